import { quoteLifeTexts } from '../../../../rules/texts/quote/quoteLife.ts';
import type { FieldError } from '../../../gql/types.ts';
import type { QuoteRequest } from '../../../quotes/quoteRequest.ts';
import { validationFailure } from '../../fieldError.ts';

/** What is wrong with fields of a step. */
export const invalidStep = (errors: FieldError[]) => validationFailure(quoteLifeTexts.invalid, errors);

export const quoteNotFound = () => ({
  __typename: 'QuoteNotFound' as const,
  code: 'QUOTE_NOT_FOUND',
  message: quoteLifeTexts.notFound,
});

/** As every form says it. */
const enoughToday =
  'No more can be taken from your connection today, and nothing was sent. Please call us, or try again tomorrow.';

type StepRefusal = 'NOT_OPEN' | 'KEY_REUSED' | 'NOT_STORED' | 'RATE_LIMITED';

export const stepRefused = (code: StepRefusal, request: QuoteRequest | null) => ({
  __typename: 'QuoteStepRefused' as const,
  code,
  message: {
    NOT_OPEN: quoteLifeTexts.notOpen,
    KEY_REUSED: quoteLifeTexts.keyReused,
    NOT_STORED: quoteLifeTexts.notStored,
    RATE_LIMITED: enoughToday,
  }[code],
  request,
});
