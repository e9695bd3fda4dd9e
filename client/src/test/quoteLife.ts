import type { AcceptQuoteQuery, OperatorQuoteQuery, OperatorQuotesQuery, QuoteLifeQuery } from '../gql/unmasked.ts';
import { exampleRequest } from './contentAnswers.ts';
import { money as zar } from './products.ts';

/** Answers of the gateway about the life of a quote, as the tests of both sides need them. */

export type LivingRequest = NonNullable<QuoteLifeQuery['quoteRequest']> &
  NonNullable<AcceptQuoteQuery['quoteRequest']> &
  NonNullable<OperatorQuoteQuery['quoteRequest']> &
  NonNullable<OperatorQuotesQuery['quoteRequests']>['items'][number];
type Offer = NonNullable<LivingRequest['offer']>;

const net = (amount: string) => ({ __typename: 'TaxedMoney' as const, net: zar(amount) });

/** The drawing's offer: two lines, a die, a courier, 15% VAT. */
export const exampleOffer = (more: Partial<Offer> = {}): Offer => ({
  __typename: 'Offer',
  version: 2,
  status: 'OPEN',
  sentAt: '2026-11-19T08:20:00.000Z',
  validUntil: '2026-12-03T15:00:00.000Z',
  lines: [
    {
      __typename: 'OfferLine',
      name: 'Security void seal 60 x 30 mm, red',
      description: 'Roll of 500',
      quantity: 10,
      unit: 'rolls',
      labelsPerUnit: 500,
      unitPrice: zar('432.60'),
      labelPrice: zar('0.8652'),
      productId: null,
      variationId: null,
      total: net('4326.00'),
    },
  ],
  fees: [{ __typename: 'OfferFee', name: 'Cutting die 60 x 30 mm', total: net('1450.00') }],
  delivery: { __typename: 'OfferFee', name: 'Courier to Midrand', total: net('164.80') },
  country: 'ZA',
  state: null,
  taxRate: { __typename: 'OfferTaxRate', label: 'VAT', percent: '15' },
  totals: {
    __typename: 'OfferTotals',
    goods: zar('4326.00'),
    fees: zar('1450.00'),
    delivery: zar('164.80'),
    net: zar('5940.80'),
    tax: zar('891.12'),
    total: zar('6831.92'),
  },
  currency: 'ZAR',
  leadTimeDays: 6,
  terms: 'In full before printing.',
  note: null,
  proofs: [],
  paymentMethods: [],
  ...more,
});

/** A request that lives, as both sides read it. */
export const livingRequest = (reference: string, more: Partial<LivingRequest> = {}): LivingRequest => ({
  ...exampleRequest(reference),
  items: [],
  artwork: [],
  status: 'RECEIVED',
  dueAt: '2026-11-23T07:00:00.000Z',
  waitsFor: 'FIRM',
  version: 1,
  held: null,
  estimate: null,
  messages: [],
  offer: null,
  offers: [],
  order: null,
  history: [],
  reminders: true,
  mailed: true,
  draft: null,
  buyer: null,
  ...more,
});
