import { NO_STARS, validateReview } from '../../../rules/forms/review.ts';
import { reviewTexts } from '../../../rules/texts/review.ts';
import type { Context } from '../../context/context.ts';
import type { SubmitReviewInput } from '../../gql/types.ts';
import { suspicionOf } from '../../outbox/spam.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import { idOf } from '../arguments.ts';
import { validationFailure } from '../fieldError.ts';

/** Why the shop took no review, by its status. */
const REFUSALS: Record<number, [code: string, message: string]> = {
  400: ['REFUSED', reviewTexts.notSubmitted],
  404: ['UNKNOWN_PRODUCT', reviewTexts.notSubmitted],
  409: ['DUPLICATE', reviewTexts.duplicate],
};

const refused = (code: string, message: string) => ({ __typename: 'ReviewRefused' as const, code, message });

export async function submitReview(
  { product, website, elapsedMs, ...input }: SubmitReviewInput,
  { limit, loaders, productSettings, scope, shop }: Context,
) {
  await limit('review');
  const { takesReviews, starRating } = await productSettings();
  const valid = validateReview(starRating === 'OFF' ? { ...input, rating: NO_STARS } : input, starRating);
  if (!valid.ok)
    return validationFailure(
      reviewTexts.incomplete,
      Object.entries(valid.errors).map(([field, error]) => ({ field, ...error })),
    );
  const id = idOf(product);
  const row = id === null ? null : await loaders.product.load({ id, set: 'full' });
  if (!row) return refused('UNKNOWN_PRODUCT', reviewTexts.notSubmitted);
  if (!takesReviews || !row.reviews_allowed) return refused('REVIEWS_CLOSED', reviewTexts.closed);
  try {
    const { rating, ...words } = valid.values;
    const suspect = suspicionOf(words, { website, elapsedMs }) !== undefined;
    const review = await shop.reviews.submit(scope, { ...words, rating, product: row.id, suspect });
    return { __typename: 'ReviewReceived' as const, review, message: reviewTexts.success };
  } catch (error) {
    const known = error instanceof UpstreamError ? REFUSALS[error.status ?? 0] : undefined;
    if (known) return refused(...known);
    throw error;
  }
}
