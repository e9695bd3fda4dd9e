import type { Database } from '../database.ts';
import { type Columns, FEATURED, LISTED, ON_SALE, SEARCHED } from './facets/columns.ts';
import { attributeKey, optionKey } from './optionKeys.ts';
import { categoryIds, type ProductQuery } from './productQuery.ts';
import { slugForms } from './slugs.ts';

/** Whether the product at this place is as asked for. */
type Test = (place: number) => boolean;

/** What a facet leaves out of the question: its own filter. An attribute is named by its key. */
export type Left = 'category' | 'price' | 'stock' | 'rating' | `attribute ${string}`;

/** A question as tests on the columns. */
export interface Matching {
  /** places to look at, best hits first; null for all */
  hits: Uint32Array | null;
  /** what no facet leaves out */
  always: Test;
  filters: { left: Left; test: Test }[];
}

/** `hits` are the ids that a search found, null without one. */
export function matchingOf(db: Database, columns: Columns, query: ProductQuery, hits: Uint32Array | null): Matching {
  return {
    hits: hits && placesOf(columns, hits),
    always: alwaysOf(columns, query, hits !== null),
    filters: filtersOf(db, columns, query),
  };
}

/** Whether the product at this place is found. */
export const isFound = ({ always, filters }: Matching, place: number): boolean =>
  always(place) && filters.every(({ test }) => test(place));

const placesOf = (columns: Columns, ids: Uint32Array): Uint32Array => {
  const places = new Uint32Array(ids.length);
  let found = 0;
  for (const id of ids) {
    const place = columns.placeOf(id);
    if (place !== undefined) places[found++] = place;
  }
  return places.subarray(0, found);
};

function alwaysOf(columns: Columns, query: ProductQuery, searching: boolean): Test {
  const { flags, type, tags, words } = columns;
  const wanted = (searching ? SEARCHED : LISTED) | (query.featured ? FEATURED : 0) | (query.onSale ? ON_SALE : 0);
  const types = query.type ? marked(words.type.words, word => isOfType(word, query.type!)) : null;
  const slugs = query.tag ? slugForms(query.tag) : null;
  const tag = slugs && marked(words.tags.words, word => slugs.includes(word));
  return place =>
    (flags[place]! & wanted) === wanted &&
    (!types || types[type[place]!] === 1) &&
    (!tag || tags.hasMarked(place, tag));
}

/** A type that is not known here is shown as a simple product. */
const isOfType = (word: string, asked: string): boolean =>
  asked === 'simple' ? !['variable', 'grouped', 'external'].includes(word) : word === asked;

function filtersOf(db: Database, columns: Columns, query: ProductQuery): Matching['filters'] {
  const { low, high, rating, stock, words } = columns;
  const filters: Matching['filters'] = [];
  const categories = categoryIds(db, query);
  if (categories) {
    const asked = new Set(categories.map(String));
    const inThem = marked(words.categories.words, word => asked.has(word));
    filters.push({ left: 'category', test: place => columns.categories.hasMarked(place, inThem) });
  }
  if (query.minPrice || query.maxPrice) {
    const [min, max] = [Number(query.minPrice || Number.NaN), Number(query.maxPrice || Number.NaN)];
    const test: Test = place => (!query.minPrice || high[place]! >= min) && (!query.maxPrice || low[place]! <= max);
    filters.push({ left: 'price', test });
  }
  if (query.stock?.length) {
    const asked = marked(words.stock.words, word => query.stock!.includes(word));
    filters.push({ left: 'stock', test: place => asked[stock[place]!] === 1 });
  }
  if (query.minRating) {
    const least = query.minRating;
    filters.push({ left: 'rating', test: place => rating[place]! >= least });
  }
  return [...filters, ...attributeFilters(columns, query)];
}

function attributeFilters(columns: Columns, { attributes }: ProductQuery): Matching['filters'] {
  const asked = (attributes ?? []).filter(({ options }) => options.length);
  const byKey = Map.groupBy(asked, ({ slug }) => attributeKey({ name: slug }));
  return [...byKey].map(([key, choices]) => {
    const tests = choices.map(({ options }) => {
      const wanted = new Set(options.map(optionKey));
      const numbers = new Uint8Array(columns.words.options.words.length);
      for (const number of numbers.keys()) {
        const { attribute, option } = columns.optionAt(number);
        numbers[number] = Number(attribute === key && wanted.has(option));
      }
      return numbers;
    });
    return {
      left: `attribute ${key}` as const,
      test: (place: number) => tests.every(numbers => columns.options.hasMarked(place, numbers)),
    };
  });
}

const marked = (words: readonly string[], isWanted: (word: string) => boolean): Uint8Array =>
  Uint8Array.from(words, word => Number(isWanted(word)));
