import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { changed, markCart } from '../../test/cartAnswers.ts';
import {
  box,
  button,
  type Code,
  cart,
  failure,
  fill,
  open,
  type Placed,
  placed,
  reported,
  sentBy,
  TOTAL,
} from '../../test/checkoutScreen.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { exampleCart } from '../../test/exampleCart.ts';
import { answered, PATH } from '../../test/placedOrder.ts';
import type { AnswerTo } from '../../test/showSite.tsx';

afterEach(() => {
  markCart(false);
  vi.useRealTimers();
});

test('a sum that has changed is shown, and is ordered only after another look', async () => {
  const now = exampleCart('156.57');
  const changed = failure('TOTAL_CHANGED', 'The total has changed.', now);
  const answers = [changed, placed];
  const { user, router, ...site } = await fill({ PlaceOrder: () => answers.shift()!() });
  await reported(site);
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The total has changed. You saw ZAR 199.29, now it is ZAR 156.57.',
  );
  expect(await screen.findByText('To pay: ZAR 156.57')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-received/380'));
  const [first, second] = sentBy(site);
  expect(second).toMatchObject({ total: '156.57', cartHash: 'hash of 156.57' });
  expect(second!.key).not.toBe(first!.key);
});

test.each<[Code, string]>([
  ['CART_CHANGED', 'Your cart has changed.'],
  ['NO_SHIPPING', 'Nothing is shipped to this address.'],
  ['PAYMENT_NOT_OFFERED', 'This way to pay is not offered.'],
  ['REFUSED', 'The shop did not take the order.'],
])('%s is told, and the form is open again', async (code, message) => {
  const { user } = await fill({ PlaceOrder: failure(code, message, cart) });
  await user.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  await waitFor(() => expect(alert).toHaveFocus());
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  expect(box('First name')).toBeEnabled();
});

test('whoever has an account at the shop is led to where one signs in, and may give another email here', async () => {
  const address = 'https://shop.example/checkout-link/?products=501:2';
  const { user } = await fill({ PlaceOrder: failure('ACCOUNT_EXISTS', 'Sign in at its own checkout.', null, address) });
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign in at its own checkout.');
  expect(screen.getByRole('link', { name: 'Go to the Checkout' })).toHaveAttribute('href', address);
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
});

test('where the last product has gone meanwhile, it is said why the cart is empty', async () => {
  const message = 'Blue Seal has been removed from your cart because it can no longer be purchased.';
  const now = {
    ...exampleCart('0.00'),
    items: [],
    itemCount: 0,
    notices: [{ __typename: 'CartNotice' as const, code: 'ITEM_REMOVED', message, item: null, index: null }],
  };
  const { user, ...site } = await fill({ PlaceOrder: failure('NO_CART', 'Your cart is empty.', now) });
  await reported(site);
  await user.click(button());
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
});

test.each<Code>(['CART_EXPIRED', 'NO_CART'])(
  'a cart that is lost (%s) is put back, and ordered only after another look',
  async code => {
    let now = cart;
    const { user, ...site } = await fill({
      UpdateCartCustomer: () => changed(now),
      PlaceOrder: () => {
        now = exampleCart('156.57');
        return failure(code, 'There is none.')();
      },
    });
    await reported(site);
    await user.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your products are back in it');
    expect(alert).toHaveTextContent(/You saw ZAR [\d.,]+, now it is ZAR 156\.57\./);
    const restored = site.asked.findLast(({ name }) => name === 'UpdateCartCustomer')!.variables.input;
    expect(restored).toMatchObject({
      restore: [{ product: '501', quantity: 2, options: [{ attribute: 'Colour', value: 'Blue' }] }],
    });
    expect(sentBy(site)).toHaveLength(1);
  },
);

