import { escapeText } from 'entities';
import { clocks } from '../../cache/clocks.ts';
import type { Scope } from '../../cache/scope.ts';
import { type Collection, createCollection } from '../collection.ts';
import { UpstreamError } from '../errors.ts';
import type { ShopOptions } from './shop.ts';
import { type Review, review } from './wire.ts';

const ROUTE = '/wc/v3/products/reviews';

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

/** What a buyer wrote: plain text, checked already, for the shop checks nothing. */
export interface NewReview {
  product: number;
  reviewer: string;
  email: string;
  review: string;
  rating: number;
  /** looks like a machine's: the shop keeps it apart from what waits to be shown */
  suspect?: boolean;
}

export interface Reviews extends Collection<Review> {
  /** Hands a review to the shop, to wait there until somebody lets it show. */
  submit(scope: Scope, review: NewReview): Promise<Review>;
}

/** wc/v3/products/reviews, approved ones. The reviewer's e-mail address is never asked for. */
export function createReviews(options: ShopOptions): Reviews {
  const decode = (row: unknown): Review => {
    const decoded = review.parse(row);
    return { ...decoded, review: options.html(decoded.review) };
  };
  const collection = createCollection<Review>({
    ...options,
    route: ROUTE,
    always: 'status=approved',
    name: 'review',
    knownRows: () => options.known?.of('review'),
    clock: clocks.review,
    sets: [{ name: 'full', fields: FIELDS }],
    accept: row => (row.status ?? 'approved') === 'approved',
    decode,
  });
  return {
    ...collection,
    async submit(scope, { product, reviewer, email, review: text, rating, suspect }) {
      const answer = await options.upstream.call(ROUTE, {
        method: 'POST',
        // The shop keeps markup as it comes: text is made to be text.
        body: {
          product_id: product,
          reviewer: escapeText(reviewer),
          reviewer_email: email,
          review: escapeText(text),
          rating,
          status: suspect ? 'spam' : 'hold',
        },
        requestId: scope.requestId,
        calls: scope.calls,
        timeoutMs: scope.remaining,
      });
      try {
        return decode(answer.json);
      } catch {
        throw new UpstreamError(options.upstream.name, ROUTE, 'shape', { status: answer.status });
      }
    },
  };
}
