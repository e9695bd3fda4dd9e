import { selectedFields } from '../../context/selection.ts';
import type { ReviewResolvers } from '../../gql/types.ts';
import { momentOrEpoch } from '../../upstreams/fields.ts';
import { productsById } from '../product/productsById.ts';

export const shownRating = ({ rating }: { rating: number }): number => Math.min(5, Math.max(1, rating));

export const Review: ReviewResolvers = {
  product: async (review, _, context, info) =>
    (await productsById([review.product_id], selectedFields(info), context))[0] ?? null,
  review: review => review.review ?? '',
  rating: shownRating,
  createdAt: review => momentOrEpoch(review.date_created, review.date_created_gmt),
};
