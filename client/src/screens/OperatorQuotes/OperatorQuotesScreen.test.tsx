import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerOf } from '../../test/contentAnswers.ts';
import { exampleOffer, livingRequest } from '../../test/quoteLife.ts';
import { type Answers, showSite } from '../../test/showSite.tsx';

const operator = { __typename: 'Operator', signedIn: true };
const open = (path: string, answers: Answers) =>
  showSite(path, { SignedIn: () => answerOf({ operator }), Operator: () => answerOf({ operator: null }), ...answers });

const row = (reference: string, more: object = {}) => livingRequest(reference, more);
const listOf = (items: object[], totalPages = 1, page = 1) =>
  answerOf({
    quoteRequests: {
      __typename: 'QuoteRequestList',
      items,
      pageInfo: { __typename: 'PageInfo', page, totalPages },
      queues: [
        { __typename: 'QuoteQueueCount', queue: 'WAITING', count: 6 },
        { __typename: 'QuoteQueueCount', queue: 'LATE', count: 2 },
      ],
      answeredToday: 4,
      medianAnswerMinutes: 130,
    },
    products: null,
  });
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 30_000).toISOString();

test('the firm sees what waits, what is late, and how long it has', async () => {
  const { asked } = open('/operator/quotes?queue=late&q=seal&sort=total&page=2', {
    OperatorQuotes: () =>
      listOf(
        [
          row('Q-0TNS1-Z5MTV', { company: 'Highveld', size: '60x30mm', dueAt: inMinutes(-23) }),
          row('Q-0TNS1-Z5MTW', { held: 'honeypot', dueAt: inMinutes(110) }),
          row('Q-0TNS1-Z5MTX', { status: 'ANSWERED', waitsFor: 'BUYER', dueAt: null, offer: exampleOffer() }),
        ],
        3,
        2,
      ),
  });
  const [, first, second, third] = await screen.findAllByRole('row');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/operator/quotes/q-0tns1-z5mtv');
  expect(first).toHaveTextContent('HighveldLerato MokoenaSecurity Void, 60x30mm');
  expect(first).toHaveTextContent('22 min late');
  expect(second).toHaveTextContent('Held: honeypotin 1 h 50 min');
  expect(third).toHaveTextContent(/Answered, v2buyer, until Thu 3 Dec 2026ZAR.6,831\.92/);
  expect(screen.getByText('6 wait for us, 2 late. Answered today: 4, median 2 h 10 min')).toBeVisible();
  expect(asked.find(({ name }) => name === 'OperatorQuotes')?.variables).toEqual({
    page: 2,
    filter: { queue: 'LATE', search: 'seal', product: null },
    sort: { field: 'TOTAL', order: 'DESC' },
  });
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/operator/quotes?queue=late&q=seal&sort=total&page=3',
  );
  expect(screen.getByRole('link', { name: /^Late/ })).toHaveAttribute('aria-current', 'page');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('rows are walked by keys outside fields, until the keys are turned off', async () => {
  open('/operator/quotes', { OperatorQuotes: () => listOf([row('Q-0TNS1-Z5MTV'), row('Q-0TNS1-Z5MTW')]) });
  const user = userEvent.setup();
  const [first, second] = await screen.findAllByRole('link', { name: /^Q-0TNS1/ });
  await user.keyboard('j');
  expect(first).toHaveFocus();
  await user.keyboard('j');
  expect(second).toHaveFocus();
  await user.keyboard('/');
  expect(screen.getByLabelText('Reference, buyer or text')).toHaveFocus();
  await user.keyboard('k');
  expect(screen.getByLabelText('Reference, buyer or text')).toHaveValue('k');
  await user.click(screen.getByLabelText('Keys work outside fields'));
  first!.focus();
  await user.keyboard('j');
  expect(first).toHaveFocus();
  localStorage.clear();
});

test('one request shows everything, and its offer begins with what the catalogue says', async () => {
  const url = 'https://labels.example/uploads/a?signature=b';
  const line = {
    ...{ __typename: 'OfferDraftLine', productId: '1', variationId: null, name: 'Void Label', description: null },
    ...{ quantity: 12, unit: null, labelsPerUnit: null, unitPrice: '432.60', lastOffered: '400.00' },
    breaks: [{ __typename: 'OfferDraftBreak', from: 10, to: 19, unitPrice: '432.60' }],
  };
  open('/operator/quotes/q-0tns1-z5mtv', {
    OperatorQuote: () =>
      answerOf({
        quoteRequest: row('Q-0TNS1-Z5MTV', {
          company: 'Highveld',
          additionalInfo: 'Numbered from 1.',
          artwork: [{ __typename: 'QuoteArtwork', name: 'seal.pdf', type: 'application/pdf', bytes: 2_600_000, url }],
          draft: {
            ...{ __typename: 'OfferDraft', lines: [line], fees: [], delivery: null, country: 'ZA', taxPercent: '15' },
            ...{ leadTimeDays: 6, validDays: 14, terms: null, currency: 'ZAR' },
          },
        }),
        quoteRequests: null,
      }),
    PreviewOffer: () => ({ data: { result: exampleOffer() } }),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Highveld, Security Void');
  expect(screen.getByText('Numbered from 1.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'seal.pdf' })).toHaveAttribute('href', url);
  expect(screen.getByLabelText('Line 1')).toHaveValue('Void Label');
  expect(screen.getByLabelText('Net of line 1')).toHaveTextContent(/5,191\.20/);
  expect(screen.getByRole('button', { name: '10-19: 432.60' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: /Last offered/ }));
  expect(screen.getByLabelText('A unit, ZAR')).toHaveValue('400.00');
  expect(await screen.findByText('VAT worked out as the shop rounds it')).toBeVisible();
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
  ['nothing came in yet', '/operator/quotes', { OperatorQuotes: () => listOf([]) }, 'Nothing waits'],
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
    'The quote requests could not be loaded just now.',
  ],
])('it is said where %s', async (_, path, answers, words) => {
  open(path, answers);
  await waitFor(() => expect(screen.getByRole('heading', { name: words })).toBeVisible());
});
