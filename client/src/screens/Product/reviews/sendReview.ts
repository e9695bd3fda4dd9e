import { data, redirect } from 'react-router-dom';
import { cleanLine, cleanLines } from '../../../../../rules/forms/cleanText.ts';
import { reviewTexts } from '../../../../../rules/texts/review.ts';
import type { Ask } from '../../../data/ask.ts';
import { readPosted } from '../../../forms/readPosted.ts';
import { SCRIPTED } from '../../../forms/scripted.ts';
import { sendStep } from '../../../forms/sendStep.ts';
import { spamSignals } from '../../../forms/spamSignals.ts';
import { SubmitReviewOperation } from '../../../gql/operations/SubmitReview.ts';
import type { ReviewOutcome } from './reviewOutcome.ts';

/** Takes the review form. Without scripts a sent one leads back to the reviews, which say that it waits. */
export async function sendReview(ask: Ask, request: Request) {
  const posted = await readPosted(request);
  const { reviewer = '', email = '', review = '', rating = '', product = '' } = posted;
  const values = { reviewer, email, review, rating };
  const { taken, refused, status } = await sendStep(ask, SubmitReviewOperation, {
    input: { ...values, product, rating: ratingOf(rating), ...spamSignals(posted) },
    values,
    typename: 'ReviewReceived',
    failure: reviewTexts.notSubmitted,
  });
  if (!taken) return data<ReviewOutcome>(refused, { status });
  if (!(SCRIPTED in posted)) return redirect(`${new URL(request.url).pathname}?reviewed=1#reviews`, 303);
  const { id, rating: given, createdAt } = taken.review;
  const written = { reviewer: cleanLine(reviewer), review: cleanLines(review) };
  return data<ReviewOutcome>({ kind: 'sent', review: { id, product, ...written, rating: given, createdAt } });
}

/** What is no number is left to the gateway to refuse. */
const ratingOf = (typed: string): number => (typed === '' ? 5 : /^\d$/.test(typed) ? Number(typed) : 0);
