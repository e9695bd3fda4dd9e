import type { Recipe } from './recipe.ts';

/** A product's purchaseNote, shown among its facts. */
export const field: Recipe = {
  heading: 'Add a field',
  edits: [
    {
      file: 'server/schema/product.graphql',
      after: '  "The shop\'s id."\n  id: ID!\n  "Its key in URLs."\n  slug: String!\n',
      put: '  "What its buyer is told after paying. Null when it has none."\n  purchaseNote: String\n',
      everywhere: true,
    },
    {
      file: 'server/upstreams/shop/wire.ts',
      after: 'export const product = z\n  .object({\n',
      put: '    purchase_note: lenient(plainText),\n',
    },
    { file: 'server/upstreams/shop/product.ts', after: "  'date_created',\n", put: "  'purchase_note',\n" },
    {
      file: 'server/resolvers/product/productFields.ts',
      after: 'export const productFields: SimpleProductResolvers = {\n',
      put: '  purchaseNote: product => product.purchase_note || null,\n',
    },
    { file: 'client/src/screens/Product/ProductFacts.graphql', after: '  weight\n', put: '  purchaseNote\n' },
    { file: 'client/src/test/products.ts', after: '  weight: null,\n', put: '  purchaseNote: null,\n' },
    {
      file: 'demo/wire/shop/product.ts',
      after: "    post_password: product.password ?? '',\n",
      put: "    purchase_note: product.purchaseNote ?? '',\n",
    },
    {
      file: 'demo/seed/types.ts',
      after: '  shortDescription: z.string(),\n',
      put: '  purchaseNote: z.string().optional(),\n',
    },
    {
      file: 'server/test/product/product.test.ts',
      after: 'const service = startEmbedded();\n',
      put: `
it('tells a buyer the note of a product', async () => {
  await service.edit('products', 'seal', { purchaseNote: 'Thank you.' });
  const { data } = await service.ask('{ told: product(slug: "seal") { purchaseNote } product(slug: "on-sale") { purchaseNote } }');
  expect([data.told.purchaseNote, data.product.purchaseNote]).toEqual(['Thank you.', null]);
});
`,
    },
  ],
  notHere: {},
  tests: ['server/test/product/product.test.ts', 'server/test/upstreams/embeddedFields.test.ts'],
};
