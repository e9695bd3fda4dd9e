import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Cart } from '../../cart/store/lines.ts';
import { cart, changed, markCart, nowhere, readAnswer } from '../../test/cartAnswers.ts';
import { open, quantity, summary } from '../../test/cartScreen.ts';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { showSite } from '../../test/showSite.tsx';

const GONE = '“Label 2” is out of stock and cannot be purchased. Please remove it from your cart.';
const withGone: Cart = cart(
  { 1: 2, 2: 1 },
  { notices: [{ __typename: 'CartNotice', code: 'OUT_OF_STOCK', message: GONE, item: null, index: null }] },
);

const delivery = { __typename: 'DeliveryPromise' as const, workingDays: 2, orderBefore: '14:00', cost: null };
const Layout = () => ({ data: { ...layoutAnswer, site: { ...layoutAnswer.site, delivery } } });
const free = {
  __typename: 'TaxedMoney' as const,
  gross: { __typename: 'Money' as const, amount: '0.00', currency: 'ZAR' },
};
const sentBy = (id: string): Cart['shippingPackages'][number] => ({
  ...{ __typename: 'ShippingPackage', id: '0', name: 'Shipment' },
  rates: [{ __typename: 'ShippingRate', id, name: id, description: '', deliveryTime: '', price: free, selected: true }],
});
const WHY = 'Something in your cart cannot be ordered as it is. Please change that first.';

afterEach(() => {
  markCart(false);
  vi.useRealTimers();
});

test('what is out of stock says so at its line, is promised for no day, and keeps the way to the checkout shut', async () => {
  const { router } = open(withGone, { Layout, RemoveCartItem: () => changed(cart({ 1: 2 })) });
  const line = (await quantity(2)).closest('li')!;
  expect(line).toHaveTextContent('Out of Stock: it cannot be ordered.');
  expect((await quantity(1)).closest('li')).not.toHaveTextContent('cannot be ordered');
  expect(summary()).not.toHaveTextContent(/Delivered|turnaround/);
  const proceed = within(summary()).getByRole('button', { name: 'Proceed to Checkout', description: WHY });
  expect(proceed).toHaveAttribute('aria-disabled', 'true');
  proceed.focus();
  expect(proceed).toHaveFocus();
  await userEvent.click(proceed);
  expect(router.state.location.pathname).toBe('/cart');

  await userEvent.click(within(line).getByRole('button', { name: 'Remove Label 2' }));
  expect(await screen.findByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
  expect(summary()).toHaveTextContent(/Delivered .*turnaround/);
  expect(summary()).not.toHaveTextContent(WHY);
});

test('the drawer says the same, and leads no further than the cart', async () => {
  markCart(true);
  showSite('/404', { Layout, Cart: () => readAnswer(withGone) });
  await userEvent.click(await screen.findByRole('button', { name: 'Cart, 3 items' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Cart' }));
  expect((await drawer.findByRole('link', { name: 'Label 2' })).closest('li')).toHaveTextContent('Out of Stock');
  expect(drawer.getByRole('button', { name: 'Checkout', description: WHY })).toHaveAttribute('aria-disabled', 'true');
  expect(drawer.queryByText(/^Delivered/)).toBeNull();
  expect(drawer.getByRole('link', { name: 'View Cart' })).toBeVisible();
});

test('what comes later says so at its line, is promised for no day, and can be ordered', async () => {
  const { items } = cart({ 1: 2, 2: 1 });
  const isLater = ({ id }: Cart['items'][number]) => id === '2';
  const withLater = cart({ 1: 2, 2: 1 }, { items: items.map(item => ({ ...item, backordered: isLater(item) })) });
  open(withLater, { Layout });
  expect((await quantity(2)).closest('li')).toHaveTextContent('On Backorder, ');
  expect((await quantity(1)).closest('li')).not.toHaveTextContent('On Backorder');
  expect(summary()).not.toHaveTextContent(/Delivered/);
  expect(within(summary()).getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
});

test.each<[what: string, more: Partial<Cart>]>([
  ['goes abroad', { shippingAddress: { ...nowhere, country: 'ZM' } }],
  ['is no thing', { needsShipping: false }],
  ['is collected', { shippingPackages: [sentBy('local_pickup:2')] }],
])('what %s is promised for no day: the promise is of what travels within the country of the firm', async (_, more) => {
  open(cart({ 1: 2 }, { shippingPackages: [sentBy('flat_rate:1')] }), {
    Layout,
    UpdateCartItem: () => changed(cart({ 1: 3 }, more)),
  });
  await quantity(1);
  await waitFor(() => expect(summary()).toHaveTextContent(/Delivered/));
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  await waitFor(() => expect(summary()).not.toHaveTextContent(/Delivered/));
});

test('where nothing is sent to, no sum says that sending is free', async () => {
  const { totals } = cart({ 1: 2 });
  open(cart({ 1: 2 }, { totals: { ...totals, shipping: free }, shippingPackages: [{ ...sentBy('none'), rates: [] }] }));
  await quantity(1);
  expect(summary()).toHaveTextContent('Nothing is sent there yet. Ask us for a quote.');
  expect(summary()).not.toHaveTextContent(/ShippingZAR/);
});

test('where a part alone is sent, the sums say what that costs: they add up to the total', async () => {
  const { totals } = cart({ 1: 2 });
  const shipping = { ...free, gross: { ...free.gross, amount: '113.85' } };
  const shippingPackages = [sentBy('flat_rate:1'), { ...sentBy('none'), id: '1', rates: [] }];
  open(cart({ 1: 2 }, { totals: { ...totals, shipping }, shippingPackages }));
  await quantity(1);
  expect(summary()).toHaveTextContent(/Shippingflat_rate:1ZAR 113\.85/);
  expect(summary()).toHaveTextContent('Nothing is sent there yet. Ask us for a quote.');
});
