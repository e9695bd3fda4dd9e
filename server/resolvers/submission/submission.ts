import { fillText } from '../../../rules/fillText.ts';
import { quoteErrorBanner } from '../../../rules/forms/quoteErrorBanner.ts';
import type { FieldErrors } from '../../../rules/forms/validation.ts';
import { answerBy, type Office } from '../../../rules/officeHours.ts';
import { contactTexts } from '../../../rules/texts/contact.ts';
import { newsletterTexts } from '../../../rules/texts/newsletter.ts';
import { orderTexts } from '../../../rules/texts/order.ts';
import { quoteTexts } from '../../../rules/texts/quote/quote.ts';
import type { Context } from '../../context/context.ts';
import type { Resolvers } from '../../gql/types.ts';
import type { Outcome, Submission } from '../../outbox/outcome.ts';
import { StorageError } from '../../storage/errors.ts';
import { timeZoneOf } from '../../upstreams/content/timeZone.ts';
import { contactOf } from '../site/site.ts';
import { submissionTexts } from './texts.ts';

const texts = {
  quote: { success: quoteTexts.success, failure: quoteErrorBanner(false) },
  contact: { success: contactTexts.success, failure: contactTexts.error },
  newsletter: { success: newsletterTexts.success, failure: newsletterTexts.error },
  payment: { success: orderTexts.proof.success, failure: orderTexts.proof.failure },
};

/** What was stored, and the sentence that says so. */
export interface Receipt {
  kind: Submission['kind'];
  message: string;
  reference: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

export const submission: Resolvers = {
  SubmissionReceipt: {
    receivedAt: ({ receivedAt }) => new Date(receivedAt).toISOString(),
    answerBy: ({ kind, receivedAt }, _, context) =>
      kind === 'newsletter' || kind === 'payment' ? null : promisedBy(receivedAt, context),
  },
};

/** By when an answer comes to what was received then (milliseconds since 1970), where that is later than promised. */
export async function promisedBy(receivedAt: number, context: Context): Promise<string | null> {
  return answerBy(receivedAt, await officeOf(context));
}

/** When the office is open. */
export async function officeOf({ content, config, scope }: Context): Promise<Office> {
  const root = await content.index.read(scope).catch(() => ({}));
  return { hours: config.site.hours, timeZone: timeZoneOf(root) };
}

/** Submits a form and says what became of it in the schema's words. */
export async function submit(given: Submission, context: Context) {
  const { submissions, scope, partner } = context;
  const submission = partner ? { ...given, partner: partner.id } : given;
  await context.limit(submission.kind);
  try {
    return answer(submission.kind, await submissions.submit(submission, { deadline: scope.deadline }));
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    context.log.error({ fault: error.message }, 'A submission could not be stored');
    return notStored(context);
  }
}

// Nothing was kept: the visitor has to know, and another way to reach somebody.
async function notStored({ content, config, scope }: Context) {
  const facts: Record<string, string> = await content.index.facts(scope).catch(() => ({}));
  const { phone } = contactOf(config, facts);
  const message = phone ? fillText(submissionTexts.notStored, { phone }) : submissionTexts.notStoredNoPhone;
  return { __typename: 'SubmissionRefused' as const, code: 'NOT_STORED', message };
}

function answer(kind: Submission['kind'], outcome: Outcome) {
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

const invalid = (errors: FieldErrors<string> | Record<string, { code: string; message: string }>, message: string) => ({
  __typename: 'ValidationFailure' as const,
  code: 'VALIDATION_FAILED',
  message,
  errors: Object.entries(errors).flatMap(([field, error]) =>
    error ? [{ field, code: error.code, message: error.message }] : [],
  ),
});
