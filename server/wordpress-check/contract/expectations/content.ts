import assert from 'node:assert/strict';
import { type Expectation, orNotAvailable } from '../expectation.ts';
import { asAsked, pagingOf } from '../paging.ts';

/** A collection that plugins may hide: the site then shows no author, or no picture. */
const whereOpen = (expectations: Expectation[]): Expectation[] =>
  expectations.map(one => ({
    ...one,
    check: async service => {
      const refused = await service.refusal('content', `/${one.route}?per_page=1&_fields=id`).catch(() => null);
      orNotAvailable(![401, 403, 404].includes(refused?.status ?? 0), 'it is hidden; the site does without');
      await one.check(service);
    },
  }));

/** Pages, media, terms and authors. */
export const content: Expectation[] = [
  ...pagingOf({ service: 'content', route: 'wp/v2/pages', pastTheEnd: 'rest_post_invalid_page_number' }),
  asAsked('wp/v2/pages', 'content', '', ({ content, scope }, ids) => content.pages.byIds(scope(), ids, 'full')),
  {
    route: 'wp/v2/pages',
    expects: 'decodes whole, with its parent, fields and featured picture',
    async check({ content, scope, call }) {
      const { total } = await call('content', '/wp/v2/pages?per_page=100&_fields=id');
      const list = await content.pages.list(scope(), { per_page: 100 }, 'full');
      assert.equal(list.items.length, Math.min(100, total ?? 0), 'every row can be read');
    },
  },
  {
    route: 'wp/v2/pages',
    expects: 'finds several pages by a list of slugs, in the order of slugs',
    async check({ rows, content, scope }) {
      const pages = await rows('content', '/wp/v2/pages?per_page=2&_fields=id,slug');
      orNotAvailable(pages.length === 2, 'fewer than two pages');
      const slugs = pages.map(page => page.slug).join(',');
      const given = await rows('content', `/wp/v2/pages?slug=${slugs}&orderby=slug&order=desc&_fields=id,slug`);
      assert.deepEqual(
        given.map(page => page.slug),
        pages
          .map(page => page.slug)
          .toSorted()
          .toReversed(),
      );
      await content.index.facts(scope());
    },
  },
  {
    route: 'wp/v2/pages',
    expects: 'finds words by search=, without the pages of exclude=',
    async check({ rows }) {
      const [page] = await rows('content', '/wp/v2/pages?per_page=1&_fields=id,title');
      orNotAvailable(page, 'no pages');
      const found = await rows(
        'content',
        `/wp/v2/pages?search=a&orderby=relevance&exclude=${page.id}&per_page=100&_fields=id`,
      );
      assert(!found.some(row => row.id === page.id), 'what is excluded is not found');
    },
  },
  {
    route: 'wp/v2/pages',
    expects: 'shows meta fields that are registered for pages',
    async check({ capabilities: { content } }) {
      orNotAvailable(content.pageMeta === 'available', 'no fields are registered');
    },
  },
  {
    route: 'wp/v2/pages',
    expects: 'shows fields of ACF, as a map or as []',
    async check({ capabilities, rows }) {
      orNotAvailable(capabilities.content.acf === 'available', 'ACF is not there');
      const pages = await rows('content', '/wp/v2/pages?per_page=100&acf_format=standard&_fields=id,acf');
      for (const { id, acf } of pages) assert.equal(typeof acf, 'object', `acf of the page ${id}`);
    },
  },
  ...whereOpen([
    ...pagingOf({
      service: 'content',
      route: 'wp/v2/media',
      pastTheEnd: 'rest_post_invalid_page_number',
      hidesRows: true,
    }),
    asAsked('wp/v2/media', 'content', '', ({ content, scope }, ids) => content.media.byIds(scope(), ids, 'full')),
    {
      route: 'wp/v2/media',
      expects: 'decodes with the address of the original, its kind and alternative text',
      async check({ content, scope }) {
        const { items } = await content.media.list(scope(), { per_page: 100 }, 'full');
        orNotAvailable(items.length, 'no media');
        for (const { id, source_url: source } of items) assert(URL.canParse(source), `the address of ${id}`);
      },
    },
  ]),
  ...['wp/v2/categories', 'wp/v2/tags'].flatMap(route => pagingOf({ service: 'content', route, pastTheEnd: 'empty' })),
  {
    route: 'wp/v2/categories',
    expects: 'decodes, each with its parent and how many posts it has',
    async check({ content, scope, call }) {
      const { total } = await call('content', '/wp/v2/categories?per_page=1&_fields=id');
      const terms = await content.terms.categories(scope());
      assert.equal(terms.length, total);
      const ids = new Set(terms.map(term => term.id));
      for (const { id, parent } of terms) assert(!parent || ids.has(parent), `the parent of ${id} is listed`);
    },
  },
  {
    route: 'wp/v2/categories',
    expects: 'refuses a slug where an id belongs',
    async check({ refusal }) {
      const { status, code } = await refusal('content', '/wp/v2/posts?categories=no-id');
      assert.deepEqual([status, code], [400, 'rest_invalid_param']);
    },
  },
  {
    route: 'wp/v2/tags',
    expects: 'decodes',
    async check({ content, scope, call }) {
      const { total } = await call('content', '/wp/v2/tags?per_page=1&_fields=id');
      assert.equal((await content.terms.tags(scope())).length, total);
    },
  },
  ...whereOpen([
    ...pagingOf({ service: 'content', route: 'wp/v2/users', pastTheEnd: 'empty' }),
    {
      route: 'wp/v2/users',
      expects: 'shows strangers the authors of posts, with name and slug',
      async check({ content, scope, call }) {
        const { total } = await call('content', '/wp/v2/users?per_page=1&_fields=id');
        assert.equal((await content.terms.authors(scope())).length, total);
      },
    },
  ]),
];
