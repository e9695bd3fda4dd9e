import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { product, productList, variableProduct } from '../../test/products.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const meta = (entries: Record<string, string>) =>
  Object.entries(entries).map(([key, value]) => ({ __typename: 'MetaEntry' as const, key, value }));

const known: Record<string, ReturnType<typeof product> | ReturnType<typeof variableProduct>> = {
  1: product({
    meta: meta({ pack: 'roll of 1000', face_material: 'Polyester' }),
    facts: meta({ adhesive: 'Permanent acrylic' }),
  }),
  2: variableProduct({
    id: '2',
    name: 'Bridge Seal',
    path: '/product/bridge-seal',
    meta: meta({ pack: 'roll of 500' }),
  }),
  3: product({ id: '3', name: 'Clear Dot' }),
  4: product({ id: '4', name: 'Kraft Tape' }),
  5: product({ id: '5', name: 'Egg Tray' }),
};

const answers: Answers = {
  Compare: ({ ids }) => ({
    data: {
      __typename: 'Query',
      goods: [ids].flat().map(id => ({ __typename: 'SkuMatch', product: known[String(id)] ?? null })),
    },
  }),
  Catalogue: () => ({
    data: { __typename: 'Query', products: productList(Object.values(known)) },
  }),
};

const cellsOf = (row: string) =>
  within(screen.getByRole('rowheader', { name: row }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(cell => cell.textContent);

test('shows what an address names side by side: size, material, adhesive and price per label', async () => {
  const { asked } = showSite('/compare?products=1,2', answers);
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare products' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Void Label' })).toHaveAttribute('href', '/product/void-label');
  expect(cellsOf('Size')).toEqual(['Not said', 'Small, Large']);
  expect(cellsOf('Material')).toEqual(['Polyester', 'Not said']);
  expect(cellsOf('Adhesive')).toEqual(['Permanent acrylic', 'Not said']);
  expect(cellsOf('Price per label')).toEqual([
    expect.stringMatching(/^ZAR\s0\.0714 a label$/),
    expect.stringMatching(/^from ZAR\s0\.12 a label$/),
  ]);
  expect(asked.filter(({ name }) => name !== 'Layout')).toEqual([{ name: 'Compare', variables: { ids: ['1', '2'] } }]);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('each can be taken off, by a link', async () => {
  const { router } = showSite('/compare?products=1,2', answers);
  await userEvent.click(await screen.findByRole('link', { name: 'Remove Void Label' }));
  await waitFor(() => expect(router.state.location.search).toBe('?products=2'));
  expect(await screen.findByText(/^There is one product here/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove Bridge Seal' })).toHaveAttribute('href', '/compare');
});

test('a form without scripts names each by itself, four are taken, and what is gone is said', async () => {
  showSite('/compare?products=1&products=2&products=999&products=x&products=4&products=5', answers);
  expect(await screen.findByText('Product 999 is no longer sold.')).toBeVisible();
  expect(screen.getByText(/^Four products fit side by side: the others/)).toBeVisible();
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  expect(screen.queryByText('Egg Tray')).toBeNull();
});

test('nothing to compare leads to the catalogue, or to what is ticked here', async () => {
  showSite('/compare', answers);
  expect(await screen.findByRole('heading', { name: 'There is nothing to compare yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose in the catalogue' })).toHaveAttribute('href', '/catalog');
  cleanup();
  localStorage.setItem('diri_compare', JSON.stringify([{ id: '3', name: 'Clear Dot', image: null }]));
  showSite('/compare?products=999', answers);
  const mine = await screen.findByRole('link', { name: 'Compare the 1 you ticked' });
  expect(mine).toHaveAttribute('href', '/compare?products=3');
});

test('what cannot be had is said, with the way to try again', async () => {
  showSite('/compare?products=1', {
    Compare: () => ({ errors: [{ message: 'x', extensions: { requestId: 'r-9' } }] }),
  });
  expect(await screen.findByRole('heading', { name: 'The products could not be loaded' })).toBeVisible();
});

test('four are ticked in the catalogue, a fifth is refused and told, and a bar leads to them', async () => {
  const { router } = showSite('/catalog', answers);
  const tick = (name: string) => screen.findByRole('checkbox', { name: `Compare ${name}` });
  const box = await tick('Void Label');
  // Readers know the place before there are words in it.
  const empty = () => screen.getAllByRole('status').find(place => place.textContent === '');
  const told = await waitFor(() => empty() ?? expect.fail('no place'));
  await userEvent.click(box);
  // With the bar came all that ticking needs; the box stays the same, so that no click on it is lost meanwhile.
  await screen.findByRole('region', { name: 'Compare' });
  await waitFor(async () => expect(await tick('Void Label')).toBeChecked());
  expect(await tick('Void Label')).toBe(box);
  for (const name of ['Bridge Seal', 'Clear Dot', 'Kraft Tape']) await userEvent.click(await tick(name));
  await userEvent.click(await tick('Egg Tray'));
  expect(await tick('Egg Tray')).not.toBeChecked();
  expect(await screen.findByText('Take one off, and then tick Egg Tray.')).toBeVisible();
  await userEvent.click(await tick('Clear Dot'));
  const bar = within(await screen.findByRole('region', { name: 'Compare' }));
  await waitFor(() => expect(told).toHaveTextContent('3 of 4 chosen.'));
  await userEvent.click(bar.getByRole('link', { name: 'Compare' }));
  await waitFor(() => expect(router.state.location.search).toBe('?products=1,2,4'));
});

test('without scripts the ticks of a list are sent by its form', async () => {
  showSite('/catalog', answers);
  const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Compare Void Label' });
  expect(tick.form).toHaveAttribute('action', '/compare');
  expect(tick.form?.method).toBe('get');
  expect([tick.name, tick.value]).toEqual(['products', '1']);
});

test('a product’s own page leads to it beside what was ticked before', async () => {
  localStorage.setItem('diri_compare', JSON.stringify([{ id: '3', name: 'Clear Dot', image: null }]));
  const { router } = showSite('/compare?products=2#add', answers);
  await waitFor(() => expect(router.state.location.search).toBe('?products=3,2'));
  expect(await screen.findByRole('link', { name: 'Remove Clear Dot' })).toBeVisible();
});
