import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchOverlayQuery, SearchWordsQuery } from '../../gql/unmasked.ts';
import { variableProduct } from '../../test/products.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const post = (title: string) => ({
  __typename: 'Post' as const,
  id: title,
  title,
  path: '/404',
  excerptText: `About ${title}.`,
});

type Found = { data: SearchOverlayQuery };

const found = (query: string, titles: string[]): Found => ({
  data: {
    __typename: 'Query',
    search: {
      __typename: 'SearchResult',
      query,
      corrected: null,
      posts: { __typename: 'PostList', items: titles.map(post) },
      pages: { __typename: 'PageList', items: [] },
      products: { __typename: 'ProductList', items: [], pageInfo: { __typename: 'PageInfo', totalItems: 0 } },
    },
  },
});

const offered: { data: SearchWordsQuery } = {
  data: {
    __typename: 'Query',
    popularSearches: ['Void Labels'],
    products: { __typename: 'ProductList', items: [{ __typename: 'SimpleProduct', id: '1', sku: 'VL-1' }] },
  },
};

const echo: Answers = {
  SearchOverlay: ({ query }) => found(query, [`Notes on ${query}`]),
  SearchWords: () => offered,
};

/** Products among the results of a search for void labels. */
const withProducts = (changes: Partial<SearchOverlayQuery['search']> = {}): Found => {
  const { data } = found('void', ['How a void label knows']);
  const products = {
    __typename: 'ProductList' as const,
    items: [variableProduct()],
    pageInfo: { __typename: 'PageInfo' as const, totalItems: 14 },
  };
  return { data: { ...data, search: { ...data.search, products, ...changes } } };
};

/** In the header: a page that is not there has a search of its own. */
const icon = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Search' });

async function open(answers: Answers = echo) {
  const site = showSite('/404', answers);
  await screen.findByRole('banner');
  await userEvent.click(icon());
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  return { ...site, dialog: within(dialog), field: within(dialog).getByLabelText('Search posts and pages...') };
}

const searches = (asked: { name: string; variables: object }[]) =>
  asked.filter(({ name }) => name === 'SearchOverlay').map(({ variables }) => variables);

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

test('the field is focused, and asks once the typing rests; what comes below it is told', async () => {
  const { dialog, field, asked } = await open();
  expect(field).toHaveFocus();
  for (const value of [' v', ' vo', ' void ']) fireEvent.change(field, { target: { value } });
  expect(await dialog.findByRole('link', { name: /Notes on void/ })).toBeVisible();
  expect(searches(asked)).toEqual([{ query: 'void' }]);
  expect(dialog.getAllByRole('status')[0]).toHaveTextContent('1 result is shown.');
});

