import type { Context } from '../../context/context.ts';
import { idOf } from '../arguments.ts';
import { type AccountOrderParent, isOwn, ordersOf, withHeld } from './ordersOf.ts';

/** An order whose number is not its id is looked for among the 1,000 newest of its address. */
const MOST_PAGES = 10;

/**
 * The order of an address that has this number, however old: the shop numbers by its ids, so one call finds it. Where a
 * plugin numbers otherwise, it is among the newest of the address, and found by a call for each hundred. An order of
 * somebody else costs what one costs that there is not.
 */
export async function orderByNumber(
  number: string,
  email: string,
  context: Context,
): Promise<AccountOrderParent | null> {
  const { shop, scope } = context;
  const id = idOf(number);
  const byId = id === null ? null : await shop.orderRecords.byId(scope, id);
  if (byId?.number === number && isOwn(byId, email)) return (await withHeld([byId], context))[0] ?? null;
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { orders, totalPages } = await ordersOf(email, page, context);
    const found = orders.find(order => order.number === number);
    if (found) return found;
    if (page >= totalPages) return null;
  }
  return null;
}
