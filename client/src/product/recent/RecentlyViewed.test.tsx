import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { product, productList } from '../../test/products.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const known = ['1', '2', '3'].map(id => product({ id, name: `Label ${id}`, path: `/product/label-${id}` }));

const answers: Answers = {
  Catalogue: () => ({ data: { __typename: 'Query', products: productList(known) } }),
  Product: ({ slug }) => ({
    data: { __typename: 'Query', product: known.find(({ path }) => path.endsWith(slug)) ?? null },
  }),
  RecentlyViewed: ({ ids }) => ({
    data: {
      __typename: 'Query',
      goods: [ids].flat().map(id => ({ __typename: 'SkuMatch', product: known.find(one => one.id === id) ?? null })),
    },
  }),
};

// jsdom lays nothing out: every part is on the screen.
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #seen: (entries: { isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        this.#seen = seen;
      }
      observe() {
        this.#seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const row = () => screen.findByRole('region', { name: 'Recently viewed' });

test('a catalogue shows what this browser looked at, the last first, and forgets it when told to', async () => {
  for (const slug of ['label-1', 'label-2']) {
    showSite(`/product/${slug}`, answers);
    await waitFor(() => expect(localStorage.getItem('diri_recent')).toContain(slug.slice(-1)));
    cleanup();
  }
  const { asked } = showSite('/catalog', answers);
  const links = within(await row()).getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/product/label-2', '/product/label-1']);
  expect(asked.find(({ name }) => name === 'RecentlyViewed')?.variables).toEqual({ ids: ['2', '1'] });
  await userEvent.click(within(await row()).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  expect(localStorage.getItem('diri_recent')).toBeNull();
});

test('the page of a product shows the others', async () => {
  localStorage.setItem('diri_recent', JSON.stringify(['1', '3']));
  showSite('/product/label-3', answers);
  expect(within(await row()).getAllByRole('link')).toHaveLength(1);
});

test('nothing is asked and nothing shown where nothing was looked at, or all of it is gone', async () => {
  const { asked } = showSite('/catalog', answers);
  await screen.findByText(/^Showing/);
  expect(asked.map(({ name }) => name)).not.toContain('RecentlyViewed');
  cleanup();
  localStorage.setItem('diri_recent', JSON.stringify(['999', 'x', null]));
  const site = showSite('/catalog', answers);
  await waitFor(() => expect(site.asked.map(({ name }) => name)).toContain('RecentlyViewed'));
  expect(screen.queryByText('Recently viewed')).toBeNull();
});

test('a browser that asks not to be tracked remembers nothing', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { doNotTrack: { value: '1' } }));
  localStorage.setItem('diri_recent', JSON.stringify(['3']));
  showSite('/product/label-1', answers);
  // What would note it has come.
  expect(within(await row()).getAllByRole('link')).toHaveLength(1);
  expect(localStorage.getItem('diri_recent')).toBe('["3"]');
});
