import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OrderReceivedQuery } from '../../gql/unmasked.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { money } from '../../test/products.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const taxed = (amount: string) => ({ __typename: 'TaxedMoney' as const, gross: money(amount) });

const address = {
  ...{
    __typename: 'Address' as const,
    firstName: 'Sipho',
    lastName: 'Dube',
    company: 'Highveld',
    address1: '1 Main Rd',
  },
  ...{ address2: '', city: 'Cape Town', state: 'WC', postcode: '8001', country: 'ZA', phone: '021 555 0101' },
};

type Order = NonNullable<OrderReceivedQuery['order']>;

const bacs: NonNullable<Order['paymentMethod']> = {
  ...{ __typename: 'PaymentMethod', id: 'bacs', title: 'Bank transfer', description: 'To our account.' },
  ...{ paidElsewhere: false, instructions: '', accounts: [] },
};

const order: Order = {
  ...{ __typename: 'Order', id: '380', number: '380', placedAt: '2026-11-20T10:00:00+02:00', status: 'on-hold' },
  note: 'Purchase order: PO-77',
  ...{ paymentState: 'DUE', needsPayment: false, paymentUrl: null, paymentReturns: false, paidAt: null },
  quoteReference: null,
  paymentMethod: bacs,
  paymentProofs: [],
  items: [
    {
      ...{
        __typename: 'OrderItem',
        productId: '501',
        name: 'Void Label',
        sku: 'VOID-1',
        path: '/product/void-label',
        options: [],
      },
      ...{ quantity: 2, subtotal: taxed('85.44') },
    },
  ],
  ...{ coupons: [], fees: [] },
  totals: {
    ...{ __typename: 'CartTotals', items: taxed('85.44'), discount: taxed('0'), shipping: taxed('113.85') },
    taxLines: [{ __typename: 'TaxLine', name: 'VAT', rate: '15', amount: money('25.99') }],
    total: money('199.29'),
  },
  ...{ refunded: money('0.00'), remaining: money('199.29') },
  billingAddress: { ...address, email: 'sipho@example.test' },
  shippingAddress: { ...address, city: 'Paarl' },
};

const site = (vatNumber: string | null = null) => ({ __typename: 'Site' as const, vatNumber });
const answered = (more: Partial<Order>, vatNumber?: string) => ({
  OrderReceived: () => answerOf({ order: { ...order, ...more }, site: site(vatNumber) }),
});
const found = answered({});
const PAY = 'https://shop.example/checkout/order-pay/380/';
const byCard: Partial<Order> = {
  ...{ status: 'pending', paymentState: 'WAITING', needsPayment: true, paymentUrl: PAY, paymentReturns: true },
  paymentMethod: { ...bacs, id: 'card_test', title: 'Card', description: '', paidElsewhere: true },
};
/** Shown to whoever gives the right e-mail alone. */
const guarded: Answers = {
  OrderReceived: ({ email }) => answerOf({ order: email === 'sipho@example.test' ? order : null, site: site() }),
};
const PATH = '/order-received/380?key=wc_order_x';

test('what was paid back of an order stands below its total, with what is left', async () => {
  const rowOf = (label: string) => screen.getByText(label).closest('div');
  showSite(PATH, answered({ status: 'completed', refunded: money('50.00'), remaining: money('149.29') }));
  await screen.findByRole('heading', { name: 'Order 380' });
  expect(rowOf('Total')).toHaveTextContent(/199\.29$/);
  expect(rowOf('Refund')).toHaveTextContent(/−ZAR.50\.00$/);
  expect(rowOf('Total after refund')).toHaveTextContent(/149\.29$/);
});

test('an order that is completed says so, and nothing happens next', async () => {
  showSite(PATH, answered({ status: 'completed', paymentState: 'PAID', paidAt: '2026-11-21T10:00:00+02:00' }));
  expect(await screen.findByText('Thank you. Your order is complete.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  expect(screen.queryByText(/We make your order ready/)).toBeNull();
});

test('the browser that placed an order sees all of it, and what happens next', async () => {
  const { asked } = showSite(PATH, found);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order received' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Order 380' })).toBeVisible();
  expect(screen.getByText('Placed on 20 November 2026')).toBeVisible();
  expect(screen.getByText('Waiting for your payment to arrive')).toBeVisible();
  expect(screen.getByText(/To our account/)).toBeVisible();
  expect(screen.getByText('Purchase order: PO-77')).toBeVisible();
  expect(screen.getByRole('link', { name: '2 × Void Label' })).toHaveAttribute('href', '/product/void-label');
  expect(screen.getByRole('region', { name: 'Order Summary' })).toHaveTextContent(/Total.*ZAR\s199.29.*VAT 15%.*25.99/);
  expect(screen.getByText('Paarl, Western Cape, 8001')).toBeVisible();
  expect(screen.getByText(/Please give order number 380 as the reference/)).toBeVisible();
  expect(screen.getByText(/sipho@example.test and repeats/)).toBeVisible();
  expect(screen.getByText('Standard rolls ship within 24-48 hours in South Africa.')).toBeVisible();
  expect(asked.find(({ name }) => name === 'OrderReceived')?.variables).toEqual({
    ...{ id: '380', key: 'wc_order_x', email: null },
  });
});

