import type { Product, ProductCategory, Variation } from '../../upstreams/shop/wire.ts';
import type { Database } from '../database.ts';
import type { Offered } from '../sync/rows/shopRow.ts';

// What the index knows of products, in the shop's own shape, for as long as the shop itself does not tell.

interface IndexedRow {
  id: number;
  slug: string;
  name: string;
  type: string;
  sku: string;
  price: string | null;
  on_sale: number;
  featured: number;
  visibility: string;
  stock: string;
  created: string;
  modified_gmt: string;
  rating: number;
  ratings: number;
  categories: string;
  images: string;
  locked: number;
}

type Reader = Pick<Database, 'all' | 'get'>;

/** A product by its id: name, price, pictures, options and stock as they were then, no text; null for an unknown one. */
export function productRow(db: Reader, id: number, asOf: Date): Product | null {
  const row = db.get<IndexedRow & Record<string, string | number | null>>('SELECT * FROM product WHERE id = ?', id);
  if (!row) return null;
  const { slug, name, type, sku, price, featured, rating, ratings } = row;
  return {
    id,
    slug,
    name,
    type,
    sku,
    price,
    status: 'publish',
    featured: featured === 1,
    on_sale: row.on_sale === 1,
    // What it cost before a sale is not known here.
    ...(row.on_sale === 1 ? {} : { regular_price: price }),
    catalog_visibility: row.visibility,
    stock_status: row.stock,
    purchasable: type === 'simple' && price !== null && row.locked === 0,
    date_created_gmt: row.created,
    date_modified_gmt: row.modified_gmt,
    average_rating: String(rating),
    rating_count: ratings,
    images: (JSON.parse(row.images) as string[]).map(src => ({ id: 0, src, alt: '' })),
    categories: categoryLinks(db, JSON.parse(row.categories) as number[]),
    attributes: attributesOf(db, id, variationRows(db, id)),
    tags: [],
    meta_data: [],
    protected: row.locked === 1,
    asOf,
  };
}

const categoryLinks = (db: Reader, ids: readonly number[]) =>
  categoryRows(db).flatMap(({ id, name, slug }) => (ids.includes(id) ? [{ id, name, slug }] : []));

/** Every product category. */
export const categoryRows = (db: Reader): ProductCategory[] =>
  db
    .all<{ row: string }>("SELECT row FROM term WHERE kind = 'product_cat' ORDER BY id")
    .flatMap(({ row }) => (JSON.parse(row) as ProductCategory | null) ?? []);

/** The variations of a product, in the shop's order: options, price and stock as they were then. */
export function variationRows(db: Reader, product: number): Variation[] {
  const rows = db.all<{ id: number; sku: string; price: string | null; offered: string }>(
    'SELECT id, sku, price, offered FROM variation WHERE product_id = ? ORDER BY id',
    product,
  );
  const variations = rows.map(({ offered, price, ...row }) => ({
    ...row,
    parent_id: product,
    price,
    purchasable: price !== null,
    ...(JSON.parse(offered) as Offered),
  }));
  return variations.toSorted((a, b) => (a.menu_order ?? 0) - (b.menu_order ?? 0));
}

/** Which of its attributes are chosen by, its variations say. */
function attributesOf(db: Reader, id: number, variations: readonly Variation[]): NonNullable<Product['attributes']> {
  const chosen = new Map(variations.flatMap(({ attributes = [] }) => attributes.map(one => [one.name, one] as const)));
  const options = db.all<{ name: string; option: string }>(
    'SELECT attribute_name AS name, option_name AS option FROM product_option WHERE product_id = ?',
    id,
  );
  // The table keeps no order; the shop's own shows in its variations.
  const places = [...chosen.keys(), ...options.map(({ name }) => name)];
  const offered = variations.flatMap(({ attributes = [] }) => attributes.map(({ option }) => option));
  const placeOf = (option: string) => {
    const at = offered.indexOf(option);
    return at < 0 ? offered.length : at;
  };
  return [...new Set(places)].map(name => ({
    id: chosen.get(name)?.id ?? 0,
    name,
    slug: chosen.get(name)?.slug,
    visible: true,
    variation: chosen.has(name),
    options: options
      .flatMap(one => (one.name === name ? [one.option] : []))
      .toSorted((a, b) => placeOf(a) - placeOf(b)),
  }));
}

/** Whether a product, or that of a variation, is behind a password. */
export const isProtected = (db: Database, id: number): boolean =>
  db.get(
    `SELECT 1 FROM product WHERE locked = 1 AND id IN (?1, (SELECT product_id FROM variation WHERE id = ?1))`,
    id,
  ) !== undefined;
