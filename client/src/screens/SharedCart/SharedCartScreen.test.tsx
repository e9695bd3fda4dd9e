import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { away, cart, changed, markCart, readAnswer, refused } from '../../test/cartAnswers.ts';
import { money, product, stock, variableProduct } from '../../test/products.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

afterEach(() => markCart(false));

const label = (id: string) => ({ id, name: `Label ${id}`, path: `/product/label-${id}` });
const goods: Record<string, ReturnType<typeof product | typeof variableProduct>> = {
  5027: product(label('5027')),
  5101: product({ ...label('5101'), stock: stock('OUT_OF_STOCK') }),
  6: variableProduct(label('6')),
};
/** What so many cost at 50.00 each. */
const priced = (quantity: number) => ({ unitPrice: money('50.00'), total: money((50 * quantity).toFixed(2)) });
const answers: Answers = {
  SharedCart: ({ ids, quantities }) => ({
    data: {
      __typename: 'Query',
      goods: [ids].flat().map((id, at) => ({
        ...{ __typename: 'SkuMatch', sku: `L-${id}`, product: goods[id] ?? null, variation: null },
        ...priced([quantities].flat()[at]!),
      })),
    },
  }),
};

test('shows the list without changing anything, and a button puts what is for sale into the cart', async () => {
  const { asked, router } = showSite('/cart/5027:2,5101:1,6:1,999:3', {
    ...answers,
    Cart: () => readAnswer(cart({ 5027: 2 })),
    AddManyToCart: () => {
      markCart(true);
      return changed(cart({ 5027: 2 }));
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared list' })).toBeVisible();
  expect(screen.getByText(/ZAR\s100\.00/)).toBeVisible();
  expect(screen.getByText('Product 999 is no longer sold.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose options' })).toHaveAttribute('href', '/product/label-6');
  expect(screen.getByRole('link', { name: /^Not for sale here/ })).toHaveAttribute('href', '/product/label-5101');
  expect(asked.map(({ name }) => name).filter(name => name !== 'Layout')).toEqual(['SharedCart']);
  await userEvent.click(screen.getByRole('button', { name: 'Add all to cart' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(asked.find(({ name }) => name === 'AddManyToCart')?.variables).toMatchObject({
    input: { items: [{ product: '5027', quantity: 2, options: [] }] },
  });
});

test.each([
  [2, true],
  [1, false],
])('a variation that says %i of two options can go into the cart: %s', async (said, isForSale) => {
  const variation = variableProduct().variations![0]!;
  const chosen = { ...variation, attributes: variation.attributes.slice(0, said) };
  showSite('/cart/61:2', {
    SharedCart: () => ({
      data: {
        __typename: 'Query',
        goods: [
          { __typename: 'SkuMatch', sku: 'L-6', product: variableProduct(label('6')), variation: chosen, ...priced(2) },
        ],
      },
    }),
  });
  const [role, name] = isForSale ? ['button', 'Add all to cart'] : ['link', 'Choose options'];
  expect(await screen.findByRole(role!, { name })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Add all to cart' })).toHaveLength(Number(isForSale));
});

test('a refusal leaves the list where it is, with its reason', async () => {
  const { router } = showSite('/cart/5027:2', { ...answers, AddManyToCart: () => refused('There is only 1.') });
  await userEvent.click(await screen.findByRole('button', { name: 'Add all to cart' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is only 1.');
  expect(router.state.location.pathname).toBe('/cart/5027:2');
});

test('a list whose answer was lost is sent again with the key it had, and one that is wanted twice with another', async () => {
  let answered = 0;
  const { asked, router } = showSite('/cart/5027:2', {
    ...answers,
    Cart: () => readAnswer(cart({ 5027: 2 })),
    AddManyToCart: () => {
      markCart(true);
      return answered++ ? changed(cart({ 5027: 2 })) : away();
    },
  });
  const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add all to cart' }));
  await add();
  expect(await screen.findByRole('alert')).toBeVisible();
  await add();
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  await act(() => router.navigate('/cart/5027:2'));
  await add();
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  const [first, again, other] = asked
    .filter(({ name }) => name === 'AddManyToCart')
    .map(({ variables }) => (variables as { input: { key: string } }).input.key);
  expect(first).toEqual(expect.any(String));
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test('a double click puts the list into the cart once', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof changed>>();
  const { asked, router } = showSite('/cart/5027:2', {
    ...answers,
    Cart: () => readAnswer(cart({ 5027: 2 })),
    AddManyToCart: () => promise,
  });
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Add all to cart' }));
  markCart(true);
  await act(async () => resolve(changed(cart({ 5027: 2 }))));
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'));
  expect(await screen.findByText('L-5027')).toBeVisible();
  expect(asked.filter(({ name }) => name === 'AddManyToCart')).toHaveLength(1);
});

test('an address that names nothing says so', async () => {
  showSite('/cart/nonsense', answers);
  expect(await screen.findByRole('heading', { name: 'There is nothing on this list' })).toBeVisible();
});

test('shows what one costs and what so many come to, as the gateway says', async () => {
  const cheap = { unitPrice: money('0.09'), total: money('85.00') };
  const match = { __typename: 'SkuMatch' as const, sku: 'L-7', product: product(label('7')), variation: null };
  const { asked } = showSite('/cart/7:1000', {
    SharedCart: () => ({ data: { __typename: 'Query', goods: [{ ...match, ...cheap }] } }),
  });
  expect(await screen.findByText(/0\.09 each/)).toBeVisible();
  expect(screen.getByText(/ZAR\s85\.00/)).toBeVisible();
  expect(asked.find(({ name }) => name === 'SharedCart')?.variables).toEqual({ ids: ['7'], quantities: [1000] });
});

test('a list of more than one question takes says that the rest is left out, and its link passes on the whole', async () => {
  const user = userEvent.setup();
  const path = `/cart/${Array.from({ length: 150 }, (_, at) => `${at + 1}:1`).join(',')}`;
  showSite(path, {
    SharedCart: ({ ids }) => ({
      data: {
        __typename: 'Query',
        goods: [ids].flat().map(id => ({
          ...{ __typename: 'SkuMatch', sku: `L-${id}`, product: product(label(String(id))), variation: null },
          ...priced(1),
        })),
      },
    }),
  });
  expect(await screen.findByText('A list holds 100 products: the others of this address were left out.')).toBeVisible();
  expect(screen.getAllByText(/^L-/)).toHaveLength(100);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`http://localhost:4000${path}`);
});
