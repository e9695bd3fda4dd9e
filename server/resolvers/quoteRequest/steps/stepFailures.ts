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
