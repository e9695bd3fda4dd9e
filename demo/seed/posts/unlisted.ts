import type { PostDraft } from './draft.ts';

/** Posts a visitor does not see, or not whole. */
export const unlistedPosts: PostDraft[] = [
  {
    slug: 'ink-prices-next-year',
    title: 'Ink prices next year',
    date: '2026-11-16T16:40:00',
    category: ['press-notes'],
    tags: ['press'],
    author: 'pieter',
    excerpt: '',
    content: '<p>Waiting for the second supplier. Do not publish before the 1st.</p>',
    more: { status: 'draft' },
  },
  {
    slug: 'notes-for-the-night-shift',
    title: 'Notes for the night shift',
    date: '2026-10-15T18:00:00',
    category: ['press-notes'],
    tags: ['press'],
    author: 'pieter',
    excerpt: '',
    content:
      '<p>Station 3 runs warm after midnight. Stop at 55 °C, not at the alarm. The key to the film store hangs where it always hung.</p>',
    more: { status: 'private' },
  },
  {
    slug: 'reseller-price-breaks',
    title: 'Price breaks for resellers',
    date: '2026-08-11T08:30:00',
    category: ['packaging'],
    tags: ['tape', 'procedures'],
    author: 'chanda',
    excerpt: 'For resellers with the password from their welcome letter.',
    comments: 'closed',
    content:
      '<p>Tape from 15 boxes: 12 per cent. From 40 boxes: 18 per cent. Void labels from 25 rolls: ask, because it depends on the film.</p>',
    more: { password: 'dock-7' },
  },
];