test('an order that came from an accepted offer leads back to its quote, and promises no hours for it', async () => {
  showSite(PATH, answered({ quoteReference: 'Q-0W3XK-7QF2P' }));
  const link = await screen.findByRole('link', { name: 'Q-0W3XK-7QF2P' });
  expect(link).toHaveAttribute('href', '/quote/q-0w3xk-7qf2p');
  expect(link.parentElement).toHaveTextContent('From quote Q-0W3XK-7QF2P, Fri 20 Nov 2026');
  expect(screen.getByText('What your offer names is made first, then sent.')).toBeVisible();
  expect(screen.queryByText(/^Standard rolls/)).toBeNull();
});

test('a discount names the coupon that it came by', async () => {
  const totals = { ...order.totals, discount: taxed('8.54') };
  showSite(PATH, answered({ coupons: [{ __typename: 'CartCoupon', code: 'save10' }], totals }));
  const summary = await screen.findByRole('region', { name: 'Order Summary' });
  expect(summary).toHaveTextContent(/Discount\s*SAVE10/);
  // The lines are of the sum that the discount is taken off.
  expect(screen.getByText('2 × Void Label').closest('li')).toHaveTextContent(/ZAR\s85\.44$/);
});

test('each tax is named with what it comes to', async () => {
  const taxLines = [
    { __typename: 'TaxLine' as const, name: 'GST', rate: '5', amount: money('5.00') },
    { __typename: 'TaxLine' as const, name: 'PST', rate: '7', amount: money('7.00') },
  ];
  showSite(PATH, answered({ totals: { ...order.totals, taxLines } }));
  const summary = await screen.findByRole('region', { name: 'Order Summary' });
  expect(summary).toHaveTextContent(/Includes GST 5%\s*ZAR\s5\.00\s*Includes PST 7%\s*ZAR\s7\.00/);
});

test('an order of an offer in free text names its delivery once', async () => {
  const fees = ['Seal (10 rolls)', 'Courier to Midrand'].map(name => ({
    ...{ __typename: 'CartFee' as const, name, amount: taxed('85.44') },
  }));
  const totals = { ...order.totals, items: taxed('0.00'), shipping: taxed('0.00') };
  showSite(PATH, answered({ items: [], fees, totals }));
  const summary = await screen.findByRole('region', { name: 'Order Summary' });
  expect(summary).toHaveTextContent(/Courier to Midrand\s*ZAR\s85\.44/);
  expect(summary).not.toHaveTextContent('Shipping');
});

test('another browser is asked for the e-mail, which stands in no address', async () => {
  const { router } = showSite(PATH, guarded);
  const field = await screen.findByRole('textbox', { name: 'Billing email' });
  await userEvent.type(field, 'sipho@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Show the Order' }));
  expect(await screen.findByRole('heading', { name: 'Order 380' })).toBeVisible();
  expect(router.state.location.search).toBe('?key=wc_order_x');
});

test('another e-mail shows nothing, and says so', async () => {
  showSite(PATH, guarded);
  const field = await screen.findByRole('textbox', { name: 'Billing email' });
  await userEvent.type(field, 'else@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Show the Order' }));
  expect(await screen.findByText(/do not fit together/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Billing email' })).toBeInvalid();
  expect(screen.queryByText('Order 380')).toBeNull();
});

