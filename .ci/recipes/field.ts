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
    { file: 'server/upstreams/shop/product.ts', after: "    'date_created',\n", put: "    'purchase_note',\n" },
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
      put: '    purchase_note: `Note ' + '$' + '{product.id}`,\n',
    },
    {
      file: 'server/test/product/product.test.ts',
      after: 'const service = startEmbedded();\n',
      put: `
it('tells a buyer the note of a product', async () => {
  const { data } = await service.ask('{ product(slug: "seal") { id purchaseNote } }');
  expect(data.product.purchaseNote).toBe(\`Note \${data.product.id}\`);
});
`,
    },
  ],
  notHere: {},
  tests: ['server/test/product/product.test.ts'],
};
