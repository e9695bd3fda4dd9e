import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
const slugs = (list: { items: { slug: string }[] }) => list.items.map(item => item.slug);
const list = async (args: string, fields = 'items { slug }') =>
  (await service.ask(`{ products(${args}) { ${fields} pageInfo { page perPage totalItems totalPages hasNextPage } } }`))
    .data.products;

it('shows a hidden product at its own address and in no list', async () => {
  const { data } = await service.ask('{ product(slug: "unlisted") { slug catalogVisibility } }');
  expect(data.product).toEqual({ slug: 'unlisted', catalogVisibility: 'HIDDEN' });
  const all = await list('perPage: 100');
  expect(slugs(all)).not.toContain('unlisted');
  expect(slugs(all)).not.toContain('only-search');
  expect(slugs(all)).toContain('only-catalog');
  expect(slugs(await list('filter: { search: "stripe" }'))).toEqual(['only-search']);
});

it('lists a page of products in one call, in the order of the index', async () => {
  const { data, calls } = await service.cost(
    '{ products(filter: { categorySlugs: ["rolls"] }, sort: { field: PRICE, order: ASC }, perPage: 3, page: 2) { items { slug price { amount } } pageInfo { page perPage totalPages hasNextPage hasPreviousPage } sample } }',
  );
  expect(data.products.items).toEqual([
    { slug: 'roll-4', price: { amount: '4.50' } },
    { slug: 'roll-5', price: { amount: '5.50' } },
    { slug: 'roll-6', price: { amount: '6.50' } },
  ]);
  expect(data.products.pageInfo).toMatchObject({ page: 2, perPage: 3, hasNextPage: true, hasPreviousPage: true });
  expect(data.products.sample).toBe(false);
  expect(calls).toHaveLength(1);
});

it.each([
  ['page: 0', 'page'],
  ['page: -3', 'page'],
  ['perPage: 0', 'perPage'],
  ['perPage: 101', 'perPage'],
])('refuses products(%s)', async (args, name) => {
  const { data, errors } = await service.ask(`{ products(${args}) { items { id } } }`);
  expect(data).toEqual({ products: null });
  expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
  expect(errors[0]!.message).toContain(name);
});

it('answers an empty page with the totals past the end, without a call', async () => {
  const { data, calls } = await service.cost(
    '{ products(page: 90) { items { id } pageInfo { page totalItems hasNextPage } } }',
  );
  expect(data.products).toEqual({ items: [], pageInfo: { page: 90, totalItems: 39, hasNextPage: false } });
  expect(calls).toEqual([]);
});

it.each([
  ['filter: { onSale: true }', ['seal', 'on-sale']],
  ['filter: { featured: true }', ['on-sale']],
  ['filter: { tag: "tamper" }', ['seal']],
  ['filter: { type: GROUPED }', ['kit']],
  ['filter: { categorySlugs: ["security"], onSale: true }', ['seal', 'on-sale']],
  ['filter: { categorySlugs: ["no-such"] }', []],
  ['filter: { categories: ["seals"] }', []],
  ['filter: { minPrice: "30", maxPrice: "31" }', ['seal', 'roll-30']],
  ['filter: { search: "ROLL-07" }', ['roll-7']],
  ['filter: { search: "seal-s-b" }', ['seal']],
])('filters by %s', async (args, expected) => {
  expect(slugs(await list(`${args}, perPage: 50`)).toSorted()).toEqual([...expected].toSorted());
});

it.each([
  ['TITLE, order: ASC', ['backordered', 'counted']],
  ['POPULARITY, order: ASC', ['roll-30', 'roll-29']],
  ['RECOMMENDED, order: DESC', ['on-sale', 'roll-30']],
  ['DATE, order: ASC', ['roll-1', 'roll-2']],
  ['PRICE, order: DESC', ['on-sale', 'seal']],
])('sorts by %s', async (sort, first) => {
  expect(slugs(await list(`sort: { field: ${sort} }, perPage: 2`))).toEqual(first);
});

it('has products with a price for a shelf where the shop puts none forward', async () => {
  await service.edit('products', 'on-sale', { featured: false });
  const gateway = service.another();
  await gateway.ready();
  const args = 'filter: { minPrice: "0.01" }, sort: { field: RECOMMENDED }, perPage: 40';
  const shelf = slugs((await ask(gateway, `{ products(${args}) { items { slug } } }`)).data.products);
  expect(shelf.slice(0, 2)).toEqual(['roll-30', 'roll-29']);
  expect(shelf).not.toContain('on-request');
});

it('puts products without a price last, whichever way prices run', async () => {
  for (const order of ['ASC', 'DESC']) {
    const all = slugs(await list(`sort: { field: PRICE, order: ${order} }, perPage: 100`));
    expect(all.slice(-1)).toEqual(['on-request']);
  }
});

it('counts what each further choice would leave', async () => {
  const { facets } = await list(
    'filter: { categorySlugs: ["seals"] }',
    'facets { allCategories onSale { count } featured { count } categories { category { slug } count selected } }',
  );
  expect(facets).toMatchObject({ allCategories: 39, onSale: { count: 2 }, featured: { count: 1 } });
  expect(facets.categories).toContainEqual({ category: { slug: 'seals' }, count: 3, selected: true });
  expect(facets.categories).toContainEqual({ category: { slug: 'security' }, count: 3, selected: false });
});
