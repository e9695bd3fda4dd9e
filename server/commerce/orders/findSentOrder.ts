import type { Scope } from '../../cache/scope.ts';
import type { Orders } from '../../upstreams/shop/order.ts';
import type { OrderKeyRepository, SentOrder } from './orderKeyRepository.ts';

/** Clocks differ. */
const SKEW_MS = 5 * 60_000;

/**
 * Looks among the shop's orders for one that was sent and not answered: made from that cart, for that e-mail, since
 * then, and not already known by another key. Null when there is none yet.
 */
export async function findSentOrder(
  { orders, keys }: { orders: Orders; keys: OrderKeyRepository },
  scope: Scope,
  sent: SentOrder,
  email: string,
): Promise<{ id: number; orderKey: string } | null> {
  // A store that does not name its carts leaves nothing to know the order by; an empty cart will say that it was placed.
  if (!sent.cartHash) return null;
  const rows = await orders.sentSince(scope, email, sent.sentAt - SKEW_MS);
  // The store keeps a draft of an order that it refused, or has not finished.
  const candidates = rows.filter(row => row.cart_hash === sent.cartHash && row.status !== 'checkout-draft');
  const taken = await keys.placedAmong(candidates.map(row => row.id));
  const found = candidates.find(row => !taken.includes(row.id));
  return found ? { id: found.id, orderKey: found.order_key } : null;
}
