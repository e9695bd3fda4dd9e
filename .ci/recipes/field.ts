import type { Recipe } from './recipe.ts';

/** A product's globalUniqueId, shown among its facts. */
export const field: Recipe = {
  heading: 'Add a field',
  edits: [
    {
      file: 'server/schema/product.graphql',
      after: '  "The shop\'s id."\n  id: ID!\n  "Its key in URLs."\n  slug: String!\n',
      put: '  "Its number in the trade, such as an EAN. Null when it has none."\n  globalUniqueId: String\n',
      everywhere: true,
    },
    {
      file: 'server/upstreams/shop/wire.ts',
      after: 'export const product = z\n  .object({\n',
      put: '    global_unique_id: lenient(plainText),\n',
    },
    { file: 'server/upstreams/shop/product.ts', after: "    'date_created',\n", put: "    'global_unique_id',\n" },
    {
      file: 'server/resolvers/product/product.ts',
      after: 'const productFields: SimpleProductResolvers = {\n',
      put: '  globalUniqueId: product => product.global_unique_id || null,\n',
    },
    { file: 'client/src/screens/Product/ProductFacts.graphql', after: '  weight\n', put: '  globalUniqueId\n' },
    {
      file: 'demo/wire/shop/product.ts',
      replace: "global_unique_id: '',",
      by: 'global_unique_id: `GTIN-' + '$' + '{product.id}`,',
    },
    {
      file: 'server/test/product.test.ts',
      after: 'const service = startEmbedded();\n',
      put: `
it('names a product in the trade', async () => {
  const { data } = await service.ask('{ product(slug: "seal") { id globalUniqueId } }');
  expect(data.product.globalUniqueId).toBe(\`GTIN-\${data.product.id}\`);
});
`,
    },
  ],
  notHere: {},
  tests: ['server/test/product.test.ts'],
};
