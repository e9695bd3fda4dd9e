import type { Order, User } from '../../data/rows.ts';
import { RestError } from '../../rest/error.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Call, Route } from '../../rest/route.ts';
import { storeOrderWire } from '../../wire/store/storeOrder.ts';

const params: ParamSpecs = {
  key: { type: 'string', default: '' },
  billing_email: { type: 'string', default: '' },
};

/** A placed order, shown to whoever has its key and knows the e-mail; no session is asked for. */
export const storeOrder = (rest: Rest): Route[] => [
  {
    path: '/wc/store/v1/order/:id',
    GET: {
      params,
      answer: call => ({ body: storeOrderWire(find(call, rest), rest) }),
    },
  },
];

function find(call: Call, rest: Rest): Order {
  const { key, billing_email } = call.query;
  return findStoreOrder(Number(call.at.id), String(key ?? ''), String(billing_email ?? ''), call.user, rest);
}

/** Refuses as the real one: an unknown id, another customer's order, a wrong key, a wrong e-mail, in this order. */
function findStoreOrder(id: number, key: string, email: string, user: User | null, rest: Rest): Order {
  const order = rest.database.get('orders', id);
  if (!order) throw new RestError(404, 'woocommerce_rest_invalid_order', 'Invalid order ID.');
  if (order.customer !== 0) {
    if (order.customer === user?.id) return order;
    throw new RestError(403, 'woocommerce_rest_invalid_user', 'This order belongs to a different customer.');
  }
  if (key !== order.key) {
    throw new RestError(401, 'woocommerce_rest_invalid_order', 'Invalid order ID or key provided.');
  }
  if (email === '') throw invalidEmail('No billing email provided.');
  if (email.toLowerCase() !== order.billing.email.toLowerCase()) throw invalidEmail('Invalid billing email provided.');
  return order;
}

const invalidEmail = (message: string) => new RestError(401, 'woocommerce_rest_invalid_billing_email', message);
