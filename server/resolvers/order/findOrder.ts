import { isEmail } from '../../../rules/forms/fields.ts';
import { needsPayment } from '../../commerce/payments/paymentState.ts';
import type { NamedOrder } from '../../commerce/payments/payments.ts';
import { unpaidOrders } from '../../commerce/sessions/rememberedOrders.ts';
import type { Context } from '../../context/context.ts';
import type { StoreOrder } from '../../upstreams/store/wire.ts';
import { idOf } from '../arguments.ts';
import { cartVisitor } from '../cart/cartVisitor.ts';
import { rememberedHere, signedInAs } from '../quoteRequest/readRequest.ts';

/** Twice what WooCommerce has room for: an endless one is a fault to it. */
const LONGEST_KEY = 200;

/** What names an order in a query. */
export interface OrderArgs {
  id: string;
  key: string;
  email?: string | null;
}

/** Where an order is shown. */
export const receivedPath = ({ id, key }: Pick<NamedOrder, 'id' | 'key'>): string =>
  `/order-received/${id}?${new URLSearchParams({ key })}`;

/**
 * The order that is meant, with the e-mail that was given, that this browser ordered with, or is signed in by; null where
 * there is none, and while it is held: whoever sees an order may pay it, by transfer too.
 */
async function named({ id, key, email }: OrderArgs, context: Context): Promise<NamedOrder | null> {
  const { session } = cartVisitor(context);
  const number = idOf(id);
  const typed = email?.trim();
  if (number === null || !key || key.length > LONGEST_KEY || (typed && !isEmail(typed))) return null;
  const placed = session.state?.orders.find(([each]) => each === number)?.[1];
  // What was ordered with a cart came of no offer: whoever has paid it is told, whatever can be looked up here.
  if (placed) return { id: number, key, email: typed || placed };
  const known = typed || (await acceptedHere(number, context)) || (await signedInAs(context));
  if (!known || (await context.quotes.heldOrders()).ids.has(number)) return null;
  return { id: number, key, email: known };
}

/** The billing e-mail of an order that came from an offer whose request this browser may read. */
async function acceptedHere(id: number, context: Context): Promise<string | null> {
  for (const reference of context.buyerSession?.quotes ?? []) {
    const request = await rememberedHere(reference, context);
    const order = request && (await context.quotes.lifeOf(request)).order;
    if (order?.id === id) return order.buyer.email;
  }
  return null;
}

/** The order for whoever may see it. Of this browser's own cart, the cart is empty once it is paid. */
export async function findOrder(args: OrderArgs, context: Context): Promise<StoreOrder | null> {
  const order = await named(args, context);
  if (!order) return null;
  const found = await context.commerce.placedOrders.byKey(context.scope, order.id, order.key, order.email);
  if (found && !needsPayment(found)) await settle(order.id, context);
  return found;
}

/** How far its payment is, for whoever may see it. */
export async function findPayment(args: OrderArgs, context: Context) {
  const order = await named(args, context);
  const payment = order && (await context.commerce.payments.read(context.scope, order));
  if (order && payment && !payment.needsPayment) await settle(order.id, context);
  return payment;
}

async function settle(id: number, context: Context): Promise<void> {
  const visitor = cartVisitor(context);
  if (unpaidOrders(visitor.session.state).some(order => order.id === id))
    await context.commerce.carts.settleUnpaid(visitor);
}
