import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { SearchQuery } from '../../gql/unmasked.ts';
import { product, variableProduct } from '../../test/products.ts';
import { showSite } from '../../test/showSite.tsx';

afterEach(() => localStorage.clear());

type Search = SearchQuery['search'];

const listOf = <T,>(items: T[], totalPages = 1) => ({
  items,
  pageInfo: { __typename: 'PageInfo' as const, totalItems: items.length, totalPages },
});

const page = (title: string) => ({
  __typename: 'Page' as const,
  id: title,
  title,
  path: '/services',
  excerptText: `About ${title}`,
});

const pages = (...shown: Parameters<typeof listOf<ReturnType<typeof page>>>) => ({
  __typename: 'PageList' as const,
  ...listOf(...shown),
});

const answer = (changes: Partial<Search> = {}): { data: SearchQuery } => ({
  data: {
    __typename: 'Query',
    popularSearches: ['Void Labels'],
    search: {
      __typename: 'SearchResult',
      corrected: null,
      sku: null,
      posts: { __typename: 'PostList', ...listOf([]) },
      pages: pages([]),
      products: { __typename: 'ProductList', ...listOf([]), sample: false, asOf: null },
      ...changes,
    },
  },
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

test('without a term the screen asks for one, and nothing is searched', async () => {
  const { asked } = showSite('/search?q=v');
  await heading('Search');
  expect(screen.getByText(/Enter a word of at least 2 characters/)).toBeVisible();
  expect(asked.map(({ name }) => name)).toEqual(['Layout']);
});

test('what was found is counted and listed', async () => {
  const { asked } = showSite('/search?q=void', {
    Search: () => answer({ pages: pages([page('Services')]) }),
  });
  await heading('Search results for "void"');
  expect(screen.getByText('Found 1 result')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  expect(screen.queryByRole('heading', { name: 'Posts' })).toBeNull();
  expect(asked.at(-1)?.variables).toEqual({ query: 'void', page: 1, asTyped: false });
  expect(robots()).toBe('noindex');
});

test('blanks before and after the words are none of the address', async () => {
  const { router } = showSite('/search?q=+void++label+', { Search: () => answer() });
  await heading(/void label/);
  expect(router.state.location.search).toBe('?q=void++label');
});

test('where nothing is found there are suggestions', async () => {
  showSite('/search?q=zzz', { Search: () => answer() });
  expect(await screen.findByText('No results found')).toBeVisible();
  expect(screen.getByText('Check your spelling')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse categories' })).toHaveAttribute('href', '/catalog');
  expect(robots()).toBe('noindex');
});

test('one group that failed leaves the others', async () => {
  showSite('/search?q=void', {
    Search: () => ({
      ...answer({ posts: null, pages: pages([page('Services')]) }),
      errors: [{ message: 'The content service did not answer.', path: ['search', 'posts'] }],
    }),
  });
  expect(await screen.findByText('Posts could not be loaded just now.')).toBeVisible();
  // Nobody knows how many there are.
  expect(screen.queryByText(/^Found/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Services' })).toBeVisible();
});

test('when nothing answers the screen says so, with a retry and the number of the request', async () => {
  showSite('/search?q=void', {
    Search: () => ({ errors: [{ message: 'No answer', extensions: { code: 'UPSTREAM_TIMEOUT', requestId: 'r-17' } }] }),
  });
  expect(await screen.findByText('Search results could not be loaded')).toBeVisible();
  expect(screen.getByText('Request r-17')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/search?q=void');
});

test('later pages are linked and asked for, and count what all pages hold', async () => {
  const { asked } = showSite('/search?q=void&page=2', {
    Search: () => answer({ pages: pages([page('Services')], 3) }),
  });
  await heading(/void/);
  expect(asked.at(-1)?.variables).toEqual({ query: 'void', page: 2, asTyped: false });
  expect(document.title).toContain('Search results for "void", page 2');
  expect(screen.getByText('Found 1 result')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/search?q=void&page=3');
});

test.each(['9', '100000'])('page %s of the results does not exist, and shows the way to the first', async number => {
  showSite(`/search?q=void&page=${number}`, {
    Search: ({ page: asked }) => answer({ pages: pages(asked === 1 ? [page('Services')] : [], 3) }),
  });
  expect(await screen.findByText('The results end before this page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/search?q=void');
  expect(robots()).toBe('noindex');
});

test('the field stays, and says what is searched next', async () => {
  const { router } = showSite('/search?q=void', { Search: () => answer() });
  await heading('Search results for "void"');
  const field = screen.getByRole('searchbox', { name: 'Search' });
  field.focus();
  await router.navigate('/search?q=tape');
  await heading('Search results for "tape"');
  await waitFor(() => expect(field).toHaveValue('tape'));
  expect(field).toHaveFocus();
});

const productsFound = { __typename: 'ProductList' as const, ...listOf([variableProduct()]), sample: false, asOf: null };

test('products stand first, with size, price and stock, and the way to the catalogue', async () => {
  showSite('/search?q=void', {
    Search: () => answer({ products: productsFound, pages: pages([page('Services')]) }),
  });
  await heading('Search results for "void"');
  expect(screen.getAllByRole('heading', { level: 2 }).map(each => each.textContent)).toEqual(
    expect.arrayContaining(['Products', 'Pages']),
  );
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first).toHaveTextContent('Products');
  expect(screen.getByRole('link', { name: /In Stock/ })).toHaveTextContent(/2 sizes.*from ZAR 60\.00.*In Stock/);
  expect(screen.getByRole('link', { name: /1 product with/ })).toHaveAttribute('href', '/catalog?search=void');
  expect(screen.getByRole('link', { name: '1 product' })).toHaveAttribute('href', '#products');
  expect(screen.queryByText('Looking for a product?')).toBeNull();
  expect(screen.getByRole('link', { name: 'Void Labels' })).toBeVisible();
});

test('products are said to have their own search only where none were found', async () => {
  showSite('/search?q=services', { Search: () => answer({ pages: pages([page('Services')]) }) });
  await heading('Search results for "services"');
  expect(screen.getByText('Looking for a product?')).toBeVisible();
});

test('a typing error is named, and what was typed can be searched', async () => {
  const { asked } = showSite('/search?q=viod', {
    Search: ({ asTyped }) => answer({ products: productsFound, corrected: asTyped ? null : 'void' }),
  });
  await heading('Search results for "void"');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('viod');
  await userEvent.click(screen.getByRole('link', { name: 'Search for "viod" instead' }));
  await heading('Search results for "viod"');
  expect(asked.at(-1)?.variables).toEqual({ query: 'viod', page: 1, asTyped: true });
});

type Sku = NonNullable<Search['sku']>;
const skuOf = (variation: Sku['variation']): Sku => ({
  __typename: 'SkuMatch',
  product: product({ path: '/404' }),
  variation,
});
const size = { __typename: 'AttributeValue' as const, slug: 'size', valueSlug: '25-x-15-mm' };
const variation = { __typename: 'Variation' as const, attributes: [size] };

test.each<[string, Sku['variation'], string]>([
  ['VL-25', null, ''],
  ['VL-25-01', variation, '?size=25-x-15-mm'],
])('the SKU %s opens its product', async (query, chosen, search) => {
  const sku = skuOf(chosen);
  const { router } = showSite(`/search?q=${query}`, { Search: () => answer({ products: productsFound, sku }) });
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/404', search }));
});

test('a word that is a SKU, too, is looked for', async () => {
  showSite('/search?q=seal', { Search: () => answer({ products: productsFound, sku: skuOf(null) }) });
  expect(await heading('Search results for "seal"')).toBeVisible();
});
