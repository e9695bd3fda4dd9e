import DataLoader from 'dataloader';
import type { Scope } from '../cache/scope.ts';
import type { PostComments } from './content/comment.ts';
import type { Content } from './content/content.ts';
import { type PageSet, pageSets } from './content/page.ts';
import { type PostSet, postSets } from './content/post.ts';
import type { Media, Page, Post } from './content/wire.ts';
import type { Customer } from './shop/customer.ts';
import { type ProductSet, productSets } from './shop/product.ts';
import {
  type ProductReviews,
  type ReviewedProduct,
  type ReviewSet,
  reviewSets,
} from './shop/reviews/reviewsOfProducts.ts';
import type { Shop } from './shop/shop.ts';
import { type VariationSet, variationSets } from './shop/variation.ts';
import type { Product, Variation } from './shop/wire.ts';

/** A row by its id with at least the fields of a set. */
interface Wanted<S extends string> {
  id: number;
  set: S;
}

/** The newest reviews of a product. */
export type WantedReviews = ReviewedProduct & Wanted<ReviewSet>;

/** One loader per collection, made anew for each request: all rows wanted at one moment come in one call. */
export interface Loaders {
  product: DataLoader<Wanted<ProductSet>, Product | null, string>;
  /** of a product */
  variations: DataLoader<Wanted<VariationSet>, Variation[], string>;
  reviews: DataLoader<WantedReviews, ProductReviews, string>;
  post: DataLoader<Wanted<PostSet>, Post | null, string>;
  page: DataLoader<Wanted<PageSet>, Page | null, string>;
  comments: DataLoader<number, PostComments>;
  media: DataLoader<number, Media | null>;
  /** by the slug of its page */
  mediaAt: DataLoader<string, Media | null>;
  customer: DataLoader<number, Customer | null>;
}

export const createLoaders = (scope: Scope, content: Content, shop: Shop): Loaders => ({
  product: bySet<ProductSet, Product | null>(productSets, (ids, set) => shop.products.loadIds(scope, ids, set)),
  variations: bySet<VariationSet, Variation[]>(
    variationSets,
    (ids, set) => shop.variations.ofProducts(scope, ids, set),
    {
      maxBatchSize: 100,
    },
  ),
  reviews: bySet<ReviewSet, ProductReviews, WantedReviews>(reviewSets, (_, set, products) =>
    shop.reviews.ofProducts(scope, products, set),
  ),
  post: bySet<PostSet, Post | null>(postSets, (ids, set) => content.posts.loadIds(scope, ids, set)),
  page: bySet<PageSet, Page | null>(pageSets, (ids, set) => content.pages.loadIds(scope, ids, set)),
  comments: new DataLoader<number, PostComments>(ids => content.comments.ofPosts(scope, ids), { maxBatchSize: 100 }),
  media: new DataLoader(ids => content.media.byIds(scope, ids, 'full')),
  mediaAt: new DataLoader(
    async slugs => {
      const { items } = await content.media.list(scope, { slug: slugs.join(','), per_page: 100 }, 'full');
      // Letters beyond ASCII are written %C3 in one address and %c3 in another.
      const slugOf = (link = '') => link.replace(/\/$/, '').split('/').at(-1)!.toLowerCase();
      const bySlug = new Map(items.map(one => [slugOf(one.link), one]));
      return slugs.map(slug => bySlug.get(slug.toLowerCase()) ?? null);
    },
    { maxBatchSize: 100 },
  ),
  customer: new DataLoader(ids => shop.customers.byIds(scope, ids), { maxBatchSize: 100 }),
});

/** The richest set that anyone wants in a batch serves all of it: one call instead of one per set. */
function bySet<S extends string, T, W extends Wanted<S> = Wanted<S>>(
  sets: readonly { name: S }[],
  fetch: (ids: number[], set: S, wanted: readonly W[]) => Promise<(T | Error)[]>,
  options: { maxBatchSize?: number } = {},
) {
  return new DataLoader<W, T, string>(
    wanted =>
      fetch(
        wanted.map(one => one.id),
        sets.findLast(set => wanted.some(one => one.set === set.name))!.name,
        wanted,
      ),
    { ...options, cacheKeyFn: one => `${one.id}/${one.set}` },
  );
}
