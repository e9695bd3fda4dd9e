import type { ParamSpecs } from '../../rest/params.ts';
import type { Args } from '../../rest/request.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Endpoint, Route } from '../../rest/route.ts';
import { addItem } from '../../store/addItem.ts';
import type { SentChoice } from '../../store/chooseVariation.ts';
import { removeLine, setQuantity } from '../../store/editLines.ts';
import { cartWire } from '../../wire/store/cart.ts';
import { type CartCall, cartEndpoint, conflict } from './cartEndpoint.ts';

const BASE = '/wc/store/v1/cart';

const addParams: ParamSpecs = {
  id: { type: 'integer' },
  quantity: { type: 'number' },
  variation: { type: 'any', default: [] },
};

/** The cart and the writes that answer it whole. */
export const cart = (rest: Rest): Route[] => [
  { path: BASE, GET: read(rest) },
  { path: `${BASE}/add-item`, POST: write(rest, addParams, add) },
  {
    path: `${BASE}/update-item`,
    POST: write(rest, { key: { type: 'string' }, quantity: { type: 'number' } }, update),
  },
  { path: `${BASE}/remove-item`, POST: write(rest, { key: { type: 'string' } }, remove) },
  { path: `${BASE}/items`, DELETE: cartEndpoint(rest, { guarded: true, answer: clear }) },
];

const whole = (call: CartCall): Answer => ({ body: cartWire(call.cart(), call.rest) });

const read = (rest: Rest): Endpoint => cartEndpoint(rest, { guarded: false, answer: whole });

/** A change, answered with the cart that came of it. */
export const write = (rest: Rest, params: ParamSpecs, change: (call: CartCall) => number): Endpoint =>
  cartEndpoint(rest, {
    params,
    guarded: true,
    answer: call => ({ status: change(call), ...whole(call) }),
  });

function add(call: CartCall): number {
  addItem(call.cart(), sentItem(call.args), call.rest.database);
  return 201;
}

const sentItem = ({ id, quantity, variation }: Args) => ({
  id,
  quantity,
  variation: (Array.isArray(variation) ? variation : Object.values(variation)) as SentChoice[],
});

function update(call: CartCall): number {
  const { key, quantity } = call.args;
  if (!setQuantity(call.cart(), key, quantity)) throw conflict(INVALID_KEY, 'Cart item does not exist.', call);
  return 200;
}

function remove(call: CartCall): number {
  if (!removeLine(call.cart(), call.args.key)) {
    throw conflict(INVALID_KEY, 'Cart item no longer exists or is invalid.', call);
  }
  return 200;
}

/** The one write that answers the lines alone. */
function clear(call: CartCall): Answer {
  const { session } = call.cart();
  session.lines = [];
  session.coupons = [];
  return { body: [] };
}

const INVALID_KEY = 'woocommerce_rest_cart_invalid_key';
