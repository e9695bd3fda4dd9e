import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { changed, markCart } from '../../test/cartAnswers.ts';
import {
  box,
  button,
  cart,
  estimated,
  fill,
  noOrder,
  open,
  placed,
  reported,
  sentBy,
  TOTAL,
} from '../../test/checkoutScreen.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { exampleCart } from '../../test/exampleCart.ts';
import { showSite } from '../../test/showSite.tsx';
import { checkoutPageTexts } from './texts.ts';

afterEach(() => {
  markCart(false);
  vi.useRealTimers();
});

test('an order is placed with what was shown, and leads to its page', async () => {
  const { user, router, ...site } = await fill({ PlaceOrder: placed });
  expect(screen.getByText('Please fill in every field that is not marked (optional)')).toBeVisible();
  await user.click(box('Purchase order number (optional)'));
  await user.paste('PO-77');
  await user.click(screen.getByRole('radio', { name: 'Cash on delivery' }));
  await user.click(button());
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-received/380'));
  expect(sentBy(site)).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      billing: expect.objectContaining({ firstName: 'Sipho', state: 'WC', country: 'ZA', email: 'sipho@example.test' }),
      ...{ shipping: null, paymentMethod: 'cod', vatNumber: '', purchaseOrder: 'PO-77', note: '' },
      ...{ terms: true, total: TOTAL, cartHash: `hash of ${TOTAL}` },
    },
  ]);
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('a coupon is for whoever has given the email that it asks for', async () => {
  const cheaper = { ...exampleCart('179.36'), coupons: [{ __typename: 'CartCoupon' as const, code: 'vip' }] };
  const { user, asked } = await fill({ ApplyCoupon: estimated(cheaper) });
  await reported({ asked });
  await user.click(box('Coupon code'));
  await user.paste('vip');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Remove coupon VIP' })).toBeVisible();
  expect(screen.getByText(/^To pay: /)).toHaveTextContent('179.36');
  const [told, applied] = asked.slice(-2);
  expect(applied).toMatchObject({ name: 'ApplyCoupon', variables: { input: { code: 'vip' } } });
  const billing = { country: 'ZA', state: 'WC', city: 'Cape Town', postcode: '8001', email: 'sipho@example.test' };
  expect(told).toMatchObject({ name: 'UpdateCartCustomer', variables: { input: { billing } } });
});

