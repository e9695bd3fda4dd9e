import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seed } from '../../../demo/seed/index.ts';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
const full = startEmbedded({ seed });
const choose = async (options: [string, string][], slug = 'seal', { ask } = service) => {
  const { data, errors } = await ask(
    'query ($slug: String, $options: [AttributeChoice!]!) { product(slug: $slug) { ... on VariableProduct { variation(options: $options) { sku } } } }',
    { slug, options: options.map(([attribute, value]) => ({ attribute, value })) },
  );
  expect(errors).toEqual([]);
  return data.product.variation?.sku ?? null;
};

it("lists a product's variations in the shop's order", async () => {
  const { data, calls } = await service.cost(`{ product(slug: "seal") { ... on VariableProduct { variations {
    sku attributes { name slug value valueSlug } price { amount } regularPrice { amount } salePrice { amount } discountPercent onSale
    stock { inStock } description weight dimensions { length }
  } } } }`);
  expect(data.product.variations.map((row: { sku: string }) => row.sku)).toEqual(['SEAL-S-R', 'SEAL-L', 'SEAL-S-B']);
  expect(data.product.variations[0]).toMatchObject({
    attributes: [
      { name: 'Size', slug: 'size', value: 'Small', valueSlug: 's' },
      { name: 'Print colour', slug: 'print-colour', value: 'Red', valueSlug: 'red' },
    ],
    price: { amount: '24.00' },
    regularPrice: { amount: '30.00' },
    salePrice: { amount: '24.00' },
    discountPercent: 20,
    onSale: true,
    stock: { inStock: true },
    dimensions: null,
  });
  expect(calls.filter(path => path.startsWith('/wc/v3/variations'))).toHaveLength(1);
});

it('has no price for a variation on request', async () => {
  const { data } = await service.ask(
    '{ product(slug: "seal") { ... on VariableProduct { variations { sku price { amount } } } } }',
  );
  expect(data.product.variations[2]).toEqual({ sku: 'SEAL-S-B', price: null });
});

it.each([
  [
    'by keys',
    [
      ['size', 's'],
      ['print-colour', 'red'],
    ],
    'SEAL-S-R',
  ],
  [
    'by names',
    [
      ['Size', 'Small'],
      ['Print colour', 'Blue'],
    ],
    'SEAL-S-B',
  ],
  [
    'whatever the case',
    [
      ['SIZE', 'small'],
      ['print colour', 'RED'],
    ],
    'SEAL-S-R',
  ],
  [
    "with the shop's own prefix",
    [
      ['pa_size', 's'],
      ['print-colour', 'blue'],
    ],
    'SEAL-S-B',
  ],
  [
    'where an attribute is open and matches anything',
    [
      ['size', 'l'],
      ['print-colour', 'blue'],
    ],
    'SEAL-L',
  ],
  ['as none when an attribute is not chosen', [['size', 'l']], null],
  ['as none when nothing is chosen', [], null],
  [
    'as none for an unknown option',
    [
      ['size', 'xl'],
      ['print-colour', 'red'],
    ],
    null,
  ],
] as [string, [string, string][], string | null][])('finds the variation %s', async (_name, options, sku) => {
  expect(await choose(options)).toBe(sku);
});

it.each([
  ['with what does not vary, by name', ['Size', '25 × 12 mm'], 'WRK-RB-2512-04'],
  ['with what does not vary, by key', ['pa_size', '25-x-12-mm'], 'WRK-RB-2512-04'],
  ['as none of a size that the product does not have', ['Size', 'nonsense'], null],
  ['as none of a size of other products', ['Size', '38 × 19 mm'], null],
  ['as none by an attribute that the product does not have', ['Finish', 'Matt'], null],
] as [string, [string, string], string | null][])('finds the blue variation %s', async (_name, other, sku) => {
  expect(await choose([['Colour', 'Blue'], other], 'repair-bench-label-set', full)).toBe(sku);
});

it('finds the variation that GraphiQL begins with', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../graphql/graphiql.graphql'), 'utf8');
  const { data, errors } = await full.ask(/^query Variation \{.*?^\}/ms.exec(text)![0]);
  expect(errors).toEqual([]);
  expect(data.product.variation).toMatchObject({ sku: expect.any(String), price: { amount: expect.any(String) } });
});

it('asks once for the variations of several products', async () => {
  const { calls } = await service.cost(
    '{ products(filter: { type: VARIABLE }) { items { slug ... on VariableProduct { variations { sku } variation(options: []) { sku } } } } }',
  );
  expect(calls.filter(path => path.includes('variations'))).toHaveLength(1);
});

it('tells options of a product apart that differ by a sign alone', async () => {
  const names = ['A3', 'A3+', '20 °C', '-20 °C', '+', '–'];
  const attributes = [{ global: null, name: 'Format', visible: true, variation: true, options: names }];
  await service.edit('products', 'seal', { attributes });
  const made = { 'SEAL-S-R': 'A3', 'SEAL-L': 'A3+', 'SEAL-S-B': '–' };
  for (const [sku, Format] of Object.entries(made)) await service.edit('variations', sku, { attributes: { Format } });
  await service.cold();
  const { options } = (await service.ask('{ product(slug: "seal") { attributes { options { name slug } } } }')).data
    .product.attributes[0];
  const keys: string[] = options.map(({ slug }: { slug: string }) => slug);
  expect(new Set(keys.filter(Boolean)).size).toBe(names.length);
  for (const [sku, name] of Object.entries(made))
    expect(await choose([['format', keys[names.indexOf(name)]!]])).toBe(sku);
});

it("finds a variation by an attribute of the product's own, whatever slug WordPress makes of its name", async () => {
  for (const name of ['Größe', 'Размер', 'Couleur d’impression', 'Ø']) {
    const attributes = [{ global: null, name, visible: true, variation: true, options: ['S', 'L'] }];
    await service.edit('products', 'seal', { attributes });
    for (const [sku, size] of [
      ['SEAL-S-R', 'S'],
      ['SEAL-L', 'L'],
    ] as const)
      await service.edit('variations', sku, { attributes: { [name]: size } });
    await service.cold();
    expect([await choose([[name, 'S']]), await choose([[name, 'L']])]).toEqual(['SEAL-S-R', 'SEAL-L']);
  }
});
