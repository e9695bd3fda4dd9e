import type { Logger } from 'pino';
import type { SharedFetches } from '../cache/records.ts';
import type { Config } from '../config.ts';
import { type Connections, contentPair } from '../upstreams/connections.ts';
import { RANK_MATH } from '../upstreams/content/rankMath.ts';
import type { Shop } from '../upstreams/shop/shop.ts';
import type { Capabilities, CapabilityFinder, ContentCapabilities, Reach, ShopCapabilities } from './capabilities.ts';
import { createClientTransport } from './clientTransport.ts';
import { type ContentService, createExamination, type Service, type ShopService } from './examination.ts';
import { readMenus } from './facts/content/menus.ts';
import { readPageFields } from './facts/content/pages.ts';
import { readComments, readForms } from './facts/content/submissions.ts';
import { readCredentials } from './facts/place/credentials.ts';
import { readVersions } from './facts/place/site.ts';
import { readAccess } from './facts/shop/access.ts';
import { readCart } from './facts/shop/cart.ts';
import { readMoney } from './facts/shop/money.ts';
import { readReviews } from './facts/shop/reviews.ts';
import { readVariations } from './facts/shop/variations.ts';
import { missing } from './missing.ts';
import { faultOf } from './reply.ts';

export interface FinderOptions {
  config: Pick<Config, 'content' | 'shop'>;
  connections: Connections;
  shop: Shop;
  log: Logger;
  /** with the other workers of this machine: one of them looks for all */
  shared?: SharedFetches | null;
}

const unknown = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map(name => [name, 'unknown'])) as Record<Name, 'unknown'>;

const unmet = { answers: false, fault: null, permalinks: null, home: null, namespaces: null };

const unknownContent = {
  ...unknown('credentials', 'menus', 'pageMeta', 'acf', 'quoteForm', 'contactForm', 'comments'),
  openMenus: null,
};

const unknownShop = {
  ...unknown('catalogue', 'flatVariations', 'reviews', 'settings', 'cart', 'cartBatch'),
  tried: [],
  credential: null,
  currency: null,
  pricesIncludeTax: null,
  taxDisplay: null,
  version: null,
};

/**
 * Looks at both services by the gateway's own clients; what is found missing is logged once. Sets by what address and
 * as whom they are asked from then on, and what they are not asked for.
 */
export function createCapabilityFinder({ config, connections, shop, log, shared }: FinderOptions): CapabilityFinder {
  let current: Capabilities = {
    foundAt: null,
    content: { url: config.content.url, ...unmet, ...unknownContent },
    shop: { url: config.shop.url, ...unmet, ...unknownShop },
  };
  let running: Promise<Capabilities> | undefined;
  let said: readonly string[] = [];

  async function examineBoth(): Promise<Found> {
    const { contentRoot, shopRoot, shopAccess: access } = connections;
    const ways = createExamination({
      content: {
        root: contentRoot,
        pair: contentPair(config),
        transport: createClientTransport(connections.content, connections),
      },
      shop: { root: shopRoot, access, transport: createClientTransport(connections.shop, connections) },
    });
    const content = await findContent(ways.content!, connections);
    const found = { foundAt: new Date(), content, shop: await findShop(ways.shop!, connections, shop) };
    return { capabilities: found, ways: waysOf(connections) };
  }

  async function look(): Promise<Capabilities> {
    const found = await lookFor(examineBoth, shared ?? null);
    useWays(connections, found.ways);
    current = found.capabilities;
    const lacking = missing(current);
    for (const line of lacking.filter(line => !said.includes(line))) log.warn(line);
    said = lacking;
    return current;
  }

  /** Everybody goes on by what was known before, and looks again in a minute. */
  const failed = (err: unknown) => {
    log.error({ err }, 'What the services can do could not be found out');
    return current;
  };

  return {
    get current() {
      return current;
    },
    find() {
      running ??= look()
        .catch(failed)
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };
}

/** How the services are asked from now on. */
const waysOf = ({ features, contentRoot, shopRoot, shopAccess: { ways, way, home } }: Connections) => ({
  features: { ...features },
  plain: { content: contentRoot.plain, shop: shopRoot.plain },
  shopAccess: { way: way ? ways.indexOf(way) : -1, home },
});
type Ways = ReturnType<typeof waysOf>;

function useWays({ features, contentRoot, shopRoot, shopAccess }: Connections, found: Ways): void {
  Object.assign(features, found.features);
  contentRoot.plain = found.plain.content;
  shopRoot.plain = found.plain.shop;
  shopAccess.way = shopAccess.ways[found.shopAccess.way] ?? null;
  shopAccess.home = found.shopAccess.home;
}

interface Found {
  capabilities: Capabilities;
  ways: Ways;
}

/** What another worker found is good for as long as it takes all of them to ask. */
const SHARED_MS = 120_000;
const FOUND_BYTES = 10_000;

async function lookFor(look: () => Promise<Found>, shared: SharedFetches | null): Promise<Found> {
  if (!shared) return look();
  const fetch = async () => [{ value: await look(), tags: [], size: FOUND_BYTES }];
  return (await shared.fetch(['capabilities'], SHARED_MS, fetch))[0]!.value;
}

async function findContent(content: ContentService, { features }: Connections): Promise<ContentCapabilities> {
  const met = await meet(content);
  if (!met.answers) return { ...met, ...unknownContent };
  const [credentials, { menusAsStranger, ...menus }, fields, forms, comments] = await Promise.all([
    readCredentials(content),
    readMenus(content),
    readPageFields(content),
    readForms(content),
    readComments(content),
  ]);
  features.menusAsStranger = menusAsStranger;
  features.rankMath = met.namespaces?.includes(RANK_MATH) ?? false;
  return { ...met, credentials, ...menus, ...fields, ...forms, ...comments };
}

async function findShop(service: ShopService, { features }: Connections, shop: Shop): Promise<ShopCapabilities> {
  const met = await meet(service);
  if (!met.answers) return { ...met, ...unknownShop };
  const [access, cart] = await Promise.all([readAccess(service), readCart(service)]);
  features.shop = access.catalogue !== 'absent';
  features.cartBatch = cart.cartBatch !== 'absent';
  const found = { ...met, ...unknownShop, ...access, ...cart };
  if (access.catalogue !== 'available') return found;
  const [variations, reviews, money, versions] = await Promise.all([
    readVariations(service),
    readReviews(service),
    readMoney(service, shop),
    readVersions(service),
  ]);
  features.flatVariations = variations.flatVariations !== 'absent';
  features.reviews = reviews.reviews !== 'absent' && reviews.reviews !== 'nested';
  return { ...found, ...variations, ...reviews, ...money, version: versions?.version ?? null };
}

async function meet(service: Service): Promise<Reach> {
  const index = await service.index();
  const { url, plain } = service.root;
  if (!index.root) return { url, ...unmet, fault: faultOf(index.reply) };
  const { home, url: own, namespaces } = index.root;
  const permalinks = plain ? 'plain' : 'pretty';
  return { url, answers: true, fault: null, permalinks, home: home || own || null, namespaces };
}
