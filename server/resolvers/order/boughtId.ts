import type { Context } from '../../context/context.ts';
import type { StoreCartItem, StoreOrder } from '../../upstreams/store/wire.ts';
import { particulars } from './particulars.ts';

const orderOf = new WeakMap<StoreCartItem, StoreOrder>();

/** The lines of an order, each known to be of it. */
export function itemsOf(order: StoreOrder): StoreCartItem[] {
  for (const item of order.items) orderOf.set(item, order);
  return order.items;
}

/** What a line of an order sold, as a cart takes it: the store tells the line's own number, as `id`, and the shop the rest. */
export async function boughtId(item: StoreCartItem, _: unknown, context: Context): Promise<string | null> {
  const order = orderOf.get(item);
  const lines = order && (await particulars(order, context)).line_items;
  const line = lines?.find(({ id }) => id === item.id);
  return String(line?.variation_id || line?.product_id || '') || null;
}
