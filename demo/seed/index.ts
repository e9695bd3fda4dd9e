import { coupons } from './coupons.ts';
import { media } from './media/index.ts';
import { menus } from './menus/index.ts';
import { pages } from './pages/index.ts';
import { seedPost } from './posts/draft.ts';
import { posts } from './posts/index.ts';
import { postCategories, postTags, users } from './posts/terms.ts';
import { collectedAttributes } from './products/attributes.ts';
import { productCategories } from './products/categories.ts';
import { products } from './products/index.ts';
import { productTags } from './products/tags.ts';
import { reviews } from './reviews/index.ts';
import { site } from './site.ts';
import type { Seed } from './types.ts';

/** Content of the embedded service: a supplier of security labels and sealing tape in Johannesburg. */
export const seed: Seed = {
  site,
  users,
  media,
  categories: postCategories,
  tags: postTags,
  posts: posts.map(seedPost),
  pages,
  menus,
  productCategories,
  productTags,
  attributes: collectedAttributes(),
  products,
  reviews,
  coupons,
};
