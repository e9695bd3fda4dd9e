import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerOf, exampleRequest } from '../../test/contentAnswers.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const operator = { __typename: 'Operator', signedIn: true };
const open = (path: string, answers: Answers) =>
  showSite(path, { SignedIn: () => answerOf({ operator }), Operator: () => answerOf({ operator: null }), ...answers });

const row = (reference: string, more: object = {}) =>
  exampleRequest(reference, { status: 'RECEIVED', held: null, ...more });
const listOf = (items: object[], totalPages = 1, page = 1) =>
  answerOf({
    quoteRequests: {
      __typename: 'QuoteRequestList',
      items,
      pageInfo: { __typename: 'PageInfo', page, totalPages },
    },
  });

test('the operator sees who asked, for what, and by when an answer is due', async () => {
  const item = { __typename: 'QuoteRequestItem', productId: '1', productName: 'Void Label' };
  open('/operator/quotes', {
    OperatorQuotes: () =>
      listOf(
        [
          row('Q-0TNS1-Z5MTV', { company: 'Highveld', size: '60x30mm', items: [item, item] }),
          row('Q-0TNS1-Z5MTW', { held: 'honeypot', answerBy: '2026-11-23T09:00:00+02:00' }),
        ],
        3,
      ),
  });
  const [, first, second] = await screen.findAllByRole('row');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/operator/quotes/q-0tns1-z5mtv');
  expect(first).toHaveTextContent('HighveldLerato MokoenaSecurity Void, 60x30mm, 1001-5000Quote list: 2');
  expect(first).toHaveTextContent('Received20 November 2026, 16:00within 24 hours');
  expect(second).toHaveTextContent('Held: honeypot20 November 2026, 16:0023 November 2026, 09:00');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/operator/quotes?page=2');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('one request shows everything, its products and its files to open', async () => {
  const listed = { productId: '1', productName: 'Void Label', quantity: 5, sku: 'SEC-1', notes: 'matt' };
  const product = { __typename: 'SimpleProduct', id: '1', path: '/product/void' };
  const url = 'https://labels.example/uploads/a?signature=b';
  open('/operator/quotes/q-0tns1-z5mtv', {
    OperatorQuote: () =>
      answerOf({
        quoteRequest: row('Q-0TNS1-Z5MTV', {
          additionalInfo: 'Numbered from 1.',
          items: [{ __typename: 'QuoteRequestItem', ...listed, product }],
          artwork: [{ __typename: 'QuoteArtwork', name: 'seal.pdf', bytes: 2_600_000, url }],
        }),
      }),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Quote request Q-0TNS1-Z5MTV');
  expect(screen.getByRole('row', { name: 'Email lerato@highveld.example' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Additional information Numbered from 1.' })).toBeVisible();
  expect(screen.getByRole('link', { name: '5 x Void Label' })).toHaveAttribute('href', '/product/void');
  expect(screen.getByRole('link', { name: 'Open seal.pdf (2.5 MB)' })).toHaveAttribute('href', url);
});

test.each(['/operator/quotes', '/operator/quotes/Q-0TNS1-Z5MTV'])(
  'whoever is not signed in is led from %s to where one signs in',
  async path => {
    const { router, asked } = open(path, { SignedIn: () => answerOf({ operator: null }) });
    expect(await screen.findByLabelText('Operator token')).toBeVisible();
    expect(router.state.location.pathname).toBe('/operator');
    expect(asked.map(({ name }) => name)).not.toContain(path.length > 20 ? 'OperatorQuote' : 'OperatorQuotes');
  },
);

test.each([
  ['nothing came in yet', '/operator/quotes', { OperatorQuotes: () => listOf([]) }, 'No requests yet'],
  ['there is no such page', '/operator/quotes?page=9', { OperatorQuotes: () => listOf([]) }, 'No such request'],
  [
    'no request has the number',
    '/operator/quotes/Q-1',
    { OperatorQuote: () => answerOf({ quoteRequest: null }) },
    'No such request',
  ],
  [
    'they cannot be read',
    '/operator/quotes',
    { OperatorQuotes: () => Promise.reject(new Error('away')) },
    'The quote requests could not be read.',
  ],
])('it is said where %s', async (_, path, answers, words) => {
  open(path, answers);
  await waitFor(() => expect(screen.getByRole('heading', { name: words })).toBeVisible());
});
