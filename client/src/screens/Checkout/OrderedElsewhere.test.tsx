import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { markCart } from '../../test/cartAnswers.ts';
import { button, cart, estimated, failure, fill, placed, reported } from '../../test/checkoutScreen.ts';
import { answerOf } from '../../test/contentAnswers.ts';

afterEach(() => markCart(false));

/** Locks as a browser has them on a secure address; answers which is held. */
function startLocks() {
  const held = new Set<string>();
  const request = async (name: string, work: () => Promise<unknown>) => {
    held.add(name);
    return work().finally(() => held.delete(name));
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return held;
}

test('an order is sent in turn with the changes of all tabs, whose answers would know nothing of it', async () => {
  const held = startLocks();
  let heldWhenSent: string[] | undefined;
  const { user, ...site } = await fill({
    PlaceOrder: () => {
      heldWhenSent = [...held];
      return placed();
    },
  });
  await reported(site);
  await waitFor(() => expect([...held]).toEqual([]));
  await user.click(button());
  await waitFor(() => expect(heldWhenSent).toBeDefined());
  expect(heldWhenSent).toEqual(['wc-cart']);
});

test('an order is told to the other tabs', async () => {
  const { user } = await fill({ PlaceOrder: placed });
  const channel = new BroadcastChannel('diri_order');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  await user.click(button());
  await waitFor(() => expect(heard).toEqual(['/order-received/380?key=wc_order_x']));
  channel.close();
});

test('a cart that was ordered in another tab leads to the order there', async () => {
  const cartEmpty = { ...cart, items: [], itemCount: 0 };
  await fill({ PlaceOrder: failure('NO_CART', 'Your cart is empty.', cartEmpty) });
  const other = new BroadcastChannel('diri_order');
  markCart(false);
  other.postMessage('/order-received/381?key=wc_order_y');
  await userEvent.click(button());
  const link = await screen.findByRole('link', { name: 'See the Order' });
  expect(link).toHaveAttribute('href', '/order-received/381?key=wc_order_y');
  expect(screen.getByRole('heading', { name: 'Ordered in another tab' })).toBeVisible();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  other.close();
});

test('what was typed stays where the order of another tab waits for its payment: its cart does, too', async () => {
  const cartEmpty = { ...cart, items: [], itemCount: 0 };
  await fill({ PlaceOrder: failure('NO_CART', 'Your cart is empty.', cartEmpty) });
  const other = new BroadcastChannel('diri_order');
  other.postMessage('/order-received/381?key=wc_order_y');
  // Paid there meanwhile: now this tab tells what it has heard.
  await userEvent.click(button());
  expect(await screen.findByRole('link', { name: 'See the Order' })).toBeVisible();
  expect(sessionStorage.getItem('diri_checkout')).toContain('Sipho');
  other.close();
});

test('a cart whose order was paid in another tab leads to that order', async () => {
  const path = '/order-received/381?key=wc_order_y';
  const unpaidOrder = { __typename: 'UnpaidOrder', id: '381', path, state: 'WAITING' } as const;
  const cartEmpty = { ...cart, items: [], itemCount: 0 };
  await fill({
    Cart: () => answerOf({ cart: { ...cart, unpaidOrder } }),
    UpdateCartCustomer: estimated({ ...cart, unpaidOrder }),
    PlaceOrder: failure('NO_CART', 'Your cart is empty.', cartEmpty),
  });
  await userEvent.click(button());
  expect(await screen.findByRole('link', { name: 'See the Order' })).toHaveAttribute('href', path);
});

test('a cart whose order the gateway says was paid meanwhile is read again, and leads to that order', async () => {
  const path = '/order-received/381?key=wc_order_y';
  const unpaidOrder = { __typename: 'UnpaidOrder', id: '381', path, state: 'WAITING' } as const;
  let now = { ...cart, unpaidOrder: unpaidOrder as typeof cart.unpaidOrder };
  await fill({
    Cart: () => answerOf({ cart: now }),
    UpdateCartCustomer: estimated(now),
    PlaceOrder: () => {
      now = { ...cart, items: [], itemCount: 0, unpaidOrder: null };
      return failure('ALREADY_PAID', 'The order from this cart has been placed meanwhile.')();
    },
  });
  await userEvent.click(button());
  expect(await screen.findByRole('link', { name: 'See the Order' })).toHaveAttribute('href', path);
  expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
  expect(screen.queryByText(/To pay/)).toBeNull();
});
