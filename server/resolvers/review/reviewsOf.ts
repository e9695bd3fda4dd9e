import type { Context } from '../../context/context.ts';
import type { PageInfo } from '../../gql/types.ts';
import type { WantedReviews } from '../../upstreams/batch.ts';
import { MAX_ROWS } from '../../upstreams/fetchRows.ts';
import type { Review } from '../../upstreams/shop/wire.ts';
import { pageInfo, pageOf } from '../arguments.ts';

export interface PageArguments {
  page?: number | null;
  perPage?: number | null;
}

/** One page of reviews; of which product, null for all. */
export interface ReviewPage {
  product: WantedReviews | null;
  items: Review[];
  pageInfo: PageInfo;
}

/** What there is of a product that has no reviews, or none that may be read. */
export const noReviews = (args: PageArguments): ReviewPage => ({
  product: null,
  items: [],
  pageInfo: pageInfo(pageOf(args, 10), 0),
});

/** One page of the approved reviews of a product. Its newest hundred come at once, and together with those of its list. */
export async function reviewsOf(product: WantedReviews, args: PageArguments, context: Context): Promise<ReviewPage> {
  const { loaders, shop, scope } = context;
  const asked = pageOf(args, 10);
  const end = asked.page * asked.perPage;
  const newest = await loaders.reviews.load(product);
  const items =
    end <= MAX_ROWS || newest.totalItems <= MAX_ROWS
      ? newest.items.slice(end - asked.perPage, end)
      : (
          await shop.reviews.list(
            scope,
            { product: product.id, per_page: asked.perPage, page: asked.page },
            product.set,
          )
        ).items;
  return { product, items, pageInfo: pageInfo(asked, newest.totalItems) };
}
