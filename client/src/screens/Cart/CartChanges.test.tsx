import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { away, cart, changed, markCart, readAnswer, refused } from '../../test/cartAnswers.ts';
import { open, quantity, summary } from '../../test/cartScreen.ts';
import { exampleCart } from '../../test/exampleCart.ts';
import { showSite } from '../../test/showSite.tsx';

afterEach(() => markCart(false));

test('what is taken out in the drawer is said there, and the focus stays in its list', async () => {
  markCart(true);
  showSite('/about', { Cart: () => readAnswer(cart({ 1: 2, 2: 1 })), RemoveCartItem: () => changed(cart({ 2: 1 })) });
  await userEvent.click(await screen.findByRole('button', { name: /^Cart/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Cart' });
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Remove Label 1' }));
  await waitFor(() => expect(within(drawer).getByText('Label 1 removed')).toHaveAttribute('role', 'status'));
  expect(within(drawer).getByRole('list')).toHaveFocus();
});

const copy = () => JSON.parse(localStorage.getItem('wc-cart') ?? 'null');
/** The gateway takes its mark back when nothing is left. */
const emptied = () => {
  markCart(false);
  return changed(cart({}));
};

test('a changed quantity shows at once and is asked of the store with what is held', async () => {
  const { changes } = open(cart({ 1: 2 }), { UpdateCartItem: () => changed(cart({ 1: 3 })) });
  await quantity(1);
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  await waitFor(() => expect(summary()).toHaveTextContent(/Items \(3\)/));
  // It shows before the store was asked, and is kept once that has answered.
  await waitFor(() => expect(copy().items).toMatchObject([{ id: '1', quantity: 3 }]));
  expect(changes()[0]?.variables).toEqual({
    input: { key: 'key-1', quantity: 3, restore: [{ product: '1', options: [], quantity: 2 }] },
  });
});

test('what is sold in packs changes by whole ones', async () => {
  const packs = cart({ 1: 20 });
  const items = packs.items.map(item => ({ ...item, quantityLimits: { ...item.quantityLimits, step: 10 } }));
  const { changes } = open({ ...packs, items }, { UpdateCartItem: () => changed(cart({ 1: 30 })) });
  await quantity(1);
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  await waitFor(() => expect(changes()[0]?.variables).toMatchObject({ input: { key: 'key-1', quantity: 30 } }));
});

test('what is sold from a number on stops there, and goes with zero', async () => {
  const fromFive = (quantity: number) => {
    const { items, ...rest } = cart({ 1: quantity });
    return { ...rest, items: items.map(item => ({ ...item, quantityLimits: { ...item.quantityLimits, minimum: 5 } })) };
  };
  const answers = { UpdateCartItem: () => changed(fromFive(5)), RemoveCartItem: emptied };
  const { changes } = open(fromFive(6), answers);
  const less = () => screen.getByRole('button', { name: /^One less: / });
  await quantity(1);
  expect(less()).not.toHaveAttribute('aria-disabled');
  await userEvent.dblClick(less());
  expect(less()).toHaveAttribute('aria-disabled', 'true');
  expect(await quantity(1)).toHaveValue(5);
  await userEvent.clear(await quantity(1));
  await userEvent.type(await quantity(1), '0');
  await waitFor(() => expect(changes().map(({ name }) => name)).toEqual(['UpdateCartItem', 'RemoveCartItem']));
});

test('what a change makes of the total is said, once the store has told it', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof changed>>();
  open(cart({ 1: 2 }), { UpdateCartItem: () => promise });
  await quantity(1);
  const said = within(summary()).getByText('Total').closest('[aria-live=polite][aria-atomic=true]');
  expect(said).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  await waitFor(() => expect(said).toHaveAttribute('aria-busy', 'true'));
  resolve(changed(cart({ 1: 3 })));
  await waitFor(() => expect(said).toHaveAttribute('aria-busy', 'false'));
  expect(said).toHaveTextContent(/Items \(3\)/);
});

test('what the store refuses is taken back, with its reason', async () => {
  open(cart({ 1: 2 }), { UpdateCartItem: () => refused('There are only 2.') });
  await quantity(1);
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The cart could not be changedThere are only 2.');
  expect(await quantity(1)).toHaveValue(2);
  expect(copy().unsaved).toEqual([]);
});

test('quick clicks are sent in order, and only what is wanted in the end', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof changed>>();
  const answers = [promise, changed(cart({ 1: 5 }))];
  const { changes } = open(cart({ 1: 2 }), { UpdateCartItem: () => answers.shift()! });
  await quantity(1);
  const more = screen.getByRole('button', { name: /^One more: / });
  await userEvent.tripleClick(more);
  expect(await quantity(1)).toHaveValue(5);
  resolve(changed(cart({ 1: 3 })));
  const sent = () => changes().map(({ variables }) => (variables as { input: { quantity: number } }).input.quantity);
  await waitFor(() => expect(sent()).toEqual([3, 5]));
  await waitFor(() => expect(summary()).toHaveTextContent(/Items \(5\)/));
  expect(sent()).toEqual([3, 5]);
});

test('a change that the store could not be asked is kept, says so, and is sent when the line is back', async () => {
  let up = false;
  const { changes } = open(cart({ 1: 2 }), {
    Cart: () => (up || !changes().length ? readAnswer(cart({ 1: 2 })) : away()),
    UpdateCartItem: () => (up ? changed(cart({ 1: 3 })) : away()),
  });
  await quantity(1);
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  expect(await screen.findByText('Not saved yet.')).toBeVisible();
  expect(await quantity(1)).toHaveValue(3);
  expect(copy()).toMatchObject({ items: [{ quantity: 3 }], unsaved: [{ line: { id: '1', quantity: 3 } }] });
  up = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Not saved yet.')).toBeNull());
  expect(copy().unsaved).toEqual([]);
  expect(await quantity(1)).toHaveValue(3);
});

test('a change that is under way when the page is left is kept, to be sent by the next one', async () => {
  const answer = Promise.withResolvers<never>();
  open(cart({ 1: 2 }), { UpdateCartItem: () => answer.promise });
  await quantity(1);
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible());
  window.dispatchEvent(new Event('pagehide'));
  expect(copy().unsaved).toMatchObject([{ line: { id: '1', quantity: 3 } }]);
  answer.reject(new Error('The page was left'));
  expect(await screen.findByText(/not saved/i)).toBeVisible();
});

