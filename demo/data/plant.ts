import type { Seed } from '../seed/types.ts';
import { Ids } from './ids.ts';
import { plantArticles } from './plantArticles.ts';
import { plantMenus } from './plantMenus.ts';
import { plantProducts } from './plantProducts.ts';
import { plantTerms } from './plantTerms.ts';
import type { Review, Rows, User } from './rows.ts';

/** Turns the seed into rows: every slug and key becomes an id, the same on every run. */
export function plant(seed: Seed, ids = new Ids(seed)): Rows {
  const { products, variations } = plantProducts(seed, ids);
  return {
    users: plantUsers(seed, ids),
    media: seed.media.map(media => ({ ...media, id: ids.of('media', media.key) })),
    terms: plantTerms(seed, ids),
    articles: plantArticles(seed, ids),
    menuItems: plantMenus(seed, ids),
    attributes: seed.attributes.map(({ slug, name }) => ({ id: ids.of('attribute', slug), slug, name })),
    products,
    variations,
    reviews: plantReviews(seed, ids),
    coupons: seed.coupons.map((coupon, at) => ({ ...coupon, id: 30_001 + at })),
    orders: [],
    customers: [],
  };
}

/** The operator owns the credentials and has written nothing: to strangers he does not exist. */
function plantUsers(seed: Seed, ids: Ids): User[] {
  const operator: User = {
    id: OPERATOR_ID,
    slug: 'operator',
    name: 'operator',
    description: '',
    email: 'operator@example.test',
    role: 'administrator',
  };
  const writers = seed.users.map(user => ({
    ...user,
    id: ids.of('user', user.slug),
    email: `${user.slug}@example.test`,
    role: 'author' as const,
  }));
  return [operator, ...writers];
}

export const OPERATOR_ID = 1;

function plantReviews(seed: Seed, ids: Ids): Review[] {
  return seed.reviews
    .map((review, at) => ({ ...review, id: 101 + at, product: ids.of('product', review.product) }))
    .filter(review => review.product > 0);
}
