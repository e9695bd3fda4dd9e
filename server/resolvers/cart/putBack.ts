import type { Restored } from '../../commerce/carts/carts.ts';
import { type Notice, notice } from '../../commerce/carts/notices.ts';
import type { Context } from '../../context/context.ts';
import type { CartItemInput } from '../../gql/types.ts';
import { idOf } from '../arguments.ts';
import { addition, isNotSold } from './addition.ts';
import { belowMinimum, type MinimumOrder, minimumOrders } from './minimumOrder.ts';

/** Of what a client holds of a cart what may be put back, and what is told of the rest. */
export async function putBack(held: readonly CartItemInput[], context: Context): Promise<Restored> {
  const orders = await minimumOrders(
    held.map(({ product }) => idOf(product)),
    context,
  );
  const reasons = await Promise.all(held.map((item, at) => reasonAgainst(item, orders[at] ?? null, context)));
  const sold = held.filter((_, at) => reasons[at] === null);
  return {
    writes: await Promise.all(sold.map(item => addition(item, context))),
    heldBack: reasons.filter(reason => reason !== null),
  };
}

async function reasonAgainst(
  item: CartItemInput,
  order: MinimumOrder | null,
  context: Context,
): Promise<Notice | null> {
  if (await isNotSold(item, context)) return notice('NOT_PUT_BACK');
  return order && item.quantity < order.minimum
    ? { ...notice('NOT_PUT_BACK', { item: order.item }), message: belowMinimum(order) }
    : null;
}
