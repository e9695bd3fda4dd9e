import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answers, showSite } from '../../test/showSite.tsx';

const group = (type: string, items: object[]) => ({ __typename: type, items });
const post = (title: string) => ({
  __typename: 'Post',
  id: title,
  title,
  path: '/404',
  excerptText: `About ${title}.`,
});

const found = (query: unknown, titles: string[]) => ({
  data: {
    __typename: 'Query',
    search: {
      __typename: 'SearchResult',
      query,
      posts: group('PostList', titles.map(post)),
      pages: group('PageList', []),
      products: group('ProductList', []),
    },
  },
});

const echo: Answers = { SearchOverlay: ({ query }) => found(query, [`Notes on ${query}`]) };

async function open(answers: Answers = echo) {
  const site = showSite('/404', answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  return { ...site, dialog: within(dialog), field: within(dialog).getByLabelText('Search posts and pages...') };
}

const searches = (asked: { name: string; variables: object }[]) =>
  asked.filter(({ name }) => name === 'SearchOverlay').map(({ variables }) => variables);

afterEach(() => {
  vi.useRealTimers();
});

test('the field is focused, and asks once the typing rests', async () => {
  const { dialog, field, asked } = await open();
  expect(field).toHaveFocus();
  for (const value of [' v', ' vo', ' void ']) fireEvent.change(field, { target: { value } });
  expect(await dialog.findByRole('link', { name: /Notes on void/ })).toBeVisible();
  expect(searches(asked)).toEqual([{ query: 'void' }]);
});

test('Escape closes it at once, whatever stands in the field', async () => {
  const { field } = await open();
  await userEvent.type(field, 'void{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
});

test('opened again, its words are there and the next ones take their place', async () => {
  const { field } = await open();
  await userEvent.type(field, 'void{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
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
  let answer = (_: ReturnType<typeof found>) => {};
  const { dialog, field } = await open({ SearchOverlay: () => new Promise(resolve => (answer = resolve)) });
  fireEvent.change(field, { target: { value: 'zzz' } });
  expect(await dialog.findByText('Searching...')).toBeVisible();
  await act(async () => answer(found('zzz', [])));
  expect(await dialog.findByText('No results found for "zzz"')).toBeVisible();
});

test('an old answer never stands over a newer one', async () => {
  const waiting = new Map<unknown, (answer: ReturnType<typeof found>) => void>();
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
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
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
