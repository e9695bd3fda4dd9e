import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { showSite } from '../test/showSite.tsx';

const group = (type: string) => ({
  __typename: type,
  items: [],
  pageInfo: { __typename: 'PageInfo', totalItems: 0, totalPages: 0 },
});

const nothing = () => ({
  data: {
    __typename: 'Query',
    search: {
      __typename: 'SearchResult',
      posts: group('PostList'),
      pages: group('PageList'),
      products: { ...group('ProductList'), sample: false, asOf: null },
    },
  },
});

afterEach(() => {
  vi.useRealTimers();
});

test('after navigation the new heading has the focus, and its title is said', async () => {
  const { router } = showSite('/404');
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  expect(document.body).toHaveFocus();
  await act(() => router.navigate('/search'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toHaveFocus());
  expect(screen.getByText('Search | Diri Labels', { selector: '[aria-live]' })).toBeInTheDocument();
});

test('a wait that lasts shows the shape of the screen to come', async () => {
  let answer = () => {};
  const { router, asked } = showSite('/404', {
    Search: () => new Promise(resolve => (answer = () => resolve(nothing()))),
  });
  const here = await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let arrived = Promise.resolve();
  await act(async () => {
    arrived = router.navigate('/search?q=void');
  });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(here).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(100));
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { level: 1, name: 'Loading...' })).toBeVisible();
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('Search'));
  await act(async () => {
    answer();
    await arrived;
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Search results for "void"' })).toBeVisible();
});

test('the first link leads past the header', async () => {
  showSite('/404');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('link')[0]).toHaveTextContent('Skip to content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});
