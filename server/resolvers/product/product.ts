import type { GraphQLResolveInfo } from 'graphql';
import { discountPercent } from '../../../rules/money.ts';
import { productPath } from '../../../rules/paths.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import { attributeKey, optionKey } from '../../catalogue/read/optionKeys.ts';
import type { Relations } from '../../catalogue/read/related.ts';
import type { Context } from '../../context/context.ts';
import { type MaybePromise, orElse, whenThere } from '../../context/requestReference.ts';
import { askedNumbers, selectedFields } from '../../context/selection.ts';
import type { CatalogVisibility, ProductType, Resolvers, SimpleProductResolvers } from '../../gql/types.ts';
import { moment, plain } from '../../upstreams/fields.ts';
import { metaUnder, readAddress, readBreaks, readMinimum } from '../../upstreams/shop/productMeta.ts';
import { sampleProducts } from '../../upstreams/shop/sample.ts';
import type { Product, ProductAttribute, Variation } from '../../upstreams/shop/wire.ts';
import { exactlyOne, idOf } from '../arguments.ts';
import { editorial } from '../editorial.ts';
import { facetsOf } from '../facet/facet.ts';
import { dependOnIndex, pathTag } from '../indexTags.ts';
import { ownPath } from '../ownPath.ts';
import { noReviews, reviewsOf } from '../review/review.ts';
import { seoOf } from '../seo.ts';
import { findVariation } from '../variation/variation.ts';
import { dimensionsOf, isPriced, matchOptions, money, salePrice, shopPicture, stockOf } from './offer.ts';
import { productQuery } from './productFilter.ts';
import { isLink, isRefused, listProducts, loadProduct, productSetFor, productsById } from './productList.ts';

const TYPES: Record<string, ProductType> = {
  simple: 'SIMPLE',
  variable: 'VARIABLE',
  grouped: 'GROUPED',
  external: 'EXTERNAL',
};
const TYPENAMES = {
  SIMPLE: 'SimpleProduct',
  VARIABLE: 'VariableProduct',
  GROUPED: 'GroupedProduct',
  EXTERNAL: 'ExternalProduct',
} as const;
const VISIBILITIES: Record<string, CatalogVisibility> = {
  visible: 'VISIBLE',
  catalog: 'CATALOG',
  search: 'SEARCH',
  hidden: 'HIDDEN',
};
const productType = (product: Product): ProductType => wordIn(TYPES, product.type) ?? 'SIMPLE';
export const productTypename = (product: Product) => TYPENAMES[productType(product)];

/** Never a key that begins with an underscore, and no object a plugin left behind. */
const META_KEYS = new Set([
  'pack',
  'face_material',
  'adhesive',
  'core',
  'void_message',
  'numbering',
  'finish',
  'temperature_range',
  'approvals',
  'you_send',
  'you_get',
  'takes',
]);

const related = async (ids: readonly number[], info: GraphQLResolveInfo, context: Context) =>
  productsById(ids, selectedFields(info), context);

/** Where lists do not show a product. */
const HIDDEN = new Set(['hidden', 'search']);

/** The products that the shop names beside one: as the index has them, else as the row says. */
const named = (
  product: Product,
  row: readonly number[] | undefined,
  kind: keyof Relations,
  { catalogue }: Context,
): readonly number[] => (catalogue.products.ready ? catalogue.products.relations(product.id)[kind] : (row ?? []));

/** Named products without hidden ones, which the index leaves out already. */
const offered = async (ids: readonly number[], info: GraphQLResolveInfo, context: Context): Promise<Product[]> =>
  (await related(ids, info, context)).filter(row => !HIDDEN.has(row.catalog_visibility ?? 'visible'));

const minimumOf = (product: Product, { config }: Context): number | null =>
  readMinimum(metaUnder(product, config.productMeta.minimumQuantity));

/** Of a product that the index stands in for, its variations do as well. */
const variationsOf = (product: Product, _: unknown, { catalogue, loaders }: Context): MaybePromise<Variation[]> => {
  if (product.protected) return [];
  return product.asOf ? catalogue.products.variationRows(product.id) : loaders.variations.load(product.id);
};

