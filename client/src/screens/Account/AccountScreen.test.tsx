import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountQuery } from '../../gql/unmasked.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { money as zar } from '../../test/products.ts';
import { exampleOffer, livingRequest } from '../../test/quoteLife.ts';
import { showSite } from '../../test/showSite.tsx';

type Account = NonNullable<AccountQuery['account']>;
type Order = NonNullable<Account['orders']>[number];

const gross = (amount: string) => ({ __typename: 'TaxedMoney' as const, gross: zar(amount) });
const vat = { __typename: 'AccountOrderTax' as const, label: 'VAT', percent: '15.00' };

const order = (id: string, more: Partial<Order> = {}): Order => ({
  __typename: 'AccountOrder',
  id,
  number: id,
  status: 'processing',
  placedAt: '2026-11-19T08:20:00.000Z',
  paidAt: null,
  completedAt: null,
  total: zar('705.00'),
  discount: gross('0.00'),
  shippingTotal: gross('120.00'),
  fees: [],
  taxes: [vat],
  tax: zar('91.96'),
  refunded: zar('0.00'),
  remaining: zar('705.00'),
  paymentMethod: 'cod',
  collected: false,
  needsPayment: false,
  paymentUrl: null,
  path: `/order-received/${id}?key=wc`,
  quoteReference: null,
  summary: 'Void label',
  items: [{ __typename: 'AccountOrderItem', productId: '1', variationId: null, options: [], quantity: 1 }],
  ...more,
});

type Shown = { path?: string; pages?: number; addresses?: Account['addresses'] };

const open = (
  orders: Order[] | null,
  requests: Account['requests'] = [],
  { path = '/account', pages = 1, addresses = [] }: Shown = {},
) =>
  showSite(path, {
    Account: () =>
      answerOf({
        site: { __typename: 'Site' as const, signInOffered: true },
        account: {
          __typename: 'Account' as const,
          email: 'buyer@example.test',
          signedInUntil: '2026-12-22T08:00:00.000Z',
          requests,
          requestPages: pages,
          orders,
          orderPages: orders && pages,
          addresses,
        },
      }),
  });

const rowOf = async (name: RegExp) => (await screen.findByRole('link', { name })).closest('article')!;
const linesOf = (row: HTMLElement) =>
  [...row.querySelectorAll('small')].map(line => line.textContent?.replace(/\u00a0/g, ' '));

test('an order with a status of a plugin says it in words', async () => {
  open([order('7', { status: 'awaiting-shipment', paymentMethod: 'bacs', paidAt: '2026-11-20T08:00:00.000Z' })]);
  expect(await rowOf(/^Order 7/)).toHaveTextContent('Awaiting shipment');
});

test('what is paid on delivery is not said to be paid before', async () => {
  open([order('7'), order('8', { paidAt: '2026-11-20T08:00:00.000Z' })]);
  expect(await rowOf(/^Order 7/)).toHaveTextContent('To be paid on delivery');
  expect(await rowOf(/^Order 8/)).toHaveTextContent(/Paid(?! on)/);
});

test('what is collected is neither sent nor delivered', async () => {
  const paidAt = '2026-11-20T08:00:00.000Z';
  const collected = { collected: true };
  open([order('7', collected), order('8', { ...collected, status: 'completed', paidAt })]);
  expect(await rowOf(/^Order 7/)).toHaveTextContent('To be paid on collection');
  expect(await rowOf(/^Order 8/)).toHaveTextContent('Handed over');
});

test('an order of nothing is not said to be paid', async () => {
  open([order('7', { total: zar('0.00'), paymentMethod: '', paidAt: '2026-11-20T08:00:00.000Z' })]);
  const row = await rowOf(/^Order 7/);
  expect(row).toHaveTextContent('Being made ready');
  expect(row).not.toHaveTextContent('Paid');
});

