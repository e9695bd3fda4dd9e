import assert from 'node:assert/strict';
import { collection } from '../../collection.ts';
import { type Expectation, expect, orNotAvailable, where } from '../../fact.ts';
import type { Inspection } from '../../inspection.ts';

/** A collection that plugins may hide: the site then shows no author, or no picture. */
async function open({ refusal }: Inspection, route: string): Promise<void> {
  const refused = await refusal(`/${route}?per_page=1&_fields=id`).catch(() => '');
  orNotAvailable(!/^40[134]/.test(refused), 'it is hidden; the site does without');
}

export const media: readonly Expectation[] = where(open, [
  ...collection('wp/v2/media', {
    pastTheEnd: 'rest_post_invalid_page_number',
    hidesRows: true,
    byIds: ({ content, scope }, ids) => content.media.byIds(scope(), ids, 'full'),
  }),
  ...expect('wp/v2/media', {
    async 'decodes with the address of the original, its kind and alternative text'({ content, scope }) {
      const { items } = await content.media.list(scope(), { per_page: 100 }, 'full');
      orNotAvailable(items.length, 'no media');
      for (const { id, source_url: source } of items) assert(URL.canParse(source), `the address of ${id}`);
    },
  }),
]);

async function withParents({ content, scope }: Inspection) {
  const terms = await content.terms.categories(scope());
  const ids = new Set(terms.map(term => term.id));
  for (const { id, parent } of terms) assert(!parent || ids.has(parent), `the parent of ${id} is listed`);
  return terms;
}

export const terms: readonly Expectation[] = [
  ...collection('wp/v2/categories', {
    all: ['decodes, each with its parent and how many posts it has', withParents],
  }),
  ...expect('wp/v2/categories', {
    async 'refuses a slug where an id belongs'({ refusal }) {
      assert.equal(await refusal('/wp/v2/posts?categories=no-id'), '400 rest_invalid_param');
    },
  }),
  ...collection('wp/v2/tags', {
    all: ['decodes', ({ content, scope }) => content.terms.tags(scope())],
  }),
];

export const authors: readonly Expectation[] = where(
  open,
  collection('wp/v2/users', {
    all: [
      'shows strangers the authors of posts, with name and slug',
      ({ content, scope }) => content.terms.authors(scope()),
    ],
  }),
);
