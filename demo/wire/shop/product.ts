import type { Media, Product } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { escapeName } from '../../rest/text.ts';
import { gmt } from '../content/date.ts';
import { imageWire } from '../content/image.ts';
import { attributesWire, defaultsWire } from './attribute.ts';
import { type Prices, pricesOf } from './price.ts';
import { metaWire } from './productMeta.ts';
import { ratingOf } from './rating.ts';

type Wire = Record<string, unknown>;

export const productUrl = (product: Product, rest: Rest) =>
  product.status === 'draft'
    ? `${rest.home}/?post_type=product&p=${product.id}`
    : `${rest.home}/product/${product.slug}/`;

/** A product as wc/v3 answers it: prices as texts, '' where there is none. @param metaKeys of its meta data those alone; all where it is empty */
export function productWire(product: Product, rest: Rest, metaKeys: readonly string[] = []): Wire {
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
    ...terms(product, rest),
    images: pictures(product, rest).map(media => imageWire(media, rest)),
    attributes: attributesWire(product, database),
    default_attributes: defaultsWire(product, database),
    variations: product.variations,
    grouped_products: product.grouped,
    meta_data: metaWire(product, metaKeys),
    post_password: product.password ?? '',
    global_unique_id: product.gtin ?? '',
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

/** A variation says that of its product. */
export const taxWire = ({ taxStatus, taxClass }: Product): Wire => ({
  tax_status: taxStatus ?? 'taxable',
  tax_class: taxClass ?? '',
});

export const pricesWire = (prices: Prices): Wire => ({
  price: prices.price,
  regular_price: prices.regular,
  sale_price: prices.sale,
  on_sale: prices.onSale,
});

/** Null where a sale has no beginning or no end. */
const saleDates = ({ saleFrom, saleTo }: Product, hours: number): Wire => ({
  date_on_sale_from: saleFrom ?? null,
  date_on_sale_from_gmt: saleFrom ? gmt(saleFrom, hours) : null,
  date_on_sale_to: saleTo ?? null,
  date_on_sale_to_gmt: saleTo ? gmt(saleTo, hours) : null,
});

const buying = (product: Product, prices: Prices): Wire => ({
  purchasable: (product.type === 'simple' || product.type === 'variable') && prices.price !== '',
  total_sales: product.totalSales,
  virtual: product.virtual ?? false,
  downloadable: product.downloadable ?? false,
  external_url: product.externalUrl ?? '',
  button_text: product.buttonText ?? '',
  ...taxWire(product),
});

interface Stocked {
  manageStock: boolean;
  stockQuantity: number | null;
  stockStatus: string;
}

/** `purchasable` says nothing about stock; a quantity is known only where stock is managed. */
export const stockWire = (row: Stocked & { backorders?: string }): Wire => ({
  manage_stock: row.manageStock,
  stock_quantity: row.manageStock ? row.stockQuantity : null,
  stock_status: row.stockStatus,
  backorders: row.backorders ?? 'no',
});

const postage = (product: Product): Wire => ({
  sold_individually: product.soldIndividually,
  weight: product.weight,
  dimensions: product.dimensions,
  shipping_required: !product.virtual,
  shipping_taxable: !product.virtual,
  shipping_class: '',
  reviews_allowed: product.reviewsAllowed,
});

function terms(product: Product, rest: Rest): Wire {
  const named = (ids: number[]) =>
    ids
      .flatMap(id => rest.database.get('terms', id) ?? [])
      .map(({ id, name, slug }) => ({ id, name: escapeName(name), slug }));
  return { categories: named(product.categories), tags: named(product.tags) };
}

export const pictures = (product: Product, rest: Rest): Media[] =>
  product.images.flatMap(id => rest.database.get('media', id) ?? []);