test('an order that was cancelled has no invoice to show', async () => {
  open([order('7', { status: 'cancelled' }), order('8')]);
  expect(within(await rowOf(/^Order 7/)).getByRole('link', { name: 'Show' })).toBeVisible();
  expect(within(await rowOf(/^Order 8/)).getByRole('link', { name: 'Invoice' })).toBeVisible();
});

test('each total of the account has a line for each of its parts, which come to it', async () => {
  const fee = (name: string, amount: string) => ({
    __typename: 'AccountOrderFee' as const,
    name,
    total: gross(amount),
  });
  const split = order('8', {
    discount: gross('50.00'),
    shippingTotal: gross('0.00'),
    fees: [fee('Cutting die', '300.00')],
    taxes: [vat, { ...vat, label: 'Levy' }],
  });
  const ofOffer = order('10', {
    ...{ items: [], taxes: [], tax: zar('0.00'), shippingTotal: gross('0.00') },
    fees: [fee('Seals, printed to order', '825.00'), fee('Credit', '-120.00')],
  });
  const answered = livingRequest('Q-0TNS1-Z5MTV', { status: 'ANSWERED', size: '60x30mm', offer: exampleOffer() });
  open(
    [order('7'), split, order('9', { shippingTotal: gross('0.00'), tax: zar('0.00'), taxes: [] }), ofOffer],
    [answered],
  );
  const seventh = await rowOf(/^Order 7/);
  expect(within(seventh).getByText(/705\.00/)).toBeVisible();
  expect(linesOf(seventh)).toEqual(['Goods ZAR 585.00', 'Delivery ZAR 120.00', 'Includes VAT 15% ZAR 91.96']);
  expect(linesOf(await rowOf(/^Order 8/))).toEqual([
    'Goods ZAR 455.00',
    'Discount −ZAR 50.00',
    'Cutting die ZAR 300.00',
    'Includes tax ZAR 91.96',
  ]);
  expect(linesOf(await rowOf(/^Order 9/))).toEqual(['Goods ZAR 705.00']);
  expect(linesOf(await rowOf(/^Order 10/))).toEqual(['Seals, printed to order ZAR 825.00', 'Credit -ZAR 120.00']);
  expect(linesOf(await rowOf(/60x30mm/))).toEqual([
    'Goods ZAR 4,326.00',
    'Tooling, once ZAR 1,450.00',
    'Delivery ZAR 164.80',
    'Before VAT ZAR 5,940.80',
    'VAT 15% ZAR 891.12',
  ]);
});

