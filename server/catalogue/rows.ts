import { hash } from 'node:crypto';
import { isWordPressOwnPage } from '../../rules/paths.ts';
import { page as pageWire, post as postWire, term as termWire } from '../upstreams/content/wire.ts';
import { moment, plain } from '../upstreams/fields.ts';
import {
  category as categoryWire,
  type ProductCategory,
  product as productWire,
  variation as variationWire,
} from '../upstreams/shop/wire.ts';

/** Longer descriptions are searched in their beginning. */
const BODY_LENGTH = 2_000;

export interface ProductRow {
  id: number;
  slug: string;
  name: string;
  type: string;
  sku: string;
  price: string | null;
  onSale: boolean;
  featured: boolean;
  visibility: string;
  stock: string;
  /** UTC */
  created: string;
  modified: string | null;
  modifiedGmt: string;
  sales: number;
  rating: number;
  ratings: number;
  categories: number[];
  tags: string[];
  upsells: number[];
  crossSells: number[];
  grouped: number[];
  variations: number[];
  /** names of categories, keywords and options */
  words: string;
  body: string;
}

export interface VariationRow {
  id: number;
  product: number;
  sku: string;
  price: string | null;
  words: string;
  modifiedGmt: string;
}

export interface PageRow {
  id: number;
  slug: string;
  parent: number;
  title: string;
  link: string;
  own: boolean;
  modified: string | null;
  modifiedGmt: string;
  /** minutes the site's time is ahead of UTC */
  offset: number;
}

export interface PostRow extends Omit<PageRow, 'parent' | 'own'> {
  /** UTC */
  published: string;
}

export type TermKind = 'product_cat' | 'category' | 'post_tag';

export interface TermRow {
  kind: TermKind;
  id: number;
  slug: string;
  parent: number;
  count: number;
  /** a product category as the interface shows it */
  category: ProductCategory | null;
}

/** A short mark that differs when anything of a row does. */
export const hashOf = (row: object): string => hash('sha1', JSON.stringify(row), 'base64');

/** @throws when the row does not fit */
export function productRow(json: unknown): ProductRow | null {
  const row = productWire.parse(json);
  if ((row.status ?? 'publish') !== 'publish') return null;
  const options = (row.attributes ?? []).flatMap(attribute => attribute.options);
  const names = [...(row.categories ?? []), ...(row.tags ?? [])].map(term => term.name);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name ?? '',
    type: row.type ?? 'simple',
    sku: row.sku ?? '',
    price: row.price ?? null,
    onSale: row.on_sale ?? false,
    featured: row.featured ?? false,
    visibility: row.catalog_visibility ?? 'visible',
    stock: row.stock_status ?? '',
    created: row.date_created_gmt || row.date_created || '',
    modified: moment(row.date_modified, row.date_modified_gmt),
    modifiedGmt: row.date_modified_gmt || row.date_modified || '',
    sales: row.total_sales ?? 0,
    rating: Number(row.average_rating) || 0,
    ratings: row.rating_count ?? 0,
    categories: (row.categories ?? []).map(category => category.id),
    tags: (row.tags ?? []).map(tag => tag.slug),
    upsells: row.upsell_ids ?? [],
    crossSells: row.cross_sell_ids ?? [],
    grouped: row.grouped_products ?? [],
    variations: row.variations ?? [],
    words: [...options, ...names].join(' '),
    body: plain(`${row.short_description ?? ''} ${row.description ?? ''}`).slice(0, BODY_LENGTH),
  };
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
    modifiedGmt: row.date_modified_gmt || row.date_modified || '',
  };
}

interface Dated {
  modified?: string;
  modified_gmt?: string;
}

const datesOf = (row: Dated) => ({
  modified: moment(row.modified, row.modified_gmt),
  modifiedGmt: row.modified_gmt || row.modified || '',
  offset: row.modified && row.modified_gmt ? (utc(row.modified) - utc(row.modified_gmt)) / 60_000 || 0 : 0,
});
const utc = (date: string): number => Date.parse(`${date.slice(0, 19)}Z`);

/** The path of a link below the site's own, without a slash at the end. */
const linkPath = (link: string | undefined, root: string): string => {
  if (!link || !URL.canParse(link)) return '';
  const path = new URL(link).pathname.toLowerCase();
  const below = root && path.startsWith(`${root}/`) ? path.slice(root.length) : path;
  return below.replace(/\/+$/, '') || '/';
};

/** `root` is the path the content service itself lives at. @throws when the row does not fit */
export function pageRow(json: unknown, root: string): PageRow | null {
  const row = pageWire.parse(json);
  if ((row.status ?? 'publish') !== 'publish') return null;
  const { id, slug, parent = 0, title = '' } = row;
  return { id, slug, parent, title, link: linkPath(row.link, root), own: isWordPressOwnPage(slug), ...datesOf(row) };
}

/** `root` is the path the content service itself lives at. @throws when the row does not fit */
export function postRow(json: unknown, root: string): PostRow | null {
  const row = postWire.parse(json);
  if ((row.status ?? 'publish') !== 'publish') return null;
  const published = row.date_gmt || row.date || '';
  return {
    id: row.id,
    slug: row.slug,
    title: row.title ?? '',
    link: linkPath(row.link, root),
    published,
    ...datesOf(row),
  };
}

/** @throws when the row does not fit */
export function categoryRow(json: unknown, html: (raw: string) => string): TermRow {
  const row = categoryWire.parse(json);
  const category = { ...row, description: html(row.description) };
  return { kind: 'product_cat', id: row.id, slug: row.slug, parent: row.parent, count: row.count ?? 0, category };
}

/** @throws when the row does not fit */
export function termRow(kind: TermKind, json: unknown): TermRow {
  const row = termWire.parse(json);
  return { kind, id: row.id, slug: row.slug, parent: row.parent ?? 0, count: row.count ?? 0, category: null };
}
