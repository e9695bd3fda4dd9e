import type { Media, Product } from '../../data/rows.ts';
import { allMethods, type Links, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { escapeName } from '../../rest/text.ts';
import { gmt } from '../content/date.ts';
import { productImageWire } from '../content/image.ts';
import { attributesWire, defaultsWire } from './attribute.ts';
import { type Prices, priceHtml, pricesOf } from './price.ts';
import { metaWire } from './productMeta.ts';
import { ratingOf } from './rating.ts';
import { relatedIds } from './related.ts';

type Wire = Record<string, unknown>;

export const productUrl = (product: Product, rest: Rest) =>
  product.status === 'draft'
    ? `${rest.home}/?post_type=product&p=${product.id}`
    : `${rest.home}/product/${product.slug}/`;

/** A product as wc/v3 answers it: prices as texts, '' where there is none. */
export function productWire(product: Product, rest: Rest): Wire {
  const { database } = rest;
  const prices = pricesOf(product, database);
  return {
    id: product.id,
    name: escapeName(product.name),
    slug: product.slug,
    permalink: productUrl(product, rest),
    ...datesWire(product.date, product.modified, database.site.gmtOffset),
    type: product.type,
    status: product.status,
    featured: product.featured,
    catalog_visibility: product.visibility,
    description: product.description,
    short_description: product.shortDescription,
    sku: product.sku,
    ...pricesWire(prices),
    ...saleDates(product, database.site.gmtOffset),
    ...buying(product, prices),
    ...stockWire(product),
    ...postage(product),
    ...ratingOf(product, database),
    upsell_ids: product.upsells,
    cross_sell_ids: product.crossSells,
    parent_id: 0,
    purchase_note: '',
    ...terms(product, rest),
    images: pictures(product, rest).map(media => productImageWire(media, rest)),
    attributes: attributesWire(product, database),
    default_attributes: defaultsWire(product, database),
    variations: product.variations,
    grouped_products: product.grouped,
    menu_order: product.menuOrder,
    price_html: priceHtml(prices),
    related_ids: relatedIds(product, database),
    meta_data: metaWire(product),
    has_options: product.type === 'variable',
    post_password: product.password ?? '',
    global_unique_id: product.gtin ?? '',
    _links: productLinks(product, rest),
  };
}

export function datesWire(date: string, modified: string, hours: number): Wire {
  return {
    date_created: date,
    date_created_gmt: gmt(date, hours),
    date_modified: modified,
    date_modified_gmt: gmt(modified, hours),
  };
}

export const pricesWire = (prices: Prices): Wire => ({
  price: prices.price,
  regular_price: prices.regular,
  sale_price: prices.sale,
  date_on_sale_from: null,
  date_on_sale_from_gmt: null,
  date_on_sale_to: null,
  date_on_sale_to_gmt: null,
  on_sale: prices.onSale,
});

/** Of a sale that has a beginning or an end. */
const saleDates = ({ saleFrom, saleTo }: Product, hours: number): Wire => ({
  ...(saleFrom && { date_on_sale_from: saleFrom, date_on_sale_from_gmt: gmt(saleFrom, hours) }),
  ...(saleTo && { date_on_sale_to: saleTo, date_on_sale_to_gmt: gmt(saleTo, hours) }),
});

const buying = (product: Product, prices: Prices): Wire => ({
  purchasable: (product.type === 'simple' || product.type === 'variable') && prices.price !== '',
  total_sales: product.totalSales,
  virtual: product.virtual ?? false,
  downloadable: product.downloadable ?? false,
  downloads: [],
  download_limit: -1,
  download_expiry: -1,
  external_url: product.externalUrl ?? '',
  button_text: product.buttonText ?? '',
  tax_status: 'taxable',
  tax_class: '',
});

interface Stocked {
  manageStock: boolean;
  stockQuantity: number | null;
  stockStatus: string;
}

/** `purchasable` says nothing about stock; a quantity is known only where stock is managed. */
export function stockWire(row: Stocked & { backorders?: string }): Wire {
  const backorders = row.backorders ?? 'no';
  return {
    manage_stock: row.manageStock,
    stock_quantity: row.manageStock ? row.stockQuantity : null,
    stock_status: row.stockStatus,
    backorders,
    backorders_allowed: backorders !== 'no',
    backordered: row.stockStatus === 'onbackorder',
    low_stock_amount: null,
  };
}

const postage = (product: Product): Wire => ({
  sold_individually: product.soldIndividually,
  weight: product.weight,
  dimensions: product.dimensions,
  shipping_required: !product.virtual,
  shipping_taxable: !product.virtual,
  shipping_class: '',
  shipping_class_id: 0,
  reviews_allowed: product.reviewsAllowed,
});

function terms(product: Product, rest: Rest): Wire {
  const named = (ids: number[]) =>
    ids
      .flatMap(id => rest.database.get('terms', id) ?? [])
      .map(({ id, name, slug }) => ({ id, name: escapeName(name), slug }));
  return { categories: named(product.categories), brands: [], tags: named(product.tags) };
}

export const pictures = (product: Product, rest: Rest): Media[] =>
  product.images.flatMap(id => rest.database.get('media', id) ?? []);

export const productLinks = (product: Product, rest: Rest): Links => ({
  self: self(rest.url(`/wc/v3/products/${product.id}`), allMethods),
  collection: [{ href: rest.url('/wc/v3/products') }],
});
