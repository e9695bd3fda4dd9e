import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerOf } from '../../test/contentAnswers.ts';
import { answered, PATH } from '../../test/placedOrder.ts';
import { exampleOffer, livingRequest } from '../../test/quoteLife.ts';
import { showSite } from '../../test/showSite.tsx';

const REFERENCE = 'Q-0W3XK-7QF2P';
const account = {
  ...{ __typename: 'BankAccount' as const, holder: 'Labels', bank: 'Example Bank', number: '62 000 000 017' },
  ...{ branchCode: '250655', iban: '', bic: '' },
};
const ways = (accounts: (typeof account)[]) => [
  {
    ...{ __typename: 'PaymentMethod' as const, id: 'bacs', title: 'EFT', description: '', paidElsewhere: false },
    accounts,
  },
  {
    ...{ __typename: 'PaymentMethod' as const, id: 'card', title: 'Card', description: 'Visa and Mastercard.' },
    ...{ paidElsewhere: true, accounts: [] },
  },
];

/** The page as it answers a form that the gateway refused: read anew, as the request stands by then. */
async function refusedBy(code: 'OFFER_EXPIRED' | 'OFFER_CHANGED') {
  const path = `/quote/${REFERENCE.toLowerCase()}/accept`;
  const expired = code === 'OFFER_EXPIRED';
  const offer = exampleOffer({ paymentMethods: ways([]), status: expired ? 'EXPIRED' : 'OPEN' });
  const quoteRequest = livingRequest(REFERENCE, { status: expired ? 'EXPIRED' : 'ANSWERED', offer });
  const __typename = expired ? 'OfferExpired' : 'OfferChanged';
  const { router } = showSite(path, {
    AcceptQuote: () => answerOf({ quoteRequest }),
    AcceptOffer: () => ({ data: { result: { __typename, code, message: '' } } }),
  });
  await screen.findByRole('heading', { level: 1 });
  const formData = new FormData();
  for (const [name, value] of Object.entries({ reference: REFERENCE, offerVersion: '1', city: 'Midrand' }))
    formData.set(name, value);
  await act(() => router.navigate(path, { formMethod: 'post', formData }));
}

