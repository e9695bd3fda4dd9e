import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showSite } from '../../test/showSite.tsx';

const list = (type: string, items: object[], totalPages = 1) => ({
  __typename: type,
  items,
  pageInfo: { __typename: 'PageInfo', totalItems: items.length, totalPages },
});

const page = (title: string) => ({
  __typename: 'Page',
  id: title,
  title,
  path: '/services',
  excerptText: `About ${title}`,
});

const answer = (changes: object = {}) => ({
  data: {
    __typename: 'Query',
    search: {
      __typename: 'SearchResult',
      posts: list('PostList', []),
      pages: list('PageList', []),
      products: { ...list('ProductList', []), sample: false, asOf: null },
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
    Search: () => answer({ pages: list('PageList', [page('Services')]) }),
  });
  await heading('Search results for "void"');
  expect(screen.getByText('Found 1 result')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  expect(screen.queryByRole('heading', { name: 'Posts' })).toBeNull();
  expect(asked.at(-1)?.variables).toEqual({ query: 'void', page: 1 });
  expect(robots()).toBe('noindex');
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
      ...answer({ posts: null, pages: list('PageList', [page('Services')]) }),
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
    Search: () => answer({ pages: list('PageList', [page('Services')], 3) }),
  });
  await heading(/void/);
  expect(asked.at(-1)?.variables).toEqual({ query: 'void', page: 2 });
  expect(screen.getByText('Found 1 result')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/search?q=void&page=3');
});

test.each(['9', '100000'])('page %s of the results does not exist, and shows the way to the first', async number => {
  showSite(`/search?q=void&page=${number}`, {
    Search: ({ page: asked }) => answer({ pages: list('PageList', asked === 1 ? [page('Services')] : [], 3) }),
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
