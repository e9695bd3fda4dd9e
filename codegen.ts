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
  FilterValue: 'unknown',
};

/** Wire and model types that stand as parents of the schema's types. */
const mappers = {
  Product: '../upstreams/shop/wire.ts#Product as ProductModel',
  SimpleProduct: '../upstreams/shop/wire.ts#Product as SimpleProductModel',
  VariableProduct: '../upstreams/shop/wire.ts#Product as VariableProductModel',
  GroupedProduct: '../upstreams/shop/wire.ts#Product as GroupedProductModel',
  ExternalProduct: '../upstreams/shop/wire.ts#Product as ExternalProductModel',
  ProductAttribute: '../upstreams/shop/wire.ts#ProductAttribute as ProductAttributeModel',
  Variation: '../upstreams/shop/wire.ts#Variation as VariationModel',
  ReviewList: '../resolvers/review/review.ts#ReviewPage as ReviewListModel',
  Review: '../upstreams/shop/wire.ts#Review as ReviewModel',
  ProductCategory: '../upstreams/shop/wire.ts#ProductCategory as ProductCategoryModel',
  ProductTag: '../upstreams/shop/wire.ts#TermLink as ProductTagModel',
  Cart: '../commerce/carts/carts.ts#ShownCart as CartModel',
  CartNotice: '../commerce/carts/notices.ts#Notice as CartNoticeModel',
  CartTotals: '../upstreams/store/wire.ts#StoreTotals as CartTotalsModel',
  CartItem: '../upstreams/store/wire.ts#StoreCartItem as CartItemModel',
  CartCoupon: '../upstreams/store/wire.ts#StoreCoupon as CartCouponModel',
  CartFee: '../upstreams/store/wire.ts#StoreFee as CartFeeModel',
  ShippingPackage: '../upstreams/store/wire.ts#StorePackage as ShippingPackageModel',
  ShippingRate: '../upstreams/store/wire.ts#StoreRate as ShippingRateModel',
  Address: '../upstreams/store/wire.ts#StoreAddress as AddressModel',
  Order: '../upstreams/store/wire.ts#StoreOrder as OrderModel',
  OrderItem: '../upstreams/store/wire.ts#StoreCartItem as OrderItemModel',
  Operator: '../resolvers/operator/operator.ts#OperatorParent as OperatorModel',
  Diagnostics: '../wordpress-check/doctor.ts#DoctorReport as DiagnosticsModel',
  DiagnosticCheck: '../wordpress-check/doctor.ts#Result as DiagnosticCheckModel',
  Draft: '../upstreams/content/draft.ts#Draft as DraftModel',
  Stumble: '../report/report.ts#Stumble as StumbleModel',
  OrderRecord: '../upstreams/shop/orderRecord.ts#OrderRecord as OrderRecordModel',
  OrderRecordItem: '../resolvers/orderRecord/orderRecord.ts#RecordedItem as OrderRecordItemModel',
  Customer: '../upstreams/shop/customer.ts#Customer as CustomerModel',
  Page: '../upstreams/content/wire.ts#Page as PageModel',
  Post: '../upstreams/content/wire.ts#Post as PostModel',
  PostCategory: '../upstreams/content/wire.ts#Term as PostCategoryModel',
  PostTag: '../upstreams/content/wire.ts#Term as PostTagModel',
  Author: '../upstreams/content/wire.ts#Author as AuthorModel',
  Image: '../upstreams/content/wire.ts#Picture as ImageModel',
  Menu: '../upstreams/content/wire.ts#Menu as MenuModel',
  MenuItem: '../upstreams/content/wire.ts#MenuItem as MenuItemModel',
  ProductList: '../resolvers/product/productList.ts#ProductPage as ProductListModel',
  SearchResult: '../resolvers/search/search.ts#Search as SearchResultModel',
  ProductFacets: '../resolvers/facet/facet.ts#AskedFacets as ProductFacetsModel',
  Site: '../resolvers/site/site.ts#SiteParent as SiteModel',
  SubmissionReceipt: '../resolvers/submission/submission.ts#Receipt as SubmissionReceiptModel',
  QuoteRequest: '../quotes/quoteRequest.ts#QuoteRequest as QuoteRequestModel',
  QuoteRequestItem: '../resolvers/quoteRequest/quoteRequest.ts#QuoteRequestItem as QuoteRequestItemModel',
  QuoteArtwork: '../resolvers/quoteRequest/quoteRequest.ts#QuoteArtwork as QuoteArtworkModel',
  LabelSize: '../../rules/labels/labelSize.ts#LabelSize as LabelSizeModel',
};

const config: CodegenConfig = {
  schema: 'server/schema/*.graphql',
  ignoreNoDocuments: true,
  hooks: { afterAllFileWrite: 'node client/writeOperations.ts' },
  generates: {
    'server/gql/types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context/context.ts#Context',
        mappers,
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
        avoidOptionals: { defaultValue: true },
      },
    },
    'client/src/gql/possibleTypes.json': {
      plugins: ['fragment-matcher'],
      config: { module: 'es2015' },
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
