import type { Database } from '../data/database.ts';
import type { Product } from '../data/rows.ts';
import type { Rest } from '../rest/rest.ts';
import type { Answer, Call, Route } from '../rest/route.ts';
import { cents } from '../store/money.ts';
import { pricesOf } from '../wire/price.ts';
import { ratingOf } from '../wire/rating.ts';
import { CURRENCY, minor } from '../wire/storeMoney.ts';
import { countOf } from '../wire/term.ts';
import { findStoreProducts, storeProductParams } from './storeProductQuery.ts';

/** Counts over a whole result; what was not asked for is null. */
export const collectionData = (rest: Rest): Route[] => [
  {
    path: '/wc/store/v1/products/collection-data',
    GET: {
      params: {
        ...storeProductParams,
        calculate_price_range: { type: 'boolean', default: false },
        calculate_stock_status_counts: { type: 'boolean', default: false },
        calculate_rating_counts: { type: 'boolean', default: false },
        calculate_attribute_counts: { type: 'any' },
        calculate_taxonomy_counts: { type: 'strings', default: [] },
      },
      answer: call => answer(call, rest),
    },
  },
];

function answer({ args }: Call, { database }: Rest): Answer {
  const rows = findStoreProducts(args, database).filter(row => 'type' in row);
  const asked = Object.values(args.calculate_attribute_counts ?? {}) as { taxonomy: string }[];
  return {
    body: {
      price_range: args.calculate_price_range ? priceRange(rows, database) : null,
      attribute_counts: asked.length > 0 ? asked.flatMap(({ taxonomy }) => termCounts(taxonomy, database)) : null,
      rating_counts: args.calculate_rating_counts ? ratingCounts(rows, database) : null,
      stock_status_counts: args.calculate_stock_status_counts ? stockCounts(rows) : null,
      taxonomy_counts:
        args.calculate_taxonomy_counts.length > 0
          ? args.calculate_taxonomy_counts.flatMap((taxonomy: string) => termCounts(taxonomy, database))
          : null,
    },
  };
}

function priceRange(rows: Product[], database: Database) {
  const prices = rows.map(row => pricesOf(row, database));
  return {
    min_price: minor(Math.min(...prices.map(({ min }) => cents(min)))),
    max_price: minor(Math.max(...prices.map(({ max }) => cents(max)))),
    ...CURRENCY,
  };
}

const termCounts = (taxonomy: string, database: Database) =>
  database
    .all('terms')
    .filter(term => term.taxonomy === taxonomy)
    .map(term => ({ term: term.id, count: countOf(term, database) }))
    .filter(({ count }) => count > 0);

const ratingCounts = (rows: Product[], database: Database) =>
  [1, 2, 3, 4, 5]
    .map(rating => {
      const rated = rows.filter(row => Math.round(Number(ratingOf(row, database).average_rating)) === rating);
      return { rating, count: rated.length };
    })
    .filter(({ count }) => count > 0);

/** These counts alone are texts. */
const stockCounts = (rows: Product[]) =>
  ['instock', 'outofstock', 'onbackorder'].map(status => ({
    status,
    count: String(rows.filter(row => row.stockStatus === status).length),
  }));
