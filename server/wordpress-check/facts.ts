import type { Check, Expectation, Fact } from './fact.ts';
import { authors, media, terms } from './facts/content/collections.ts';
import { menus } from './facts/content/menus.ts';
import { pages } from './facts/content/pages.ts';
import { pictures } from './facts/content/pictures.ts';
import { redirects, seo } from './facts/content/plugins.ts';
import { posts } from './facts/content/posts.ts';
import { comments, forms } from './facts/content/submissions.ts';
import { cache, capabilities, configuration, mail, redis, workers } from './facts/machine/gateway.ts';
import { searchIndex } from './facts/machine/searchIndex.ts';
import {
  artworkFolder,
  damagedLog,
  database,
  dataFolder,
  leftBehind,
  outbox,
  quoteOrders,
} from './facts/machine/storage.ts';
import { certificate } from './facts/place/certificate.ts';
import { applicationPassword, credentials, privileges } from './facts/place/credentials.ts';
import { permalinks, reachability } from './facts/place/reachability.ts';
import { clock, frontPage, namespaces, siteDetails, timeZone, versions } from './facts/place/site.ts';
import { webhooks } from './facts/place/webhooks.ts';
import { access } from './facts/shop/access.ts';
import { cart } from './facts/shop/cart.ts';
import { cartWrites } from './facts/shop/cartWrites.ts';
import { attributes, categories } from './facts/shop/categories.ts';
import { minimums } from './facts/shop/minimums.ts';
import { money, payments } from './facts/shop/money.ts';
import { orders } from './facts/shop/orders.ts';
import { products } from './facts/shop/products.ts';
import { reviews } from './facts/shop/reviews.ts';
import { variations } from './facts/shop/variations.ts';

const connection = [configuration, reachability, certificate, permalinks, namespaces, versions];
const rights = [credentials, applicationPassword, access, privileges];
const catalogue = [products, minimums, categories, attributes, variations, reviews];
const commerce = [money, orders, cart, cartWrites, payments];
const content = [posts, pages, frontPage, media, terms, authors, menus, seo, redirects, pictures, forms, comments];
const site = [webhooks, capabilities, clock, timeZone, workers, siteDetails];
const storage = [dataFolder, artworkFolder, database, damagedLog, outbox, quoteOrders, leftBehind];
const machine = [redis, mail, searchIndex, cache];

/** Every fact, what causes trouble before what suffers from it: the first error is the one to mend. */
const facts: readonly Fact[] = [connection, rights, catalogue, commerce, content, site, storage, machine].flat();

const isCheck = (fact: Fact): fact is Check => 'id' in fact;

/** The lines of doctor's. */
export const checks: readonly Check[] = facts.filter(isCheck);

/** What the gateway relies on, by fact. */
export const expectations: readonly Expectation[] = facts.flatMap(fact => (isCheck(fact) ? fact.expectations : fact));
