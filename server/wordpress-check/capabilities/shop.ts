import { Scope } from '../../cache/scope.ts';
import type { Credential, ShopAccess } from '../../upstreams/access.ts';
import type { Connections } from '../../upstreams/connections.ts';
import type { Upstream } from '../../upstreams/http.ts';
import type { Shop } from '../../upstreams/shop/shop.ts';
import { askFor, hasRoute } from './asking.ts';
import type { Availability, Reach, ShopCapabilities } from './capabilities.ts';
import { reach } from './reach.ts';

const PRODUCTS = '/wc/v3/products?per_page=1&status=publish&_fields=id';
const REVIEWS = '/wc/v3/products/reviews';

type Found = Omit<ShopCapabilities, keyof Reach>;

export const unknownShop: Found = {
  catalogue: 'unknown',
  tried: [],
  credential: null,
  flatVariations: 'unknown',
  reviews: 'unknown',
  settings: 'unknown',
  currency: null,
  pricesIncludeTax: null,
  taxDisplay: null,
  version: null,
  cart: 'unknown',
  cartBatch: 'unknown',
};

/**
 * Looks at the shop. Sets by what address it is asked from then on, as whom, and what it is not asked for.
 * @param met how the content service was met, where that is the same WordPress
 */
export async function findShop(connections: Connections, shop: Shop, met: Reach | null): Promise<ShopCapabilities> {
  const { shop: upstream, store, shopRoot, shopAccess, features } = connections;
  const reached = met ?? (await reach(upstream, shopRoot));
  shopAccess.home = reached.home;
  if (!reached.answers) return { ...reached, ...unknownShop };
  const [access, cart, cartBatch] = await Promise.all([
    openRoutes(upstream, shopAccess),
    hasRoute(store, '/wc/store/v1/cart/add-item', 'POST'),
    hasRoute(store, '/wc/store/v1/batch', 'POST'),
  ]);
  const kept = {
    ...reached,
    ...unknownShop,
    ...access,
    credential: shopAccess.way && shown(shopAccess.way),
    cart,
    cartBatch,
  };
  features.shop = access.catalogue !== 'absent';
  features.cartBatch = cartBatch !== 'absent';
  if (access.catalogue !== 'available') return kept;
  const inside = await lookInside(upstream, shop);
  features.flatVariations = inside.flatVariations !== 'absent';
  features.reviews = inside.reviews !== 'absent' && inside.reviews !== 'nested';
  return { ...kept, ...inside };
}

/** Tries one way after the other until products answer; that one is used from then on. */
async function openRoutes(upstream: Upstream, access: ShopAccess): Promise<Pick<Found, 'catalogue' | 'tried'>> {
  const tried = access.ways.map(way => ({ ...shown(way), opens: 'unknown' as Availability }));
  for (const [at, way] of access.ways.entries()) {
    const { availability } = await askFor(upstream, PRODUCTS, way);
    tried[at]!.opens = availability;
    if (availability !== 'available') continue;
    access.way = way;
    return { catalogue: 'available', tried };
  }
  const met = tried[0]?.opens ?? (await askFor(upstream, PRODUCTS)).availability;
  return { catalogue: tried.some(({ opens }) => opens === 'refused') ? 'refused' : met, tried };
}

const shown = ({ kind, scheme }: Credential): Credential => ({ kind, scheme });

async function lookInside(upstream: Upstream, shop: Shop) {
  const scope = new Scope('capabilities', 60_000);
  const [flat, reviews, taxDisplay, money, version] = await Promise.all([
    askFor(upstream, '/wc/v3/variations?per_page=1&_fields=id'),
    findReviews(upstream),
    askFor(upstream, '/wc/v3/settings/tax/woocommerce_tax_display_shop?_fields=id,value'),
    shop.currencies.current(scope).catch(() => null),
    shop.versions.current(scope).catch(() => null),
  ]);
  return {
    flatVariations: flat.availability,
    reviews,
    settings: taxDisplay.availability,
    currency: money?.currency ?? null,
    pricesIncludeTax: money?.pricesIncludeTax ?? null,
    taxDisplay: displayOf(taxDisplay.json),
    version,
  };
}

async function findReviews(upstream: Upstream): Promise<Found['reviews']> {
  const { availability } = await askFor(upstream, `${REVIEWS}?per_page=1&status=approved&_fields=id`);
  if (availability === 'available') return 'flat';
  if (availability !== 'absent') return availability;
  return (await hasRoute(upstream, '/wc/v3/products/1/reviews', 'GET')) === 'available' ? 'nested' : 'absent';
}

function displayOf(json: unknown): Found['taxDisplay'] {
  const { value } = (json ?? {}) as { value?: unknown };
  return value === 'incl' || value === 'excl' ? value : null;
}