/** What every product has, whatever its type. */
const productFields: SimpleProductResolvers = {
  id: product => String(product.id),
  name: product => product.name ?? '',
  seo: (product, _, context) =>
    product.asOf || product.sample || product.protected ? null : seoOf(product, 'product', context),
  path: product => productPath(product.slug),
  url: (product, _, { config }) => config.publicUrl + productPath(product.slug),
  type: productType,
  sample: product => product.sample ?? false,
  asOf: product => product.asOf?.toISOString() ?? null,
  protected: product => product.protected ?? false,
  featured: product => product.featured ?? false,
  catalogVisibility: product => wordIn(VISIBILITIES, product.catalog_visibility) ?? 'VISIBLE',
  description: (product, _, context) => editorial(product.description ?? '', context),
  shortDescription: (product, _, context) => editorial(product.short_description ?? '', context),
  sku: product => product.sku || null,
  gtin: product => product.global_unique_id || null,
  price: (product, _, context) => money(product.price, context),
  regularPrice: (product, _, context) => money(product.regular_price, context),
  salePrice: (product, _, context) => money(salePrice(product), context),
  discountPercent: product => (product.on_sale ? discountPercent(product.regular_price, product.sale_price) : null),
  pricesIncludeTax: (_, __, context) => whenThere(context.currency(), money => money.pricesIncludeTax),
  saleFrom: product => (product.on_sale ? moment(product.date_on_sale_from, product.date_on_sale_from_gmt) : null),
  saleTo: product => (product.on_sale ? moment(product.date_on_sale_to, product.date_on_sale_to_gmt) : null),
  onSale: product => product.on_sale ?? false,
  purchasable: (product, _, context) =>
    Boolean(product.purchasable) &&
    wordIn(TYPES, product.type) !== undefined &&
    isPriced(product) &&
    !product.sample &&
    !(product.sold_individually && minimumOf(product, context)),
  totalSales: product => product.total_sales ?? 0,
  virtual: product => product.virtual ?? false,
  downloadable: product => product.downloadable ?? false,
  taxation: product => ({ status: product.tax_status ?? 'taxable', class: product.tax_class ?? '' }),
  stock: stockOf,
  soldIndividually: product => product.sold_individually ?? false,
  weight: product => product.weight ?? null,
  dimensions: product => dimensionsOf(product.dimensions),
  shipping: product => ({
    required: product.shipping_required ?? true,
    taxable: product.shipping_taxable ?? true,
    class: product.shipping_class || null,
  }),
  reviewsAllowed: product => product.reviews_allowed ?? false,
  rating: product => ({ average: Number(product.average_rating ?? 0) || 0, count: product.rating_count ?? 0 }),
  image: product => (product.images?.[0] ? shopPicture(product.images[0], product.name) : null),
  images: product => product.images?.map(picture => shopPicture(picture, product.name)) ?? [],
  attributes: ({ attributes = [] }, { slugs }) =>
    slugs ? attributes.filter(attribute => slugs.includes(attributeKey(attribute))) : attributes,
  defaultAttributes: (product, _, context) => matchOptions(product.default_attributes ?? [], context),
  categories: (product, _, context) => {
    const links = (product.categories ?? []).map(link => ({ ...link, parent: 0, description: '' }));
    const all = context.categories();
    const known = all instanceof Promise ? orElse(all, links, context.scope) : all;
    return whenThere(known, categories =>
      links.flatMap(link => categories.find(category => category.id === link.id) ?? []),
    );
  },
  tags: product => product.tags ?? [],
  meta: (product, { keys }) =>
    (product.meta_data ?? []).flatMap(({ key, value }) =>
      META_KEYS.has(key) && (keys?.includes(key) ?? true) && (typeof value === 'string' || typeof value === 'number')
        ? { key, value: plain(String(value)) }
        : [],
    ),
  minimumQuantity: (product, _, context) => minimumOf(product, context),
  dataSheet: (product, _, context) =>
    ownPath(readAddress(metaUnder(product, context.config.productMeta.dataSheet)), context),
  priceBreaks: async (product, _, context) => {
    const breaks = readBreaks(metaUnder(product, context.config.productMeta.priceBreaks));
    const priced = await Promise.all(
      breaks.map(async ({ quantity, price }) => ({ quantity, price: await money(price, context) })),
    );
    return priced.flatMap(({ quantity, price }) => (price ? [{ quantity, price }] : []));
  },
  related: (product, { first }, context, info) =>
    related(context.catalogue.products.related(product.id, Math.min(Math.max(first ?? 4, 0), 12)), info, context),
  upsells: (product, _, context, info) =>
    offered(named(product, product.upsell_ids, 'upsells', context), info, context),
  crossSells: (product, _, context, info) =>
    offered(named(product, product.cross_sell_ids, 'crossSells', context), info, context),
  reviews: (product, args, context) =>
    product.asOf
      ? null
      : product.protected
        ? noReviews(args)
        : reviewsOf({ id: product.id, count: product.rating_count ?? null }, args, context),
  createdAt: product => moment(product.date_created, product.date_created_gmt) ?? '1970-01-01T00:00:00+00:00',
  modifiedAt: product => moment(product.date_modified, product.date_modified_gmt) ?? '1970-01-01T00:00:00+00:00',
};

