import { whenThere } from '../../context/atHand.ts';
import { selectedFields } from '../../context/selection.ts';
import type { ReviewResolvers } from '../../gql/types.ts';
import { momentOrEpoch } from '../../upstreams/fields.ts';
import { productsById } from '../product/productsById.ts';

/** 0 where none was given. */
export const shownRating = ({ rating }: { rating: number }): number => Math.min(5, Math.max(0, rating));

export const Review: ReviewResolvers = {
  product: async (review, _, context, info) =>
    (await productsById([review.product_id], selectedFields(info), context))[0] ?? null,
  review: review => review.review ?? '',
  rating: (review, _, context) =>
    whenThere(context.productSettings(), ({ starRating }) => (starRating === 'OFF' ? 0 : shownRating(review))),
  createdAt: review => momentOrEpoch(review.date_created, review.date_created_gmt),
};
