import { hash } from 'node:crypto';
import { createBounded } from '../../cache/bounded.ts';
import type { Scope } from '../../cache/scope.ts';
import type { OrderParticulars, Orders } from '../../upstreams/shop/order.ts';
import type { PlacedOrders } from '../orders/placedOrders.ts';
import { needsPayment, type PaymentState, paymentStateOf } from './paymentState.ts';
import type { PaidGoods } from './withoutPaid.ts';

/** An order, as whoever may see it names it. */
export interface NamedOrder {
  id: number;
  key: string;
  email: string;
}

/** What became of the payment of an order. */
export interface OrderPayment {
  state: PaymentState;
  needsPayment: boolean;
  /** what was ordered, as far as the shop says; none while it can still be paid */
  goods: readonly PaidGoods[];
}

/** Where the shop tells of a change by itself, it is asked now and then all the same: a call may get lost. */
const TOLD_MS = 15_000;
/** Where it tells nothing, any number of open pages are one question. */
const ASKED_MS = 2_000;
const REMEMBERED_BYTES = 4_000_000;

export interface PaymentsOptions {
  placedOrders: PlacedOrders;
  orders: Orders;
  /** whether the shop tells of changes by itself */
  hasWebhooks: boolean;
}

const goodsOf = (particulars: OrderParticulars | null): PaidGoods[] =>
  (particulars?.line_items ?? []).map(({ product_id = 0, variation_id, quantity = 0 }) => ({
    id: variation_id || product_id,
    quantity,
  }));

/** How far payments are: told by the shop's webhooks, else asked for. */
export class Payments {
  readonly #options: PaymentsOptions;
  /** by id; `of` is a hash of whoever may see it */
  readonly #known: ReturnType<typeof createBounded<{ of: string; payment: OrderPayment }>>;
  /** how often the shop told of a change */
  #changes = 0;

  constructor(options: PaymentsOptions) {
    this.#options = options;
    this.#known = createBounded({
      maxBytes: REMEMBERED_BYTES,
      ttlMs: options.hasWebhooks ? TOLD_MS : ASKED_MS,
      sizeOf: ({ payment }) => 200 + 32 * payment.goods.length,
    });
  }

  /** Null for an order that is not there for whoever names it so. @throws UpstreamError */
  async read(scope: Scope, { id, key, email }: NamedOrder): Promise<OrderPayment | null> {
    const of = hash('sha256', `${key} ${email.toLowerCase()}`, 'base64url');
    const known = this.#known.get(String(id));
    if (known?.of === of) return known.payment;
    const changes = this.#changes;
    const order = await this.#options.placedOrders.byKey(scope, id, key, email);
    if (!order) return null;
    const open = needsPayment(order);
    const particulars = open ? null : await this.#options.orders.particulars(scope, id);
    const payment = {
      state: paymentStateOf(order, Boolean(particulars?.date_paid)),
      needsPayment: open,
      goods: goodsOf(particulars),
    };
    // What the shop told of since may be what this was read before.
    if (changes === this.#changes) this.#known.set(String(id), { of, payment });
    return payment;
  }

  /** The shop says that something about an order has changed. */
  changed(id: number): void {
    this.#changes += 1;
    this.#known.delete(String(id));
  }
}
