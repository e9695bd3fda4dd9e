import { z } from 'zod';
import { isKeptBack } from '../../../upstreams/content/seo.ts';
import { moment, plain, text } from '../../../upstreams/fields.ts';
import { type TaxClass, taxClassOf } from '../../../upstreams/shop/taxation.ts';
import {
  category as categoryWire,
  type ProductAttribute,
  product as productWire,
  type Variation,
  variation as variationWire,
} from '../../../upstreams/shop/wire.ts';
import { linkPath } from '../../read/linkPath.ts';
import { attributeKey, optionKey } from '../../read/optionKeys.ts';
import type { TermRow } from './termRow.ts';

/** Longer descriptions are searched in their beginning. */
const BODY_LENGTH = 2_000;

const linked = z.object({ permalink: text.optional() });

export interface ProductRow {
  id: number;
  slug: string;
  /** path of its own address on the service; '' where it names none */
  link: string;
  name: string;
  type: string;
  sku: string;
  price: string | null;
  onSale: boolean;
  featured: boolean;
  visibility: string;
  stock: string;
  /** whether and how many there are, as one word */
  supply: string;
  /** UTC */
  created: string;
  modified: string | null;
  modifiedGmt: string;
  sales: number;
  rating: number;
  ratings: number;
  categories: number[];
  tags: { id: number; slug: string }[];
  upsells: number[];
  crossSells: number[];
  grouped: number[];
  variations: number[];
  /** what its attributes offer */
  options: ProductOption[];
  /** addresses of its pictures */
  images: string[];
  /** in the shop's unit */
  weight: string | null;
  /** its number in the trade; '' where it has none */
  gtin: string;
  taxClass: TaxClass;
  /** behind a password: found by name and price alone */
  locked: boolean;
  /** its owner keeps it from search engines */
  noindex: boolean;
  /** names of keywords and options */
  words: string;
  categoryNames: string;
  body: string;
}

interface ProductOption {
  /** keys in filters and URLs */
  attribute: string;
  option: string;
  /** as a buyer reads them */
  attributeName: string;
  optionName: string;
  /** of an attribute that the product has for itself, whatever others have by that name */
  own: boolean;
}

export interface VariationRow {
  id: number;
  product: number;
  sku: string;
  price: string | null;
  words: string;
  /** instock, outofstock or onbackorder */
  stock: string;
  /** address of its own picture; the product's where the shop shows that for it */
  image: string | null;
  weight: string | null;
  gtin: string;
  taxClass: TaxClass;
  /** names of the options that it stands for, by the attribute's key */
  options: Readonly<Record<string, string>>;
  /** by what it is chosen, for as long as the shop itself does not tell */
  offered: Offered;
  /** whether and how many there are, as one word */
  supply: string;
  modifiedGmt: string;
}

/** Options, stock and place of a variation, in the shop's own shape. */
export type Offered = Pick<Variation, 'attributes' | 'stock_status' | 'menu_order'>;

/** `roots` are the paths that the services live at. @throws when the row does not fit */
export function productRow(json: unknown, roots: readonly string[]): ProductRow | null {
  const row = productWire.parse(json);
  if ((row.status ?? 'publish') !== 'publish') return null;
  const options = optionsOf(row.attributes ?? []);
  const namesOf = (terms: readonly { name: string }[] | undefined) =>
    row.protected ? [] : (terms ?? []).map(({ name }) => name);
  return {
    id: row.id,
    slug: row.slug,
    link: linkPath(linked.parse(json).permalink, roots),
    name: row.name ?? '',
    type: row.type ?? 'simple',
    sku: row.sku ?? '',
    price: row.price ?? null,
    onSale: row.on_sale ?? false,
    featured: row.featured ?? false,
    visibility: row.catalog_visibility ?? 'visible',
    stock: row.stock_status ?? '',
    supply: supplyOf(row),
    created: row.date_created_gmt || row.date_created || '',
    modified: moment(row.date_modified, row.date_modified_gmt),
    modifiedGmt: row.date_modified_gmt || row.date_modified || '',
    sales: row.total_sales ?? 0,
    rating: Number(row.average_rating) || 0,
    ratings: row.rating_count ?? 0,
    categories: (row.categories ?? []).map(category => category.id),
    tags: (row.tags ?? []).map(({ id, slug }) => ({ id, slug })),
    upsells: row.upsell_ids ?? [],
    crossSells: row.cross_sell_ids ?? [],
    grouped: row.grouped_products ?? [],
    variations: row.variations ?? [],
    options,
    images: (row.images ?? []).map(image => image.src),
    weight: row.weight || null,
    gtin: row.global_unique_id ?? '',
    taxClass: taxClassOf(row),
    locked: row.protected,
    noindex: isKeptBack(json),
    words: row.protected ? '' : [...options.map(({ optionName }) => optionName), ...namesOf(row.tags)].join(' '),
    categoryNames: namesOf(row.categories).join(' '),
    body: plain(`${row.short_description ?? ''} ${row.description ?? ''}`).slice(0, BODY_LENGTH),
  };
}

const supplyOf = (row: { stock_status?: string | undefined; stock_quantity?: number | null | undefined }): string =>
  `${row.stock_status ?? ''} ${row.stock_quantity ?? ''}`;

function optionsOf(attributes: readonly ProductAttribute[]): ProductOption[] {
  return attributes.flatMap(attribute =>
    attribute.options.map(name => ({
      attribute: attributeKey(attribute),
      option: optionKey(name),
      attributeName: attribute.name,
      optionName: name,
      own: attribute.id === 0,
    })),
  );
}

/** @throws when the row does not fit */
export function variationRow(json: unknown): VariationRow | null {
  const row = variationWire.parse(json);
  if ((row.status ?? 'publish') !== 'publish' || !row.parent_id) return null;
  return {
    id: row.id,
    product: row.parent_id,
    sku: row.sku ?? '',
    price: row.price ?? null,
    words: (row.attributes ?? []).map(attribute => attribute.option).join(' '),
    stock: row.stock_status ?? '',
    image: row.image?.src || null,
    weight: row.weight || null,
    gtin: row.global_unique_id ?? '',
    taxClass: taxClassOf(row),
    options: Object.fromEntries((row.attributes ?? []).map(one => [attributeKey(one), one.option])),
    offered: { attributes: row.attributes, stock_status: row.stock_status, menu_order: row.menu_order },
    supply: supplyOf(row),
    modifiedGmt: row.date_modified_gmt || row.date_modified || '',
  };
}

/** @throws when the row does not fit */
export function categoryRow(json: unknown, html: (raw: string) => string): TermRow {
  const row = categoryWire.parse(json);
  const category = { ...row, description: html(row.description) };
  return {
    kind: 'product_cat',
    id: row.id,
    slug: row.slug,
    link: '',
    parent: row.parent,
    count: row.count ?? 0,
    noindex: isKeptBack(json),
    category,
  };
}
