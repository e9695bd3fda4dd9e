import { DAY_MS } from '../../../../rules/dates/dayMs.ts';
import { readReference } from '../../../../rules/reference.ts';
import type { Context } from '../../../context/context.ts';
import type { AnswerQuoteRequestInput } from '../../../gql/types.ts';
import { invalidStep, quoteNotFound } from '../steps/stepFailures.ts';
import { readOffer } from './readOffer.ts';

/** The offer as its buyer would see it; nothing is stored. */
export async function previewOffer(input: AnswerQuoteRequestInput, context: Context) {
  const request = await context.quotes.byReference(readReference(input.reference) ?? '');
  if (!request) return quoteNotFound();
  const read = await readOffer(input, context);
  if ('errors' in read) return invalidStep(read.errors);
  const { offers } = await context.quotes.lifeOf(request);
  const now = Date.now();
  return {
    __typename: 'Offer' as const,
    ...read.offer,
    reference: request.reference,
    status: 'OPEN' as const,
    version: (offers[0]?.version ?? 0) + 1,
    sentAt: now,
    validUntil: now + read.validDays * DAY_MS,
  };
}
