import type { Scope } from '../../cache/scope.ts';
import type { Orders, ShopOrder } from '../../upstreams/shop/order.ts';
import type { OrderKeys, SentOrder } from './orderKeys.ts';

/** Clocks differ. */
const SKEW_MS = 5 * 60_000;

/**
 * Looks among the shop's orders for one that was sent and not answered: made from that cart, for that e-mail, since
 * then, and not already known by another key. Null when there is none yet.
 * @throws UpstreamError where the shop cannot be asked, UnclearError where its orders do not tell
 */
export async function findSentOrder(
  { orders, keys }: { orders: Orders; keys: OrderKeys },
  scope: Scope,
  sent: SentOrder,
  email: string,
): Promise<{ id: number; orderKey: string } | null> {
  const rows = await orders.sentSince(scope, email, sent.sentAt - SKEW_MS);
  // The store keeps a draft of an order that it refused, or has not finished.
  const candidates = rows.filter(row => isOf(sent, row) && row.status !== 'checkout-draft');
  const taken = await keys.placedAmong(candidates.map(row => row.id));
  const found = candidates.find(row => !taken.includes(row.id));
  if (found && !sent.cartHash) throw new UnclearError(`Order ${found.id} may be the one that was sent`);
  return found ? { id: found.id, orderKey: found.order_key } : null;
}

/** An order there could be the one that was sent, and nothing says whether it is. */
class UnclearError extends Error {}

/** Of a store that does not name its carts, any order of the buyer may be it. */
const isOf = ({ cartHash }: SentOrder, { cart_hash }: ShopOrder): boolean => !cartHash || cart_hash === cartHash;
