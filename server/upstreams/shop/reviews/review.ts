import { escapeText } from 'entities';
import { clocks } from '../../../cache/clocks.ts';
import type { Scope } from '../../../cache/scope.ts';
import { type Collection, createCollection } from '../../collection.ts';
import { decoderOf } from '../../decoder.ts';
import { UpstreamError } from '../../errors.ts';
import { type CollectionOptions, decodeRows, MAX_ROWS } from '../../fetchRows.ts';
import { ofVisitor } from '../../html/ofVisitor.ts';
import type { ShopOptions } from '../options.ts';
import { type Review, review } from '../wire.ts';
import {
  createReviewsOfProducts,
  type ProductReviews,
  type ReviewedProduct,
  type ReviewSet,
  reviewSets,
} from './reviewsOfProducts.ts';

const ROUTE = '/wc/v3/products/reviews';

/** What a buyer wrote: plain text, checked already, for the shop checks nothing. */
interface NewReview {
  product: number;
  reviewer: string;
  email: string;
  review: string;
  rating: number;
  /** looks like a machine's: the shop keeps it apart from what waits to be shown */
  suspect?: boolean;
}

export interface Reviews extends Collection<Review> {
  /** The newest reviews of each product, in the order asked. One call per 100 reviews of all products together. */
  ofProducts(scope: Scope, products: readonly ReviewedProduct[], set: ReviewSet): Promise<ProductReviews[]>;
  /** Hands a review to the shop, to wait there until somebody lets it show. */
  submit(scope: Scope, review: NewReview): Promise<Review>;
}

/** wc/v3/products/reviews, approved ones. The reviewer's e-mail address is never asked for. */
export function createReviews(options: ShopOptions): Reviews {
  const read = decoderOf(review);
  const decode = (row: unknown): Review => {
    const decoded = read(row);
    if (decoded.review !== undefined) decoded.review = ofVisitor(options.html(decoded.review));
    return decoded;
  };
  const approved: CollectionOptions<Review> = {
    ...options,
    route: ROUTE,
    always: 'status=approved',
    name: 'review',
    knownRows: () => options.known?.of('review'),
    clock: clocks.review,
    sets: reviewSets,
    accept: row => (row.status ?? 'approved') === 'approved',
    decode,
  };

  /** The newest hundred of some products, and how many they have together. */
  async function readNewest(scope: Scope, productIds: readonly number[], set: ReviewSet): Promise<ProductReviews> {
    const { fields } = reviewSets.find(({ name }) => name === set)!;
    const path = `${ROUTE}?${approved.always}&product=${productIds.join(',')}&per_page=${MAX_ROWS}&page=1&_fields=${fields.join(',')}`;
    const answer = await options.upstream.call(path, { scope });
    const items = decodeRows(approved, answer).map(row => row.value);
    // WooCommerce counts whatever it lists: nothing, without a count, says nothing of the reviews.
    if (!items.length && answer.total === null)
      throw new UpstreamError(options.upstream.name, ROUTE, 'shape', { text: 'an empty list without a count' });
    return { items, totalItems: answer.total ?? items.length };
  }

  return {
    ...createCollection(approved),
    ofProducts: createReviewsOfProducts(options, readNewest),
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
        scope,
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
