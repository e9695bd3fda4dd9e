import type { Recipe } from './recipe.ts';

const BRAND = `import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { createCollection } from '../collection.ts';
import type { ShopOptions } from './options.ts';
import { type Brand, brand } from './wire.ts';

export interface Brands {
  /** Every brand, by name. */
  all(scope: Scope): Promise<Brand[]>;
}

/** wc/v3/products/brands */
export function createBrands(options: ShopOptions): Brands {
  const collection = createCollection<Brand>({
    ...options,
    route: '/wc/v3/products/brands',
    name: 'brand',
    clock: clocks.undated,
    sets: [{ name: 'full', fields: ['id', 'slug', 'name'] }],
    decode: row => brand.parse(row),
  });
  return { all: scope => collection.all(scope, {}, 'full') };
}
`;

const SDL = `extend type Query {
  "All brands of the shop. Null when the shop does not answer."
  brands: [Brand!] @scope(of: [CATALOGUE])
}

"Who makes a product."
type Brand {
  "The shop's id."
  id: ID!
  "Its key in URLs."
  slug: String!
  "Plain text."
  name: String!
}
`;

const ROOTS = `import type { QueryResolvers } from '../../gql/types.ts';

export const brandQuery: QueryResolvers = {
  brands: (_, __, { shop, scope }) => shop.brands.all(scope),
};
`;

const TYPE = `import type { BrandResolvers } from '../../gql/types.ts';

export const Brand: BrandResolvers = { id: brand => String(brand.id) };
`;

const FACT = `import assert from 'node:assert/strict';
import { type Expectation, expect } from '../../fact.ts';
import { behindShop } from './access.ts';

export const brands: readonly Expectation[] = behindShop(
  expect('wc/v3/products/brands', {
    async 'decodes, each with its name'({ shop, scope, rows }) {
      assert.equal((await shop.brands.all(scope())).length, (await rows('/wc/v3/products/brands')).length);
    },
  }),
);
`;

const TEST = `import { expect, it } from 'vitest';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();

it('lists the brands by one call', async () => {
  const { data, calls } = await service.cost('{ brands { slug name } }');
  expect(data.brands).toEqual([{ slug: 'acme', name: 'Acme & Sons' }]);
  expect(calls).toEqual([expect.stringMatching(/^\\/wc\\/v3\\/products\\/brands\\?/)]);
});
`;

/** The brands of wc/v3/products/brands. */
export const collection: Recipe = {
  heading: 'Add a collection',
  edits: [
    {
      file: 'server/upstreams/shop/wire.ts',
      after: 'export type ProductCategory = z.output<typeof category> & { sample?: true };\n',
      put: '\nexport const brand = z.object({ id: ownId, slug, name: plainText });\nexport type Brand = z.output<typeof brand>;\n',
    },
    { file: 'server/upstreams/shop/brand.ts', content: BRAND },
    {
      file: 'server/upstreams/shop/shop.ts',
      after: "import { type Attributes, createAttributes } from './attribute.ts';\n",
      put: "import { type Brands, createBrands } from './brand.ts';\n",
    },
    { file: 'server/upstreams/shop/shop.ts', after: '  attributes: Attributes;\n', put: '  brands: Brands;\n' },
    {
      file: 'server/upstreams/shop/shop.ts',
      after: '  attributes: createAttributes(options),\n',
      put: '  brands: createBrands(options),\n',
    },
    { file: 'server/schema/brand.graphql', content: SDL },
    {
      file: 'codegen.ts',
      after: "  ProductCategory: '../upstreams/shop/wire.ts#ProductCategory as ProductCategoryModel',\n",
      put: "  Brand: '../upstreams/shop/wire.ts#Brand as BrandModel',\n",
    },
    { file: 'server/resolvers/brand/query.ts', content: ROOTS },
    { file: 'server/resolvers/brand/Brand.ts', content: TYPE },
    {
      file: 'server/resolvers/index.ts',
      after: "import type { Resolvers } from '../gql/types.ts';\n",
      put: "import { Brand } from './brand/Brand.ts';\nimport { brandQuery } from './brand/query.ts';\n",
    },
    {
      file: 'server/resolvers/index.ts',
      after: 'export const resolvers: Resolvers[] = [\n',
      put: '  { Query: brandQuery, Brand },\n',
    },
    {
      file: 'server/invalidation/webhooks/tagsOf.ts',
      replace: "product_cat: 'productCategory' }",
      by: "product_cat: 'productCategory', product_brand: 'brand' }",
    },
    { file: 'demo/data/rows.ts', replace: "| 'product_tag'", by: "| 'product_tag' | 'product_brand'" },
    {
      file: 'demo/data/ids.ts',
      after: '  product_tag: { first: 501, names: (seed: Seed) => slugs(seed.productTags) },\n',
      put: '  product_brand: { first: 551, names: (seed: Seed) => slugs(seed.brands) },\n',
    },
    {
      file: 'demo/data/plantTerms.ts',
      replace: "'product_cat' | 'product_tag', terms",
      by: "'product_cat' | 'product_tag' | 'product_brand', terms",
    },
    {
      file: 'demo/data/plantTerms.ts',
      after: "    ...plain('product_tag', seed.productTags),\n",
      put: "    ...plain('product_brand', seed.brands),\n",
    },
    { file: 'demo/seed/types.ts', after: '  productTags: SeedTerm[];\n', put: '  brands: SeedTerm[];\n' },
    {
      file: 'demo/seed/load.ts',
      after: "    productTags: rows('productTags', term),\n",
      put: "    brands: rows('brands', term),\n",
    },
    { file: 'demo/seed/brands.json', content: '[{ "slug": "acme", "name": "Acme & Sons" }]\n' },
    { file: 'demo/test/seed.ts', after: '  productTags: [],\n', put: '  brands: [],\n' },
    {
      file: 'demo/routes/shop/brands.ts',
      content: `import type { Rest } from '../../rest/rest.ts';
import { shopTermRoutes } from './productTerms.ts';

export const brands = (rest: Rest) => shopTermRoutes(rest, '/wc/v3/products/brands', 'product_brand', () => ({}));
`,
    },
    {
      file: 'demo/routes/all.ts',
      after: "import { attributes } from './shop/attributes.ts';\n",
      put: "import { brands } from './shop/brands.ts';\n",
    },
    { file: 'demo/routes/all.ts', after: '  attributes,\n', put: '  brands,\n' },
    { file: 'server/wordpress-check/facts/shop/brands.ts', content: FACT },
    {
      file: 'server/wordpress-check/facts.ts',
      after: "import { access } from './facts/shop/access.ts';\n",
      put: "import { brands } from './facts/shop/brands.ts';\n",
    },
    {
      file: 'server/wordpress-check/facts.ts',
      replace: 'attributes, variations',
      by: 'attributes, brands, variations',
    },
    {
      file: 'server/test/seed.ts',
      after: "  productTags: [{ slug: 'tamper', name: 'tamper', description: '' }],\n",
      put: "  brands: [{ slug: 'acme', name: 'Acme & Sons', description: '' }],\n",
    },
    { file: 'server/test/product/brand.test.ts', content: TEST },
  ],
  notHere: { 8: 'no row of another type names a brand' },
  tests: [
    'server/test/product/brand.test.ts',
    'server/test/graphql/schema.test.ts',
    'server/test/graphql/personalRoots.test.ts',
  ],
};
