import { clocks } from '../../cache/clocks.ts';
import { type Collection, createCollection } from '../collection.ts';
import type { ShopOptions } from './shop.ts';
import { type Review, review } from './wire.ts';

const FIELDS = [
  'id',
  'product_id',
  'status',
  'date_created',
  'date_created_gmt',
  'reviewer',
  'review',
  'rating',
  'verified',
];

export type Reviews = Collection<Review>;

/** wc/v3/products/reviews, approved ones. The reviewer's e-mail address is never asked for. */
export const createReviews = (options: ShopOptions): Reviews =>
  createCollection<Review>({
    ...options,
    route: '/wc/v3/products/reviews',
    always: 'status=approved',
    name: 'review',
    clock: clocks.review,
    sets: [{ name: 'full', fields: FIELDS }],
    accept: row => (row.status ?? 'approved') === 'approved',
    decode(row) {
      const decoded = review.parse(row);
      return { ...decoded, review: options.html(decoded.review) };
    },
  });
