import type { Context } from '../../context/context.ts';
import type { OrderParticulars } from '../../upstreams/shop/order.ts';
import type { StoreOrder } from '../../upstreams/store/wire.ts';

const particularsOf = new WeakMap<StoreOrder, Promise<OrderParticulars>>();

/** What the store does not tell of an order, asked for once. */
export function particulars(order: StoreOrder, { shop, scope }: Context): Promise<OrderParticulars> {
  const known = particularsOf.get(order) ?? shop.orders.particulars(scope, order.id);
  particularsOf.set(order, known);
  return known;
}
