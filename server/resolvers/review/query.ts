import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { QueryResolvers } from '../../gql/types.ts';
import type { ReviewSet } from '../../upstreams/shop/reviews/reviewsOfProducts.ts';
import { idOf, pageInfo, pageOf } from '../arguments.ts';
import { protectedAmong } from '../protectedProduct.ts';
import { reviewSetFor } from './reviewSet.ts';
import { noReviews, type PageArguments, type ReviewPage, reviewsOf } from './reviewsOf.ts';

/** One page of what is said of any product that may be read: a page has fewer where some may not. */
async function reviewsOfAll(args: PageArguments, set: ReviewSet, context: Context): Promise<ReviewPage> {
  const { shop, scope } = context;
  const asked = pageOf(args, 10);
  const { items, totalItems } = await shop.reviews.list(scope, { per_page: asked.perPage, page: asked.page }, set);
  const hidden = await protectedAmong(
    items.map(review => review.product_id),
    context,
  );
  const shown = items.filter(review => !hidden.has(review.product_id));
  return { product: null, items: shown, pageInfo: pageInfo(asked, totalItems) };
}

export const reviewQuery: QueryResolvers = {
  reviews: async (_, { product, ...args }, context, info) => {
    if (!(await context.productSettings()).takesReviews) return noReviews(args);
    const set = reviewSetFor(selectedFields(info, 'items'));
    if (product === null || product === undefined) return reviewsOfAll(args, set, context);
    const id = idOf(product);
    // What can be no id has no reviews: the service would take 0 for 'of any product'.
    if (!id || (await protectedAmong([id], context)).size) return noReviews(args);
    return reviewsOf({ id, count: null, set }, args, context);
  },
};
