import type { Database } from '../../data/database.ts';
import type { Product } from '../../data/rows.ts';
import { byInclude, type Key, sortBy } from '../../rest/list.ts';
import type { Args } from '../../rest/request.ts';
import { pricesOf } from '../../wire/shop/price.ts';
import { ratingOf } from '../../wire/shop/rating.ts';

/** Popularity and rating run best first whatever `order` says; include alone falls back to the date. */
export function sortProducts(rows: Product[], args: Args, database: Database): Product[] {
  const { orderby, order: direction } = args;
  if (orderby === 'include' && args.include.length > 0) return byInclude(rows, args.include);
  const price = (row: Product) => pricesOf(row, database);
  const keys: Record<string, Key<Product>> = {
    id: row => row.id,
    title: row => row.name,
    modified: row => row.modified,
    // a product without a price comes first going up and last going down
    price: row => Number((direction === 'asc' ? price(row).min : price(row).max) || -1),
  };
  if (orderby === 'popularity') return sortBy(rows, row => row.totalSales, 'desc');
  if (orderby === 'rating') return sortBy(rows, row => ratingKey(row, database), 'desc');
  return sortBy(rows, keys[orderby] ?? (row => row.date), direction);
}

/** The mean first, then how many have rated. */
function ratingKey(row: Product, database: Database): number {
  const { average_rating, rating_count } = ratingOf(row, database);
  return Number(average_rating) * 1_000_000 + rating_count;
}
