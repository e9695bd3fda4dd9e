import { discountPercent } from '../../../rules/money.ts';
import { productPath } from '../../../rules/paths.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import { orElse } from '../../cache/scope.ts';
import { attributeKey } from '../../catalogue/read/optionKeys.ts';
import { whenThere } from '../../context/atHand.ts';
import { selectedFields } from '../../context/selection.ts';
import type { CatalogVisibility, SimpleProductResolvers } from '../../gql/types.ts';
import { moment, momentOrEpoch, plain } from '../../upstreams/fields.ts';
import { META_KEYS } from '../../upstreams/shop/metaKeys.ts';
import { metaUnder, readAddress, readBreaks } from '../../upstreams/shop/productMeta.ts';
import { showsStars } from '../../upstreams/shop/settings/productSettings.ts';
import { taxClassOf } from '../../upstreams/shop/taxation.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import { cutText } from '../arguments.ts';
import { editorial } from '../editorial.ts';
import { isOutOfReach, minimumOf } from '../outOfReach.ts';
import { ownPath } from '../ownPath.ts';
import { reviewSetFor } from '../review/reviewSet.ts';
import { noReviews, reviewsOf } from '../review/reviewsOf.ts';
import { seoOf } from '../seo.ts';
import { siteTime } from '../submission/office.ts';
import { consumerPrice } from './consumerPrice.ts';
import { dimensionsOf } from './dimensionsOf.ts';
import { matchOptions } from './matchOptions.ts';
import { isPriced, money, salePrice } from './price.ts';
import { productType, TYPES } from './productType.ts';
import { named, offered, related } from './relatedProducts.ts';
import { shopPicture } from './shopPicture.ts';
import { stockOf } from './stockOf.ts';

const VISIBILITIES: Record<string, CatalogVisibility> = {
  visible: 'VISIBLE',
  catalog: 'CATALOG',
  search: 'SEARCH',
  hidden: 'HIDDEN',
};

const NO_RATING = { average: 0, count: 0 };

const ratingOf = (product: Product) => ({
  average: Number(product.average_rating ?? 0) || 0,
  count: product.rating_count ?? 0,
});

/** What every product has, whatever its type. */
export const productFields: SimpleProductResolvers = {
  name: product => product.name ?? '',
  seo: (product, _, context) =>
    product.asOf || product.sample || product.protected ? null : seoOf(product, 'product', context),
  path: product => productPath(product.slug),
  url: (product, _, { config }) => config.publicUrl + productPath(product.slug),
  type: productType,
  sample: product => product.sample ?? false,
  asOf: (product, _, context) => (product.asOf ? siteTime(product.asOf, context) : null),
  protected: product => product.protected ?? false,
  featured: product => product.featured ?? false,
  catalogVisibility: product => wordIn(VISIBILITIES, product.catalog_visibility) ?? 'VISIBLE',
  description: (product, _, context) => editorial(product.description ?? '', context),
  shortDescription: (product, _, context) => editorial(product.short_description ?? '', context),
  excerptText: (product, { length }) =>
    cutText(plain(product.short_description || product.description || ''), length ?? 150),
  sku: product => product.sku || null,
  gtin: product => product.global_unique_id || null,
  price: (product, _, context) => money(product.price, context),
  regularPrice: (product, _, context) => money(product.regular_price, context),
  salePrice: (product, _, context) => money(salePrice(product), context),
  discountPercent: product => (product.on_sale ? discountPercent(product.regular_price, product.sale_price) : null),
  pricesIncludeTax: (_, __, context) => whenThere(context.currency(), money => money.pricesIncludeTax),
  consumerPrice: (product, _, context) => consumerPrice(product, taxClassOf(product), context),
  saleFrom: product => (product.on_sale ? moment(product.date_on_sale_from, product.date_on_sale_from_gmt) : null),
  saleTo: product => (product.on_sale ? moment(product.date_on_sale_to, product.date_on_sale_to_gmt) : null),
  onSale: product => product.on_sale ?? false,
  purchasable: (product, _, context) =>
    Boolean(product.purchasable) &&
    wordIn(TYPES, product.type) !== undefined &&
    isPriced(product) &&
    !product.sample &&
    !isOutOfReach(product, context),
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
  reviewsAllowed: (product, _, context) =>
    whenThere(context.productSettings(), ({ takesReviews }) => takesReviews && (product.reviews_allowed ?? false)),
  reviewsShown: (product, _, context) =>
    whenThere(context.productSettings(), ({ takesReviews }) => takesReviews && !product.protected),
  rating: (product, _, context) =>
    whenThere(context.productSettings(), settings => (showsStars(settings) ? ratingOf(product) : NO_RATING)),
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
    ownPath(readAddress(metaUnder(product, 'dataSheet', context.config.productMeta)), context),
  priceBreaks: async (product, _, context) => {
    const breaks = readBreaks(metaUnder(product, 'priceBreaks', context.config.productMeta));
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
  reviews: (product, args, context, info) => {
    if (product.asOf) return null;
    if (product.protected) return noReviews(args);
    const set = reviewSetFor(selectedFields(info, 'items'));
    return whenThere(context.productSettings(), ({ takesReviews }) =>
      takesReviews
        ? reviewsOf({ id: product.id, count: product.rating_count ?? null, set }, args, context)
        : noReviews(args),
    );
  },
  createdAt: product => momentOrEpoch(product.date_created, product.date_created_gmt),
  modifiedAt: product => momentOrEpoch(product.date_modified, product.date_modified_gmt),
};