test('an offer that expired while it was read is told where its form was, with the way to ask again', async () => {
  await refusedBy('OFFER_EXPIRED');
  const banner = await screen.findByRole('alert');
  expect(banner).toHaveTextContent('This offer has expired. Nothing was accepted, and nothing was ordered.');
  expect(within(banner).getByRole('link', { name: 'Ask for this again' })).toHaveAttribute(
    'href',
    `/quote/${REFERENCE.toLowerCase()}`,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no open offer');
  expect(screen.queryByRole('button', { name: 'Accept and order' })).toBeNull();
  expect(screen.queryByRole('complementary', { name: 'You order' })).toBeNull();
});

test('an offer that changed while it was read is told, with the way to the new one', async () => {
  await refusedBy('OFFER_CHANGED');
  const words = await screen.findByText('This offer has changed while you were reading.');
  const banner = words.closest<HTMLElement>('[role=status]')!;
  expect(banner).toHaveTextContent('Nothing was accepted or declined. What you typed is kept.');
  expect(within(banner).getByRole('link', { name: 'Read offer 2' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accept and order' })).toBeVisible();
});

test.each(['ACCEPTED', 'ORDERED'] as const)(
  'who comes back to an offer that is %s reads nothing else',
  async status => {
    const quoteRequest = livingRequest(REFERENCE, { status, offer: exampleOffer({ paymentMethods: ways([]) }) });
    showSite(`/quote/${REFERENCE.toLowerCase()}/accept`, { AcceptQuote: () => answerOf({ quoteRequest }) });
    expect(await screen.findByText(/^The offer has been accepted/)).toBeVisible();
    expect(screen.queryByText(/Nothing was accepted/)).toBeNull();
  },
);

test('who accepts after signing out elsewhere reads that nothing was ordered, not that the address is wrong', async () => {
  const path = `/quote/${REFERENCE.toLowerCase()}/accept`;
  const __typename = 'QuoteNotFound' as const;
  // The browser sends the form and loads the page anew.
  const { router } = showSite(path, {
    AcceptQuote: () => answerOf({ quoteRequest: null }),
    AcceptOffer: () => ({ data: { result: { __typename, code: 'QUOTE_NOT_FOUND', message: 'No such quote.' } } }),
  });
  await screen.findByRole('heading', { level: 1 });
  const formData = new FormData();
  for (const [name, value] of Object.entries({ step: 'accept', reference: REFERENCE })) formData.set(name, value);
  await act(() => router.navigate(path, { formMethod: 'post', formData }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Nothing of yours was sent, accepted or ordered/);
});

/** What the list of a refused form says, sent as it stands but for `more`. */
async function listedOf(fields: string[], more: Record<string, string>): Promise<(string | null)[]> {
  const path = `/quote/${REFERENCE.toLowerCase()}/accept`;
  const offer = exampleOffer({ paymentMethods: ways([]) });
  const errors = fields.map(field => ({
    ...{ __typename: 'FieldError' as const, field },
    message: `Please mend ${field.replace(/^.*\./, '')}.`,
  }));
  const failed = { __typename: 'ValidationFailure' as const, code: 'VALIDATION_FAILED', message: '', errors };
  const { router } = showSite(path, {
    AcceptQuote: () => answerOf({ quoteRequest: livingRequest(REFERENCE, { status: 'ANSWERED', offer }) }),
    AcceptOffer: () => ({ data: { result: failed } }),
  });
  await screen.findByRole('heading', { level: 1 });
  const form = screen.getByRole('button', { name: 'Accept and order' }).closest('form')!;
  const formData = new FormData(form);
  for (const [name, value] of Object.entries(more)) formData.set(name, value);
  await act(() => router.navigate(path, { formMethod: 'post', formData }));
  const listed = within(await screen.findByRole('alert')).getAllByRole('link');
  return listed.map(link => link.textContent);
}

test('what is to be corrected is listed in the order of the form, what was not ticked last', async () => {
  const fields = ['terms', 'billing.postcode', 'billing.state', 'billing.address1'];
  expect(await listedOf(fields, {})).toEqual([
    'Please mend address1.',
    'Please mend state.',
    'Please mend postcode.',
    'Please mend terms.',
  ]);
});

test('what is to be corrected of two addresses says of which', async () => {
  const fields = ['billing.address1', 'shipping.address1', 'billing.email'];
  expect(await listedOf(fields, { same: '' })).toEqual([
    'Please mend email.',
    'Delivery: Please mend address1.',
    'Invoice: Please mend address1.',
  ]);
});

test.each([
  ['names the account that is known', [account], /^Bank details or the pay page come on the next page/],
  ['promises no account that nobody knows', [], /^The next page has your order number/],
])('the page that accepts an offer %s, and says what is paid elsewhere', async (_, accounts, words) => {
  const offer = exampleOffer({ paymentMethods: ways(accounts) });
  showSite(`/quote/${REFERENCE.toLowerCase()}/accept`, {
    AcceptQuote: () => answerOf({ quoteRequest: livingRequest(REFERENCE, { status: 'ANSWERED', offer }) }),
  });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByText(/Bank details/) !== null).toBe(accounts.length > 0);
  expect(screen.getByText('Visa and Mastercard.')).toBeVisible();
  expect(screen.getByText(/^You pay on the shop's own pay page/)).toBeVisible();
});

test('where there are no postal codes none is asked for', async () => {
  const offer = exampleOffer({ paymentMethods: ways([]), country: 'BW' });
  const quoteRequest = livingRequest(REFERENCE, { status: 'ANSWERED', offer });
  showSite(`/quote/${REFERENCE.toLowerCase()}/accept`, { AcceptQuote: () => answerOf({ quoteRequest }) });
  expect(await screen.findAllByLabelText('Postal code (optional)')).toHaveLength(2);
});

test('what was typed is there again after the page was lost, but not the word on the offer, until there is an order', async () => {
  const offer = exampleOffer({ paymentMethods: ways([]) });
  const quoteRequest = livingRequest(REFERENCE, { status: 'ANSWERED', offer });
  const show = async () => {
    cleanup();
    showSite(`/quote/${REFERENCE.toLowerCase()}/accept`, { AcceptQuote: () => answerOf({ quoteRequest }) });
    await screen.findByRole('heading', { level: 1 });
  };
  const city = () => screen.getAllByRole('textbox', { name: 'Town or city' })[0];
  const same = () => screen.getByRole('checkbox', { name: 'The invoice goes to the same address' });
  await show();
  await userEvent.type(city()!, 'Midrand');
  await userEvent.selectOptions(screen.getAllByRole('combobox', { name: 'Province' })[0]!, 'Gauteng');
  await userEvent.click(screen.getByRole('radio', { name: 'Card' }));
  for (const box of [same(), screen.getByRole('checkbox', { name: /^I accept/ })]) await userEvent.click(box);
  await show();
  await waitFor(() => expect(city()).toHaveValue('Midrand'));
  expect(screen.getAllByRole('combobox', { name: 'Province' })[0]).toHaveDisplayValue('Gauteng');
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  expect(same()).not.toBeChecked();
  expect(same()).toHaveAttribute('value', '1');
  expect(screen.getByRole('checkbox', { name: /^I accept/ })).not.toBeChecked();
  cleanup();
  showSite(PATH, answered({ quoteReference: REFERENCE }));
  await screen.findByRole('link', { name: REFERENCE });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});
