import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { OperatorQuotesQuery } from '../../gql/unmasked.ts';
import { answerOf } from '../../test/contentAnswers.ts';
import { open } from '../../test/operatorQuotes.ts';
import { exampleOffer, type LivingRequest, livingRequest } from '../../test/quoteLife.ts';
import type { Answers } from '../../test/showSite.tsx';

const listOf = (
  items: LivingRequest[],
  totalPages = 1,
  page = 1,
  products: OperatorQuotesQuery['products'] = null,
): { data: OperatorQuotesQuery } =>
  answerOf({
    __typename: 'Query',
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
    products,
  });
const money = (amount: string) => ({ __typename: 'Money' as const, amount, currency: 'ZAR' });
const estimateOf = (complete: boolean): LivingRequest['estimate'] => ({
  ...{ __typename: 'Estimate', complete, total: money('8126.40') },
  goods: { __typename: 'TaxedMoney', tax: money('1059.97') },
  taxRate: { __typename: 'OfferTaxRate', label: 'VAT', percent: '15' },
});
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 + 30_000).toISOString();

test('the firm sees what waits, what is late, and how long it has', async () => {
  const { asked } = open('/operator/quotes?queue=late&q=seal&buyer=highveld&sort=total&page=2', {
    OperatorQuotes: () =>
      listOf(
        [
          livingRequest('Q-0TNS1-Z5MTV', { company: 'Highveld', size: '60x30mm', dueAt: inMinutes(-23) }),
          livingRequest('Q-0TNS1-Z5MTW', { held: 'honeypot', dueAt: inMinutes(110), estimate: estimateOf(true) }),
          livingRequest('Q-0TNS1-Z5MTX', { status: 'ANSWERED', waitsFor: 'BUYER', dueAt: null, offer: exampleOffer() }),
          livingRequest('Q-0TNS1-Z5MTY', { dueAt: inMinutes(130), estimate: estimateOf(false) }),
        ],
        3,
        2,
      ),
  });
  const [, first, second, third, fourth] = await screen.findAllByRole('row');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/operator/quotes/q-0tns1-z5mtv');
  expect(first).toHaveTextContent('HighveldLerato MokoenaSecurity Void, 60x30mm');
  expect(first).toHaveTextContent('22 min late');
  expect(second).toHaveTextContent('Held: honeypotin 1 h 50 min');
  expect(second).toHaveTextContent(/ZAR.8,126\.40estimateVAT 15%, included ZAR.1,059\.97$/);
  // What the catalogue prices in part alone is no sum.
  expect(first).toHaveTextContent(/by hand$/);
  expect(fourth).toHaveTextContent(/by hand$/);
  expect(third).toHaveTextContent(/Answered, v2buyer, until Thu 3 Dec 2026ZAR.6,831\.92/);
  expect(third).toHaveTextContent(
    /Goods ZAR.4,326\.00Tooling, once ZAR.1,450\.00Delivery ZAR.164\.80Before VAT ZAR.5,940\.80VAT 15% ZAR.891\.12$/,
  );
  expect(screen.getByText('Waiting for us: 6, late: 2. Answered today: 4, median 2 h 10 min')).toBeVisible();
  expect(asked.find(({ name }) => name === 'OperatorQuotes')?.variables).toEqual({
    page: 2,
    filter: { queue: 'LATE', search: 'seal', buyer: 'highveld', product: null },
    sort: { field: 'TOTAL', order: 'DESC' },
  });
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
    'href',
    '/operator/quotes?queue=late&q=seal&buyer=highveld&sort=total&page=3',
  );
  expect(screen.getByLabelText('Buyer')).toHaveValue('highveld');
  expect(screen.getByRole('link', { name: /^Late/ })).toHaveAttribute('aria-current', 'page');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('rows are walked by keys outside fields, until the keys are turned off', async () => {
  open('/operator/quotes', {
    OperatorQuotes: () => listOf([livingRequest('Q-0TNS1-Z5MTV'), livingRequest('Q-0TNS1-Z5MTW')]),
  });
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

test('what is asked for can be filtered by every product, however many there are', async () => {
  const product = (id: string, name: string) => ({ __typename: 'SimpleProduct' as const, id, name });
  const pageInfo = { __typename: 'PageInfo' as const, totalPages: 3 };
  const { asked } = open('/operator/quotes?product=201', {
    OperatorQuotes: () =>
      listOf([], 1, 1, { __typename: 'ProductList', items: [product('1', 'Void Label')], pageInfo }),
    ProductNames: ({ page }) =>
      answerOf({ products: { __typename: 'ProductList', items: [product(`${page}01`, `Label ${page}`)] } }),
  });
  const filter = await screen.findByLabelText('Product');
  expect(
    within(filter)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual([...['All products', 'Label 2', 'Label 3', 'Void Label']]);
  expect(filter).toHaveValue('201');
  expect(asked.filter(({ name }) => name === 'ProductNames').map(({ variables }) => variables)).toEqual([
    { page: 2 },
    { page: 3 },
  ]);
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

test.each<[string, string, Answers, string]>([
  ['nothing came in yet', '/operator/quotes', { OperatorQuotes: () => listOf([]) }, 'Nothing waits'],
  [
    'no request is late',
    '/operator/quotes?queue=late',
    { OperatorQuotes: () => listOf([]) },
    'No request in this state',
  ],
  ['there is no such page', '/operator/quotes?page=9', { OperatorQuotes: () => listOf([]) }, 'No such page'],
  [
    'no request has the number',
    '/operator/quotes/Q-1',
    { OperatorQuote: () => answerOf({ quoteRequest: null, quoteRequests: null }) },
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

test.each(['/operator/quotes/Q-1', '/operator/quotes?page=9'])(
  'from %s, which is not there, a way leads to the list',
  async path => {
    open(path, {
      OperatorQuote: () => answerOf({ quoteRequest: null, quoteRequests: null }),
      OperatorQuotes: () => listOf([]),
    });
    expect(await screen.findByRole('link', { name: 'All quotes' })).toHaveAttribute('href', '/operator/quotes');
  },
);
