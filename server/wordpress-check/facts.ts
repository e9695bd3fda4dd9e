import type { Check, Fact } from './fact.ts';
import { applicationPassword } from './facts/content/applicationPassword.ts';
import { authors, media, terms } from './facts/content/collections.ts';
import { comments } from './facts/content/comments.ts';
import { forms } from './facts/content/forms.ts';
import { frontPage } from './facts/content/frontPage.ts';
import { menus } from './facts/content/menus.ts';
import { pages } from './facts/content/pages.ts';
import { posts } from './facts/content/posts.ts';
import { redirects } from './facts/content/redirects.ts';
import { seo } from './facts/content/seo.ts';
import { cache } from './facts/machine/cache.ts';
import { capabilities } from './facts/machine/capabilities.ts';
import { configuration } from './facts/machine/configuration.ts';
import { damagedLog } from './facts/machine/damagedLog.ts';
import { database } from './facts/machine/database.ts';
import { artworkFolder, dataFolder } from './facts/machine/folders.ts';
import { leftBehind } from './facts/machine/leftBehind.ts';
import { mail } from './facts/machine/mail.ts';
import { outbox } from './facts/machine/outbox.ts';
import { quoteOrders } from './facts/machine/quoteOrders.ts';
import { redis } from './facts/machine/redis.ts';
import { searchIndex } from './facts/machine/searchIndex.ts';
import { workers } from './facts/machine/workers.ts';
import { certificate } from './facts/place/certificate.ts';
import { clock } from './facts/place/clock.ts';
import { credentials, privileges } from './facts/place/credentials.ts';
import { namespaces } from './facts/place/namespaces.ts';
import { permalinks } from './facts/place/permalinks.ts';
import { reachability } from './facts/place/reachability.ts';
import { siteDetails } from './facts/place/siteDetails.ts';
import { timeZone } from './facts/place/timeZone.ts';
import { versions } from './facts/place/versions.ts';
import { webhooks } from './facts/place/webhooks.ts';
import { access } from './facts/shop/access.ts';
import { cart } from './facts/shop/cart.ts';
import { cartWrites } from './facts/shop/cartWrites.ts';
import { attributes, categories } from './facts/shop/categories.ts';
import { minimums } from './facts/shop/minimums.ts';
import { money } from './facts/shop/money.ts';
import { orders } from './facts/shop/orders.ts';
import { payments } from './facts/shop/payments.ts';
import { products } from './facts/shop/products.ts';
import { reviews } from './facts/shop/reviews.ts';
import { variations } from './facts/shop/variations.ts';

/** Every fact, what causes trouble before what suffers from it: the first error is the one to mend. */
export const facts: readonly Fact[] = [
  configuration,
  reachability,
  certificate,
  permalinks,
  namespaces,
  versions,
  credentials,
  applicationPassword,
  access,
  privileges,
  products,
  minimums,
  categories,
  attributes,
  variations,
  reviews,
  money,
  orders,
  cart,
  cartWrites,
  payments,
  posts,
  pages,
  frontPage,
  media,
  terms,
  authors,
  menus,
  seo,
  redirects,
  forms,
  comments,
  webhooks,
  capabilities,
  clock,
  timeZone,
  workers,
  siteDetails,
  dataFolder,
  artworkFolder,
  database,
  damagedLog,
  outbox,
  quoteOrders,
  leftBehind,
  redis,
  mail,
  searchIndex,
  cache,
];

/** The lines of doctor's. */
export const checks: readonly Check[] = facts.filter((fact): fact is Check => fact.find !== undefined);
