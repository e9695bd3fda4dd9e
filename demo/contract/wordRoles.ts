import type { Database } from '../data/database.ts';
import type { Article, Coupon, Product } from '../data/rows.ts';
import { plain, secret } from './postRoles.ts';
import type { Role } from './role.ts';
import { TERMS, term } from './termRoles.ts';

const slug = (role: Role<{ slug: string }>) => (database: Database) => role(database)?.slug ?? 'missing-role';

const plainNth =
  (at: number): Role<Product> =>
  database =>
    database.all('products').filter(row => plain(row) && row.sku !== '')[at];

const sku = (role: Role<{ sku: string }>) => (database: Database) => role(database)?.sku ?? 'missing-role';

const post =
  (at: number): Role<Article> =>
  database =>
    database.all('articles').filter(row => row.type === 'post' && row.status === 'publish' && !row.password)[at];

const coupon = (fits: (row: Coupon) => boolean) => (database: Database) =>
  database.all('coupons').find(fits)?.code ?? 'missing-role';

const entityCategory = term('product_cat', row => row.name.includes('&'));

/** Slugs, SKUs and search words. A word that is not here is asked as it was. */
export const WORDS: Record<string, (database: Database) => string> = {
  'choosing-the-right-void-label': slug(post(0)),
  'wine-bottle-security-seals-the-export-market': slug(post(1)),
  'void-security-label-standard': slug(plainNth(0)),
  'tamper-evident-tape-standard': slug(plainNth(1)),
  compliance: slug(TERMS[17]!),
  security: slug(TERMS[33]!),
  wine: database => (entityCategory(database) ?? TERMS[46]!(database))!.slug,
  'ST-0007': sku(plainNth(0)),
  SAVE10: coupon(row => row.type === 'percent' && row.minimum === '' && row.expires === ''),
  save10: coupon(row => row.type === 'percent' && row.minimum === '' && row.expires === ''),
  OLD: coupon(row => row.expires !== '' && row.expires < '2026-10-01'),
  MIN1000: coupon(row => row.minimum !== '' && Number(row.minimum) > 0),
  // one that exists and is not applied
  FIXED50: coupon(row => row.freeShipping),
  'cust1@example.test': database => database.all('customers')[0]!.email,
  wc_order_5tDdQ3tjmxeZl: database => database.all('orders').find(order => order.customer > 0)!.key,
  pw1: database => secret(database)?.password ?? 'missing-role',
  premium: () => 'printed',
};
