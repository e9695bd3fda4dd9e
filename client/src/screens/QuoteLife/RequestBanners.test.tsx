import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { answered, offer, open } from '../../test/quotePage.ts';

const order = {
  ...{ __typename: 'QuoteOrder', state: 'MADE', acceptedAt: offer.sentAt, number: '380', status: 'on-hold' },
  ...{ path: '/order-received/380?key=wc_order_x', paymentUrl: null, paymentMethod: 'bacs', paidAt: null },
};
const ordered = { ...answered, status: 'ORDERED', waitsFor: null };

test.each([
  ['received', {}, 'We have your request.'],
  ['asked', { status: 'IN_REVIEW', waitsFor: 'BUYER', dueAt: null }, 'We have a question.'],
  ['expired', { ...answered, status: 'EXPIRED' }, 'This offer expired on Thu 3 Dec 2026, 17:00.'],
  [
    'held',
    {
      ...answered,
      status: 'ACCEPTED',
      order: {
        ...order,
        state: 'HELD',
        number: null,
        status: null,
        path: null,
      },
    },
    'We are checking your order.',
  ],
])('a request that is %s says what that means', async (_, more, words) => {
  open(more);
  expect(await screen.findByText(words)).toBeVisible();
  if (words !== 'We have a question.' && words !== 'We have your request.')
    expect(screen.queryByRole('link', { name: 'Accept offer' })).toBeNull();
});

test('what has run out is asked for again where that is said', async () => {
  open({ ...answered, status: 'EXPIRED' });
  const banner = (await screen.findByText(/^This offer expired/)).parentElement!.parentElement!;
  const again = within(banner).getByRole('button', { name: 'Ask for this again' });
  expect(screen.getAllByRole('button', { name: 'Ask for this again' })).toEqual([again]);
});

test.each([
  [true, 'Sent. We write back here and by mail.', /we mail you the order number/],
  [false, 'Sent. We write back here.', /your order number will stand here/],
])('mail is promised only where there is some: %s', async (sendsMail, sent, number) => {
  const site = { ...layoutAnswer.site, sendsMail };
  const making = {
    ...answered,
    status: 'ACCEPTED',
    order: { ...order, state: 'BEING_MADE', number: null, path: null },
  };
  open(making, '?done=reply', { Layout: () => ({ data: { ...layoutAnswer, site } }) });
  expect(await screen.findByText(sent)).toBeVisible();
  expect(screen.getByText(number)).toBeVisible();
});

const happened = { __typename: 'QuoteEvent', by: 'FIRM', offerVersion: null, note: null };
const REVIEWED = { ...happened, at: '2026-11-19T08:00:00.000Z', kind: 'REVIEWED' };

test('a request that the firm closed says why, and shows no step that it never came to', async () => {
  const why = 'We print no seals of this size any more.';
  open({
    ...{ status: 'DECLINED', waitsFor: null, dueAt: null },
    history: [REVIEWED, { ...happened, at: '2026-11-20T08:00:00.000Z', kind: 'CLOSED', note: why }],
  });
  expect(await screen.findByText('This request is closed.')).toBeVisible();
  expect(screen.getByText(new RegExp(why))).toBeVisible();
  const steps = within(screen.getByRole('region', { name: 'Where it stands' })).getAllByRole('listitem');
  expect(steps.map(step => step.dataset.at)).toEqual(['done', 'done', 'todo', 'todo', 'todo', 'todo']);
  expect(steps.map(step => step.getAttribute('aria-current'))).not.toContain('step');
  expect(steps[4]).not.toHaveTextContent('starts the work');
});

test.each([
  ['decline', { ...answered, status: 'DECLINED' }, 'The offer is declined.'],
  ['withdraw', { status: 'WITHDRAWN' }, 'You have taken this request back.'],
])('whoever ended it by %s is told so once', async (step, ended, words) => {
  open({ ...ended, waitsFor: null, dueAt: null, history: [REVIEWED] }, `?done=${step}`);
  expect((await screen.findByText(words)).closest('#outcome')?.children).toHaveLength(1);
});

const PAID = { ...happened, at: '2026-11-20T08:00:00.000Z', kind: 'PAID' };
const CANCELLED = { ...PAID, kind: 'CANCELLED' };
const paidAt = PAID.at;

