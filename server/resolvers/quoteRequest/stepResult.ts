import { quoteLifeTexts } from '../../../rules/texts/quote/quoteLife.ts';
import type { Context } from '../../context/context.ts';
import type { FieldError } from '../../gql/types.ts';
import type { Taken } from '../../quotes/life/takeStep.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { StorageError } from '../../storage/errors.ts';

/** What is wrong with fields of a step. */
export const invalidStep = (errors: FieldError[]) => ({
  __typename: 'ValidationFailure' as const,
  code: 'VALIDATION_FAILED',
  message: quoteLifeTexts.invalid,
  errors,
});

export const fieldError = (field: string, code: string, message: string): FieldError => ({ field, code, message });

export const quoteNotFound = () => ({
  __typename: 'QuoteNotFound' as const,
  code: 'QUOTE_NOT_FOUND',
  message: quoteLifeTexts.notFound,
});

export const stepRefused = (code: 'NOT_OPEN' | 'KEY_REUSED' | 'NOT_STORED', request: QuoteRequest | null) => ({
  __typename: 'QuoteStepRefused' as const,
  code,
  message: {
    NOT_OPEN: quoteLifeTexts.notOpen,
    KEY_REUSED: quoteLifeTexts.keyReused,
    NOT_STORED: quoteLifeTexts.notStored,
  }[code],
  request,
});

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

/** Where nothing could be stored, whoever asked has to know that. */
export async function orNotStored<Result>(work: () => Promise<Result>, { log }: Context) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.error({ fault: error.message }, 'A step of a quote request could not be stored');
    return stepRefused('NOT_STORED', null);
  }
}
