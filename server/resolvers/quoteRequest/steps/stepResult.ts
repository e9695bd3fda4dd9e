import { quoteLifeTexts } from '../../../../rules/texts/quote/quoteLife.ts';
import type { Taken } from '../../../quotes/life/takeStep.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import { fieldError } from '../../fieldError.ts';
import { invalidStep, quoteNotFound, stepRefused } from './stepFailures.ts';

export const isQuote = (request: QuoteRequest) => ({ __typename: 'QuoteRequest' as const, ...request });

const failure = <Name extends string>(name: Name, code: string, message: string, request: QuoteRequest) => ({
  __typename: name,
  code,
  message,
  request,
});

const failures = {
  conflict: (request: QuoteRequest) => failure('VersionConflict', 'VERSION_CONFLICT', quoteLifeTexts.conflict, request),
  changed: (request: QuoteRequest) => failure('OfferChanged', 'OFFER_CHANGED', quoteLifeTexts.offerChanged, request),
  expired: (request: QuoteRequest) => failure('OfferExpired', 'OFFER_EXPIRED', quoteLifeTexts.offerExpired, request),
  'artwork unknown': () => invalidStep([fieldError('artwork', 'REFUSED', quoteLifeTexts.artworkUnknown)]),
  'proofs unknown': () => invalidStep([fieldError('proofs', 'REFUSED', quoteLifeTexts.artworkUnknown)]),
  'enough today': (request: QuoteRequest) => stepRefused('RATE_LIMITED', request),
  'not open': (request: QuoteRequest) => stepRefused('NOT_OPEN', request),
  'key reused': (request: QuoteRequest) => stepRefused('KEY_REUSED', request),
};

type Objected = keyof typeof failures;

type StepResult<Objection extends Objected> =
  | ReturnType<typeof isQuote>
  | ReturnType<typeof quoteNotFound>
  | ReturnType<typeof stepRefused>
  | ReturnType<(typeof failures)[Objection]>;

/** What became of a step, in the schema's words. */
export function stepResult<Objection extends Objected = never>(taken: Taken<Objection>): StepResult<Objection> {
  if (taken.type === 'unknown') return quoteNotFound();
  const { type, request } = taken as { type: Objection | 'taken'; request: QuoteRequest };
  return (type === 'taken' ? isQuote(request) : failures[type](request)) as StepResult<Objection>;
}