test('an order that was placed is known here until its page is there: who reloads on the way comes to it', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<typeof noOrder>();
  const { user, router, asked } = await fill({ PlaceOrder: placed, OrderReceived: () => arrived });
  await user.click(button());
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain('OrderReceived'));
  expect(sessionStorage.getItem('diri_order')).toBe('"/order-received/380?key=wc_order_x"');
  arrive(noOrder);
  await waitFor(() => expect(router.state.location.pathname).toBe('/order-received/380'));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('an empty form is not sent: every fault is listed, tied to its field, and led to', async () => {
  const site = await open();
  await userEvent.click(button());
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(within(alert).getAllByRole('link')).toHaveLength(8);
  expect(box('Postal code')).toHaveAccessibleDescription('Please enter your postal code.');
  expect(screen.getByRole('checkbox', { name: /^I have read/ })).toBeInvalid();
  await userEvent.click(within(alert).getByRole('link', { name: 'Please choose a province.' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Province' })).toHaveFocus());
  expect(sentBy(site)).toEqual([]);
});

test('what the store refuses stands at its field, and what was typed stays', async () => {
  const errors = [
    { __typename: 'FieldError' as const, field: 'shipping.postcode', message: 'Not a postcode of ours.' },
  ];
  const { user } = await fill({
    PlaceOrder: () =>
      answerOf({ result: { __typename: 'ValidationFailure', message: 'Please check the fields.', errors } }),
  });
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check the fields.');
  expect(box('Postal code')).toHaveAccessibleDescription('Not a postcode of ours.');
  expect(box('Postal code')).toHaveValue('8001');
  expect(box('First name')).toHaveValue('Sipho');
});

test('a field that the shop asks for is named as required from its refusal on, and each refusal stands until its field is changed', async () => {
  const errors = [
    { __typename: 'FieldError' as const, field: 'billing.company', message: 'Company name is a required field.' },
    { __typename: 'FieldError' as const, field: 'billing.phone', message: 'Phone is a required field.' },
  ];
  const { user, router } = await fill({
    PlaceOrder: () =>
      answerOf({ result: { __typename: 'ValidationFailure', message: 'Please check the fields.', errors } }),
  });
  const field = (name: string) => screen.getByRole('textbox', { name });
  expect(field('Company (optional)')).not.toBeRequired();
  await user.click(button());
  expect(await screen.findByRole('textbox', { name: 'Company' })).toBeRequired();
  expect(field('Phone')).toBeRequired();
  await user.type(field('Company'), 'Highveld Devices');
  await waitFor(() => expect(field('Company')).not.toHaveAccessibleDescription(/required/));
  expect(field('Phone')).toHaveAccessibleDescription(/Phone is a required field\./);
  await act(() => router.navigate('/cart'));
  await screen.findByRole('heading', { level: 1, name: 'Shopping Cart' });
  await act(() => router.navigate('/checkout'));
  expect(await screen.findByRole('textbox', { name: 'Company' })).toBeRequired();
  expect(field('Unit, building or floor (optional)')).not.toBeRequired();
});

test('an address changes the sums while the form is filled in, and so does the way it is sent', async () => {
  const { user, ...site } = await fill({
    UpdateCartCustomer: estimated(exampleCart('210.00')),
    SelectShippingRate: estimated(exampleCart('96.15')),
  });
  await reported(site);
  expect(await screen.findByText('To pay: ZAR 210.00')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Collect/ }));
  expect(await screen.findByText('To pay: ZAR 96.15')).toBeVisible();
  // The store may forget the cart while its form is filled in.
  const restore = [{ product: '501', quantity: 2, options: [{ attribute: 'Colour', value: 'Blue' }] }];
  for (const name of ['UpdateCartCustomer', 'SelectShippingRate'])
    expect(site.asked.findLast(one => one.name === name)!.variables).toMatchObject({ input: { restore } });
});

test('the way it is sent stands as it was chosen while the store is asked, and as it was before where that fails', async () => {
  const { promise: answer, reject: fail } = Promise.withResolvers<ReturnType<typeof changed>>();
  // It may fail before it is asked for.
  answer.catch(() => {});
  const { user, ...site } = await fill({ SelectShippingRate: () => answer });
  await reported(site);
  const [courier, collect] = ['Courier', 'Collect'].map(name =>
    screen.getByRole('radio', { name: new RegExp(`^${name}`) }),
  );
  await user.click(collect!);
  expect(collect).toBeChecked();
  expect(collect).toHaveFocus();
  expect(collect).toBeEnabled();
  fail(new Error('The store is away.'));
  await waitFor(() => expect(courier).toBeChecked());
  expect(screen.getByText(checkoutPageTexts.rateFailed)).toBeVisible();
});

test('the goods may go elsewhere, and another country has no provinces', async () => {
  const { user, ...site } = await fill({ PlaceOrder: placed });
  await user.click(screen.getByRole('checkbox', { name: 'Send it to a different address' }));
  const there = screen.getByRole('group', { name: 'Where does the order go?' });
  await user.selectOptions(within(there).getByRole('combobox', { name: 'Country' }), 'GB');
  expect(within(there).getByRole('textbox', { name: 'State or region (optional)' })).toBeVisible();
  await user.click(button());
  expect(await within(there).findByText('Please enter your postal code.')).toBeVisible();
  expect(sentBy(site)).toEqual([]);
});

test('a province does not go along to another country', async () => {
  const { user } = await fill();
  const country = screen.getByRole('combobox', { name: 'Country' });
  await user.selectOptions(country, 'GB');
  const region = screen.getByRole('textbox', { name: 'State or region (optional)' });
  expect(region).toHaveValue('');
  await user.type(region, 'Kent');
  await user.selectOptions(country, 'ZA');
  expect(screen.getByRole('combobox', { name: 'Province' })).toHaveValue('');
});

test('who lives where the shop sells may send an order where it sends to, and keeps a country that was chosen before', async () => {
  sessionStorage.setItem('diri_checkout', JSON.stringify({ 'billing.country': 'GB' }));
  const countries = (named: Record<string, string>) =>
    Object.entries(named).map(([code, name]) => ({ __typename: 'DeliveryCountry' as const, code, name }));
  const deliveryCountries = countries({ BW: 'Botswana', ZA: 'South Africa' });
  const billingCountries = countries({ BW: 'Botswana', DE: 'Germany', ZA: 'South Africa' });
  const { asked } = await open({
    CheckoutCountries: () => answerOf({ site: { __typename: 'Site', deliveryCountries, billingCountries } }),
  });
  const select = await screen.findByRole('combobox', { name: 'Country' });
  const offered = (list: HTMLElement) =>
    within(list)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
  await waitFor(() => expect(offered(select)).toEqual(['GB', 'BW', 'DE', 'ZA']));
  expect(select).toHaveValue('GB');
  await userEvent.selectOptions(select, 'ZA');
  expect(screen.queryByText(/We do not deliver to/)).toBeNull();
  await userEvent.selectOptions(select, 'DE');
  expect(screen.getByText('We do not deliver to Germany. Say here where it goes.')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send it to a different address' }));
  expect(screen.queryByText(/We do not deliver to/)).toBeNull();
  const there = screen.getByRole('group', { name: 'Where does the order go?' });
  expect(offered(within(there).getByRole('combobox', { name: 'Country' }))).toEqual(['BW', 'ZA']);
  expect(asked.filter(({ name }) => name === 'CheckoutCountries')).toHaveLength(1);
});

test('what is wrong with the other address is told from what is wrong with the first', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Send it to a different address' }));
  await userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
  const alert = await screen.findByRole('alert');
  const listed = within(alert)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(listed).toContain('Delivery: Please enter your first name.');
  expect(new Set(listed).size).toBe(listed.length);
  // At its field it stands without.
  const there = screen.getByRole('group', { name: 'Where does the order go?' });
  expect(within(there).getByText('Please enter your first name.')).toBeVisible();
});

test('what was typed comes back with the tab, and with the tab alone', async () => {
  sessionStorage.setItem('diri_checkout', JSON.stringify({ 'billing.firstName': 'Lerato', 'billing.country': 'BW' }));
  await open();
  expect(await screen.findByDisplayValue('Lerato')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Country' })).toHaveValue('BW');
  expect(localStorage.getItem('diri_checkout')).toBeNull();
});

test('an empty cart leads back to the products', async () => {
  await open({ Cart: () => answerOf({ cart: null }) });
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/catalog');
  expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
});

test('a cart that the store has forgotten is put back into the checkout', async () => {
  localStorage.setItem('wc-cart', JSON.stringify({ items: [{ id: '501', name: 'Void Label', quantity: 2 }] }));
  const notice = {
    __typename: 'CartNotice' as const,
    code: 'CART_EXPIRED',
    message: 'It had expired.',
    item: null,
    index: null,
  };
  await open({
    Cart: () => answerOf({ cart: exampleCart('0.00', { items: [], notices: [notice] }) }),
    UpdateCartCustomer: () => changed(cart),
  });
  expect(await screen.findByRole('button', { name: 'Place Order' })).toBeVisible();
});

test('where nothing is to be paid, nobody is asked how, and the order is sent all the same', async () => {
  const free = exampleCart(TOTAL, { needsPayment: false });
  const { user, ...site } = await fill({
    Cart: () => answerOf({ cart: free }),
    UpdateCartCustomer: () => changed(free),
    PlaceOrder: placed,
  });
  expect(screen.queryByRole('radio', { name: 'Cash on delivery' })).toBeNull();
  expect(screen.queryByText(checkoutPageTexts.partPayment)).toBeNull();
  await user.click(button());
  await waitFor(() => expect(sentBy(site)).toMatchObject([{ paymentMethod: free.paymentMethods[0]!.id }]));
});

test('a store that offers only other ways to pay is linked to', async () => {
  const storeCheckoutUrl = 'https://shop.example/checkout-link/?products=501:2';
  const elsewhere = exampleCart(TOTAL, { paymentMethods: [], storeCheckoutUrl });
  await open({ Cart: () => answerOf({ cart: elsewhere }) });
  expect(screen.getByRole('link', { name: 'Go to the Checkout' })).toHaveAttribute('href', storeCheckoutUrl);
  expect(screen.getByText(/^This shop takes payment in a way/)).toBeVisible();
});

test('a store that sells to customers with an account alone is linked to, and nobody fills in a form before', async () => {
  const storeCheckoutUrl = 'https://shop.example/checkout-link/?products=501:2';
  await open({ Cart: () => answerOf({ cart: exampleCart(TOTAL, { storeCheckoutUrl }) }) });
  expect(screen.getByRole('link', { name: 'Go to the Checkout' })).toHaveAttribute('href', storeCheckoutUrl);
  expect(screen.getByText(/^This shop sells to customers with an account/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
});

test('a cart that cannot be loaded is said to be so', async () => {
  const errors = [{ message: 'away', path: ['cart'], extensions: { code: 'UPSTREAM_ERROR', requestId: 'req-1' } }];
  showSite('/checkout', { Cart: () => ({ data: { __typename: 'Query', cart: null }, errors }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Failed to Load Cart' })).toBeVisible();
});

test('says of each way to pay where it is paid', async () => {
  const account = {
    __typename: 'BankAccount' as const,
    holder: 'Labels Ltd',
    bank: 'Example Bank',
    number: '62 000 000 017',
  };
  const methods = cart.paymentMethods.map(method =>
    method.id === 'bacs' ? { ...method, accounts: [{ ...account, branchCode: '250655', iban: '', bic: '' }] } : method,
  );
  await open({ Cart: () => answerOf({ cart: { ...cart, paymentMethods: methods } }) });
  expect(screen.getByText('To Labels Ltd, Example Bank, 62 000 000 017, 250655')).toBeVisible();
  expect(screen.getByText("You pay on the shop's own page, once the order is placed.")).toBeVisible();
});

test('names who is asked for the account of a transfer where nobody knows it, and promises none', async () => {
  await open();
  expect(screen.getByText('Ask us for the bank account: +27 11 000 0100 or quotes@diri.example.')).toBeVisible();
  expect(screen.queryByText(/^To .*Bank/)).toBeNull();
});

test('tells of the order of this cart that is not paid yet', async () => {
  const path = '/order-received/380?key=wc_order_x';
  const unpaid = exampleCart(TOTAL, { unpaidOrder: { __typename: 'UnpaidOrder', id: '380', path, state: 'WAITING' } });
  await open({ Cart: () => answerOf({ cart: unpaid }) });
  expect(screen.getByText(/^Order 380 from this cart is not paid yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See and pay it' })).toHaveAttribute('href', path);
});
