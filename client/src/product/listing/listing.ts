import { OPTION_PREFIX } from '../../../../rules/filterQuery.ts';
import { cleanLine } from '../../../../rules/forms/cleanText.ts';
import type { ProductFilter, ProductSort, StockStatus } from '../../gql/graphql.ts';
import { pageNumber } from '../../lib/paging/pageNumber.ts';

/** What a list of products can be ordered by, as one word. */
export const sortKeys = [
  'date-desc',
  'date-asc',
  'title-asc',
  'title-desc',
  'popularity-desc',
  'rating-desc',
  'price-asc',
  'price-desc',
] as const;
export type SortKey = (typeof sortKeys)[number];

/** The controls of a list of products, as its address says them. */
export interface Listing {
  /** at least two characters, or none */
  search: string;
  /** a category's id or slug, or none; what can be neither is an id that no category has */
  category: string;
  featured: boolean;
  onSale: boolean;
  /** chosen options by the attribute's key */
  options: Readonly<Record<string, readonly string[]>>;
  stock: readonly StockKey[];
  /** stars at least, 0 for any */
  rating: number;
  /** major units, or none */
  minPrice: string;
  maxPrice: string;
  /** null is the default: newest first, among hits of a search the best first */
  sort: SortKey | null;
  /** 0 is no page of any list */
  page: number;
  /** the key of the attribute that shows all its options, where a page without scripts is to; no list's own */
  more: string;
}

/** The states of stock, as an address says them. */
const stockKeys = {
  instock: 'IN_STOCK',
  onbackorder: 'ON_BACKORDER',
  outofstock: 'OUT_OF_STOCK',
} as const satisfies Record<string, StockStatus>;
export type StockKey = keyof typeof stockKeys;

export const stockKeyOf = (status: StockStatus): StockKey =>
  (Object.keys(stockKeys) as StockKey[]).find(key => stockKeys[key] === status)!;

const LONGEST_SEARCH = 100;
const LONGEST_KEY = 80;
const MOST_ATTRIBUTES = 8;
const MOST_OPTIONS = 20;
const NO_CATEGORY = '0';
/** Letters of other alphabets stand in a slug percent-encoded. */
const CATEGORY_SLUG = /^(?!\d+$)[\p{L}\p{N}_%-]{1,200}$/u;

/** What can be an attribute's or an option's key. */
const isKey = (text: string): boolean => text.length <= LONGEST_KEY && /^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u.test(text);

const isId = (category: string): boolean => /^[1-9]\d{0,15}$/.test(category);

/**
 * Reads an address. An order or a switch it does not know is as if it were not there; a page or a category that cannot
 * be is not there.
 */
export function readListing(params: URLSearchParams): Listing {
  const search = Array.from(cleanLine(params.get('search') ?? ''))
    .slice(0, LONGEST_SEARCH)
    .join('')
    .trim();
  const category = params.get('category') ?? '';
  return {
    search: search.length < 2 ? '' : search,
    category: !category || isId(category) || CATEGORY_SLUG.test(category) ? category : NO_CATEGORY,
    featured: params.get('featured') === 'true',
    onSale: params.get('on_sale') === 'true',
    options: readOptions(params),
    stock: valuesOf(params, 'stock').filter((key): key is StockKey => Object.hasOwn(stockKeys, key)),
    rating: /^[1-5]$/.test(params.get('rating') ?? '') ? Number(params.get('rating')) : 0,
    minPrice: readPrice(params.get('min_price')),
    maxPrice: readPrice(params.get('max_price')),
    sort: readSort(params, search.length > 1),
    page: pageNumber(params),
    more: [params.get('more') ?? ''].find(isKey) ?? '',
  };
}

const valuesOf = (params: URLSearchParams, name: string): string[] => [...new Set(params.getAll(name))];

function readOptions(params: URLSearchParams): Listing['options'] {
  const names = [...new Set(params.keys())].filter(name => name.startsWith(OPTION_PREFIX)).toSorted();
  // Keys have no capitals: what is written in them counts where the key itself does not stand there.
  const byKey = new Map(names.map(name => [name.toLowerCase(), name]));
  const chosen = [...byKey].slice(0, MOST_ATTRIBUTES).flatMap(([key, name]) => {
    const slug = key.slice(OPTION_PREFIX.length);
    const options = valuesOf(params, name).filter(isKey).slice(0, MOST_OPTIONS).toSorted();
    return isKey(slug) && options.length ? [[slug, options] as const] : [];
  });
  return Object.fromEntries(chosen);
}

