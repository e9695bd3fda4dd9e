import type { ProductCategory } from '../upstreams/shop/wire.ts';
import { attributeFacets } from './attributeFacets.ts';
import type { Database } from './database.ts';
import { categoryIds, conditionsOf, type Facets, type ProductQuery } from './lists.ts';

const STOCKS = ['instock', 'onbackorder', 'outofstock'];
const RATINGS = [4, 3, 2, 1];

/** What is left open, said in one way, so that equal questions are one. */
const withoutBlanks = (query: ProductQuery): ProductQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => (Array.isArray(value) ? value.length : value)));

/** How many products each further choice would leave. */
export function countFacets(db: Database, query: ProductQuery): Facets {
  const { sort, page, perPage, ...filters } = withoutBlanks(query);
  const { categories, categorySlugs, ...anyCategory } = filters;
  return db.kept(`facets ${JSON.stringify(filters)}`, () => {
    const selected = new Set(categoryIds(db, filters));
    const counts = countByCategory(db, anyCategory);
    const sums = sumsOf(db, filters);
    const ever = db.kept('categories in use', () => countByCategory(db, {}));
    return {
      categories: shownCategories(db)
        .filter(category => ever.has(category.id) || selected.has(category.id))
        .map(category => ({
          category,
          count: counts.get(category.id) ?? 0,
          selected: selected.has(category.id),
        })),
      allCategories: sumsOf(db, anyCategory).products,
      onSale: sums.onSale,
      featured: sums.featured,
      price: priceSpan(db, filters),
      attributes: attributeFacets(db, filters),
      stock: stockFacets(db, filters),
      ratings: ratingFacets(db, filters),
    };
  });
}

function countByCategory(db: Database, query: ProductQuery): Map<number, number> {
  const { from, where, values } = conditionsOf(db, query);
  const rows = db.all<{ id: number; n: number }>(
    `SELECT c.category_id AS id, COUNT(*) AS n FROM ${from} JOIN product_category c ON c.product_id = p.id
     WHERE ${where} GROUP BY c.category_id`,
    ...values,
  );
  return new Map(rows.map(row => [row.id, row.n]));
}

type Sums = Record<`rating${number}`, number> & {
  products: number;
  onSale: number;
  featured: number;
  min: number | null;
  max: number | null;
};

/** What is counted over a whole result, in one pass. */
function sumsOf(db: Database, query: ProductQuery): Sums {
  return db.kept(`sums ${JSON.stringify(query)}`, () => {
    const { from, where, values } = conditionsOf(db, query);
    const ratings = RATINGS.map(stars => `TOTAL(p.rating >= ${stars}) AS rating${stars}`).join(', ');
    return db.get<Sums>(
      `SELECT COUNT(*) AS products, TOTAL(p.on_sale) AS onSale, TOTAL(p.featured) AS featured, MIN(p.low) AS min,
         MAX(p.high) AS max, ${ratings} FROM ${from} WHERE ${where}`,
      ...values,
    )!;
  });
}

/** What the cheapest and the dearest cost, whatever prices are asked for. */
function priceSpan(db: Database, query: ProductQuery): Facets['price'] {
  const { min, max } = sumsOf(db, withoutBlanks({ ...query, minPrice: null, maxPrice: null }));
  return min === null || max === null ? null : { min: String(min), max: String(max) };
}

function ratingFacets(db: Database, query: ProductQuery): Facets['ratings'] {
  const sums = sumsOf(db, withoutBlanks({ ...query, minRating: null }));
  return RATINGS.map(value => ({
    value,
    count: sums[`rating${value}`]!,
    selected: query.minRating === value,
  }));
}

function stockFacets(db: Database, query: ProductQuery): Facets['stock'] {
  const { from, where, values } = conditionsOf(db, { ...query, stock: null });
  const asked = new Set(query.stock);
  const rows = db.all<{ value: string; count: number }>(
    `SELECT p.stock AS value, COUNT(*) AS count FROM ${from} WHERE ${where} GROUP BY p.stock`,
    ...values,
  );
  const counts = new Map(rows.map(row => [row.value, row.count]));
  return STOCKS.map(value => ({ value, count: counts.get(value) ?? 0, selected: asked.has(value) })).filter(
    ({ count, selected }) => count > 0 || selected,
  );
}

/** The whole tree in the shop's order, each parent before its children. */
const shownCategories = (db: Database): ProductCategory[] =>
  db.kept('shown categories', () => {
    const rows = db
      .all<{ row: string }>("SELECT row FROM term WHERE kind = 'product_cat' ORDER BY id")
      .map(({ row }) => JSON.parse(row) as ProductCategory)
      .toSorted((a, b) => (a.menu_order ?? 0) - (b.menu_order ?? 0) || a.name.localeCompare(b.name));
    const known = new Set(rows.map(row => row.id));
    const withBelow = (one: ProductCategory): ProductCategory[] => [
      one,
      ...rows.filter(row => row.parent === one.id).flatMap(withBelow),
    ];
    return rows.filter(row => !known.has(row.parent)).flatMap(withBelow);
  });
