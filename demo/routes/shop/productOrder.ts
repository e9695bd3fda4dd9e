import type { Database } from '../../data/database.ts';
import type { Product, Variation } from '../../data/rows.ts';
import { byInclude, sortBy } from '../../rest/list.ts';
import type { Args } from '../../rest/request.ts';
import { pricesOf } from '../../wire/shop/price.ts';
import { ratingOf } from '../../wire/shop/rating.ts';

type Row = Product | Variation;

/** Popularity and rating run best first whatever `order` says; random, sales and include alone fall back to the date. */
export function sortProducts(rows: Row[], args: Args, database: Database): Row[] {
  const { orderby, order: direction } = args;
  if ((orderby === 'include' || orderby === 'post__in') && args.include.length > 0)
    return byInclude(rows, args.include);
  const price = (row: Row) => pricesOf(row, database);
  const title = (row: Row) => ('name' in row ? row.name : row.sku);
  const keys: Record<string, (row: Row) => string | number> = {
    id: row => row.id,
    title,
    slug: row => ('slug' in row ? row.slug : row.sku),
    modified: row => row.modified,
    // a product without a price comes first going up and last going down
    price: row => Number((direction === 'asc' ? price(row).min : price(row).max) || -1),
    menu_order: row => `${String('menuOrder' in row ? row.menuOrder : 0).padStart(6, '0')} ${title(row)}`,
  };
  if (orderby === 'popularity') return sortBy(rows, row => ('totalSales' in row ? row.totalSales : 0), 'desc');
  if (orderby === 'rating') return sortBy(rows, row => ratingKey(row, database), 'desc');
  return sortBy(rows, keys[orderby] ?? (row => row.date), direction);
}

/** The mean first, then how many have rated. */
function ratingKey(row: Row, database: Database): number {
  if (!('type' in row)) return 0;
  const { average_rating, rating_count } = ratingOf(row, database);
  return Number(average_rating) * 1_000_000 + rating_count;
}
