import { data, redirect } from 'react-router-dom';
import { cleanLine, cleanLines } from '../../../../../rules/forms/cleanText.ts';
import { reviewTexts } from '../../../../../rules/texts/review.ts';
import type { Ask } from '../../../data/ask.ts';
import { SCRIPTED } from '../../../forms/scripted.ts';
import { spamSignals } from '../../../forms/spamSignals.ts';
import { submitInput } from '../../../forms/submitInput.ts';
import { SubmitReviewDocument } from '../../../gql/graphql.ts';
import type { SentReview } from './reviewOutcome.ts';

/** Takes the review form. Without scripts a sent one leads back to the reviews, which say that it waits. */
export async function sendReview(ask: Ask, request: Request) {
  // A body that is no form is an empty one.
  const form = await request.formData().catch(() => new FormData());
  const read = (name: string) => String(form.get(name) ?? '');
  const values = { reviewer: read('reviewer'), email: read('email'), review: read('review'), rating: read('rating') };
  const input = { ...values, product: read('product'), rating: ratingOf(values.rating), ...spamSignals(read) };
  const { outcome, status } = await submitInput(ask, {
    mutation: SubmitReviewDocument,
    input,
    values,
    failure: reviewTexts.notSubmitted,
    taken: (answer): SentReview | null =>
      answer.__typename === 'ReviewReceived'
        ? {
            kind: 'sent',
            review: {
              id: answer.review.id,
              product: input.product,
              reviewer: cleanLine(input.reviewer),
              review: cleanLines(input.review),
              rating: answer.review.rating,
              createdAt: answer.review.createdAt,
            },
          }
        : null,
  });
  if (outcome.kind === 'sent' && !form.has(SCRIPTED)) {
    return redirect(`${new URL(request.url).pathname}?reviewed=1#reviews`, 303);
  }
  return data(outcome, { status });
}

/** What is no number is left to the gateway to refuse. */
const ratingOf = (typed: string): number => (typed === '' ? 5 : /^\d$/.test(typed) ? Number(typed) : 0);
