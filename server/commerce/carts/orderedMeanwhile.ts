import type { OrderRecords } from '../../upstreams/shop/orderRecord.ts';
import { isGone } from '../orders/placedOrders.ts';
import { rememberOrder } from '../sessions/rememberedOrders.ts';
import type { LastOrder } from './lostChange.ts';
import type { Visitor } from './visitor.ts';

/**
 * Remembers the last order of a visitor's cart where their session is from before it: they waited for the cart while it
 * was made, or its answer never reached them. Where the shop does not show it, whoever comes next asks again.
 */
export async function rememberOrdered(
  { session, scope }: Visitor,
  ordered: LastOrder | undefined,
  records: OrderRecords,
): Promise<void> {
  if (!ordered || session.state!.orders.some(([id]) => id === ordered.id)) return;
  const order = await records.byId(scope, ordered.id).catch(() => null);
  const email = order?.billing.email;
  if (!order || !email || isGone(order)) return;
  // Others may have changed the cart since.
  rememberOrder(session, { ...ordered, key: order.order_key, email, changed: true });
}
