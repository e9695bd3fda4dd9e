import assert from 'node:assert/strict';
import { z } from 'zod';
import type { ContentCapabilities } from '../../capabilities.ts';
import { collection } from '../../collection.ts';
import type { ContentService } from '../../examination.ts';
import { type Expectation, expect, orNotAvailable } from '../../fact.ts';
import { read } from '../../reply.ts';

const ROUTE = 'wp/v2/pages';

/** PHP sends a map without keys as a list. */
const shown = z.array(z.object({ meta: z.looseObject({}).or(z.array(z.unknown())).optional(), acf: z.unknown() }));

/** Every page shows the fields that are registered for pages; ACF shows its own although they are empty. */
export async function readPageFields(content: ContentService): Promise<Pick<ContentCapabilities, 'pageMeta' | 'acf'>> {
  const reply = await content.ask(`/${ROUTE}?per_page=1&_fields=id,meta,acf`);
  const [page] = read(reply, shown) ?? [];
  if (!page) return { pageMeta: 'unknown', acf: 'unknown' };
  const names = Object.keys(page.meta ?? {}).filter(name => !name.startsWith('_') && name !== 'footnotes');
  return { pageMeta: names.length ? 'available' : 'absent', acf: 'acf' in page ? 'available' : 'absent' };
}

export const pages: readonly Expectation[] = [
  ...collection(ROUTE, {
    pastTheEnd: 'rest_post_invalid_page_number',
    byIds: ({ content, scope }, ids) => content.pages.byIds(scope(), ids, 'full'),
    hundred: [
      'decodes whole, with its parent, fields and featured picture',
      async ({ content, scope }) => (await content.pages.list(scope(), { per_page: 100 }, 'full')).items,
    ],
  }),
  ...expect(ROUTE, {
    async 'finds several pages by a list of slugs, in the order of slugs'({ rows, content, scope }) {
      // Pages below different ones may have one slug.
      const newest = await rows(`/${ROUTE}?per_page=5&_fields=id,slug`);
      const slugs = [...new Set(newest.map(page => page.slug))].slice(0, 2);
      orNotAvailable(slugs.length === 2, 'fewer than two pages');
      const given = await rows(`/${ROUTE}?slug=${slugs}&orderby=slug&order=desc&_fields=id,slug`);
      const inOrder = [...new Set(given.map(page => page.slug))];
      assert.deepEqual(inOrder, slugs.toSorted().toReversed());
      await content.index.facts(scope());
    },
    async 'lists by slug= every page of that slug, each with its parent and its own path in link'({ rows }) {
      const all = await rows(`/${ROUTE}?per_page=100&_fields=id,slug`);
      const [slug, ids] = [...Map.groupBy(all, row => row.slug)].find(([, named]) => named.length > 1) ?? [];
      orNotAvailable(ids, 'no two pages have one slug');
      const named = await rows(`/${ROUTE}?slug=${slug}&per_page=100&_fields=id,parent,link`);
      const found = new Set(named.map(({ id }) => id));
      for (const { id } of ids) assert(found.has(id), `the page ${id}`);
      assert.equal(new Set(named.map(({ parent }) => parent)).size, named.length, 'each stands below another page');
      assert.equal(new Set(named.map(({ link }) => link)).size, named.length, 'each has a path of its own');
    },
    async 'finds words by search=, without the pages of exclude='({ rows }) {
      const [page] = await rows(`/${ROUTE}?per_page=1&_fields=id,title`);
      orNotAvailable(page, 'no pages');
      const query = `search=a&orderby=relevance&exclude=${page.id}&per_page=100&_fields=id`;
      for (const { id } of await rows(`/${ROUTE}?${query}`))
        assert.notEqual(id, page.id, 'what is excluded is not found');
    },
    'shows meta fields that are registered for pages'({ capabilities: { content } }) {
      orNotAvailable(content.pageMeta === 'available', 'no fields are registered');
    },
    async 'shows fields of ACF, as a map or as []'({ capabilities, rows }) {
      orNotAvailable(capabilities.content.acf === 'available', 'ACF is not there');
      for (const { id, acf } of await rows(`/${ROUTE}?per_page=100&acf_format=standard&_fields=id,acf`))
        assert.equal(typeof acf, 'object', `acf of the page ${id}`);
    },
  }),
];
