import { validateReview } from '../../rules/review.ts';
import { reviewTexts } from '../../rules/texts.ts';
import type { Context } from '../context.ts';
import type { PageInfo, Resolvers, SubmitReviewInput } from '../gql/types.ts';
import { suspicionOf } from '../submissions/spam.ts';
import { MAX_ROWS } from '../upstreams/collection.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import { moment } from '../upstreams/fields.ts';
import type { Review } from '../upstreams/shop/wire.ts';
import { idOf, pageInfo, pageOf } from './arguments.ts';

/** One page of reviews; of which product, null for all. */
export interface ReviewPage {
  product: number | null;
  items: Review[];
  pageInfo: PageInfo;
}

/** Counting more would cost too many calls. */
const MOST_COUNTED = 1_000;

const ofProduct = (product: number | null): Record<string, number> => (product === null ? {} : { product });

/** One page of approved reviews. Of one product a hundred come at once: its further pages and its stars are made of the same. */
export async function reviewsOf(
  product: number | null,
  args: { page?: number | null; perPage?: number | null },
  { shop, scope }: Context,
): Promise<ReviewPage> {
  const asked = pageOf(args, 10);
  const end = asked.page * asked.perPage;
  const isNear = product !== null && end <= MAX_ROWS;
  const window = isNear ? { per_page: MAX_ROWS, page: 1 } : { per_page: asked.perPage, page: asked.page };
  const { items, totalItems } = await shop.reviews.list(scope, { ...ofProduct(product), ...window }, 'full');
  return {
    product,
    items: isNear ? items.slice(end - asked.perPage, end) : items,
    pageInfo: pageInfo(asked, totalItems),
  };
}

async function countStars({ product, pageInfo: { totalItems } }: ReviewPage, { shop, scope }: Context) {
  if (product === null || totalItems > MOST_COUNTED) return null;
  const ratings = (await shop.reviews.all(scope, { product }, 'full')).map(shownRating);
  return [5, 4, 3, 2, 1].map(stars => ({ stars, count: ratings.filter(rating => rating === stars).length }));
}

const shownRating = ({ rating }: Review): number => Math.min(5, Math.max(1, rating));

/** Why the shop took no review, by its status. */
const REFUSALS: Record<number, [code: string, message: string]> = {
  400: ['REFUSED', reviewTexts.notSubmitted],
  404: ['UNKNOWN_PRODUCT', reviewTexts.notSubmitted],
  409: ['DUPLICATE', reviewTexts.duplicate],
};

const refused = (code: string, message: string) => ({ __typename: 'ReviewRefused' as const, code, message });

async function submitReview(
  { product, website, elapsedMs, ...input }: SubmitReviewInput,
  { limit, loaders, scope, shop }: Context,
) {
  await limit('review');
  const valid = validateReview(input);
  if (!valid.ok)
    return {
      __typename: 'ValidationFailure' as const,
      code: 'VALIDATION_FAILED',
      message: reviewTexts.incomplete,
      errors: Object.entries(valid.errors).map(([field, error]) => ({ field, ...error })),
    };
  const id = idOf(product);
  const row = id === null ? null : await loaders.product.load({ id, set: 'full' });
  if (!row) return refused('UNKNOWN_PRODUCT', reviewTexts.notSubmitted);
  if (!row.reviews_allowed) return refused('REVIEWS_CLOSED', reviewTexts.closed);
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

export const review: Resolvers = {
  Query: {
    reviews: (_, { product, ...args }, context) => {
      if (product === null || product === undefined) return reviewsOf(null, args, context);
      const id = idOf(product);
      // What can be no id has no reviews: the service would take 0 for 'of any product'.
      return id ? reviewsOf(id, args, context) : { product: null, items: [], pageInfo: pageInfo(pageOf(args, 10), 0) };
    },
  },
  Mutation: {
    submitReview: (_, { input }, context) => submitReview(input, context),
  },
  ReviewList: { stars: (page, _, context) => countStars(page, context) },
  Review: {
    id: review => String(review.id),
    rating: shownRating,
    createdAt: review => moment(review.date_created, review.date_created_gmt) ?? '1970-01-01T00:00:00+00:00',
    verified: review => review.verified ?? false,
  },
};