test('asks nobody to sign in while it is not known who is signed in', async () => {
  const site = { __typename: 'Site' as const, signInOffered: true };
  const errors = [{ message: 'Something went wrong.', path: ['account'], extensions: { requestId: 'r-7' } }];
  showSite('/account', { Account: () => ({ data: { site, account: null }, errors }) });
  expect(await screen.findByRole('heading', { name: 'Your account could not be loaded just now.' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
});

test('an order says what was paid back of it, and what is left', async () => {
  open([order('7', { status: 'completed', refunded: zar('50.00'), remaining: zar('655.00') })]);
  expect(linesOf(await rowOf(/^Order 7/)).slice(-2)).toEqual(['Refund −ZAR 50.00', 'Total after refund ZAR 655.00']);
});

const formOf = (button: HTMLElement) => {
  const form = button.closest('form')!;
  return [form.getAttribute('action'), Object.fromEntries(new FormData(form, button))];
};

test('each order has the one thing to do about it', async () => {
  open([
    order('7', { status: 'pending', needsPayment: true, paymentUrl: 'https://shop.example/pay/7' }),
    order('8', { status: 'failed', needsPayment: true }),
    order('9', { paidAt: '2026-11-19T09:00:00.000Z' }),
    order('10', { status: 'completed', quoteReference: 'Q-0TNS1-Z5MTV' }),
    order('12', { status: 'pending', path: '/quote/Q-0TNS1-Z5MTV', quoteReference: 'Q-0TNS1-Z5MTV' }),
    order('11', { items: [{ ...order('11').items[0]!, productId: null }] }),
  ]);
  const waiting = await screen.findByRole('region', { name: 'Waiting for you' });
  const orders = screen.getByRole('region', { name: 'Orders' });
  // The shop's own pay page, and where it names none the order's, which knows the ways to pay.
  const seventh = await rowOf(/^Order 7/);
  expect(waiting).toContainElement(seventh);
  expect(seventh).toHaveTextContent('Waiting for payment');
  expect(within(seventh).getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', 'https://shop.example/pay/7');
  expect(within(seventh).getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/order-received/7?key=wc');
  const eighth = await rowOf(/^Order 8/);
  expect(eighth).toHaveTextContent('Payment failed');
  expect(within(eighth).getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/order-received/8?key=wc');
  // What needs no paying has its invoice, and can be had again.
  const ninth = await rowOf(/^Order 9/);
  expect(orders).toContainElement(ninth);
  expect(ninth).toHaveTextContent('Paid');
  expect(within(ninth).queryByRole('link', { name: 'Pay now' })).toBeNull();
  expect(within(ninth).getByRole('link', { name: 'Invoice' })).toHaveAttribute('href', '/order-received/9?key=wc');
  expect(formOf(within(ninth).getByRole('button', { name: 'Buy again' }))).toEqual([
    '/account',
    { step: 'buyAgain', order: '9', orders: '1', idempotencyKey: expect.stringMatching(/./) },
  ]);
  // What came of an offer is asked for again, by its request.
  const tenth = await rowOf(/^Order 10/);
  expect(within(tenth).getByRole('link', { name: 'Ask again' })).toHaveAttribute('href', '/quote/q-0tns1-z5mtv');
  expect(within(tenth).queryByRole('button')).toBeNull();
  // What differs from its offer is neither paid nor invoiced.
  const twelfth = await rowOf(/^Order 12/);
  expect(twelfth).toHaveTextContent('Being checked');
  expect(within(twelfth).getByRole('link', { name: 'Show' })).toHaveAttribute('href', '/quote/Q-0TNS1-Z5MTV');
  for (const name of ['Pay now', 'Invoice', 'Ask again'])
    expect(within(twelfth).queryByRole('link', { name })).toBeNull();
  // Nothing of it is sold by itself.
  const eleventh = await rowOf(/^Order 11/);
  expect(within(eleventh).queryByRole('button')).toBeNull();
  expect(within(eleventh).getByRole('link', { name: 'Invoice' })).toBeVisible();
});

test.each([
  ['bacs', null, 'Waiting for you', 'How to pay'],
  ['cheque', null, 'Waiting for you', 'How to pay'],
  ['bacs', '2026-11-20T08:00:00.000Z', 'Orders', 'Buy again'],
  ['card', null, 'Orders', 'Buy again'],
])('an order on hold by %s, paid %s, stands under "%s"', async (paymentMethod, paidAt, part, action) => {
  open([order('7', { status: 'on-hold', paymentMethod, paidAt })]);
  const row = await rowOf(/^Order 7/);
  expect(screen.getByRole('region', { name: part })).toContainElement(row);
  expect(within(row).getByRole(action === 'How to pay' ? 'link' : 'button', { name: action })).toBeVisible();
  expect(screen.queryAllByText('Nothing else has been ordered.')).toHaveLength(part === 'Orders' ? 0 : 1);
  expect(screen.queryByText('Nothing has been ordered yet.')).toBeNull();
});

test('each request has the one thing to do about it', async () => {
  const [received, answered, expired, ordered] = ['Q-0TNS1-Z5MTV', 'Q-0TNS1-Z5MTW', 'Q-0TNS1-Z5MTX', 'Q-0TNS1-Z5MTY'];
  open(
    [],
    [
      livingRequest(received!, { size: '10x10mm' }),
      livingRequest(answered!, { size: '20x20mm', status: 'ANSWERED', offer: exampleOffer() }),
      livingRequest(expired!, { size: '30x30mm', status: 'EXPIRED', offer: exampleOffer() }),
      livingRequest(ordered!, { size: '40x40mm', status: 'ORDERED', offer: exampleOffer() }),
      livingRequest('Q-0TNS1-Z5MTZ', { size: '50x50mm', status: 'IN_REVIEW', waitsFor: 'BUYER' }),
    ],
  );
  const first = await rowOf(/10x10mm/);
  expect(within(first).getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/quote/q-0tns1-z5mtv');
  const second = await rowOf(/20x20mm/);
  expect(screen.getByRole('region', { name: 'Waiting for you' })).toContainElement(second);
  expect(screen.getByRole('region', { name: 'Waiting for you' })).toContainElement(await rowOf(/50x50mm/));
  expect(within(second).getByRole('link', { name: 'Read the offer' })).toHaveAttribute('href', '/quote/q-0tns1-z5mtw');
  for (const [name, reference] of [
    [/30x30mm/, expired],
    [/40x40mm/, ordered],
  ] as const) {
    const [action, sent] = formOf(within(await rowOf(name)).getByRole('button', { name: 'Ask again' }));
    expect(action).toBe(`/quote/${reference!.toLowerCase()}`);
    expect(sent).toMatchObject({ step: 'again', reference });
  }
});

test('orders that could not be read are said, and never that there are none', async () => {
  open(null, [livingRequest('Q-0TNS1-Z5MTV')]);
  const orders = await screen.findByRole('region', { name: 'Orders' });
  expect(
    within(orders).getByText('The shop does not answer: orders cannot be shown now. Nothing of them is lost.'),
  ).toBeVisible();
  expect(screen.queryByText('Nothing has been ordered yet.')).toBeNull();
  // Nobody counts what cannot be read.
  expect(within(orders).getByRole('heading')).toHaveTextContent(/^Orders$/);
  expect(screen.getByText('Q-0TNS1-Z5MTV')).toBeVisible();
});

test('what is older has further pages, of orders and of requests each by itself', async () => {
  const { asked } = open([order('7')], [livingRequest('Q-0TNS1-Z5MTV')], { path: '/account?orders=2', pages: 3 });
  const ofOrders = await screen.findByRole('navigation', { name: 'Pages of orders' });
  const ofRequests = screen.getByRole('navigation', { name: 'Pages of requests' });
  expect(asked.find(({ name }) => name === 'Account')?.variables).toEqual({ orderPage: 2, requestPage: 1 });
  expect(within(ofOrders).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(within(ofOrders).getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/account?orders=3#orders');
  expect(within(ofOrders).getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/account#orders');
  expect(within(ofRequests).getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/account?orders=2&requests=2#requests',
  );
  // What is bought again from here is read from the page that it stands on.
  const [, sent] = formOf(within(await rowOf(/^Order 7/)).getByRole('button', { name: 'Buy again' }));
  expect(sent).toMatchObject({ order: '7', orders: '2' });
});

test('a page on which nothing of the address stands does not say that nothing was ordered', async () => {
  open([], [], { path: '/account?orders=2', pages: 3 });
  const orders = await screen.findByRole('region', { name: 'Orders' });
  expect(within(orders).getByText('Nothing on this page.')).toBeVisible();
  expect(screen.queryByText('Nothing has been ordered yet.')).toBeNull();
});

test('an address is written as on the page of its order', async () => {
  open([], [], {
    addresses: [
      {
        __typename: 'Address',
        ...{ firstName: 'Sipho', lastName: 'Dube', company: 'Highveld', address1: '1 Main Rd', address2: '' },
        ...{ city: 'Cape Town', state: 'WC', postcode: '8001', country: 'ZA', phone: '' },
      },
    ],
  });
  const saved = await screen.findByRole('region', { name: 'Saved addresses' });
  expect([...saved.querySelectorAll('address > *')].map(({ textContent }) => textContent)).toEqual([
    ...['Sipho Dube', 'Highveld', '1 Main Rd', 'Cape Town, Western Cape, 8001', 'South Africa'],
  ]);
});
