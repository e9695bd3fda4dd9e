import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerOf } from '../../test/contentAnswers.ts';
import { answered, order, PATH, site, taxed } from '../../test/placedOrder.ts';
import { money } from '../../test/products.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

/** Shown to whoever gives the right e-mail alone. */
const guarded: Answers = {
  OrderReceived: ({ email }) => answerOf({ order: email === 'sipho@example.test' ? order : null, site: site() }),
};

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
  const { asked } = showSite(PATH, answered({}));
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

test('an order that costs nothing says nothing of a payment', async () => {
  const totals = { ...order.totals, total: money('0.00') };
  showSite(PATH, answered({ totals, status: 'processing', paymentState: 'PAID', paidAt: '2026-11-20T10:00:00+02:00' }));
  expect(await screen.findByRole('heading', { name: 'What happens next' })).toBeVisible();
  for (const words of [/received on|0\.00 received/, 'Your payment has arrived', 'Payment', /^Bank transfer/])
    expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByText('You get an email')).toBeVisible();
  expect(screen.getByText('It is on its way')).toBeVisible();
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

test('what is charged twice by one name stands there twice, and what is taken off by a fee below zero', async () => {
  const fees = [taxed('10.00'), taxed('10.00'), taxed('-5.00')].map(amount => ({
    ...{ __typename: 'CartFee' as const, name: 'Fee', amount },
  }));
  showSite(PATH, answered({ fees }));
  const summary = await screen.findByRole('region', { name: 'Order Summary' });
  expect(summary).toHaveTextContent(/Fee\s*ZAR\s10\.00\s*Fee\s*ZAR\s10\.00\s*Fee\s*-ZAR\s5\.00/);
  cleanup();
  showSite(PATH, answered({ fees, items: [], totals: { ...order.totals, items: taxed('0.00') } }));
  const list = (await screen.findByRole('heading', { name: 'What you ordered' })).nextElementSibling!;
  expect([...list.children].map(({ textContent }) => textContent)).toHaveLength(3);
});

test('another browser is asked for the e-mail, which stands in no address', async () => {
  const { router } = showSite(PATH, guarded);
  const field = await screen.findByRole('textbox', { name: 'Billing email' });
  await userEvent.type(field, 'sipho@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Show the Order' }));
  expect(await screen.findByRole('heading', { name: 'Order 380' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(router.state.location.search).toBe('?key=wc_order_x');
});

test('another e-mail shows nothing, and says so', async () => {
  showSite(PATH, guarded);
  const field = await screen.findByRole('textbox', { name: 'Billing email' });
  await userEvent.type(field, 'else@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Show the Order' }));
  expect(await screen.findByText(/do not fit together/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Billing email' })).toBeInvalid();
  await waitFor(() => expect(field).toHaveFocus());
  // The same once more is told once more.
  await userEvent.click(screen.getByRole('button', { name: 'Show the Order' }));
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.queryByText('Order 380')).toBeNull();
});

test.each(['/order-received/380', '/order-received/abc?key=wc_order_x'])('%s is no order', async path => {
  const { asked } = showSite(path, answered({}));
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
