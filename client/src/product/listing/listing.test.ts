import { expect, test } from 'vitest';
import { fc } from '../../../../rules/test/property.ts';
import { type Listing, listingHref, listingVariables, readListing, sortKeys, withoutFilters } from './listing.ts';

const plain: Listing = {
  search: '',
  category: '',
  featured: false,
  onSale: false,
  options: {},
  stock: [],
  rating: 0,
  minPrice: '',
  maxPrice: '',
  sort: null,
  page: 1,
  more: '',
};
const read = (query: string) => readListing(new URLSearchParams(query));

test.each<[string, Partial<Listing>]>([
  ['', {}],
  [
    'search=void&category=12&featured=true&on_sale=true&page=3',
    { search: 'void', category: '12', featured: true, onSale: true, page: 3 },
  ],
  ['sort=title', { sort: 'title-asc' }],
  ['sort=title&order=desc', { sort: 'title-desc' }],
  ['sort=title-desc', { sort: 'title-desc' }],
  ['order=asc', { sort: 'date-asc' }],
  ['sort=date&order=desc', {}],
  ['sort=date&order=desc&search=void', { search: 'void', sort: 'date-desc' }],
  ['sort=popularity&order=asc', { sort: 'popularity-desc' }],
  ['sort=rating', { sort: 'rating-desc' }],
  ['sort=price&order=desc', { sort: 'price-desc' }],
  ['sort=price&order=sideways', { sort: 'price-asc' }],
  ['sort=cheapest&order=asc', {}],
  ['page=ten', {}],
  ['page=9999999', { page: 0 }],
  ['category=void-labels', { category: 'void-labels' }],
  ['category=1;drop', { category: '0' }],
  ['featured=yes&on_sale=1', {}],
  ['filter_size=a&filter_size=b&filter_size=a&filter_colour=', { options: { size: ['a', 'b'] } }],
  ['filter_Size=a', { options: { size: ['a'] } }],
  ['filter_Size=a&filter_size=b&filter_SIZE=c', { options: { size: ['b'] } }],
  ['filter_size=../x&filter_=a&filter_a%20b=c', {}],
  ['stock=instock&stock=onbackorder&stock=gone', { stock: ['instock', 'onbackorder'] }],
  ['rating=4&min_price=12.5&max_price=80', { rating: 4, minPrice: '12.5', maxPrice: '80' }],
  ['min_price=50,5&max_price=1,500', { minPrice: '50.5' }],
  ['min_price=1.250&max_price=1.2505', { minPrice: '1.250' }],
  ['rating=9&min_price=-1&max_price=cheap', {}],
  ['search=%20a%20', {}],
  ['search=%00%01', {}],
  ['search=vo%00id', { search: 'void' }],
  ['more=size', { more: 'size' }],
  ['more=../x', {}],
])('%j reads as %j', (query, listing) => {
  expect(read(query)).toEqual({ ...plain, ...listing });
});

const listings = fc
  .record<Listing>({
    search: fc.constantFrom('', 'void', 'Ø 2.5 mm', 'a&b=c'),
    category: fc.constantFrom('', '12', 'void-labels'),
    featured: fc.boolean(),
    onSale: fc.boolean(),
    options: fc.constantFrom<Listing['options']>(
      {},
      { size: ['38-x-19-mm'] },
      { material: ['pvc', 'vinyl'], size: ['ø-3-mm'] },
    ),
    stock: fc.constantFrom([], ['instock'], ['outofstock', 'instock']),
    rating: fc.integer({ min: 0, max: 5 }),
    minPrice: fc.constantFrom('', '10', '12.50'),
    maxPrice: fc.constantFrom('', '99.9'),
    sort: fc.constantFrom(null, ...sortKeys),
    page: fc.integer({ min: 1, max: 500 }),
    more: fc.constant(''),
  })
  // Newest first goes without saying, but for the hits of a search.
  .map(listing => (listing.sort === 'date-desc' && !listing.search ? { ...listing, sort: null } : listing));

test('an address says all of a list', () => {
  fc.assert(
    fc.property(listings, listing => {
      expect(readListing(new URL(listingHref('/catalog', listing), 'http://shop.test').searchParams)).toEqual(listing);
    }),
  );
});

test('whatever an address holds, it reads as a list that can be asked for', () => {
  const params = fc.dictionary(
    fc.constantFrom(
      ...['search', 'category', 'featured', 'on_sale', 'sort', 'order', 'page', 'filter_size', 'filter_'],
      ...['stock', 'rating', 'min_price', 'max_price'],
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(params, query => {
      const { page, filter } = listingVariables(readListing(new URLSearchParams(query)));
      expect(page).toBeGreaterThanOrEqual(1);
      expect(page).toBeLessThan(100_000);
      expect(filter.search?.length ?? 2).toBeGreaterThanOrEqual(2);
    }),
  );
});

test('without filters the order stays, the page does not', () => {
  expect(listingHref('/catalog', withoutFilters(read('search=void&on_sale=true&sort=title&page=4')))).toBe(
    '/catalog?sort=title&order=asc',
  );
});

test('a search is ordered by its hits until an order is chosen', () => {
  expect(listingVariables(read('search=void')).sort).toBeNull();
  expect(listingVariables(read('')).sort).toEqual({ field: 'DATE', order: 'DESC' });
});
