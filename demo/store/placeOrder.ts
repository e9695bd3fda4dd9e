import type { Database } from '../data/database.ts';
import { localNow } from '../data/editContent.ts';
import type { Order } from '../data/rows.ts';
import type { Session } from '../data/sessions.ts';
import type { Cart } from './cart.ts';
import { fullName } from './item.ts';
import { lineId, newOrder } from './order.ts';
import type { PaymentMethod } from './payment.ts';
import { takeFromStock } from './stock.ts';

/**
 * Turns a cart into an order: stock is taken, coupons are kept, the cart is empty afterwards. An order that waits for
 * its payment takes no stock and leaves the cart; placed again, it is the same order as long as the cart is the same.
 */
export function placeOrder(
  cart: Cart,
  payment: PaymentMethod,
  note: string,
  customer: number,
  database: Database,
): Order {
  const { session } = cart;
  const fresh = resumed(cart, database) ?? newOrder(database);
  const order: Order = {
    ...fresh,
    // Where nothing is to be paid, nobody is asked for it.
    status: cart.total > 0 ? payment.status : 'processing',
    paid: cart.total > 0 ? null : localNow(database.site.gmtOffset),
    customer,
    billing: session.billing,
    shipping: session.shipping,
    paymentMethod: payment.id,
    paymentTitle: payment.title,
    note,
    createdVia: 'store-api',
    cartHash: cart.hash,
    ...partsOf(cart, fresh.id, database),
    meta: [],
  };
  database.put('orders', order);
  if (order.status === 'pending') session.awaiting = order.id;
  else {
    for (const line of order.lines) takeFromStock(line, fresh.date, database);
    emptyCart(session);
  }
  return order;
}

/** What an order leaves of the cart that it was made of. */
export function emptyCart(session: Session) {
  session.lines = [];
  session.coupons = [];
  session.rate = '';
  delete session.awaiting;
}

/** The order that waits for its payment, as long as it is of the same cart. */
function resumed({ session, hash }: Cart, database: Database): Pick<Order, 'id' | 'key' | 'date' | 'modified'> | null {
  const known = session.awaiting ? database.get('orders', session.awaiting) : undefined;
  if (!known || !['pending', 'failed'].includes(known.status) || known.cartHash !== hash) return null;
  const { id, key, date } = known;
  return { id, key, date, modified: localNow(database.site.gmtOffset) };
}

function partsOf(cart: Cart, id: number, database: Database): Pick<Order, 'lines' | 'shippings' | 'coupons'> {
  const { lines, rate, coupons } = cart;
  return {
    lines: lines.map(({ item, options, product, variation, quantity, subtotal, total }, at) => {
      const name = fullName(item, options, database);
      return { id: lineId(id, at), name, product, variation, options, quantity, subtotal, total };
    }),
    shippings: rate ? [{ title: rate.name, method: rate.method, cost: rate.cost }] : [],
    coupons: coupons.map(({ coupon, discount }) => ({ code: coupon.code.toLowerCase(), discount })),
  };
}
