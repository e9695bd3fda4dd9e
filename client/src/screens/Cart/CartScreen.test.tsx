import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { addressCountries } from '../../../../rules/address/addressCountries.ts';
import type { Cart } from '../../cart/store/lines.ts';
import { away, cart, changed, markCart, nowhere, readAnswer, refused } from '../../test/cartAnswers.ts';
import { open, quantity, summary } from '../../test/cartScreen.ts';
import { product } from '../../test/products.ts';
import { type Answers, type AnswerTo, showSite } from '../../test/showSite.tsx';

const country = (code: string, name: string) => ({ __typename: 'DeliveryCountry' as const, code, name });

afterEach(() => markCart(false));

test('shows the lines, their sums and the tax as the store gives it', async () => {
  open(cart({ 1: 2, 2: 1 }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  expect(await quantity(1)).toHaveValue(2);
  expect(summary()).toHaveTextContent(
    /Items \(3\)ZAR\s150\.00ShippingWorked out at checkoutTotalZAR\s150\.00Includes VAT 15%ZAR\s1\.00/,
  );
  expect(screen.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/catalog');
});

test.each<[string, Answers, string[]]>([
  [
    'says where it sends to',
    {
      DeliveryCountries: () => ({
        data: {
          site: { __typename: 'Site', deliveryCountries: [country('DE', 'Germany'), country('ZA', 'South Africa')] },
        },
      }),
    },
    ['DE', 'ZA'],
  ],
  ['cannot say it', {}, addressCountries.map(({ code }) => code)],
])('delivery is estimated to every country that there is where the shop %s', async (_, answers, codes) => {
  open(cart({ 1: 2 }), answers);
  await quantity(1);
  const select = within(summary()).getByLabelText('Country');
  await waitFor(() => expect([...select.querySelectorAll('option')].map(({ value }) => value)).toEqual(codes));
  expect(select).toHaveValue('ZA');
});

test.each([
  [
    { country: 'ZM', postcode: '10101' },
    { Country: 'ZM', 'Postal code': '10101' },
  ],
  [
    { state: 'WC', postcode: '8001' },
    { Country: 'ZA', Province: 'WC', 'Postal code': '8001' },
  ],
])('delivery is estimated from where the cart goes, %j', async (place, values) => {
  open(cart({ 1: 2 }, { shippingAddress: { ...nowhere, ...place } }));
  await quantity(1);
  for (const [label, value] of Object.entries(values))
    expect(within(summary()).getByLabelText(label)).toHaveValue(value);
});

test('an estimate that comes out as before says that it was made', async () => {
  open(cart({ 1: 2 }), { UpdateCartCustomer: () => changed(cart({ 1: 2 })) });
  await quantity(1);
  await userEvent.click(within(summary()).getByText('Estimate shipping'));
  await userEvent.click(within(summary()).getByRole('button', { name: 'Estimate' }));
  await waitFor(() => expect(within(summary()).getByRole('status')).toHaveTextContent('Shipping is estimated.'));
});

test('a line says that the price of one is without VAT where its sum has some', async () => {
  const { items, ...rest } = cart({ 1: 2, 2: 1 });
  const [first, second] = items;
  const price = { __typename: 'Money' as const, amount: '50.00', currency: 'ZAR' };
  const of = (sum: string) => ({ price, subtotal: { ...first!.subtotal, gross: { ...price, amount: sum } } });
  open({
    ...rest,
    items: [
      { ...first!, ...of('115.00') },
      { ...second!, ...of('50.00') },
    ],
  });
  expect(await screen.findByText(/^ZAR\s50\.00 each, excluding VAT$/)).toBeVisible();
  expect(screen.getByText(/^ZAR\s50\.00 each$/)).toBeVisible();
});

test('a line says how many more reach the next price break, and nothing once they are there', async () => {
  const price = { __typename: 'Money' as const, amount: '45.00', currency: 'ZAR' };
  const withBreak = (pieces: number): Cart => {
    const one = cart({ 1: pieces });
    const nextBreak = { __typename: 'PriceBreak' as const, quantity: 4, price };
    return { ...one, items: one.items.map(item => ({ ...item, nextBreak })) };
  };
  open(withBreak(2), { UpdateCartItem: ({ input }) => changed(withBreak(input.quantity)) });
  expect(await screen.findByText(/^2 more and each costs ZAR\s45\.00\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  expect(await screen.findByText(/^1 more and each costs/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  await waitFor(() => expect(screen.queryByText(/more and each costs/)).toBeNull());
});

test('a coupon is applied, or refused beside its field and told', async () => {
  const applied = cart({ 1: 1 }, { coupons: [{ __typename: 'CartCoupon', code: 'save10' }] });
  open(cart({ 1: 1 }), {
    ApplyCoupon: ({ input }) =>
      (input as { code: string }).code === 'SAVE10' ? changed(applied) : refused('There is no such coupon.'),
  });
  const field = await screen.findByRole('textbox', { name: 'Coupon code' });
  await userEvent.type(field, 'NONE{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('There is no such coupon.'));
  expect(screen.getByRole('alert')).toHaveTextContent('There is no such coupon.');
  await userEvent.clear(field);
  await userEvent.type(field, 'SAVE10{Enter}');
  expect(await screen.findByRole('button', { name: 'Remove coupon SAVE10' })).toBeVisible();
});

test('why a coupon was refused is said no longer once the cart is another', async () => {
  open(
    { ...cart({ 1: 1 }), hash: 'of one' },
    {
      ApplyCoupon: () => refused('The minimum spend for coupon "bulk" is R60.00.'),
      UpdateCartItem: () => changed({ ...cart({ 1: 2 }), hash: 'of two' }),
    },
  );
  const field = await screen.findByRole('textbox', { name: 'Coupon code' });
  await userEvent.type(field, 'bulk{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/^The minimum spend/));
  await userEvent.click(screen.getByRole('button', { name: /^One more: / }));
  await waitFor(() => expect(field).not.toHaveAccessibleDescription());
  expect(field).toHaveValue('bulk');
});

test('a coupon that is sent by a double click is applied, and nothing is said against it', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof changed>>();
  const answers = [promise, refused('Coupon code "save10" already applied!')];
  const { changes } = open(cart({ 1: 1 }), { ApplyCoupon: () => answers.shift()! });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon code' }), 'SAVE10');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Apply' }));
  await act(async () => resolve(changed(cart({ 1: 1 }, { coupons: [{ __typename: 'CartCoupon', code: 'save10' }] }))));
  expect(await screen.findByRole('button', { name: 'Remove coupon SAVE10' })).toBeVisible();
  expect(screen.queryByText(/already applied/)).toBeNull();
  expect(changes()).toHaveLength(1);
});

test('the whole cart goes on the quote list in one click', async () => {
  const { items, ...rest } = cart({ 1: 2, 21: 1 });
  const { router } = open({
    ...rest,
    items: items.map(item => (item.id === '21' ? { ...item, productId: '2' } : item)),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for a quote instead' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/request-quote'));
  expect(JSON.parse(localStorage.getItem('diri_quote_items') ?? '')).toMatchObject([
    { productId: '1', productName: 'Label 1', quantity: 2, sku: 'L-1' },
    { productId: '2', productName: 'Label 21', quantity: 1, sku: 'L-21' },
  ]);
});

test('the quote list is named as not part of the total', async () => {
  const entry = { productId: '9', productName: 'Tape', quantity: 1, sku: '', price: '', notes: '' };
  localStorage.setItem('diri_quote_items', JSON.stringify([entry]));
  open(cart({ 1: 1 }));
  const words = await screen.findByText('1 product is on your quote list.');
  expect(words.closest('div')?.parentElement).toHaveTextContent('not part of this total');
});

test('what goes with the products in the cart is offered below, and can be added there', async () => {
  const tape = product({ id: '9', name: 'Warning Tape', path: '/product/warning-tape' });
  const offered: AnswerTo<'CrossSells'> = { data: { cart: { __typename: 'Cart', crossSells: [tape] } } };
  const { changes } = open(cart({ 1: 1 }), {
    CrossSells: () => offered,
    AddCartItem: () => changed(cart({ 1: 1, 9: 1 })),
  });
  expect(await screen.findByRole('heading', { name: 'Often ordered with it' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Warning Tape' }));
  await waitFor(() => expect(summary()).toHaveTextContent(/Items \(2\)/));
  await waitFor(() => expect(changes()[0]?.variables).toMatchObject({ input: { product: '9', quantity: 1 } }));
});

test('the drawer shows the cart and leads on', async () => {
  markCart(true);
  showSite('/404', { Cart: () => readAnswer(cart({ 1: 2 })) });
  await userEvent.click(await screen.findByRole('button', { name: 'Cart, 2 items' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cart' });
  expect(await within(drawer).findByText('L-1 × 2')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  expect(within(drawer).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  // Its sum is there once the cart is read that was asked for as it opened.
  expect(await within(drawer).findByText('Total')).toBeVisible();
});

test('a drawer whose cart does not come offers another try', async () => {
  markCart(true);
  let up = false;
  showSite('/404', { Cart: () => (up ? readAnswer(cart({ 1: 2 })) : away()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Cart' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cart' });
  expect(await within(drawer).findByRole('heading', { name: 'Error loading cart' })).toBeVisible();
  up = true;
  await userEvent.click(within(drawer).getByRole('button', { name: 'Try again' }));
  expect(await within(drawer).findByText('L-1 × 2')).toBeVisible();
});

test('a visitor without a cart is not asked for one', async () => {
  const { asked } = showSite('/404');
  await userEvent.click(await screen.findByRole('button', { name: 'Cart' }));
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(asked.map(({ name }) => name)).toEqual(['Layout']);
});

test('the cart has an address that shows the same list to somebody else', async () => {
  open(cart({ 1: 2, 7: 1 }));
  expect(await screen.findByRole('link', { name: 'This list as a link' })).toHaveAttribute('href', '/cart/1:2,7:1');
});

test('the drawer explains its total by the same lines as the cart', async () => {
  markCart(true);
  const whole = cart({ 1: 2 });
  const discount = { __typename: 'TaxedMoney' as const, gross: { ...whole.totals.total, amount: '5.00' } };
  const coupons = [{ __typename: 'CartCoupon' as const, code: 'seals' }];
  showSite('/404', { Cart: () => readAnswer({ ...whole, coupons, totals: { ...whole.totals, discount } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Cart, 2 items' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cart' });
  await waitFor(() => expect(drawer).toHaveTextContent(/Items \(2\).*DiscountSEALS−ZAR\s5\.00.*Total/));
});

test('each part of the sum says what it is, the coupon by its code', async () => {
  const whole = cart({ 1: 2 });
  const discount = { __typename: 'TaxedMoney' as const, gross: { ...whole.totals.total, amount: '5.00' } };
  const coupons = [{ __typename: 'CartCoupon' as const, code: 'seals' }];
  open({ ...whole, coupons, totals: { ...whole.totals, discount } });
  await quantity(1);
  expect(summary()).toHaveTextContent(/DiscountSEALS−ZAR\s5\.00/);
});
