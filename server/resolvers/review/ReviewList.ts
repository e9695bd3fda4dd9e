import { whenThere } from '../../context/atHand.ts';
import type { Context } from '../../context/context.ts';
import type { ReviewListResolvers } from '../../gql/types.ts';
import { MAX_ROWS } from '../../upstreams/fetchRows.ts';
import { shownRating } from './Review.ts';
import type { ReviewPage } from './reviewsOf.ts';

/** Counting more would cost too many calls. */
const MOST_COUNTED = 1_000;

async function countStars({ product, pageInfo: { totalItems } }: ReviewPage, context: Context) {
  if (product === null || totalItems > MOST_COUNTED) return null;
  const { loaders, productSettings, shop, scope } = context;
  if ((await productSettings()).starRating === 'OFF') return null;
  const reviews =
    totalItems <= MAX_ROWS
      ? (await loaders.reviews.load(product)).items
      : await shop.reviews.all(scope, { product: product.id }, 'line');
  const ratings = reviews.map(shownRating);
  return [5, 4, 3, 2, 1].map(stars => ({ stars, count: ratings.filter(rating => rating === stars).length }));
}

export const ReviewList: ReviewListResolvers = {
  stars: (page, _, context) => countStars(page, context),
  starRating: (_, __, context) => whenThere(context.productSettings(), ({ starRating }) => starRating),
};
