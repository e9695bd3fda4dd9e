import type { Database } from '../data/database.ts';
import type { Order } from '../data/rows.ts';
import type { Cart } from './cart.ts';
import { fullName } from './item.ts';
import { newOrder, partId } from './order.ts';
import type { PaymentMethod } from './payment.ts';
import { takeFromStock } from './stock.ts';

/** Turns a cart into an order: stock is taken, coupons are kept, the cart is empty afterwards. */
export function placeOrder(
  cart: Cart,
  payment: PaymentMethod,
  note: string,
  customer: number,
  database: Database,
): Order {
  const { session } = cart;
  const fresh = newOrder(database);
  const order: Order = {
    ...fresh,
    status: payment.status,
    paid: null,
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
  for (const line of order.lines) takeFromStock(line, fresh.date, database);
  session.lines = [];
  session.coupons = [];
  session.rate = '';
  return order;
}

function partsOf(cart: Cart, id: number, database: Database): Pick<Order, 'lines' | 'shippings' | 'coupons'> {
  let parts = 0;
  const nextId = () => partId(id, ++parts);
  const lines = cart.lines.map(({ item, options, product, variation, quantity, subtotal, total }) => {
    const name = fullName(item, options, database);
    return { id: nextId(), name, product, variation, options, quantity, subtotal, total };
  });
  const contents = lines.map(({ name, quantity }) => `${name} &times; ${quantity}`).join(', ');
  const { rate } = cart;
  const shippings = rate
    ? [
        {
          id: nextId(),
          title: rate.name,
          method: rate.method,
          instance: String(rate.instance),
          cost: rate.cost,
          contents,
        },
      ]
    : [];
  const coupons = cart.coupons.map(({ coupon, discount }) => {
    const { id: of, code, type, amount, freeShipping } = coupon;
    return { id: nextId(), coupon: of, code: code.toLowerCase(), type, amount, freeShipping, discount };
  });
  return { lines, shippings, coupons };
}
