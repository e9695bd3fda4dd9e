import type { Scope } from '../../cache/scope.ts';
import { isGone } from '../../commerce/orders/placedOrders.ts';
import { REFERENCE_KEY } from '../../commerce/quoteOrders/orderBody.ts';
import type { Context } from '../../context/context.ts';
import { emailKey } from '../../quotes/quoteRequest.ts';
import type { OrderRecord } from '../../upstreams/shop/orderRecord.ts';

/** An order, and whether it waits to be held against the offer that it came from: until then nobody pays it. */
export type AccountOrderParent = OrderRecord & { held?: boolean };

interface OrdersPage {
  readonly orders: AccountOrderParent[];
  /** how many pages the shop has of what mentions the address */
  readonly totalPages: number;
}

/** As many as the shop gives in one call. */
export const SHOWN = 100;

export function referenceOf({ meta_data }: OrderRecord): string | null {
  const value = meta_data.find(({ key }) => key === REFERENCE_KEY)?.value;
  return typeof value === 'string' ? value : null;
}

export const isOwn = (order: OrderRecord, email: string): boolean =>
  !isGone(order) && emailKey(order.billing.email ?? '') === emailKey(email);

const read = new WeakMap<Scope, Map<string, Promise<OrdersPage>>>();

/** A page of the orders of one address, the newest first: one call, however many fields of a request ask for it. */
export function ordersOf(email: string, page: number, context: Context): Promise<OrdersPage> {
  const known = read.get(context.scope) ?? new Map<string, Promise<OrdersPage>>();
  read.set(context.scope, known);
  const key = `${page} ${email}`;
  const asked = known.get(key) ?? readPage(email, page, context);
  known.set(key, asked);
  return asked;
}

/** The shop's search finds others that mention the address, too. */
async function readPage(email: string, page: number, context: Context): Promise<OrdersPage> {
  const { shop, scope } = context;
  const { items, totalPages } = await shop.orderRecords.list(scope, { search: email, per_page: SHOWN, page });
  const own = items.filter(order => isOwn(order, email));
  return { orders: await withHeld(own, context), totalPages };
}

export async function withHeld(orders: OrderRecord[], { quotes }: Context): Promise<AccountOrderParent[]> {
  if (!orders.some(referenceOf)) return orders;
  const { references } = await quotes.heldOrders();
  return orders.map(order => ({ ...order, held: references.has(referenceOf(order) ?? '') }));
}
