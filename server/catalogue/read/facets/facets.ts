import type { ProductCategory } from '../../../upstreams/shop/wire.ts';
import type { Database } from '../../database.ts';
import type { ProductSearch } from '../../search/search.ts';
import type { Facets } from '../lists.ts';
import { matchingOf } from '../matching.ts';
import { categoryIds, type ProductQuery } from '../productQuery.ts';
import { attributeFacets } from './attributeFacets.ts';
import type { Columns } from './columns.ts';
import { type Counts, count } from './counts.ts';

const STOCKS = ['instock', 'onbackorder', 'outofstock'];
const RATINGS = [4, 3, 2, 1];

/** What is left open, said in one way, so that equal questions are one. */
const withoutBlanks = (query: ProductQuery): ProductQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => (Array.isArray(value) ? value.length : value)));

/** How many products each further choice would leave. */
export function countFacets(
  db: Database,
  columns: Columns,
  search: ProductSearch,
  query: ProductQuery,
): Promise<Facets> {
  const { sort, page, perPage, ...filters } = withoutBlanks(query);
  return db.keep(`facets ${JSON.stringify(filters)}`, async () => {
    const hits = await search.hitsOf(filters);
    await columns.load();
    const counts = count(columns, matchingOf(db, columns, filters, hits));
    return {
      categories: categoryFacets(db, columns, filters, counts),
      allCategories: counts.anyCategory,
      onSale: counts.onSale,
      featured: counts.featured,
      price: counts.low > counts.high ? null : { min: String(counts.low), max: String(counts.high) },
      attributes: attributeFacets(db, columns, filters, counts),
      stock: stockFacets(columns, filters, counts),
      ratings: RATINGS.map(value => ({ value, count: counts.ratings[value]!, selected: filters.minRating === value })),
    };
  });
}

function categoryFacets(db: Database, columns: Columns, query: ProductQuery, counts: Counts): Facets['categories'] {
  const selected = new Set(categoryIds(db, query));
  const ever = db.cached('categories in use', () => [...count(columns, matchingOf(db, columns, {}, null)).categories]);
  const numberOf = (id: number) => columns.words.categories.find(String(id)) ?? -1;
  return shownCategories(db)
    .filter(({ id }) => ever[numberOf(id)] || selected.has(id))
    .map(category => ({
      category,
      count: counts.categories[numberOf(category.id)] ?? 0,
      selected: selected.has(category.id),
    }));
}

function stockFacets(columns: Columns, query: ProductQuery, { stock }: Counts): Facets['stock'] {
  const asked = new Set(query.stock);
  return STOCKS.map(value => ({
    value,
    count: stock[columns.words.stock.find(value) ?? -1] ?? 0,
    selected: asked.has(value),
  })).filter(({ count, selected }) => count > 0 || selected);
}

/** The whole tree in the shop's order, each parent before its children. */
const shownCategories = (db: Database): ProductCategory[] =>
  db.cached('shown categories', () => {
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
