import type { Database } from '../../data/database.ts';
import type { Product, Review } from '../../data/rows.ts';

/** The mean of the approved reviews with two decimals; a rating of 0 is no rating. */
export function ratingOf(product: Product, database: Database) {
  const ratings = ratingsOf(product.id, database);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const mean = ratings.length > 0 ? sum / ratings.length : 0;
  return { average_rating: mean.toFixed(2), rating_count: ratings.length };
}

const ratingsOf = (product: number, database: Database): number[] =>
  byProduct(database)
    .get(product)
    ?.filter(review => review.status === 'approved' && review.rating > 0)
    .map(review => review.rating) ?? [];

const grouped = new WeakMap<Database, { version: number; map: Map<number, Review[]> }>();

/** Reviews by product, grouped once and again after a write. */
function byProduct(database: Database): Map<number, Review[]> {
  const known = grouped.get(database);
  if (known?.version === database.version) return known.map;
  const map = new Map<number, Review[]>();
  for (const review of database.all('reviews')) {
    const list = map.get(review.product);
    if (list) list.push(review);
    else map.set(review.product, [review]);
  }
  grouped.set(database, { version: database.version, map });
  return map;
}