test('a change that was made although its answer was lost is not made twice', async () => {
  const stored = { pieces: 2 };
  const { changes } = open(cart({ 1: 2 }), {
    Cart: () => readAnswer(cart({ 1: stored.pieces })),
    UpdateCartItem: () => {
      stored.pieces = 3;
      return away();
    },
  });
  await quantity(1);
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  await screen.findByText('Not saved yet.');
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Not saved yet.')).toBeNull());
  expect(changes()).toHaveLength(1);
});

test('removing the last line leaves an empty cart, here and in the copy', async () => {
  open(cart({ 1: 1 }), { RemoveCartItem: emptied });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Label 1' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(await screen.findByText('Label 1 removed')).toBeVisible();
  await waitFor(() => expect(copy()).toBeNull());
});

test.each([
  ['wrote its copy', 'wc-cart'],
  ['cleared what is stored', null],
])('the cart is read again where another tab %s', async (_, key) => {
  let pieces = 2;
  open(cart({}), { Cart: () => readAnswer(cart({ 1: pieces })) });
  expect(await quantity(1)).toHaveValue(2);
  pieces = 3;
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Quantity of Label 1' })).toHaveValue(3));
});

test('clearing empties the cart and the copy', async () => {
  const { changes } = open(cart({ 1: 1, 2: 4 }), { ClearCart: emptied });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear cart' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await waitFor(() => expect(copy()).toBeNull());
  expect(changes().map(({ name }) => name)).toEqual(['ClearCart']);
});

test('a cleared cart stays empty, also where a change of it was not saved yet', async () => {
  let up = false;
  const { changes } = open(cart({ 1: 2 }), {
    Cart: () => readAnswer(cart(up ? {} : { 1: 2 })),
    UpdateCartItem: away,
    ClearCart: emptied,
  });
  await quantity(1);
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  await screen.findByText('Not saved yet.');
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Clear cart' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(copy()).toBeNull());
  expect(changes().map(({ name }) => name)).toEqual(['UpdateCartItem', 'ClearCart']);
});

test('the local copy stands in where the cart does not come', async () => {
  const line = { key: 'k', id: '7', name: 'Kept Label', quantity: 2, price: { amount: '50.00', currency: 'ZAR' } };
  localStorage.setItem('wc-cart', JSON.stringify({ items: [line, { name: 'no line' }], unsaved: [] }));
  open(cart({}), { Cart: away });
  expect(await screen.findByText(/This is the cart as this browser knows it/)).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: 'Quantity of Kept Label' })).toHaveValue(2);
});

