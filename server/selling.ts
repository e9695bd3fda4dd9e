import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { OrderDesk } from './orders/orderDesk.ts';
import { createOrderKeys } from './orders/orderKeys.ts';
import { type CartSessions, createCartSessions } from './sessions/cartSession.ts';
import { VisitorCarts } from './sessions/carts.ts';
import { createLeases } from './sessions/leases.ts';
import { createRedisLeases } from './sessions/redisLeases.ts';
import { openDatabase, openWhenUsed } from './submissions/storage/open.ts';
import { UpstreamError } from './upstreams/errors.ts';
import type { Upstream } from './upstreams/http.ts';
import type { Shop } from './upstreams/shop/shop.ts';
import type { PlacedOrders } from './upstreams/store/order.ts';
import { createStore } from './upstreams/store/store.ts';

/** Everything between a visitor and the store's till. */
export interface Selling {
  sessions: CartSessions;
  carts: VisitorCarts;
  desk: OrderDesk;
  placedOrders: PlacedOrders;
  close(): Promise<void>;
}

export interface SellingOptions {
  config: Config;
  /** the store's own pool and breaker, without credentials */
  upstream: Upstream;
  shop: Shop;
  log: Logger;
}

export function createSelling({ config, upstream, shop, log }: SellingOptions): Selling {
  const store = createStore(upstream, shop.features);
  const leases = config.redisUrl
    ? createRedisLeases({ url: config.redisUrl, leavesUnsettled: isUnsettled, log })
    : createLeases(isUnsettled);
  const carts = new VisitorCarts(store, leases);
  const keys = createOrderKeys(openWhenUsed(() => openDatabase(config, Date.now())));
  return {
    sessions: createCartSessions({ secrets: config.secretKeys, secure: config.publicUrl.startsWith('https:') }),
    carts,
    desk: new OrderDesk({ store, carts, orders: shop.orders, keys, log }),
    placedOrders: store.orders,
    async close() {
      await leases.close();
      await keys.close();
    },
  };
}

/** A change that was sent and not answered, or answered by a server in front, may yet be made. */
const isUnsettled = (error: unknown): boolean => error instanceof UpstreamError && !error.neverSent;
