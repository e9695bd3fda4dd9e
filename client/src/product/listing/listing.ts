import { cleanLine } from '../../../../rules/cleanText.ts';
import type { ProductFilter, ProductSort } from '../../gql/graphql.ts';
import { pageNumber } from '../../lib/pageNumber.ts';

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
  /** a category's id, or none; what cannot be one is an id that no category has */
  category: string;
  featured: boolean;
  onSale: boolean;
  /** null is the default: newest first, among hits of a search the best first */
  sort: SortKey | null;
  /** 0 is no page of any list */
  page: number;
}

const LONGEST_SEARCH = 100;
const NO_CATEGORY = '0';

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
    category: !category || /^[1-9]\d{0,15}$/.test(category) ? category : NO_CATEGORY,
    featured: params.get('featured') === 'true',
    onSale: params.get('on_sale') === 'true',
    sort: readSort(params, search.length > 1),
    page: pageNumber(params),
  };
}

/** `sort` and `order`; a form without scripts sends both as one word. */
function readSort(params: URLSearchParams, searching: boolean): SortKey | null {
  const [field, joined] = (params.get('sort') ?? '').split('-');
  const order = joined ?? params.get('order');
  if (!field && order !== 'asc') return null;
  const wanted = sortKeys.filter(key => key.startsWith(`${field || 'date'}-`));
  const found = wanted.find(key => key.endsWith(`-${order}`)) ?? wanted[0] ?? null;
  return found === 'date-desc' && !searching ? null : found;
}

/** The address of a list; defaults are left out. */
export function listingHref(base: string, { search, category, featured, onSale, sort, page }: Listing): string {
  const [field, order] = sort?.split('-') ?? [];
  const params = new URLSearchParams({
    ...(search && { search }),
    ...(category && { category }),
    ...(featured && { featured: 'true' }),
    ...(onSale && { on_sale: 'true' }),
    ...(field && order && { sort: field, order }),
    ...(page > 1 && { page: String(page) }),
  });
  return params.size ? `${base}?${params}` : base;
}

/** Whether the address names the order in one word, as the form without scripts does. */
export const isJoinedSort = (params: URLSearchParams): boolean => params.get('sort')?.includes('-') ?? false;

/** Whether some products are left out. */
export const isFiltered = ({ search, category, featured, onSale }: Listing): boolean =>
  Boolean(search || category || featured || onSale);

/** The same list without filters, in the same order, from its beginning. */
export const withoutFilters = (listing: Listing): Listing => ({
  search: '',
  category: '',
  featured: false,
  onSale: false,
  sort: listing.search && listing.sort === 'date-desc' ? null : listing.sort,
  page: 1,
});

/** The variables of a screen's query; `only` narrows every list of the screen. */
export function listingVariables(listing: Listing, only: ProductFilter = {}) {
  const { search, category, featured, onSale, page } = listing;
  const filter: ProductFilter = {
    ...only,
    ...(search && { search }),
    ...(category && { categories: [category] }),
    ...(featured && { featured }),
    ...(onSale && { onSale }),
  };
  return { filter, sort: sortOf(listing), page: Math.max(1, page) };
}

function sortOf({ sort, search }: Listing): ProductSort | null {
  if (!sort) return search ? null : { field: 'DATE', order: 'DESC' };
  const [field, order] = sort.toUpperCase().split('-');
  return { field, order } as ProductSort;
}
