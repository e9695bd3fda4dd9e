import type { CodegenConfig } from '@graphql-codegen/cli';
import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset';

const scalars = {
  Html: 'string',
  Decimal: 'string',
  DateTime: 'string',
  Url: 'string',
  Email: 'string',
  CurrencyCode: 'string',
  CountryCode: 'string',
};

/** Wire and model types that stand as parents of the schema's types. */
const mappers = {
  Product: '../upstreams/shop/wire.ts#Product',
  SimpleProduct: '../upstreams/shop/wire.ts#Product',
  VariableProduct: '../upstreams/shop/wire.ts#Product',
  GroupedProduct: '../upstreams/shop/wire.ts#Product',
  ExternalProduct: '../upstreams/shop/wire.ts#Product',
  ProductAttribute: '../upstreams/shop/wire.ts#ProductAttribute',
  Variation: '../upstreams/shop/wire.ts#Variation',
  Review: '../upstreams/shop/wire.ts#Review',
  ProductCategory: '../upstreams/shop/wire.ts#ProductCategory',
  ProductTag: '../upstreams/shop/wire.ts#TermLink',
  Page: '../upstreams/content/wire.ts#Page',
  Post: '../upstreams/content/wire.ts#Post',
  PostCategory: '../upstreams/content/wire.ts#Term',
  PostTag: '../upstreams/content/wire.ts#Term',
  Author: '../upstreams/content/wire.ts#Author',
  Image: '../upstreams/content/wire.ts#Picture',
  Menu: '../upstreams/content/wire.ts#Menu',
  MenuItem: '../upstreams/content/wire.ts#MenuItem',
  ProductList: '../resolvers/product.ts#ProductPage',
  SearchResult: '../resolvers/search.ts#Search',
  ProductFacets: '../catalogue/lists.ts#Facets',
  CategoryFacet: '../catalogue/lists.ts#CategoryFacet',
  Site: '../resolvers/site.ts#SiteParent',
};

const config: CodegenConfig = {
  schema: 'server/schema/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    'server/gql/types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#Context',
        mappers,
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { defaultValue: true },
      },
    },
    'client/src/gql/': {
      documents: 'client/src/**/*.graphql',
      preset: 'client',
      presetConfig: { persistedDocuments: { hashAlgorithm: 'sha256' }, fragmentMasking: false },
      config: {
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        inlineFragmentTypes: 'mask',
        customDirectives: { apolloUnmask: true },
        avoidOptionals: false,
      },
      documentTransforms: [addTypenameSelectionDocumentTransform],
    },
  },
};

export default config;