/** A comma may stand for the point; before three digits it would be that of a thousand. */
export const PRICE = String.raw`\d{1,9}([.,]\d{1,2}|\.\d{3})?`;

const readPrice = (text: string | null): string =>
  new RegExp(`^${PRICE}$`).test(text ?? '') ? text!.replace(',', '.') : '';

/** `sort` and `order`; a form without scripts sends both as one word. */
function readSort(params: URLSearchParams, searching: boolean): SortKey | null {
  const [field, joined] = (params.get('sort') ?? '').split('-');
  const order = joined ?? params.get('order');
  if (!field && order !== 'asc') return null;
  const wanted = sortKeys.filter(key => key.startsWith(`${field || 'date'}-`));
  const found = wanted.find(key => key.endsWith(`-${order}`)) ?? wanted[0] ?? null;
  return found === 'date-desc' && !searching ? null : found;
}

/** The address of a list; defaults are left out. `more` opens all options of an attribute there. */
export function listingHref(base: string, listing: Listing, more = ''): string {
  const { search, category, featured, onSale, options, stock, rating, minPrice, maxPrice, sort, page } = listing;
  const [field = '', order = ''] = sort?.split('-') ?? [];
  const said: [string, string][] = [
    ['search', search],
    ['category', category],
    ['featured', featured ? 'true' : ''],
    ['on_sale', onSale ? 'true' : ''],
    ...Object.entries(options).flatMap(([slug, keys]) =>
      keys.map((key): [string, string] => [OPTION_PREFIX + slug, key]),
    ),
    ...stock.map((key): [string, string] => ['stock', key]),
    ['rating', rating ? String(rating) : ''],
    ['min_price', minPrice],
    ['max_price', maxPrice],
    ['sort', field],
    ['order', order],
    ['page', page > 1 ? String(page) : ''],
    ['more', more],
  ];
  const params = new URLSearchParams(said.filter(([, value]) => value));
  return params.size ? `${base}?${params}` : base;
}

/** Whether the address names the order in one word, as the form without scripts does. */
export const isJoinedSort = (params: URLSearchParams): boolean => params.get('sort')?.includes('-') ?? false;

/** Whether some products are left out: the address says more than order and page. */
export const isFiltered = (listing: Listing): boolean => listingHref('', { ...listing, sort: null, page: 1 }) !== '';

/** The same list without filters, in the same order, from its beginning. */
export const withoutFilters = (listing: Listing): Listing => ({
  search: '',
  category: '',
  featured: false,
  onSale: false,
  options: {},
  stock: [],
  rating: 0,
  minPrice: '',
  maxPrice: '',
  sort: listing.search && listing.sort === 'date-desc' ? null : listing.sort,
  page: 1,
  more: '',
});

/** The variables of a screen's query; `only` narrows every list of the screen. */
export function listingVariables(listing: Listing, only: ProductFilter = {}) {
  const { search, category, featured, onSale, options, stock, rating, minPrice, maxPrice, page } = listing;
  const attributes = Object.entries(options).map(([slug, keys]) => ({ slug, options: [...keys] }));
  const filter: ProductFilter = {
    ...only,
    ...(search && { search }),
    ...(category &&
      (isId(category) || category === NO_CATEGORY ? { categories: [category] } : { categorySlugs: [category] })),
    ...(featured && { featured }),
    ...(onSale && { onSale }),
    ...(attributes.length && { attributes }),
    ...(stock.length && { stock: stock.map(key => stockKeys[key]) }),
    ...(rating && { minRating: rating }),
    ...(minPrice && { minPrice }),
    ...(maxPrice && { maxPrice }),
  };
  return { filter, sort: sortOf(listing), page: Math.max(1, page) };
}

function sortOf({ sort, search }: Listing): ProductSort | null {
  if (!sort) return search ? null : { field: 'DATE', order: 'DESC' };
  const [field, order] = sort.toUpperCase().split('-');
  return { field, order } as ProductSort;
}
