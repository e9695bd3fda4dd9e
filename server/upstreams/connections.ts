import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import type { Config } from '../config.ts';
import { TRY_MS } from '../http/formTimeout.ts';
import { type Authorize, basic, createShopAccess, mayGoPlainly, type Pair, type ShopAccess } from './access.ts';
import { createFeatures, type Features } from './features.ts';
import { createUpstream, type Upstream, type UpstreamOptions } from './http.ts';
import { createRestRoot, type RestRoot } from './restRoot.ts';

export interface ConnectionOptions {
  config: Pick<Config, 'content' | 'shop' | 'upstreamTimeoutMs'>;
  log: Logger;
  /** stands in for the network in tests */
  dispatcher?: Dispatcher;
}

/** The clients of the services, each with its own pool and breaker, and what all of a service's clients share. */
export interface Connections {
  content: Upstream;
  shop: Upstream;
  /** without credentials: with them every shopper would have the key owner's cart */
  store: Upstream;
  forms: Upstream;
  contentRoot: RestRoot;
  /** the content's own where both are one WordPress */
  shopRoot: RestRoot;
  shopAccess: ShopAccess;
  features: Features;
  /** Calls back whenever the WordPress that takes the forms answers anybody else. */
  onAnswer(listener: () => void): void;
  close(): Promise<void>;
}

export function createConnections({ config, log, dispatcher }: ConnectionOptions): Connections {
  const connect = (name: string, root: RestRoot, more: Partial<UpstreamOptions> = {}) =>
    createUpstream({
      name,
      root,
      timeoutMs: config.upstreamTimeoutMs,
      log,
      ...(dispatcher ? { dispatcher } : {}),
      ...more,
    });
  const contentRoot = createRestRoot(config.content.url);
  const shopRoot = config.shop.url === config.content.url ? contentRoot : createRestRoot(config.shop.url);
  const shopAccess = createShopAccess(config.shop, shopPairs(config));
  const features = createFeatures();
  const listeners: (() => void)[] = [];
  const answered = () => {
    for (const listener of listeners) listener();
  };
  // Where the shop is elsewhere, its answers say nothing of the forms.
  const sign = shopRoot === contentRoot ? { answered } : {};
  const upstreams = {
    content: connect('content', contentRoot, {
      answered,
      authorize: contentAuthorization(contentPair(config), features),
    }),
    shop: connect('shop', shopRoot, { ...sign, authorize: call => shopAccess.way?.authorize(call) ?? null }),
    store: connect('store', shopRoot, sign),
    // The outbox's tries may take longer than a visitor waits, and it paces them itself.
    forms: connect('forms', contentRoot, { timeoutMs: TRY_MS, rests: false }),
  };
  return {
    ...upstreams,
    contentRoot,
    shopRoot,
    shopAccess,
    features,
    onAnswer: listener => void listeners.push(listener),
    close: async () => void (await Promise.all(Object.values(upstreams).map(upstream => upstream.close()))),
  };
}

/** The application password that the content is asked with; null also where it would go over plain http to a host of the world. */
export const contentPair = ({ content, shop }: Pick<Config, 'content' | 'shop'>): Pair | null =>
  mayGoPlainly({ ...shop, url: content.url }) ? content.credentials : null;

/** What the shop may be asked with: where it is the content's WordPress, the application password too. */
export function shopPairs({ content, shop }: ConnectionOptions['config']): Pair[] {
  const isShared = new URL(content.url).origin === new URL(shop.url).origin;
  return [...new Set([shop.credentials, isShared ? content.credentials : null])].filter(pair => pair !== null);
}

/** wp/v2 is read without credentials, for with them drafts would show; only menus and the owner's redirects demand them. */
const contentAuthorization =
  (credentials: Pair | null, features: Features): Authorize =>
  ({ route }) =>
    credentials && !features.menusAsStranger && /^\/(wp\/v2\/menu|redirection\/v1\/redirect)/.test(route)
      ? basic(credentials)
      : null;
