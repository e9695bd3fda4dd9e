import type { Logger } from 'pino';
import { isPaidWithoutPage } from '../../../rules/paymentMethods.ts';
import { StorageError } from '../../storage/errors.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import type { Orders } from '../../upstreams/shop/order.ts';
import { refusalOf } from '../../upstreams/store/refusal.ts';
import type { Store } from '../../upstreams/store/store.ts';
import type { StoreCheckout, StoreOrder } from '../../upstreams/store/wire.ts';
import type { VisitorCarts } from '../carts/carts.ts';
import { leftByOrder } from '../carts/lostChange.ts';
import type { NotForSale } from '../carts/notForSale.ts';
import { needsPayment } from '../payments/paymentState.ts';
import { payPage } from '../payments/payPage.ts';
import { identityOf } from '../sessions/cartToken.ts';
import { findSentOrder } from './findSentOrder.ts';
import type { OrderKeyRepository, SentOrder } from './orderKeyRepository.ts';
import { bodyHash, checkoutBody, type OrderRequest, storedKey } from './orderRequest.ts';
import { failed, type OrderOutcome, type PlacedOutcome, refusedOutcome } from './outcome.ts';
import type { PlacedOrders } from './placedOrders.ts';
import { prepareOrder } from './prepareOrder.ts';

export interface OrderServiceOptions {
  store: Store;
  placedOrders: PlacedOrders;
  carts: VisitorCarts;
  notForSale: NotForSale;
  /** the shop's own list of orders, where the outcome of a lost answer stands */
  orders: Orders;
  keys: OrderKeyRepository;
  /** a call that was not answered has no effect any more when it is older than this, in milliseconds */
  longestRunMs: number;
  log: Logger;
}

type OrderName = NonNullable<SentOrder['placed']>;
type Identity = Pick<SentOrder, 'key' | 'bodyHash' | 'cart'>;
interface Running extends Identity {
  outcome: Promise<OrderOutcome>;
}

/** Makes carts orders. Any number of requests with one key is one order, whatever fails in between. */
export class OrderService {
  readonly #options: OrderServiceOptions;
  readonly #running = new Map<string, Running>();

  constructor(options: OrderServiceOptions) {
    this.#options = options;
  }