/** Everything that the selection will want of the shop begins in one round: the product with its neighbours, its variations, its reviews. */
function fetchAlong(
  id: number,
  selected: ReadonlySet<string>,
  info: GraphQLResolveInfo,
  { catalogue, loaders }: Context,
): void {
  const { upsells, crossSells, grouped } = catalogue.products.relations(id);
  const first = Math.max(0, ...askedNumbers(info, 'Product', 'related', 'first'));
  const neighbours = { related: catalogue.products.related(id, first), upsells, crossSells, products: grouped };
  for (const [field, ids] of Object.entries(neighbours)) {
    const wanted = selectedFields(info, field);
    if (!selected.has(field) || isLink(wanted)) continue;
    // A failure shows where the field itself asks again.
    for (const neighbour of ids)
      void loaders.product.load({ id: neighbour, set: productSetFor(wanted) }).catch(() => {});
  }
  const [known] = catalogue.products.links([id]);
  if (known?.type === 'variable' && (selected.has('variations') || selected.has('variation')))
    void loaders.variations.load(id).catch(() => {});
  if (known && selected.has('reviews')) void loaders.reviews.load({ id, count: known.rating_count }).catch(() => {});
}

async function findProduct(
  args: { id?: string | null; slug?: string | null },
  info: GraphQLResolveInfo,
  context: Context,
): Promise<Product | null> {
  const { catalogue, scope, shop } = context;
  const selected = selectedFields(info);
  const set = productSetFor(selected);
  const given = exactlyOne(args, 'slug', 'id');
  const id = given === 'id' ? idOf(args.id) : catalogue.products.idOf(args.slug!);
  dependOnIndex(context, [pathTag('product', id), 'productGroups']);
  const known = id === null ? null : loadProduct(id, set, context);
  if (id !== null && catalogue.products.ready) fetchAlong(id, selected, info, context);
  // A product made, or made anew, a moment ago is not in the index yet.
  const bySlug = (slug: string) => orSample(shop.products.bySlug(scope, slug, set), slug, context);
  return (await known) ?? (args.slug && !catalogue.products.complete ? bySlug(args.slug) : null);
}

/** Where the samples stand in for the shop, each has a page. */
const orSample = (load: Promise<Product | null>, slug: string, { config, catalogue }: Context) =>
  load.catch(error => {
    const sample = sampleProducts.find(one => one.slug === slug);
    if (sample && !catalogue.products.ready && config.sampleData && isRefused(error)) return sample;
    throw error;
  });

/** Options come as names; their keys stand among the terms of the shop's attribute. */
const optionsOf = (attribute: ProductAttribute, _: unknown, context: Context) =>
  whenThere(attribute.id ? context.attributes() : [], attributes => {
    const known = attributes.find(one => one.id === attribute.id);
    return attribute.options.map(name => ({
      name,
      slug: known?.terms.find(term => term.name === name)?.slug ?? optionKey(name),
    }));
  });

export const product: Resolvers = {
  Query: {
    product: (_, args, context, info) => findProduct(args, info, context),
    products: (_, { filter, sort, ...args }, context, info) =>
      listProducts(productQuery(filter, sort, args), selectedFields(info, 'items'), context),
  },
  Product: { __resolveType: productTypename },
  SimpleProduct: productFields,
  VariableProduct: {
    ...productFields,
    priceRange: async (product, _, context) => {
      const range = context.catalogue.products.priceRange(product.id);
      const [min, max] = await Promise.all([money(range?.min, context), money(range?.max, context)]);
      return min && max ? { min, max } : null;
    },
    variations: variationsOf,
    variation: async (product, { options }, context) =>
      findVariation(product, await variationsOf(product, {}, context), options, context),
  },
  GroupedProduct: {
    ...productFields,
    products: (product, _, context, info) =>
      related(named(product, product.grouped_products, 'grouped', context), info, context),
  },
  ExternalProduct: {
    ...productFields,
    externalUrl: product => product.external_url ?? null,
    buttonText: product => product.button_text || null,
  },
  ProductAttribute: {
    slug: attributeKey,
    visible: attribute => attribute.visible ?? true,
    variation: attribute => attribute.variation ?? false,
    options: optionsOf,
  },
  ProductTag: { id: tag => String(tag.id) },
  ProductList: {
    asOf: ({ items }) => items.find(({ asOf }) => asOf)?.asOf?.toISOString() ?? null,
    facets: ({ query }, _, context) => facetsOf(query, context),
  },
};
