import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
const slugs = (list: { items: { slug: string }[] }) => list.items.map(item => item.slug);
const _list = async (args: string, fields = 'items { slug }') =>
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

it('gives names as plain text and texts as clean HTML, and their beginning as plain text', async () => {
  const { data } = await service.ask(
    '{ product(slug: "seal") { name description excerptText words: excerptText(length: 8) } }',
  );
  expect(data.product).toEqual({
    name: 'Seal & proof',
    description: '<p>About seal.</p>',
    excerptText: 'About seal.',
    words: 'About...',
  });
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