  /** @throws DeadlineError or UpstreamError: then there is certainly no order */
  async place(request: OrderRequest): Promise<OrderOutcome> {
    try {
      return await this.#placeOnce(request);
    } catch (err) {
      if (!(err instanceof StorageError)) throw err;
      // Nothing was sent now; whether something was before, its key will say.
      this.#options.log.error(
        { requestId: request.visitor.scope.requestId, err },
        'The key of an order cannot be kept',
      );
      return failed('NOT_STORED');
    }
  }

  async #placeOnce(request: OrderRequest): Promise<OrderOutcome> {
    const { state } = request.visitor.session;
    if (!state) return this.#withoutCart(request);
    const identity = { key: storedKey(request), bodyHash: bodyHash(request), cart: identityOf(state.token) };
    const twin = this.#running.get(identity.key) ?? this.#begin(request, identity);
    return isSame(twin, identity) ? twin.outcome : failed('KEY_REUSED');
  }

  /** Nothing more is sent, but what was sent before the visitor lost the cart has an outcome. */
  async #withoutCart(request: OrderRequest): Promise<OrderOutcome> {
    const known = await this.#options.keys.find(storedKey(request));
    const earlier = known?.bodyHash === bodyHash(request) && (await this.#earlier(request, known));
    return earlier || failed('NO_CART');
  }

  #begin(request: OrderRequest, identity: Identity): Running {
    const outcome = this.#place(request, identity).finally(() => this.#running.delete(identity.key));
    const running = { ...identity, outcome };
    this.#running.set(identity.key, running);
    return running;
  }

  async #place(request: OrderRequest, identity: Identity): Promise<OrderOutcome> {
    const { carts, keys } = this.#options;
    const known = await keys.find(identity.key);
    if (known && !isSame(known, identity)) return failed('KEY_REUSED');
    if (known?.placed) return this.#placed(request, known.placed);
    const unpaid = await carts.settleUnpaid(request.visitor);
    if (unpaid === 'emptied') return failed('ALREADY_PAID');
    if (unpaid === 'unknown') return failed('BEING_CHECKED');
    return carts.hold(request.visitor, async (token, { leave }) => {
      const outcome = await this.#settle(request, identity, token);
      if (outcome.type === 'placed') leave(leftByOrder(outcome));
      return outcome;
    });
  }

  /** With the cart to itself: first what became of an earlier call, then a new one. */
  async #settle(request: OrderRequest, identity: Identity, token: string): Promise<OrderOutcome> {
    const { keys } = this.#options;
    // Another process may have sent it while this one waited.
    const known = await keys.find(identity.key);
    const earlier = known && (await this.#earlier(request, known));
    if (earlier) return earlier;
    if (await this.#mayDouble(request, identity)) return failed('BEING_CHECKED');
    const prepared = await prepareOrder(this.#options, request, token);
    if (!prepared.ready) return (await this.#sentMeanwhile(request, identity)) ?? prepared.outcome;
    const sent = await keys.send({ ...identity, cartHash: prepared.hash });
    if (!sent) return (await this.#sentMeanwhile(request, identity)) ?? failed('BEING_CHECKED');
    return this.#send(request, sent, token);
  }

  /** What another process has made of the cart since, where nothing kept the two apart; its order may leave it empty. */
  async #sentMeanwhile(request: OrderRequest, { key }: Identity): Promise<OrderOutcome | null> {
    const known = await this.#options.keys.find(key);
    return known && this.#earlier(request, known);
  }

  /** What is known of a call made before; null when it certainly had no effect. */
  async #earlier(request: OrderRequest, sent: SentOrder): Promise<OrderOutcome | null> {
    if (sent.placed) return this.#placed(request, sent.placed);
    const found = await this.#find(request, sent);
    if (found !== 'none') return found;
    if (sent.ageMs < this.#options.longestRunMs) return failed('BEING_CHECKED');
    await this.#options.keys.free(sent);
    return null;
  }

  /** Whether the same cart has just been sent from elsewhere, as from another tab, and nobody knows yet what became of it. */
  async #mayDouble(request: OrderRequest, identity: Identity): Promise<boolean> {
    const { keys, longestRunMs } = this.#options;
    const others = await keys.unclear(identity, longestRunMs);
    // What is found now is known the next time.
    for (const other of others) await this.#find(request, other);
    return others.length > 0;
  }

  async #send(request: OrderRequest, sent: SentOrder, token: string): Promise<OrderOutcome> {
    const { keys, store, log } = this.#options;
    const { scope } = request.visitor;
    let made: StoreCheckout;
    try {
      made = await store.checkout.place({ scope, token }, checkoutBody(request));
    } catch (error) {
      return this.#unmade(request, sent, error);
    }
    const order = { id: made.order_id, orderKey: made.order_key };
    // Where it cannot be noted, the next call with this key finds it in the shop.
    await keys.place(sent.key, order).catch(err => {
      log.warn({ requestId: scope.requestId, err }, 'An order was placed, and its key could not be noted');
    });
    return this.#placed(request, order, made);
  }

  /**
   * What became of a call that was answered with no order. Only one that was never sent is certain: even a refusal in the
   * store's own words may answer the second of two calls, as a server in front makes them where the first was not
   * answered. It holds once the shop shows no order; where the shop cannot be asked, nobody knows.
   * @throws what certainly kept the order from being made
   */
  async #unmade(request: OrderRequest, sent: SentOrder, error: unknown): Promise<OrderOutcome> {
    const { neverSent = false, serviceCode = null } = error instanceof UpstreamError ? error : {};
    const refused = refusalOf(error);
    if (!neverSent) {
      // A refusal may as well be of a second order of the cart: the one that waits for its payment is no answer to it.
      const found = await this.#find(request, sent, refused === null);
      if (found !== 'none') return found;
      // Without an answer of the store itself the call may yet have its effect.
      if (!refused && serviceCode !== 'rate_limit_exceeded') return failed('BEING_CHECKED');
    }
    await this.#options.keys.free(sent);
    if (!refused) throw error;
    if (!refused.message) {
      const { requestId } = request.visitor.scope;
      this.#options.log.warn(
        { requestId, code: refused.code },
        'The shop refused an order for no reason a buyer may read',
      );
    }
    return refusedOutcome(refused, refused.cart && { cart: refused.cart, hash: null, notices: [] });
  }

  /** @param orResumed whether the store may have taken up an order of this cart that waits for its payment */
  async #find(request: OrderRequest, sent: SentOrder, orResumed = true): Promise<OrderOutcome | 'none'> {
    const { scope } = request.visitor;
    try {
      const found = await findSentOrder(this.#options, scope, sent, { ...request.values, orResumed });
      if (!found) return 'none';
      await this.#options.keys.place(sent.key, found);
      return this.#placed(request, found);
    } catch (err) {
      this.#options.log.warn({ requestId: scope.requestId, err }, 'Nobody knows yet whether an order was placed');
      return failed('BEING_CHECKED');
    }
  }

  /** @param made what checkout answered, where that was not lost */
  async #placed(request: OrderRequest, { id, orderKey }: OrderName, made?: StoreCheckout): Promise<PlacedOutcome> {
    const { scope } = request.visitor;
    const { email } = request.values.billing;
    const details = await this.#options.placedOrders
      .byKey(scope, id, orderKey, email)
      .catch((): StoreOrder | null => null);
    const known = details ?? made;
    const waits = known ? needsPayment(known) : !isPaidWithoutPage(request.values.paymentMethod);
    const named = made?.payment_result?.redirect_url;
    const page = waits ? await payPage(this.#options.orders, scope, id, named) : null;
    return { type: 'placed', id, orderKey, details, waits, payPage: page };
  }
}

const isSame = (a: Identity, b: Identity): boolean => a.bodyHash === b.bodyHash && a.cart === b.cart;
