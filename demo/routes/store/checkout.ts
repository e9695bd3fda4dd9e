import { RestError } from '../../rest/error.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Route } from '../../rest/route.ts';
import { addressFault, billingFault, missingFields, readAddress } from '../../store/address.ts';
import type { Cart } from '../../store/cart.ts';
import { METHODS_OFFERED, PAYMENT_METHODS, type PaymentMethod } from '../../store/payment.ts';
import { placeOrder } from '../../store/placeOrder.ts';
import { placedWire } from '../../wire/store/checkout.ts';
import { type CartCall, cartEndpoint, conflict } from './cartEndpoint.ts';

const BASE = '/wc/store/v1/checkout';

const params: ParamSpecs = {
  billing_address: { type: 'any', required: true, check: billingFault },
  shipping_address: { type: 'any', check: addressFault },
  payment_method: { type: 'string', enum: ['', ...PAYMENT_METHODS.map(method => method.id)] },
  customer_note: { type: 'string', default: '' },
};

/** The one call that makes an order of a cart. */
export const checkout = (rest: Rest): Route[] => [
  {
    path: BASE,
    POST: cartEndpoint(rest, { params, guarded: true, answer: place }),
  },
];

function place(call: CartCall): Answer {
  refuseCart(call);
  const { billing_address, shipping_address, payment_method, customer_note } = call.args;
  const { session, needsShipping } = call.cart();
  session.billing = readAddress(billing_address, session.billing);
  session.shipping = readAddress(shipping_address ?? (needsShipping ? undefined : billing_address), session.shipping);
  const cart = call.cart();
  refuseAddresses(cart);
  const payment = offered(payment_method);
  const order = placeOrder(cart, payment, customer_note, call.user?.id ?? 0, call.rest.database);
  return { body: placedWire(order, call.rest) };
}

/** An empty cart, or one with something that cannot be bought any more. */
function refuseCart(call: CartCall) {
  const { lines, notices } = call.cart();
  const [notice] = notices;
  if (notice) {
    const message = notice.message.replace(/&#822[01];/g, '"');
    throw conflict(notice.code, message, call, { 0: 409 });
  }
  if (lines.length > 0) return;
  throw conflict('woocommerce_rest_cart_empty', 'Cannot place an order, your cart is empty.', call, { 0: 400 });
}

function refuseAddresses({ session, needsShipping, rate }: Cart) {
  const { billing, shipping } = session;
  if (billing.email === '') {
    throw new RestError(400, 'woocommerce_rest_missing_email_address', 'A valid email address is required');
  }
  if (needsShipping && !rate) {
    const message = 'Sorry, this order requires a shipping option.';
    throw new RestError(400, 'woocommerce_rest_invalid_shipping_option', message);
  }
  const missing = { shipping: needsShipping ? missingFields(shipping) : [], billing: missingFields(billing) };
  const errors = Object.fromEntries(Object.entries(missing).filter(([, fields]) => fields.length > 0));
  const [first] = Object.entries(errors);
  if (!first) return;
  const message = `There was a problem with the provided ${first[0]} address: ${first[1].join(', ')}`;
  throw new RestError(400, 'woocommerce_rest_invalid_address', message, { errors });
}

function offered(id: string | undefined): PaymentMethod {
  if (!id) throw new RestError(400, 'woocommerce_rest_checkout_missing_payment_method', 'No payment method provided.');
  const method = METHODS_OFFERED.find(each => each.id === id);
  if (method) return method;
  const message = `The ${id} payment gateway is not available.`;
  throw new RestError(400, 'woocommerce_rest_checkout_payment_method_disabled', message);
}
