import { quoteErrorBanner } from '../../../rules/forms/quoteErrorBanner.ts';
import type { FieldErrors } from '../../../rules/forms/validation.ts';
import { contactTexts } from '../../../rules/texts/contact.ts';
import { newsletterTexts } from '../../../rules/texts/newsletter.ts';
import { orderTexts } from '../../../rules/texts/order.ts';
import { quoteTexts } from '../../../rules/texts/quote/quote.ts';
import type { Outcome, Submission } from '../../outbox/outcome.ts';
import { validationFailure } from '../fieldError.ts';

const texts = {
  quote: { success: quoteTexts.success, failure: quoteErrorBanner(false) },
  contact: { success: contactTexts.success, failure: contactTexts.error },
  newsletter: { success: newsletterTexts.success, failure: newsletterTexts.error },
  payment: { success: orderTexts.proof.success, failure: orderTexts.proof.failure },
};

/** What was stored, or why not; what a day has no room for is told by `submit`. */
export function answer(kind: Submission['kind'], outcome: Exclude<Outcome, { type: 'limited' }>) {
  const { success, failure } = texts[kind];
  switch (outcome.type) {
    case 'accepted': {
      const { reference, receivedAt, request } = outcome;
      const receipt = { kind, message: success, reference, receivedAt };
      // For an operation that knows the receipt alone, it is that too.
      if (request) return { __typename: 'QuoteRequest' as const, ...receipt, ...request };
      return { __typename: 'SubmissionReceipt' as const, ...receipt };
    }
    case 'invalid':
      return invalid(outcome.errors, kind === 'quote' ? quoteErrorBanner(Boolean(outcome.errors.phone)) : failure);
    case 'refused':
      if (outcome.field) return invalid({ [outcome.field]: { code: 'REFUSED', message: outcome.message } }, failure);
      return { __typename: 'SubmissionRefused' as const, code: 'REFUSED', message: outcome.message || failure };
    case 'conflict':
      return { __typename: 'SubmissionRefused' as const, code: 'KEY_REUSED', message: failure };
  }
}

const invalid = (errors: FieldErrors<string> | Record<string, { code: string; message: string }>, message: string) =>
  validationFailure(
    message,
    Object.entries(errors).flatMap(([field, error]) =>
      error ? [{ field, code: error.code, message: error.message }] : [],
    ),
  );