test.each([
  ['waits', {}, [], /Order 380 is waiting for payment\.$/],
  ['was moved on', { status: 'awaiting-shipment' }, [], /How far order 380 is stands on its page\.$/],
  ['is paid', { status: 'processing', paidAt }, [], /Order 380 is paid\.$/],
  ['was paid, while the shop does not answer', { status: null }, [PAID], /Order 380 is paid\.$/],
  ['is paid when it comes', { status: 'processing', paymentMethod: 'cod' }, [], /You pay when it is delivered\.$/],
  ['was cancelled', { status: 'cancelled' }, [], /Order 380 was cancelled\. Nothing is to be paid for it\.$/],
  ['was cancelled, while the shop does not answer', { status: null }, [CANCELLED], /Order 380 was cancelled\./],
  ['goes on after all', {}, [CANCELLED], /Order 380 is waiting for payment\.$/],
  ['was refunded', { status: 'refunded', paidAt }, [PAID], /Order 380 was refunded\.$/],
])('an offer whose order %s says so', async (_, of, history, words) => {
  open({ ...ordered, order: { ...order, ...of }, history });
  expect((await screen.findByText(/^Accepted on/)).parentElement).toHaveTextContent(words);
});

test.each(['bacs', 'cod'])('an order of nothing by %s is neither paid nor to be paid', async paymentMethod => {
  const nothing = { ...offer.totals, total: { ...offer.totals.total, amount: '0.00' } };
  const free = { ...order, paymentMethod, status: 'processing' };
  open({ ...ordered, offer: { ...offer, totals: nothing }, order: free });
  const words = /How far order 380 is stands on its page\.$/;
  expect((await screen.findByText(/^Accepted on/)).parentElement).toHaveTextContent(words);
});

test.each([
  ['sent', null, 'Sent'],
  ['collected', 'Collect in Johannesburg', 'Handed over'],
])('an order that was %s says so at the end of its line', async (_, note, words) => {
  open({ ...ordered, order, history: [{ ...PAID, kind: 'SENT', note }] });
  const line = await screen.findByRole('region', { name: 'Where it stands' });
  expect(within(line).getAllByRole('listitem').at(-1)).toHaveTextContent(new RegExp(`^${words} `));
});

test.each(['cancelled', 'refunded'])('an order that was %s promises nothing more', async status => {
  open({ ...ordered, order: { ...order, status }, history: [REVIEWED, { ...PAID, kind: 'ACCEPTED' }] });
  const line = await screen.findByRole('region', { name: 'Where it stands' });
  const steps = within(line).getAllByRole('listitem');
  expect(steps.map(step => step.dataset.at)).toEqual(['done', 'done', 'done', 'done', 'todo', 'todo']);
  expect(line).not.toHaveTextContent(/starts the work|working days later/);
});

test('what was withdrawn had its offer, and promises nothing more of it', async () => {
  open({ ...answered, status: 'WITHDRAWN', waitsFor: null, history: [REVIEWED] });
  const line = await screen.findByRole('region', { name: 'Where it stands' });
  const steps = within(line).getAllByRole('listitem');
  expect(steps.map(step => step.dataset.at)).toEqual(['done', 'done', 'done', 'todo', 'todo', 'todo']);
  expect(line).not.toHaveTextContent(/by Thu|starts the work|working days later/);
});

test('whoever is asked is led to answer', async () => {
  open({ status: 'IN_REVIEW', waitsFor: 'BUYER', dueAt: null });
  expect(await screen.findByRole('link', { name: 'Answer' })).toHaveAttribute('href', expect.stringMatching(/#talk$/));
});

test('Decline leads into its open form, by the page and by a mail', async () => {
  open(answered);
  await userEvent.click(await screen.findByRole('link', { name: 'Decline' }));
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  expect(screen.getByLabelText('Reason')).toBeVisible();
  const { href, hash } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Decline' });
  cleanup();
  open(answered, new URL(href).search);
  const reason = await screen.findByLabelText('Reason');
  expect(reason).toBeVisible();
  expect(`#${reason.id}`).toBe(hash);
});

test('a mail that asks to stop reminders opens one button, and stops nothing by itself', async () => {
  const { asked } = open({}, '?reminders=stop');
  expect(await screen.findByText(/One press, and no reminders/)).toBeVisible();
  expect(asked.map(({ name }) => name)).not.toContain('StopQuoteReminders');
});