test('a cart that does not come and is not known here says so', async () => {
  open(cart({}), { Cart: away });
  expect(await screen.findByRole('heading', { name: 'Failed to Load Cart' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '/cart');
});

const notice = (code: string, message: string) => ({
  ...{ __typename: 'CartNotice' as const, item: null, index: null },
  ...{ code, message },
});

/** This browser has a line that the store may have forgotten. */
function keepLine(): void {
  const line = { key: 'k', id: '7', name: 'Kept Label', quantity: 2 };
  localStorage.setItem('wc-cart', JSON.stringify({ items: [line], unsaved: [] }));
}

test('what the store has forgotten is put back, and the visitor is told', async () => {
  keepLine();
  const { changes } = open(cart({}, { notices: [notice('CART_EXPIRED', 'It had expired.')] }), {
    UpdateCartCustomer: () => changed(cart({ 7: 2 }, { notices: [notice('PUT_BACK', 'We put back 1 item.')] })),
  });
  expect(await screen.findByText('We put back 1 item.')).toBeVisible();
  expect(changes()[0]?.variables).toEqual({ input: { restore: [{ product: '7', options: [], quantity: 2 }] } });
});

test('a cart put back on any page is told there, and in the cart after further readings', async () => {
  keepLine();
  markCart(true);
  const reads = [cart({}, { notices: [notice('CART_EXPIRED', 'It had expired.')] }), cart({ 7: 2 })];
  const { asked } = showSite('/404', {
    Cart: () => readAnswer(reads[Math.min(asked.filter(({ name }) => name === 'Cart').length, 2) - 1]!),
    UpdateCartCustomer: () => changed(cart({ 7: 2 }, { notices: [notice('PUT_BACK', 'We put back 1 item.')] })),
  });
  const region = await screen.findByRole('region', { name: 'Notifications' });
  expect(await within(region).findByText('We put back 1 item.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cart, 2 items' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cart' });
  await waitFor(() => expect(asked.filter(({ name }) => name === 'Cart')).toHaveLength(2));
  expect(await within(drawer).findByText('L-7 × 2')).toBeVisible();
  expect(within(drawer).getByText('We put back 1 item.')).toBeVisible();
});

test('a cart that was cleared by mistake is put back by one click', async () => {
  const { changes } = open(cart({ 1: 2, 7: 1 }), {
    ClearCart: emptied,
    AddManyToCart: () => {
      markCart(true);
      return changed(cart({ 1: 2, 7: 1 }));
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear cart' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(undo.closest('section')!.querySelector('i'), 'no time runs down').toBeNull();
  await userEvent.click(undo);
  expect(await quantity(7)).toHaveValue(1);
  expect(changes().at(-1)).toMatchObject({
    variables: {
      input: {
        items: [
          { product: '1', quantity: 2 },
          { product: '7', quantity: 1 },
        ],
      },
    },
  });
});

test('what is put back after a mistake has the options that were chosen', async () => {
  const { changes } = open(exampleCart('85.44'), { ClearCart: emptied, AddManyToCart: () => changed(cart({ 1: 2 })) });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear cart' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await quantity(1);
  const options = [{ attribute: 'Colour', value: 'Blue' }];
  expect(changes().at(-1)?.variables).toMatchObject({ input: { items: [{ product: '501', quantity: 2, options }] } });
});

test('whoever walks to the checkout while a change is under way is shown that change', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof changed>>();
  let store = exampleCart('100.00');
  const { router } = open(store, { Cart: () => readAnswer(store), UpdateCartItem: () => promise });
  await screen.findByRole('spinbutton', { name: 'Quantity of Void Label' });
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  // The page's own cart is read before the store has taken the change.
  await act(() => router.navigate('/checkout'));
  await screen.findByRole('heading', { level: 1, name: 'Checkout' });
  store = exampleCart('150.00', { items: store.items.map(item => ({ ...item, quantity: 3 })), itemCount: 3 });
  resolve(changed(store));
  expect(await screen.findByText('3 × Void Label')).toBeVisible();
  await waitFor(() => expect(copy().items).toMatchObject([{ quantity: 3 }]));
  expect(summary()).toHaveTextContent('150.00');
});

test('a cleared cart of more than one change takes is put back whole', async () => {
  const pieces = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [at + 1, 1]));
  const { changes } = open(cart(pieces), { ClearCart: emptied, AddManyToCart: () => changed(cart(pieces)) });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear cart' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const added = () => changes().filter(({ name }) => name === 'AddManyToCart');
  await waitFor(() => expect(added()).toHaveLength(2));
  const items = added().map(({ variables }) => (variables as { input: { items: object[] } }).input.items);
  expect(items.map(one => one.length)).toEqual([100, 50]);
  expect(items.flat()).toMatchObject(Object.keys(pieces).map(product => ({ product, quantity: 1 })));
});
