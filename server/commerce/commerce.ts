import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { OrderDesk } from './orders/orderDesk.ts';
import { createOrderKeys } from './orders/orderKeys.ts';
import type { SharedRedis } from '../storage/redis.ts';
import { type CartSessions, createCartSessions } from './sessions/cartSession.ts';
import { VisitorCarts } from './carts/carts.ts';
import { createLeases } from './sessions/leases.ts';
import { createRedisLeases } from './sessions/redisLeases.ts';
import { openDatabase, openWhenUsed } from '../storage/open.ts';
import { UpstreamError } from '../upstreams/errors.ts';
import type { Upstream } from '../upstreams/http.ts';
import type { Shop } from '../upstreams/shop/shop.ts';
import type { PlacedOrders } from '../upstreams/store/order.ts';
import { createStore } from '../upstreams/store/store.ts';

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
  /** what the processes of one site lease carts by; null where there is one process */
  redis: SharedRedis | null;
  log: Logger;
}

export function createSelling({ config, upstream, shop, redis, log }: SellingOptions): Selling {
  const store = createStore(upstream, shop.features);
  const leases = redis ? createRedisLeases(redis, isUnsettled) : createLeases(isUnsettled);
  const carts = new VisitorCarts(store, leases);
  const keys = createOrderKeys(openWhenUsed(() => openDatabase(config, Date.now())));
  return {
    sessions: createCartSessions({ secrets: config.secretKeys, secure: config.publicUrl.startsWith('https:') }),
    carts,
    desk: new OrderDesk({ store, carts, orders: shop.orders, keys, log }),
    placedOrders: store.orders,
    close: () => keys.close(),
  };
}

/** A change that was sent and not answered, or answered by a server in front, may yet be made. */
const isUnsettled = (error: unknown): boolean => error instanceof UpstreamError && !error.neverSent;
