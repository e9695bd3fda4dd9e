import { self } from '../rest/links.ts';
import type { Rest } from '../rest/rest.ts';
import type { Answer, Method, Route } from '../rest/route.ts';
import { addItem } from '../store/addItem.ts';
import { removeLine, setQuantity } from '../store/editLines.ts';
import type { CartLine } from '../store/lines.ts';
import { cartItemWire } from '../wire/cartItem.ts';
import { addParams, sentItem } from './cart.ts';
import { type CartCall, cartEndpoint, conflict } from './cartEndpoint.ts';

const BASE = '/wc/store/v1/cart/items';

const METHODS: Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The lines as a collection of their own. */
export const cartItems = (rest: Rest): Route[] => {
  const update = cartEndpoint(rest, { params: { quantity: { type: 'number' } }, guarded: true, answer: change });
  return [
    {
      path: BASE,
      GET: cartEndpoint(rest, { guarded: false, answer: list }),
      POST: cartEndpoint(rest, { params: addParams, guarded: true, answer: add }),
      DELETE: cartEndpoint(rest, { guarded: true, answer: clear }),
    },
    {
      path: `${BASE}/:key`,
      GET: cartEndpoint(rest, { guarded: false, answer: call => one(call, call.at.key!) }),
      POST: update,
      PUT: update,
      PATCH: update,
      DELETE: cartEndpoint(rest, { guarded: true, answer: remove }),
    },
  ];
};

const list = (call: CartCall): Answer => ({ body: call.cart().lines.map(line => wire(line, call)) });

const wire = (line: CartLine, { rest, at }: CartCall) => {
  const href = rest.url(`${BASE}/${line.key}`);
  // asked for by its key, a line does not tell what may be done to it
  const link = at.key ? [{ href }] : self(href, METHODS);
  return { ...cartItemWire(line, rest), _links: { self: link, collection: [{ href: rest.url(BASE) }] } };
};

function add(call: CartCall): Answer {
  const key = addItem(call.cart(), sentItem(call.args), call.rest.database);
  return { ...one(call, key), status: 201 };
}

function clear(call: CartCall): Answer {
  const { session } = call.cart();
  session.lines = [];
  session.coupons = [];
  return { body: [] };
}

function one(call: CartCall, key: string): Answer {
  const line = call.cart().lines.find(each => each.key === key);
  if (!line) throw gone(call);
  return { body: wire(line, call) };
}

function change(call: CartCall): Answer {
  const key = call.at.key!;
  if (!setQuantity(call.cart(), key, call.args.quantity)) throw gone(call);
  return one(call, key);
}

function remove(call: CartCall): Answer {
  if (!removeLine(call.cart(), call.at.key!)) throw gone(call);
  return { status: 204, body: null };
}

const gone = (call: CartCall) =>
  conflict('woocommerce_rest_cart_invalid_key', 'Cart item no longer exists or is invalid.', call);
