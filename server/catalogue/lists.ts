import type { SQLInputValue } from 'node:sqlite';
import type { ProductCategory } from '../upstreams/shop/wire.ts';
import type { Database } from './database.ts';
import { attributeKey, optionKey } from './optionKeys.ts';
import { searchProducts } from './search.ts';

/** Which products to list and how; several conditions must all hold, an absent or empty one holds for all. */
export interface ProductQuery {
  /** names, texts and SKUs; fewer than 2 characters are ignored */
  search?: string | null;
  /** a product in any of these, or below one, is listed; together with `categorySlugs` */
  categories?: readonly number[] | null;
  categorySlugs?: readonly string[] | null;
  /** slug of a keyword */
  tag?: string | null;
  /** false asks for nothing */
  featured?: boolean | null;
  /** false asks for nothing */
  onSale?: boolean | null;
  /** major units; a product whose range of prices overlaps is listed */
  minPrice?: string | null;
  maxPrice?: string | null;
  /** options of attributes, by key or name: any of one attribute's, all attributes together */
  attributes?: readonly AttributeChoice[] | null;
  /** any of these, as the shop writes them: instock, outofstock, onbackorder */
  stock?: readonly string[] | null;
  /** the mean of its reviews is at least this */
  minRating?: number | null;
  type?: 'simple' | 'variable' | 'grouped' | 'external' | null;
  /** absent: best hits first where words are searched, else newest first */
  sort?: ProductOrder | null;
  page?: number;
  perPage?: number;
}

export interface ProductOrder {
  field: 'DATE' | 'TITLE' | 'POPULARITY' | 'RATING' | 'PRICE';
  order: 'ASC' | 'DESC';
}

export interface AttributeChoice {
  slug: string;
  options: readonly string[];
}

/** Parent of the schema's ProductFacets: counts over the whole result, each leaving its own filter out. */
export interface Facets {
  /** the whole tree, each parent before its children */
  categories: CategoryFacet[];
  /** over all categories */
  allCategories: number;
  onSale: number;
  featured: number;
  /** from the cheapest to the dearest, exact decimals; null where nothing has a price */
  price: { min: string; max: string } | null;
  attributes: AttributeFacet[];
  stock: ValueFacet<string>[];
  /** at least so many stars, 4 to 1 */
  ratings: ValueFacet<number>[];
}

export interface AttributeFacet {
  name: string;
  slug: string;
  options: (ValueFacet<string> & { name: string })[];
}

/** A value of a filter and how many products it leaves. */
export interface ValueFacet<Value> {
  value: Value;
  count: number;
  /** whether the filter names it */
  selected: boolean;
}

/** Parent of the schema's CategoryFacet. */
export interface CategoryFacet {
  category: ProductCategory;
  /** products in it and below it */
  count: number;
  /** whether the filter names it */
  selected: boolean;
}

/** A condition on `product p`, to stand after FROM and WHERE. */
export interface Conditions {
  from: string;
  where: string;
  values: SQLInputValue[];
}

/** Shows one page of the products that match; a page past the end is empty. */
export function listProducts(db: Database, query: ProductQuery): { ids: number[]; totalItems: number } {
  const { from, where, values } = conditionsOf(db, query);
  const perPage = Math.min(100, Math.max(1, query.perPage ?? 12));
  const offset = (Math.max(1, query.page ?? 1) - 1) * perPage;
  const order = query.sort ? orderOf(query.sort) : from.includes('hit') ? 'hit.key' : 'p.created DESC, p.id DESC';
  const rows = db.all<{ id: number }>(
    `SELECT p.id FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ? OFFSET ?`,
    ...[...values, perPage, offset],
  );
  return { ids: rows.map(row => row.id), totalItems: countProducts(db, query) };
}

/** How many products match. */
export function countProducts(db: Database, { sort, page, perPage, ...filters }: ProductQuery): number {
  return db.kept(`count ${JSON.stringify(filters)}`, () => {
    const { from, where, values } = conditionsOf(db, filters);
    return db.get<{ n: number }>(`SELECT COUNT(*) AS n FROM ${from} WHERE ${where}`, ...values)!.n;
  });
}

/** Best sellers and best rated always come best first, as the shop has it; what has no price comes last. */
function orderOf({ field, order }: ProductOrder): string {
  switch (field) {
    case 'DATE':
      return `p.created ${order}, p.id ${order}`;
    case 'TITLE':
      return `p.title ${order}, p.id ${order}`;
    case 'POPULARITY':
      return 'p.sales DESC, p.id DESC';
    case 'RATING':
      return 'p.rating DESC, p.ratings DESC, p.id DESC';
    case 'PRICE':
      return order === 'ASC' ? 'p.low IS NULL, p.low, p.id' : 'p.high IS NULL, p.high DESC, p.id DESC';
  }
}

/** What a query asks. */
export function conditionsOf(db: Database, query: ProductQuery): Conditions {
  const found: Conditions = { from: 'product p', where: '', values: [] };
  const parts: string[] = [];
  const add = (part: string, ...values: SQLInputValue[]) => {
    parts.push(part);
    found.values.push(...values);
  };
  const search = query.search?.trim() ?? '';
  if (search.length < 2) add('p.listed = 1');
  else {
    found.from = 'json_each(?) hit JOIN product p ON p.id = hit.value';
    add('p.searched = 1', searchProducts(db, search));
  }
  const categories = categoryIds(db, query);
  if (categories)
    add(
      'p.id IN (SELECT product_id FROM product_category WHERE category_id IN (SELECT value FROM json_each(?)))',
      JSON.stringify(categories),
    );
  if (query.tag) add('p.id IN (SELECT product_id FROM product_tag WHERE slug = ?)', query.tag);
  if (query.featured) add('p.featured = 1');
  if (query.onSale) add('p.on_sale = 1');
  if (query.minPrice) add('p.high >= ?', Number(query.minPrice));
  if (query.maxPrice) add('p.low <= ?', Number(query.maxPrice));
  for (const { slug, options } of query.attributes ?? [])
    if (options.length)
      add(
        `p.id IN (SELECT product_id FROM product_option
           WHERE attribute = ? AND option IN (SELECT value FROM json_each(?)))`,
        attributeKey({ name: slug }),
        JSON.stringify(options.map(optionKey)),
      );
  if (query.stock?.length) add('p.stock IN (SELECT value FROM json_each(?))', JSON.stringify(query.stock));
  if (query.minRating) add('p.rating >= ?', query.minRating);
  // A type that is not known here is shown as a simple product.
  if (query.type === 'simple') add("p.type NOT IN ('variable', 'grouped', 'external')");
  else if (query.type) add('p.type = ?', query.type);
  return { ...found, where: parts.join(' AND ') };
}

/** The categories a query names, known or not; null when it names none. */
export function categoryIds(db: Database, { categories, categorySlugs }: ProductQuery): number[] | null {
  if (!categories?.length && !categorySlugs?.length) return null;
  const bySlug = (categorySlugs ?? []).flatMap(slug =>
    db.all<{ id: number }>("SELECT id FROM term WHERE kind = 'product_cat' AND slug = ?", slug).map(row => row.id),
  );
  return [...(categories ?? []), ...bySlug];
}
