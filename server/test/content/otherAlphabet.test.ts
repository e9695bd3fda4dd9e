import { beforeAll, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();

const TYPED = 'новости-рынка';
/** As WordPress keeps it. */
const KEPT = encodeURIComponent(TYPED).toLowerCase();

beforeAll(async () => {
  for (const [list, slug] of [
    ['categories', 'void'],
    ['tags', 'seals'],
    ['products/categories', 'seals'],
    ['products/tags', 'tamper'],
  ] as const)
    await service.edit(list, slug, { slug: KEPT });
  await service.gateway.services.catalogue.refresh(true);
  await service.cold();
});

it.each([
  ['posts(filter: { category: $slug })', 1],
  ['posts(filter: { tag: $slug })', 14],
  ['products(filter: { categorySlugs: [$slug] })', 3],
  ['products(filter: { tag: $slug })', 1],
])('lists %s, however its slug is written', async (list, totalItems) => {
  const query = `query ($slug: String!) { list: ${list} { pageInfo { totalItems } } }`;
  for (const slug of [TYPED, KEPT, encodeURIComponent(TYPED)])
    expect((await service.ask(query, { slug })).data.list).toEqual({ pageInfo: { totalItems } });
});

it.each([
  ['categorySlugs: [$slug]', 3],
  ['tag: $slug', 1],
])('lists products by %s before the index is there, too', async (filter, found) => {
  const query = `query ($slug: String!) { products(filter: { ${filter} }, perPage: 100) { items { id } } }`;
  for (const slug of [TYPED, KEPT])
    expect((await ask(service.another(), query, { slug })).data.products.items).toHaveLength(found);
});

it('leads from a keyword of the shop to the search for its words', async () => {
  const query = 'query ($path: String!) { route(path: $path) { ... on Redirect { to } } }';
  const to = `/catalog?${new URLSearchParams({ search: 'новости рынка' })}`;
  for (const slug of [TYPED, KEPT])
    expect((await service.ask(query, { path: `/product-tag/${slug}` })).data.route).toEqual({ to });
});

it('takes a category out of the filter that its slug put there', async () => {
  const query = `query ($slug: String!) { products(filter: { categorySlugs: [$slug] }) {
    facets { categories { category { slug } selected input } } } }`;
  const { data } = await service.ask(query, { slug: TYPED });
  const { categories } = data.products.facets;
  expect(categories.filter(({ selected }: { selected: boolean }) => selected)).toEqual([
    { category: { slug: KEPT }, selected: true, input: { categories: [], categorySlugs: [] } },
  ]);
});
