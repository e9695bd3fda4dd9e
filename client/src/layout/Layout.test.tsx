import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchQuery } from '../gql/unmasked.ts';
import { showSite } from '../test/showSite.tsx';

const empty = () => ({
  items: [],
  pageInfo: { __typename: 'PageInfo' as const, totalItems: 0, totalPages: 0 },
});

const nothing = (): { data: SearchQuery } => ({
  data: {
    __typename: 'Query',
    popularSearches: [],
    search: {
      __typename: 'SearchResult',
      corrected: null,
      sku: null,
      posts: { __typename: 'PostList', ...empty() },
      pages: { __typename: 'PageList', ...empty() },
      products: { __typename: 'ProductList', ...empty(), sample: false, asOf: null },
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
  expect(await screen.findByText('Search | Diri Labels', { selector: '[aria-live]' })).toBeInTheDocument();
});

test('a wait that lasts shows the shape of the screen to come', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof nothing>>();
  const { router } = showSite('/404', { Search: () => answer.promise });
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
  await act(async () => {
    answer.resolve(nothing());
    await arrived;
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Search results for "void"' })).toBeVisible();
});

test('the first link leads past the header', async () => {
  showSite('/404');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('link')[0]).toHaveTextContent('Skip to content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});
