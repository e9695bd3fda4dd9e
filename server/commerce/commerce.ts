import type { Logger } from 'pino';
import type { Scope } from '../cache/scope.ts';
import type { Config } from '../config.ts';
import type { QuoteLife } from '../quotes/life/quoteLife.ts';
import type { OrderQueue } from '../quotes/storage/orderQueue.ts';
import { openDatabase, openWhenUsed } from '../storage/open.ts';
import { isOutcomeUnknown } from '../upstreams/errors.ts';
import type { Upstream } from '../upstreams/http.ts';
import type { Shop } from '../upstreams/shop/shop.ts';
import { createStore } from '../upstreams/store/store.ts';
import type { Agreement } from '../workers/place.ts';
import { VisitorCarts } from './carts/carts.ts';
import { type DeliveryCost, deliveryTo, type Goods } from './carts/deliveryTo.ts';
import { createNotForSale, type NotForSale, type ProtectedProducts } from './carts/notForSale.ts';
import { createOrderKeyRepository } from './orders/orderKeyRepository.ts';
import { OrderService } from './orders/orderService.ts';
import { createPlacedOrders, type PlacedOrders } from './orders/placedOrders.ts';
import { Payments } from './payments/payments.ts';
import { createFollower, type Follower } from './quoteOrders/follower.ts';
import { createOrderMaker, type OrderMaker } from './quoteOrders/orderMaker.ts';
import { createAgreedLeases } from './sessions/agreedLeases.ts';
import { type BuyerSessions, createBuyerSessions } from './sessions/buyerSession.ts';
import { type CartSessions, createCartSessions } from './sessions/cartSession.ts';
import type { Leases } from './sessions/leases.ts';

/** Where goods go, as far as rates need it. */
type Place = Parameters<typeof deliveryTo>[3];

/** Everything that turns a visitor's choice into an order: sessions, carts, the order service. */
export interface Commerce {
  sessions: CartSessions;
  buyerSessions: BuyerSessions;
  carts: VisitorCarts;
  /** make work on one thing run one at a time, in all processes of the site */
  leases: Leases;
  notForSale: NotForSale;
  /** what sending goods to a place costs */
  deliveryTo(scope: Scope, goods: readonly Goods[], place: Place): Promise<DeliveryCost | null>;
  orderService: OrderService;
  placedOrders: PlacedOrders;
  /** makes orders of accepted offers */
  orderMaker: OrderMaker;
  payments: Payments;
  /** notes what becomes of requests while nobody asks */
  follower: Follower;
  /** How many orders were sent to the store and whose outcome nobody knows by now. @throws StorageError */
  unclearOrders(): Promise<number>;
  close(): Promise<void>;
}

export interface CommerceOptions {
  config: Config;
  /** the store's own pool and breaker, without credentials */
  upstream: Upstream;
  shop: Shop;
  /** accepted offers whose orders are to be made */
  quoteOrders: OrderQueue;
  quoteLife: QuoteLife;
  /** the index of products */
  index: ProtectedProducts;
  /** by what the processes of one site lease carts */
  agreement: Agreement;
  log: Logger;
}

/** A call that is younger may be under way. */
const UNDER_WAY_MS = 30_000;

export function createCommerce({
  config,
  upstream,
  shop,
  index,
  quoteOrders,
  quoteLife,
  agreement,
  log,
}: CommerceOptions): Commerce {
  const store = createStore(upstream, shop.features);
  const leases = createAgreedLeases(agreement, isOutcomeUnknown);
  const notForSale = createNotForSale(index, shop.products);
  const placedOrders = createPlacedOrders(store.orders, shop.orderRecords);
  const payments = new Payments({
    placedOrders,
    orders: shop.orders,
    hasWebhooks: config.webhookSecret !== undefined,
  });
  const carts = new VisitorCarts(store, leases, notForSale, payments, shop.orderRecords);
  const keys = createOrderKeyRepository(openWhenUsed(() => openDatabase(config, Date.now())));
  const { longestRunMs } = config;
  const orderMaker = createOrderMaker({
    queue: quoteOrders,
    shop,
    log,
    longestRunMs,
    timeoutMs: config.upstreamTimeoutMs,
  });
  const follower = createFollower({
    queue: quoteOrders,
    life: quoteLife,
    shop,
    timeoutMs: config.upstreamTimeoutMs,
    log,
  });
  const sealing = { secrets: config.secretKeys, secure: config.publicUrl.startsWith('https:') };
  return {
    sessions: createCartSessions(sealing),
    buyerSessions: createBuyerSessions(sealing),
    carts,
    leases,
    notForSale,
    deliveryTo: (scope, goods, place) => deliveryTo(store, scope, goods, place),
    orderService: new OrderService({
      store,
      placedOrders,
      carts,
      notForSale,
      orders: shop.orders,
      keys,
      longestRunMs,
      log,
    }),
    placedOrders,
    orderMaker,
    payments,
    follower,
    unclearOrders: () => keys.countUnclear(Date.now() - UNDER_WAY_MS),
    async close() {
      await Promise.all([orderMaker.close(), follower.close()]);
      await keys.close();
    },
  };
}
