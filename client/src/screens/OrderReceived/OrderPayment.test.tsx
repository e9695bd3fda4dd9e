import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { markCart } from '../../test/cartAnswers.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { answered, bacs, byCard, type Order, order, PATH, PAY, site } from '../../test/placedOrder.ts';
import { showSite } from '../../test/showSite.tsx';

afterEach(() => {
  markCart(false);
  vi.useRealTimers();
});

test('an order that waits for its payment leads to the shop\u2019s own page and says so', async () => {
  showSite(PATH, answered(byCard));
  expect(await screen.findByText('Waiting for payment', { selector: 'b' })).toBeVisible();
  expect(screen.getByText(/shop's own page. You come back here after/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Pay ZAR\s199.29 now$/ })).toHaveAttribute('href', PAY);
  expect(screen.getByRole('link', { name: 'Look again' })).toHaveAttribute('href', PATH);
  expect(screen.getByText('We start once your payment has arrived.')).toBeVisible();
});

test('who comes back before the bank has answered is asked to wait, and may pay again after two minutes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { router } = showSite(`${PATH}&returned=1`, answered(byCard));
  expect(await screen.findByText('We have not heard from the pay page yet')).toBeVisible();
  expect(screen.getByText(/Do not pay again before this page tells you/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull();
  // Loaded anew it waits on.
  expect(screen.getByRole('link', { name: 'Look again' })).toHaveAttribute('href', `${PATH}&returned=1`);
  await vi.advanceTimersByTimeAsync(110_000);
  expect(screen.queryByRole('link', { name: /^Pay / })).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByRole('link', { name: /^Pay ZAR\s199.29 now$/ })).toHaveAttribute('href', PAY);
  expect(screen.getByText('Waiting for payment', { selector: 'b' })).toBeVisible();
  expect(router.state.location.search).toBe('?key=wc_order_x');
});

test('whose card was declined may pay at once, also on the way back from the pay page', async () => {
  showSite(`${PATH}&returned=1`, answered({ ...byCard, status: 'failed', paymentState: 'FAILED' }));
  expect(await screen.findByRole('link', { name: 'Pay now' })).toHaveAttribute('href', PAY);
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

test('an order that cannot be read again just then stays on the page, until it can', async () => {
  let [paid, missed] = [false, 0];
  showSite(PATH, {
    OrderReceived() {
      // Missed once, and then it is there again.
      if (paid && missed === 0) {
        missed += 1;
        return { errors: [{ message: 'The shop does not answer.', extensions: { code: 'UPSTREAM_ERROR' } }] };
      }
      const now = paid ? ({ paymentState: 'PAID', needsPayment: false } as const) : {};
      return answerOf({ order: { ...order, ...byCard, ...now }, site: site() });
    },
    OrderPayment: () => answerOf({ orderPayment: { __typename: 'OrderPayment', state: paid ? 'PAID' : 'WAITING' } }),
  });
  expect(await screen.findByText('Waiting for payment', { selector: 'b' })).toBeVisible();
  paid = true;
  await waitFor(() => expect(missed).toBe(1));
  expect(screen.getByText('Waiting for payment', { selector: 'b' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Waiting for payment', { selector: 'b' })).toBeNull());
  expect(screen.getAllByText(/^Thank you/)[0]).toBeVisible();
});

test('a payment that failed can be tried again', async () => {
  showSite(PATH, answered({ ...byCard, status: 'failed', paymentState: 'FAILED' }));
  expect(await screen.findByText(/nothing was taken/)).toBeVisible();
  expect(screen.queryByText(/^Thank you/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', PAY);
});

const cancelled = { ...byCard, paymentState: 'CANCELLED', needsPayment: false, paymentUrl: null } as const;

/** Three pieces in the cart of this browser. */
function fillCart() {
  markCart(true);
  localStorage.setItem('wc-cart', JSON.stringify({ items: [{ id: '1', quantity: 3 }], unsaved: [] }));
}

test('a cancelled order leads back to the cart, which is still there', async () => {
  fillCart();
  showSite(PATH, answered(cancelled));
  expect(await screen.findByText('This order was cancelled')).toBeVisible();
  expect(screen.getByText(/still there/)).toBeVisible();
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

test.each([
  { paidAt: '2026-11-03T09:00:00Z' },
  { quoteReference: 'Q-7K4M-2P9D' },
  // Emptied since, or in another browser.
  { elsewhere: true },
])('a cancelled order does not promise the cart of an order that has none: %j', async ({ elsewhere, ...more }) => {
  if (!elsewhere) fillCart();
  showSite(PATH, answered({ ...cancelled, ...more }));
  expect(await screen.findByText('Nothing is to be paid for it.')).toBeVisible();
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
  showSite(PATH, answered({}));
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
