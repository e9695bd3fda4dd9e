import assert from 'node:assert/strict';
import { expect, type Fact, orNotAvailable, where } from '../../fact.ts';
import type { Inspection } from '../../inspection.ts';
import { asAsked, pagingOf } from '../../paging.ts';

/** A collection that plugins may hide: the site then shows no author, or no picture. */
async function open({ refusal }: Inspection, route: string): Promise<void> {
  const refused = await refusal('content', `/${route}?per_page=1&_fields=id`).catch(() => '');
  orNotAvailable(!/^40[134]/.test(refused), 'it is hidden; the site does without');
}

const countOf = async ({ call }: Inspection, route: string) =>
  (await call('content', `/${route}?per_page=1&_fields=id`)).total;

export const media: Fact = {
  expectations: where(open, [
    ...pagingOf({
      service: 'content',
      route: 'wp/v2/media',
      pastTheEnd: 'rest_post_invalid_page_number',
      hidesRows: true,
    }),
    asAsked('wp/v2/media', 'content', '', ({ content, scope }, ids) => content.media.byIds(scope(), ids, 'full')),
    ...expect('wp/v2/media', {
      async 'decodes with the address of the original, its kind and alternative text'({ content, scope }) {
        const { items } = await content.media.list(scope(), { per_page: 100 }, 'full');
        orNotAvailable(items.length, 'no media');
        for (const { id, source_url: source } of items) assert(URL.canParse(source), `the address of ${id}`);
      },
    }),
  ]),
};

export const terms: Fact = {
  expectations: [
    ...['wp/v2/categories', 'wp/v2/tags'].flatMap(route =>
      pagingOf({ service: 'content', route, pastTheEnd: 'empty' }),
    ),
    ...expect('wp/v2/categories', {
      async 'decodes, each with its parent and how many posts it has'(service) {
        const terms = await service.content.terms.categories(service.scope());
        assert.equal(terms.length, await countOf(service, 'wp/v2/categories'));
        const ids = new Set(terms.map(term => term.id));
        for (const { id, parent } of terms) assert(!parent || ids.has(parent), `the parent of ${id} is listed`);
      },
      async 'refuses a slug where an id belongs'({ refusal }) {
        assert.equal(await refusal('content', '/wp/v2/posts?categories=no-id'), '400 rest_invalid_param');
      },
    }),
    ...expect('wp/v2/tags', {
      async decodes(service) {
        const terms = await service.content.terms.tags(service.scope());
        assert.equal(terms.length, await countOf(service, 'wp/v2/tags'));
      },
    }),
  ],
};

export const authors: Fact = {
  expectations: where(open, [
    ...pagingOf({ service: 'content', route: 'wp/v2/users', pastTheEnd: 'empty' }),
    ...expect('wp/v2/users', {
      async 'shows strangers the authors of posts, with name and slug'(service) {
        const authors = await service.content.terms.authors(service.scope());
        assert.equal(authors.length, await countOf(service, 'wp/v2/users'));
      },
    }),
  ]),
};
