import { DAY_MS } from '../../../rules/dates/dayMs.ts';
import type { CheckoutValues } from '../../../rules/forms/checkout.ts';
import type { Scope } from '../../cache/scope.ts';
import type { Orders, ShopOrder } from '../../upstreams/shop/order.ts';
import type { OrderKeyRepository, SentOrder, TakenOrder } from './orderKeyRepository.ts';

type Wanted = Pick<CheckoutValues, 'billing' | 'paymentMethod'> & { orResumed: boolean };

/** Clocks differ. */
const SKEW_MS = 5 * 60_000;

/** What is dated later than now was sent before the clock was set back: nobody knows by how much. */
const sinceOf = ({ sentAt }: SentOrder): number => (sentAt > Date.now() ? Date.now() - DAY_MS : sentAt) - SKEW_MS;

/**
 * Looks among the shop's orders for one that was sent and not answered: made from that cart, for that e-mail, since
 * then, and not already known by another key. Null when there is none yet.
 * @throws UpstreamError where the shop cannot be asked, UnclearError where its orders do not tell
 */
export async function findSentOrder(
  { orders, keys }: { orders: Orders; keys: OrderKeyRepository },
  scope: Scope,
  sent: SentOrder,
  { billing, paymentMethod, orResumed }: Wanted,
): Promise<{ id: number; orderKey: string } | null> {
  const rows = await orders.sentSince(scope, billing.email, sinceOf(sent));
  // The store keeps a draft of an order that it refused, or has not finished.
  const candidates = rows.filter(row => isOf(sent, row) && row.status !== 'checkout-draft');
  const taken = await keys.placedAmong(candidates.map(row => row.id));
  const free = candidates.find(row => !taken.some(({ id }) => id === row.id));
  // The store takes up an order of the same cart that waits for its payment: then a second key is the same order.
  const resumed = orResumed && candidates.find(row => isResumed(row, paymentMethod) && isSameCart(sent, row, taken));
  const found = free || resumed;
  if (found && !sent.cartHash) throw new UnclearError(`Order ${found.id} may be the one that was sent`);
  return found ? { id: found.id, orderKey: found.order_key } : null;
}

/** An order there could be the one that was sent, and nothing says whether it is. */
class UnclearError extends Error {}

const isResumed = ({ status, payment_method }: ShopOrder, method: string): boolean =>
  payment_method === method && ['pending', 'failed'].includes(status);

const isSameCart = ({ cart, cartHash }: SentOrder, { id }: ShopOrder, taken: readonly TakenOrder[]): boolean =>
  cartHash !== '' && taken.some(one => one.id === id && one.cart === cart && one.cartHash === cartHash);

/** Of a store that does not name its carts, any order of the buyer may be it. */
const isOf = ({ cartHash }: SentOrder, { cart_hash }: ShopOrder): boolean => !cartHash || cart_hash === cartHash;