test.each(['BEING_CHECKED', 'NOT_STORED'])(
  'an order that nobody knows of yet (%s) is asked after with the same key, while nothing can be changed',
  async code => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = [failure(code, ''), () => ({ errors: [{ message: 'lost' }] }), placed];
    const { user, router, ...site } = await fill({ PlaceOrder: () => answers.shift()!() });
    await user.click(button());
    expect(await screen.findByText('We are checking whether your order arrived')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Checking your order...' })).toHaveAttribute('aria-disabled', 'true');
    expect(box('First name')).toBeDisabled();
    await vi.advanceTimersByTimeAsync(3_000);
    await vi.advanceTimersByTimeAsync(5_000);
    await waitFor(() => expect(router.state.location.pathname).toBe('/order-received/380'));
    const [first, ...more] = sentBy(site);
    expect(more).toEqual([first, first]);
  },
);

test('whoever gets no answer for minutes is told so, and asks again for the same order', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer = failure('BEING_CHECKED', '');
  const { user, router, ...site } = await fill({ PlaceOrder: () => answer() });
  await user.click(button());
  await screen.findByText('We are checking whether your order arrived');
  await vi.advanceTimersByTimeAsync(180_000);
  expect(await screen.findByText('Nobody knows yet whether your order arrived')).toBeVisible();
  answer = placed;
  await user.click(screen.getByRole('button', { name: 'Ask Again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-received/380'));
  expect(new Set(sentBy(site).map(({ key }) => key)).size).toBe(1);
});

test('a reload goes on asking, though the cart is empty by then', async () => {
  const input = { key: 'a-key-of-before', billing: {}, total: TOTAL, paymentMethod: 'bacs', terms: true };
  sessionStorage.setItem('diri_order', JSON.stringify(input));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const extensions = { code: 'UPSTREAM_ERROR', requestId: 'req-7' };
  const answers = [() => ({ errors: [{ message: 'away', extensions }] }), placed];
  const checkout = () => answerOf({ cart: null });
  const { router, ...site } = await open({ Cart: checkout, PlaceOrder: () => answers.shift()!() });
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-received/380'));
  expect(sentBy(site)).toEqual([input, input]);
});

test('a question that the gateway does not take leaves the order unclear that was sent before it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const limited = () => ({ errors: [{ message: 'slow down', extensions: { code: 'RATE_LIMITED' } }] });
  const answers = [failure('BEING_CHECKED', ''), limited, placed];
  const { user, router } = await fill({ PlaceOrder: () => answers.shift()!() });
  await user.click(button());
  await screen.findByText('We are checking whether your order arrived');
  await vi.advanceTimersByTimeAsync(3_000);
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-received/380'));
});

test('what was certainly not sent is told, and can be sent again', async () => {
  const extensions = { code: 'UPSTREAM_ERROR', requestId: 'req-7' };
  const { user, ...site } = await fill({ PlaceOrder: () => ({ errors: [{ message: 'away', extensions }] }) });
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/nothing was ordered.*Request req-7/);
  expect(button()).toBeEnabled();
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(sentBy(site)).toHaveLength(1);
});

test('a double click sends one order', async () => {
  const answer = Promise.withResolvers<Placed>();
  const { user, router, ...site } = await fill({ PlaceOrder: () => answer.promise });
  await user.dblClick(button());
  const placing = await screen.findByRole('button', { name: 'Placing your order...' });
  expect(placing).toBeEnabled();
  expect(placing).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Placing your order...', { selector: '[role=status]' })).toBeInTheDocument();
  await user.click(placing);
  await waitFor(() => expect(sentBy(site)).toHaveLength(1));
  answer.resolve(placed());
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-received/380'));
  expect(sentBy(site)).toHaveLength(1);
});

test('an order whose page cannot be loaded is told all the same, and the checkout leads there until it was shown', async () => {
  let order: AnswerTo<'OrderReceived'> = { errors: [{ message: 'away', extensions: { code: 'UPSTREAM_ERROR' } }] };
  const { user, router, ...site } = await fill({ PlaceOrder: placed, OrderReceived: () => order });
  await user.click(button());
  expect(await screen.findByText(/^Your order has been placed/)).toBeVisible();
  await act(() => router.navigate('/checkout'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-received/380'));
  order = answered({}).OrderReceived();
  await act(() => router.navigate(PATH));
  expect(await screen.findByRole('heading', { name: 'Order 380' })).toBeVisible();
  await act(() => router.navigate('/checkout'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(button()).toBeEnabled();
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(sentBy(site)).toHaveLength(1);
});