test.each(['/order-received/380', '/order-received/abc?key=wc_order_x'])('%s is no order', async path => {
  const { asked } = showSite(path, found);
  expect(await screen.findByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  expect(asked.some(({ name }) => name === 'OrderReceived')).toBe(false);
});

test('what the shop does not tell is left out', async () => {
  showSite(PATH, answered({ number: null, placedAt: null, paymentMethod: null, note: null, status: 'odd' }));
  expect(await screen.findByRole('heading', { name: 'Order 380' })).toBeVisible();
  expect(screen.getByText('Odd')).toBeVisible();
  expect(screen.queryByText('Payment')).toBeNull();
  expect(screen.getByText('We confirm your order')).toBeVisible();
});

test('an order that cannot be loaded is no lost order', async () => {
  const errors = [{ message: 'away', path: ['order'], extensions: { code: 'UPSTREAM_ERROR', requestId: 'req-1' } }];
  showSite(PATH, { OrderReceived: () => ({ data: { order: null, site: site() }, errors }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Failed to Load Order' })).toBeVisible();
  expect(screen.getByText('Request req-1')).toBeVisible();
});

test('an order that waits for its payment leads to the shop\u2019s own page and says so', async () => {
  showSite(PATH, answered(byCard));
  expect(await screen.findByText('Waiting for payment', { selector: 'b' })).toBeVisible();
  expect(screen.getByText(/shop's own page. You come back here after/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Pay ZAR\s199.29 now$/ })).toHaveAttribute('href', PAY);
  expect(screen.getByRole('link', { name: 'Look again' })).toHaveAttribute('href', PATH);
  expect(screen.getByText('We start once your payment has arrived.')).toBeVisible();
});

test('where nothing leads back, the pay page opens beside this one, which asks until it is paid', async () => {
  let paid = false;
  const { asked } = showSite(PATH, {
    OrderReceived: () =>
      answerOf({
        order: paid
          ? { ...order, ...byCard, paymentState: 'PAID', needsPayment: false, paidAt: '2026-11-20T11:36:00+02:00' }
          : { ...order, ...byCard, paymentReturns: false },
        site: site(),
      }),
    OrderPayment: () => answerOf({ orderPayment: { __typename: 'OrderPayment', state: paid ? 'PAID' : 'WAITING' } }),
  });
  const pay = await screen.findByRole('link', { name: /^Pay ZAR/ });
  expect(pay).toHaveAttribute('target', '_blank');
  expect(screen.getByText(/It opens beside this page/)).toBeVisible();
  pay.addEventListener('click', event => event.preventDefault());
  await userEvent.click(pay);
  expect(await screen.findByText('We have not heard from the pay page yet')).toBeVisible();
  paid = true;
  expect(await screen.findByText(/received on 20 November 2026, 11:36/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull();
  expect(asked.some(({ name }) => name === 'OrderPayment')).toBe(true);
});

test('a payment that failed can be tried again', async () => {
  showSite(PATH, answered({ ...byCard, status: 'failed', paymentState: 'FAILED' }));
  expect(await screen.findByText(/nothing was taken/)).toBeVisible();
  expect(screen.queryByText(/^Thank you/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', PAY);
});

test('a cancelled order leads back to the cart, which is still there', async () => {
  showSite(PATH, answered({ ...byCard, paymentState: 'CANCELLED', needsPayment: false, paymentUrl: null }));
  expect(await screen.findByText('This order was cancelled')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the cart' })).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull();
});

test.each([
  ['CANCELLED', 'cancelled', 'This order was cancelled'],
  ['REFUNDED', 'refunded', 'This order was refunded'],
] as const)('an order that is %s promises nothing, and asks for no money', async (paymentState, status, words) => {
  const transfer = { id: 'bacs', title: 'Bank transfer', description: 'Pay into our account.', paidElsewhere: false };
  const paymentMethod = { ...byCard.paymentMethod!, ...transfer };
  showSite(PATH, answered({ ...byCard, status, paymentState, paymentMethod, needsPayment: false, paymentUrl: null }));
  expect(await screen.findByText(words)).toBeVisible();
  for (const said of [/Thank you/, /on its way/, /still there/, 'Pay into our account.', 'What happens next'])
    expect(screen.queryByText(said)).toBeNull();
  expect(screen.queryByRole('link', { name: 'To the cart' })).toBeNull();
});

test('who has paid is not told how to pay any more', async () => {
  const paymentMethod = { ...bacs, description: 'Pay into our account.' };
  showSite(PATH, answered({ paymentMethod, status: 'processing', paymentState: 'PAID' }));
  expect(await screen.findByText('Bank transfer')).toBeVisible();
  expect(screen.queryByText(/Pay into our account/)).toBeNull();
});

test('an order that the shop moved on by a status of its own is told in words, and asks for no transfer', async () => {
  const paymentMethod = { ...bacs, description: 'Pay into our account.' };
  showSite(PATH, answered({ paymentMethod, status: 'awaiting-shipment' }));
  expect(await screen.findByText('Awaiting shipment')).toBeVisible();
  for (const said of [
    /Pay into our account/,
    /You pay by bank transfer/,
    'Pay by bank transfer',
    /Ask us for the bank/,
  ])
    expect(screen.queryByText(said)).toBeNull();
  expect(screen.getByText('You get an email')).toBeVisible();
});

test('a transfer is told where it goes', async () => {
  const account = {
    ...{ __typename: 'BankAccount' as const, holder: 'Labels Ltd', bank: 'Example Bank', number: '62 000 000 017' },
    ...{ branchCode: '250655', iban: '', bic: '' },
  };
  const known = { ...bacs, accounts: [account] };
  showSite(PATH, answered({ paymentMethod: known }));
  expect(await screen.findByText('62 000 000 017')).toBeVisible();
  expect(screen.getByText('Reference').nextSibling).toHaveTextContent('380');
  expect(screen.queryByText('IBAN')).toBeNull();
});

test('no account is promised that nobody knows', async () => {
  showSite(PATH, found);
  expect(await screen.findByText(/^Ask us for the bank account/)).toBeVisible();
});

test.each<[Partial<Order>, string | undefined, string]>([
  [{ paymentState: 'PAID' }, '4123456789', 'Tax invoice'],
  [{ paymentState: 'REFUNDED' }, '4123456789', 'Tax invoice'],
  [{ paymentState: 'DUE' }, '4123456789', 'Pro-forma invoice'],
  [{ paymentState: 'PAID' }, undefined, 'Pro-forma invoice'],
])('on paper %o with VAT number %s is a %s', async (state, vatNumber, title) => {
  showSite(PATH, answered(state, vatNumber));
  expect(await screen.findByText(title)).toBeInTheDocument();
  const number = screen.queryByText('VAT no. 4123456789');
  if (vatNumber) expect(number).toBeInTheDocument();
  else expect(number).toBeNull();
});

test('of proofs that were sent together the ones that were taken go along with the next try', async () => {
  const { router, asked } = showSite(PATH, answered({}));
  const post = (formData: FormData) => act(() => router.navigate(PATH, { formMethod: 'post', formData }));
  await screen.findByLabelText('Proof of payment from your bank');
  const first = new FormData();
  // As the site hands on a form of which it has stored one file of two.
  for (const [name, value] of Object.entries({
    step: 'proof',
    'artwork.one': 'slip.pdf',
    filesRefused: 'It is too large.',
  }))
    first.set(name, value);
  await post(first);
  expect(await screen.findByRole('alert')).toHaveTextContent('It is too large.');
  expect(screen.getByRole('checkbox', { name: 'Send along: slip.pdf' })).toBeChecked();
  const again = new FormData(screen.getByRole('button', { name: 'Send proof' }).closest('form')!);
  again.delete('files');
  await post(again);
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'SendPaymentProof')?.variables.input).toMatchObject({ artwork: ['one'] }),
  );
  expect(await screen.findByRole('checkbox', { name: /slip\.pdf$/ })).toBeChecked();
});

test('an order that waits for a transfer takes proof of it, and tells what came', async () => {
  const proof: NonNullable<Order['paymentProofs']>[number] = {
    ...{ __typename: 'PaymentProof', reference: 'P-0W3XK-7QF2M', receivedAt: '2026-11-20T14:05:00+02:00' },
    files: [{ __typename: 'PaymentProofFile', name: 'payment-380.pdf', type: 'application/pdf', bytes: 20_480 }],
  };
  showSite(PATH, answered({ paymentProofs: [proof] }));
  expect(await screen.findByText('Proof of payment received')).toBeVisible();
  expect(screen.getByText('payment-380.pdf')).toBeVisible();
  expect(screen.getByText(/Fri 20 Nov 2026, 14:05, P-0W3XK-7QF2M/)).toBeVisible();
  expect(screen.getByLabelText('Proof of payment from your bank')).toHaveAttribute('type', 'file');
  expect(screen.getByRole('button', { name: 'Send another' })).toBeVisible();
});

test.each<[string, Partial<Order>]>([
  ['paid', { paymentState: 'PAID' }],
  ['paid by cash', { paymentMethod: { ...bacs, id: 'cod' } }],
])('an order that is %s takes no proof of payment', async (_, more) => {
  showSite(PATH, answered(more));
  expect(await screen.findByRole('heading', { name: 'Order 380' })).toBeVisible();
  expect(screen.queryByLabelText('Proof of payment from your bank')).toBeNull();
});
