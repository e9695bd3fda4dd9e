import type { Context } from '../context.ts';
import type { Resolvers } from '../gql/types.ts';
import { moment } from '../upstreams/fields.ts';
import { idOf, pageInfo, pageOf } from './arguments.ts';

/** One page of approved reviews, of one product or of all. */
export async function reviewsOf(
  product: number | null,
  args: { page?: number | null; perPage?: number | null },
  { shop, scope }: Context,
) {
  const asked = pageOf(args, 10);
  const query = { ...(product === null ? {} : { product }), per_page: asked.perPage, page: asked.page };
  const list = await shop.reviews.list(scope, query, 'full');
  return { items: list.items, pageInfo: pageInfo(asked, list.totalItems, list.totalPages) };
}

export const review: Resolvers = {
  Query: {
    reviews: (_, { product, ...args }, context) => {
      if (product === null || product === undefined) return reviewsOf(null, args, context);
      const id = idOf(product);
      // What can be no id has no reviews: the service would take 0 for 'of any product'.
      return id ? reviewsOf(id, args, context) : { items: [], pageInfo: pageInfo(pageOf(args, 10), 0) };
    },
  },
  Review: {
    id: review => String(review.id),
    rating: review => Math.min(5, Math.max(1, review.rating)),
    createdAt: review => moment(review.date_created, review.date_created_gmt) ?? '1970-01-01T00:00:00+00:00',
    verified: review => review.verified ?? false,
  },
};
