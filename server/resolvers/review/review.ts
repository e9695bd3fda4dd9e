import { validateReview } from '../../../rules/forms/review.ts';
import { reviewTexts } from '../../../rules/texts/review.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { PageInfo, Resolvers, SubmitReviewInput } from '../../gql/types.ts';
import { suspicionOf } from '../../outbox/spam.ts';
import { MAX_ROWS } from '../../upstreams/collection.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import { moment } from '../../upstreams/fields.ts';
import type { ReviewedProduct } from '../../upstreams/shop/reviewsOfProducts.ts';
import type { Review } from '../../upstreams/shop/wire.ts';
import { idOf, pageInfo, pageOf } from '../arguments.ts';
import { productsById } from '../product/productsById.ts';
import { protectedAmong } from '../protectedProduct.ts';

interface PageArguments {
  page?: number | null;
  perPage?: number | null;
}

/** One page of reviews; of which product, null for all. */
export interface ReviewPage {
  product: ReviewedProduct | null;
  items: Review[];
  pageInfo: PageInfo;
}

/** Counting more would cost too many calls. */
const MOST_COUNTED = 1_000;

/** What there is of a product that has no reviews, or none that may be read. */
export const noReviews = (args: PageArguments): ReviewPage => ({
  product: null,
  items: [],
  pageInfo: pageInfo(pageOf(args, 10), 0),
});

/** One page of what is said of any product that may be read: a page has fewer where some may not. */
async function reviewsOfAll(args: PageArguments, context: Context): Promise<ReviewPage> {
  const { shop, scope } = context;
  const asked = pageOf(args, 10);
  const { items, totalItems } = await shop.reviews.list(scope, { per_page: asked.perPage, page: asked.page }, 'full');
  const hidden = await protectedAmong(
    items.map(review => review.product_id),
    context,
  );
  const shown = items.filter(review => !hidden.has(review.product_id));
  return { product: null, items: shown, pageInfo: pageInfo(asked, totalItems) };
}

/** One page of the approved reviews of a product. Its newest hundred come at once, and together with those of its list. */
export async function reviewsOf(product: ReviewedProduct, args: PageArguments, context: Context): Promise<ReviewPage> {
  const { loaders, shop, scope } = context;
  const asked = pageOf(args, 10);
  const end = asked.page * asked.perPage;
  const newest = await loaders.reviews.load(product);
  const items =
    end <= MAX_ROWS || newest.totalItems <= MAX_ROWS
      ? newest.items.slice(end - asked.perPage, end)
      : (await shop.reviews.list(scope, { product: product.id, per_page: asked.perPage, page: asked.page }, 'full'))
          .items;
  return { product, items, pageInfo: pageInfo(asked, newest.totalItems) };
}

async function countStars({ product, pageInfo: { totalItems } }: ReviewPage, { loaders, shop, scope }: Context) {
  if (product === null || totalItems > MOST_COUNTED) return null;
  const reviews =
    totalItems <= MAX_ROWS
      ? (await loaders.reviews.load(product)).items
      : await shop.reviews.all(scope, { product: product.id }, 'full');
  const ratings = reviews.map(shownRating);
  return [5, 4, 3, 2, 1].map(stars => ({ stars, count: ratings.filter(rating => rating === stars).length }));
}

const shownRating = ({ rating }: { rating: number }): number => Math.min(5, Math.max(1, rating));

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
    reviews: async (_, { product, ...args }, context) => {
      if (product === null || product === undefined) return reviewsOfAll(args, context);
      const id = idOf(product);
      // What can be no id has no reviews: the service would take 0 for 'of any product'.
      if (!id || (await protectedAmong([id], context)).size) return noReviews(args);
      return reviewsOf({ id, count: null }, args, context);
    },
  },
  Mutation: {
    submitReview: (_, { input }, context) => submitReview(input, context),
  },
  ReviewList: { stars: (page, _, context) => countStars(page, context) },
  Review: {
    id: review => String(review.id),
    product: async (review, _, context, info) =>
      (await productsById([review.product_id], selectedFields(info), context))[0] ?? null,
    rating: shownRating,
    createdAt: review => moment(review.date_created, review.date_created_gmt) ?? '1970-01-01T00:00:00+00:00',
    verified: review => review.verified ?? false,
  },
};
