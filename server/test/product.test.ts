import { describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { startEmbedded } from './embedded.ts';

const service = startEmbedded();
const slugs = (list: { items: { slug: string }[] }) => list.items.map(item => item.slug);
const list = async (args: string, fields = 'items { slug }') =>
  (await service.ask(`{ products(${args}) { ${fields} pageInfo { page perPage totalItems totalPages hasNextPage } } }`))
    .data.products;

it('answers a product by its slug in one call for published rows', async () => {
  const { data, calls } = await service.cost(
    '{ product(slug: "on-sale") { slug name path url sku price { amount currency } regularPrice { amount } salePrice { amount } discountPercent onSale pricesIncludeTax } }',
  );
  expect(data.product).toEqual({
    slug: 'on-sale',
    name: 'on-sale',
    path: '/product/on-sale',
    url: 'http://localhost:4000/product/on-sale',
    sku: null,
    price: { amount: '42.72', currency: 'ZAR' },
    regularPrice: { amount: '53.40' },
    salePrice: { amount: '42.72' },
    discountPercent: 20,
    onSale: true,
    pricesIncludeTax: true,
  });
  expect(calls).toEqual([expect.stringMatching(/^\/wc\/v3\/products\?status=publish&include=\d+&/)]);
});

it('answers of attributes and values those that are asked for by their keys', async () => {
  const { data } = await service.ask(
    `{
      seal: product(slug: "seal") { all: attributes { slug } some: attributes(slugs: ["size", "none"]) { slug } none: attributes(slugs: []) { slug } }
      sale: product(slug: "on-sale") { packs: meta(keys: ["pack"]) { key } others: meta(keys: ["core"]) { key } }
    }`,
  );
  expect(data.seal.all.length).toBeGreaterThan(1);
  expect(data.seal.some).toEqual([{ slug: 'size' }]);
  expect(data.seal.none).toEqual([]);
  expect(data.sale).toEqual({ packs: [{ key: 'pack' }], others: [] });
});

it('answers the same product by its id', async () => {
  const { data } = await service.ask('{ product(slug: "on-sale") { id } }');
  const byId = await service.ask('query ($id: ID) { product(id: $id) { slug } }', { id: data.product.id });
  expect(byId.data.product.slug).toBe('on-sale');
});

it.each(['', '(slug: "seal", id: "1")', '(slug: null)'])(
  'refuses product%s, which does not name one thing',
  async args => {
    const { data, errors } = await service.ask(`{ product${args} { id } }`);
    expect(data).toEqual({ product: null });
    expect(errors[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' }, path: ['product'] });
  },
);

it.each(['slug: "no-such-thing"', 'slug: ""', 'id: "999999"', 'id: "seal"', 'id: "-1"'])(
  'answers null without an error for %s',
  async arg => {
    expect(await service.ask(`{ product(${arg}) { id } }`)).toEqual({ data: { product: null }, errors: [] });
  },
);

it('shows no draft by slug or by id, although the key may see it', async () => {
  const draft = service.demo.database.all('products').find(row => row.slug === 'draft-product')!;
  const { data } = await service.ask(
    `{ bySlug: product(slug: "draft-product") { id } byId: product(id: "${draft.id}") { id } products(filter: { search: "okapi" }) { items { id } } }`,
  );
  expect(data).toEqual({ bySlug: null, byId: null, products: { items: [] } });
});

it('shows a hidden product at its own address and in no list', async () => {
  const { data } = await service.ask('{ product(slug: "unlisted") { slug catalogVisibility } }');
  expect(data.product).toEqual({ slug: 'unlisted', catalogVisibility: 'HIDDEN' });
  const all = await list('perPage: 100');
  expect(slugs(all)).not.toContain('unlisted');
  expect(slugs(all)).not.toContain('only-search');
  expect(slugs(all)).toContain('only-catalog');
  expect(slugs(await list('filter: { search: "stripe" }'))).toEqual(['only-search']);
});

it('has no price at all, never 0, for a product on request', async () => {
  const { data } = await service.ask(
    '{ product(slug: "on-request") { price { amount } regularPrice { amount } salePrice { amount } discountPercent } }',
  );
  expect(data.product).toEqual({ price: null, regularPrice: null, salePrice: null, discountPercent: null });
});

it('writes amounts with the decimals of their currency', async () => {
  const { data } = await service.ask('{ product(slug: "roll-3") { price { amount currency } } }');
  expect(data.product.price).toEqual({ amount: '3.50', currency: 'ZAR' });
});

it.each([
  ['roll-1', { status: 'IN_STOCK', managed: false, quantity: null, backorders: 'NO', inStock: true }],
  ['counted', { status: 'IN_STOCK', managed: true, quantity: 7, backorders: 'NO', inStock: true }],
  ['sold-out', { status: 'OUT_OF_STOCK', managed: false, quantity: null, backorders: 'NO', inStock: false }],
  ['backordered', { status: 'ON_BACKORDER', managed: true, quantity: 0, backorders: 'NOTIFY', inStock: false }],
])('says of %s what can be had', async (slug, stock) => {
  const { data } = await service.ask(
    `{ product(slug: "${slug}") { stock { status managed quantity backorders inStock } } }`,
  );
  expect(data.product.stock).toEqual(stock);
});

it('gives names as plain text and texts as clean HTML', async () => {
  const { data } = await service.ask('{ product(slug: "seal") { name description } }');
  expect(data.product).toEqual({ name: 'Seal & proof', description: '<p>About seal.</p>' });
});

it("says a product's minimum, data sheet and price breaks, and nothing where the shop wrote nonsense", async () => {
  const fields = 'minimumQuantity dataSheet priceBreaks { quantity price { amount currency } }';
  const ask = async (slug: string) => (await service.ask(`{ product(slug: "${slug}") { ${fields} } }`)).data.product;
  await service.edit('products', 'roll-7', {
    meta: { min_order_qty: '4', data_sheet: '{{home}}/wp-content/uploads/sheet.pdf', price_breaks: '10:6.5, 5:7' },
  });
  await service.edit('products', 'roll-8', {
    meta: { min_order_qty: 'many', data_sheet: 'javascript:alert(1)', price_breaks: '{"broken' },
  });
  await service.cold();
  expect(await ask('roll-7')).toEqual({
    minimumQuantity: 4,
    dataSheet: '/wp-content/uploads/sheet.pdf',
    priceBreaks: [
      { quantity: 5, price: { amount: '7.00', currency: 'ZAR' } },
      { quantity: 10, price: { amount: '6.50', currency: 'ZAR' } },
    ],
  });
  expect(await ask('roll-8')).toEqual({ minimumQuantity: null, dataSheet: null, priceBreaks: [] });
});

it('lets only the named meta values through, as plain text', async () => {
  const { data } = await service.ask('{ product(slug: "on-sale") { meta { key value } } }');
  expect(data.product.meta).toEqual([{ key: 'pack', value: '500 & more' }]);
});

it('answers each type with its own fields', async () => {
  const { data, errors } = await service.ask(`{
    variable: product(slug: "seal") { __typename type ... on VariableProduct { priceRange { min { amount } max { amount } } } }
    grouped: product(slug: "kit") { __typename ... on GroupedProduct { products { slug } } }
    external: product(slug: "elsewhere") { __typename ... on ExternalProduct { externalUrl buttonText } }
  }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({
    variable: {
      __typename: 'VariableProduct',
      type: 'VARIABLE',
      priceRange: { min: { amount: '24.00' }, max: { amount: '40.50' } },
    },
    grouped: { __typename: 'GroupedProduct', products: [{ slug: 'roll-2' }, { slug: 'roll-1' }, { slug: 'unlisted' }] },
    external: { __typename: 'ExternalProduct', externalUrl: 'https://shop.example/thing', buttonText: 'Buy there' },
  });
});

it('names attributes and preselected options with their keys', async () => {
  const { data } = await service.ask(
    '{ product(slug: "seal") { attributes { name slug variation options { name slug } } defaultAttributes { slug value valueSlug } } }',
  );
  expect(data.product).toEqual({
    attributes: [
      {
        name: 'Size',
        slug: 'size',
        variation: true,
        options: [
          { name: 'Small', slug: 's' },
          { name: 'Large', slug: 'l' },
        ],
      },
      {
        name: 'Print colour',
        slug: 'print-colour',
        variation: true,
        options: [
          { name: 'Red', slug: 'red' },
          { name: 'Blue', slug: 'blue' },
        ],
      },
    ],
    defaultAttributes: [{ slug: 'size', value: 'Large', valueSlug: 'l' }],
  });
});

it('brings a product with all its neighbours, variations and reviews in three calls', async () => {
  const { data, calls } = await service.cost(`{ product(slug: "seal") {
    name related(first: 8) { slug price { amount } } upsells { slug price { amount } } crossSells { slug price { amount } }
    reviews { items { rating } } ... on VariableProduct { variations { sku } }
  } }`);
  expect(slugs({ items: data.product.upsells })).toEqual(['roll-1']);
  expect(slugs({ items: data.product.crossSells })).toEqual(['roll-2']);
  expect(data.product.related.length).toBeGreaterThan(1);
  expect(calls.toSorted()).toEqual([
    expect.stringMatching(/^\/wc\/v3\/products\/reviews\?/),
    expect.stringMatching(/^\/wc\/v3\/products\?/),
    expect.stringMatching(/^\/wc\/v3\/variations\?/),
  ]);
});

it('offers no hidden product beside another, and a set with all its parts', async () => {
  const { data, calls } = await service.cost(`{
    seal: product(slug: "seal") { description crossSells { slug description } }
    kit: product(slug: "kit") { description ... on GroupedProduct { products { slug description } } }
  }`);
  expect(slugs({ items: data.seal.crossSells })).toEqual(['roll-2']);
  expect(slugs({ items: data.kit.products })).toEqual(['roll-2', 'roll-1', 'unlisted']);
  expect(calls).toHaveLength(1);
});

it('offers no hidden product beside another before the index is there either', async () => {
  const { data } = await ask(
    service.another(),
    `{
      seal: product(slug: "seal") { description crossSells { slug name } upsells { slug name } }
      kit: product(slug: "kit") { description ... on GroupedProduct { products { slug name } } }
    }`,
  );
  expect(slugs({ items: data.seal.upsells })).toEqual(['roll-1']);
  expect(slugs({ items: data.seal.crossSells })).toEqual(['roll-2']);
  expect(slugs({ items: data.kit.products })).toEqual(['roll-2', 'roll-1', 'unlisted']);
});

it('takes links to neighbours from the index alone', async () => {
  const { data, calls } = await service.cost('{ product(slug: "seal") { name related { slug name path } } }');
  expect(data.product.related[0]).toEqual({
    slug: expect.any(String),
    name: expect.any(String),
    path: expect.any(String),
  });
  expect(calls).toHaveLength(1);
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

describe('the odd things of a real shop', () => {
  const PRICES = 'price { amount } regularPrice { amount } salePrice { amount } onSale saleFrom saleTo purchasable';
  const read = async (slug: string, fields = PRICES) =>
    (
      await service.cost(
        `query { product(slug: "${slug}") { ${fields} ... on VariableProduct { variations { sku salePrice { amount } } } } }`,
      )
    ).data.product;

  it('tells nobody of a sale that is to come', async () => {
    const later = { saleFrom: '2999-01-01T00:00:00', saleTo: '2999-02-01T00:00:00' };
    await service.edit('products', 'roll-2', { salePrice: '1.00', ...later });
    const product = await read('roll-2');
    expect(product).toMatchObject({ onSale: false, salePrice: null, saleFrom: null, saleTo: null });
    expect(product.price).toEqual({ amount: '2.50' });
    const { variations } = await read('seal');
    expect(variations.filter((one: { salePrice: unknown }) => one.salePrice)).toEqual([
      { sku: 'SEAL-S-R', salePrice: { amount: '24.00' } },
    ]);
  });

  it('rounds a price that has more digits than its currency', async () => {
    await service.edit('products', 'roll-3', { regularPrice: '3.005' });
    expect((await read('roll-3')).price).toEqual({ amount: '3.01' });
  });

  it('sells none of what one order takes one of and has a minimum above one', async () => {
    await service.edit('products', 'roll-4', { soldIndividually: true, meta: { min_order_qty: '5' } });
    expect(await read('roll-4', 'purchasable soldIndividually minimumQuantity')).toEqual({
      ...{ purchasable: false, soldIndividually: true, minimumQuantity: 5 },
    });
    const { data } = await service.ask('{ diagnostics { checks { id status detail } } }');
    expect(data.diagnostics.checks.find((check: { id: string }) => check.id === 'minimums')).toMatchObject({
      ...{ status: 'WARNING', detail: expect.stringMatching(/nobody can buy them: Roll 04 \(\d+\)$/) },
    });
  });

  it('leads from the number of a product to it', async () => {
    const { id } = service.demo.database.all('products').find(row => row.slug === 'roll-5')!;
    const to = async (path: string) =>
      (await service.ask(`{ route(path: "${path}") { ... on Redirect { to status } } }`)).data.route;
    expect(await to(`/product/${id}`)).toEqual({ to: '/product/roll-5', status: 301 });
    expect(await to('/product/999999')).toBeNull();
  });
});