test('Escape closes it at once, whatever stands in the field', async () => {
  const { field } = await open();
  await userEvent.type(field, 'void{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
});

test('opened again, its words are there and the next ones take their place', async () => {
  const { field } = await open();
  await userEvent.type(field, 'void{Escape}');
  await userEvent.click(icon());
  const again = await screen.findByLabelText('Search posts and pages...');
  expect(again).toHaveValue('void');
  await userEvent.keyboard('tape');
  expect(again).toHaveValue('tape');
});

test('one letter is not searched', async () => {
  const { field, asked } = await open();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(field, { target: { value: 'v' } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(searches(asked)).toEqual([]);
  fireEvent.change(field, { target: { value: 'vo' } });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(searches(asked)).toEqual([{ query: 'vo' }]);
});

test('matches are marked', async () => {
  const { dialog, field } = await open();
  fireEvent.change(field, { target: { value: 'VOID' } });
  const link = await dialog.findByRole('link', { name: /Notes on VOID/ });
  expect([...link.querySelectorAll('mark')].map(mark => mark.textContent)).toEqual(['VOID', 'VOID']);
});

test('says that it is searching, then that nothing was found', async () => {
  const answer = Promise.withResolvers<Found>();
  const { dialog, field } = await open({ SearchOverlay: () => answer.promise });
  fireEvent.change(field, { target: { value: 'zzz' } });
  expect(await dialog.findByText('Searching...')).toBeVisible();
  await act(async () => answer.resolve(found('zzz', [])));
  expect(await dialog.findByText('No results found for "zzz"')).toBeVisible();
});

test('an old answer never stands over a newer one', async () => {
  const waiting = new Map<string, (answer: Found) => void>();
  const { dialog, field } = await open({
    SearchOverlay: ({ query }) => new Promise(resolve => void waiting.set(query, resolve)),
  });
  await userEvent.type(field, 'void');
  await waitFor(() => expect(waiting.has('void')).toBe(true));
  await userEvent.type(field, ' tape');
  await waitFor(() => expect(waiting.has('void tape')).toBe(true));
  await act(async () => waiting.get('void tape')?.(found('void tape', ['The newer'])));
  await act(async () => waiting.get('void')?.(found('void', ['The older'])));
  expect(await dialog.findByRole('link', { name: /The newer/ })).toBeVisible();
  expect(dialog.queryByRole('link', { name: /The older/ })).toBeNull();
});

test('a group that failed says so beside the others', async () => {
  const answer = found('void', ['Void labels']);
  const { dialog, field } = await open({
    SearchOverlay: () => ({
      data: { ...answer.data, search: { ...answer.data.search, products: null } },
      errors: [{ message: 'The shop did not answer.', path: ['search', 'products'] }],
    }),
  });
  await userEvent.type(field, 'void');
  expect(await dialog.findByText('Products could not be loaded just now.')).toBeVisible();
  expect(dialog.getByRole('link', { name: /Void labels/ })).toBeVisible();
});

test('sending leads to the search page and closes the overlay', async () => {
  const { field, router } = await open();
  await userEvent.type(field, 'void{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(router.state.navigation.location ?? router.state.location).toMatchObject({
      pathname: '/search',
      search: '?q=void',
    }),
  );
});

test('nothing is sent while the field is empty', async () => {
  const { dialog, router } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(router.state.location.pathname).toBe('/404');
});

test('a click on a result closes the overlay', async () => {
  const { dialog, field } = await open();
  await userEvent.type(field, 'void');
  await userEvent.click(await dialog.findByRole('link', { name: /Notes on void/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('focus goes back to the icon when the overlay is closed', async () => {
  const { dialog } = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Close search' }));
  expect(icon()).toHaveFocus();
});

test('the arrow keys walk through the results', async () => {
  const { dialog, field } = await open();
  await userEvent.type(field, 'void');
  const link = await dialog.findByRole('link', { name: /Notes on void/ });
  await userEvent.keyboard('{ArrowDown}');
  expect(link).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveFocus();
});

test('products stand first, with size, price and stock, and the way to all of them', async () => {
  const { dialog, field } = await open({ ...echo, SearchOverlay: () => withProducts() });
  await userEvent.type(field, 'void');
  const hit = await dialog.findByRole('link', { name: /In Stock/ });
  expect(hit).toHaveTextContent(/Void Label.*2 sizes.*from ZAR 60\.00.*In Stock/);
  const post = dialog.getByRole('link', { name: /How a void label knows/ });
  expect(hit.compareDocumentPosition(post) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'All 14 products' })).toHaveAttribute('href', '/search?q=void');
});

test('a typing error is named, with the way to what was typed', async () => {
  const { dialog, field } = await open({ ...echo, SearchOverlay: () => withProducts({ corrected: 'void' }) });
  await userEvent.type(field, 'vi');
  // Readers know the place before there are words in it.
  const places = dialog.getAllByRole('status');
  await userEvent.type(field, 'od');
  const note = await dialog.findByText(/Showing results for/);
  expect(note).toHaveTextContent('Showing results for "void".');
  expect(places).toContain(note.closest('[role="status"]'));
  const typed = dialog.getByRole('link', { name: 'Search for "viod" instead' });
  expect(typed).toHaveAttribute('href', '/search?q=viod&as=typed');
});

test.each([/Diri|Test|Labels/, 'Void Labels'])('the link %s closes it, too', async name => {
  const { dialog } = await open();
  await dialog.findByRole('link', { name: 'Void Labels' });
  await userEvent.click(dialog.getAllByRole('link', { name })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what was searched last is offered, and can be forgotten', async () => {
  const { field } = await open();
  await userEvent.type(field, 'micro seal{Enter}');
  await userEvent.click(icon());
  const last = within(await screen.findByRole('region', { name: 'Your last words' }));
  expect(last.getByRole('link', { name: 'micro seal' })).toHaveAttribute('href', '/search?q=micro+seal');
  expect(localStorage.length).toBe(1);
  await userEvent.click(last.getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region', { name: 'Your last words' })).toBeNull();
  expect(localStorage.length).toBe(0);
});

test.each([
  ['thandi@labels.test', {}],
  ['micro seal', { globalPrivacyControl: true }],
  ['micro seal', { doNotTrack: '1' }],
])('%s is not remembered where %j', async (words, asks) => {
  const before = Object.fromEntries(
    Object.keys(asks).map(key => [key, Object.getOwnPropertyDescriptor(navigator, key)]),
  );
  for (const [key, value] of Object.entries(asks)) Object.defineProperty(navigator, key, { value, configurable: true });
  const { field } = await open();
  await userEvent.type(field, `${words}{Enter}`);
  expect(localStorage.length).toBe(0);
  for (const [key, was] of Object.entries(before)) {
    Reflect.deleteProperty(navigator, key);
    if (was) Object.defineProperty(navigator, key, was);
  }
});

test('a SKU and words that sell are offered before anything is typed', async () => {
  const { dialog } = await open();
  expect(await dialog.findByText('VL-1')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Void Labels' })).toHaveAttribute('href', '/search?q=Void+Labels');
});
