import type { Picture } from '../../artwork/picture.ts';
import type { SeedPost } from '../types.ts';

/** The cover is drawn from its own description and carries its own alternative text. */
export type Cover = Picture & { alt: string; caption?: string };

export interface PostDraft {
  slug: string;
  title: string;
  date: string;
  category: string[];
  tags: string[];
  author: 'anele' | 'pieter' | 'chanda';
  /** one or two sentences; empty when the editor wrote none */
  excerpt: string;
  content: string;
  cover?: Cover;
  comments?: 'open' | 'closed';
  more?: Partial<SeedPost>;
}

export function seedPost(draft: PostDraft): SeedPost {
  return {
    slug: draft.slug,
    title: draft.title,
    content: draft.content.trim(),
    excerpt: draft.excerpt && `<p>${draft.excerpt}</p>`,
    date: draft.date,
    modified: draft.date,
    status: 'publish',
    author: draft.author,
    featuredMedia: draft.cover && `cover-${draft.slug}`,
    categories: draft.category,
    tags: draft.tags,
    commentStatus: draft.comments ?? 'open',
    sticky: false,
    ...draft.more,
  };
}
