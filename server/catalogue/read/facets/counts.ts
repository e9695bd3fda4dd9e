import type { Left, Matching } from '../matching.ts';
import { type Columns, FEATURED, ON_SALE } from './columns.ts';

/** What is counted over a result, each facet leaving its own filter out. By the numbers of the columns' words. */
export interface Counts {
  found: number;
  onSale: number;
  featured: number;
  categories: Uint32Array;
  /** in all categories */
  anyCategory: number;
  stock: Uint32Array;
  /** with at least so many stars, at 0 to 5 */
  ratings: Uint32Array;
  options: Uint32Array;
  /** what the cheapest and the dearest cost; infinite where nothing has a price */
  low: number;
  high: number;
}

const STARS = [1, 2, 3, 4, 5];
const NOTHING_FAILS = -1;
const TWO_FAIL = -2;

/**
 * Counts in one pass: what fails no filter counts for every facet, what fails one alone counts for the facet that leaves
 * this one out.
 */
export function count(columns: Columns, { hits, always, filters }: Matching): Counts {
  const { words } = columns;
  const counts: Counts = {
    found: 0,
    onSale: 0,
    featured: 0,
    anyCategory: 0,
    low: Number.POSITIVE_INFINITY,
    high: Number.NEGATIVE_INFINITY,
    categories: new Uint32Array(words.categories.words.length),
    stock: new Uint32Array(words.stock.words.length),
    ratings: new Uint32Array(STARS.length + 1),
    options: new Uint32Array(words.options.words.length),
  };
  const ofLeft = filters.map(({ left }) => tallyWithout(left, columns, counts));
  const tally = tallyAll(columns, counts);
  const failing = (place: number): number => {
    let failed = NOTHING_FAILS;
    for (let at = 0; at < filters.length; at++) {
      if (filters[at]!.test(place)) continue;
      if (failed !== NOTHING_FAILS) return TWO_FAIL;
      failed = at;
    }
    return failed;
  };
  const end = hits ? hits.length : columns.size;
  for (let at = 0; at < end; at++) {
    const place = hits ? hits[at]! : at;
    if (!always(place)) continue;
    const failed = failing(place);
    if (failed === NOTHING_FAILS) tally(place);
    else if (failed !== TWO_FAIL) ofLeft[failed]!(place);
  }
  return counts;
}

type Tally = (place: number) => void;

function tallyAll(columns: Columns, counts: Counts): Tally {
  const { flags } = columns;
  const parts = [tallyCategory, tallyPrice, tallyStock, tallyRating].map(part => part(columns, counts));
  return place => {
    counts.found++;
    if (flags[place]! & ON_SALE) counts.onSale++;
    if (flags[place]! & FEATURED) counts.featured++;
    for (const part of parts) part(place);
    columns.options.tally(place, counts.options);
  };
}

function tallyWithout(left: Left, columns: Columns, counts: Counts): Tally {
  switch (left) {
    case 'category':
      return tallyCategory(columns, counts);
    case 'price':
      return tallyPrice(columns, counts);
    case 'stock':
      return tallyStock(columns, counts);
    case 'rating':
      return tallyRating(columns, counts);
    default:
      return tallyAttribute(left.slice('attribute '.length), columns, counts);
  }
}

const tallyCategory =
  ({ categories }: Columns, counts: Counts): Tally =>
  place => {
    counts.anyCategory++;
    categories.tally(place, counts.categories);
  };

const tallyPrice =
  ({ low, high }: Columns, counts: Counts): Tally =>
  place => {
    if (low[place]! < counts.low) counts.low = low[place]!;
    if (high[place]! > counts.high) counts.high = high[place]!;
  };

const tallyStock =
  ({ stock }: Columns, counts: Counts): Tally =>
  place => {
    counts.stock[stock[place]!]!++;
  };

const tallyRating =
  ({ rating }: Columns, counts: Counts): Tally =>
  place => {
    for (const stars of STARS) if (rating[place]! >= stars) counts.ratings[stars]!++;
  };

function tallyAttribute(key: string, columns: Columns, counts: Counts): Tally {
  const ofIt = Uint8Array.from(columns.words.options.words, (_, number) =>
    Number(columns.optionAt(number).attribute === key),
  );
  return place => columns.options.tallyMarked(place, counts.options, ofIt);
}
