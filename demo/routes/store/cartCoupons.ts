import { RestError } from '../../rest/error.ts';
import type { ParamSpecs } from '../../rest/params.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Route } from '../../rest/route.ts';
import { couponRefusal, findCoupon } from '../../store/coupons.ts';
import { sum } from '../../store/money.ts';
import { write } from './cart.ts';
import { type CartCall, conflict } from './cartEndpoint.ts';

const BASE = '/wc/store/v1/cart';

const params: ParamSpecs = { code: { type: 'string', default: '' } };

export const cartCoupons = (rest: Rest): Route[] => [
  { path: `${BASE}/apply-coupon`, POST: write(rest, params, apply) },
  { path: `${BASE}/remove-coupon`, POST: write(rest, params, remove) },
];

/** All refusals have one code; only the words differ. */
function apply(call: CartCall): number {
  const { database } = call.rest;
  const cart = call.cart();
  const code = call.args.code.toLowerCase();
  // an empty code is told as applied, too
  if (code === '' || cart.session.coupons.some(each => each.toLowerCase() === code)) {
    throw refusal(`Coupon code &quot;${code}&quot; has already been applied.`);
  }
  const coupon = findCoupon(code, database);
  if (!coupon) throw refusal(`Coupon &quot;${code}&quot; cannot be applied because it does not exist.`);
  const spent = { subtotal: sum(cart.lines.map(line => line.gross)), email: cart.session.billing.email };
  const message = couponRefusal(coupon, spent, database);
  if (message) throw refusal(message);
  const alone = cart.coupons.find(each => each.coupon.individualUse);
  if (alone) throw refusal(besideNone(alone.coupon.code.toLowerCase()));
  // The others go without a word.
  cart.session.coupons = coupon.individualUse ? [coupon.code] : [...cart.session.coupons, coupon.code];
  return 200;
}

const besideNone = (code: string) =>
  `&quot;${code}&quot; has already been applied and cannot be used in conjunction with other coupons.`;

function remove(call: CartCall): number {
  const { session } = call.cart();
  const coupon = findCoupon(call.args.code, call.rest.database);
  if (!coupon) throw refusal('Invalid coupon code.');
  if (!session.coupons.includes(coupon.code)) {
    const message = 'Coupon cannot be removed because it is not already applied to the cart.';
    throw conflict('woocommerce_rest_cart_coupon_invalid_code', message, call);
  }
  session.coupons = session.coupons.filter(code => code !== coupon.code);
  return 200;
}

const refusal = (message: string) => new RestError(400, 'woocommerce_rest_cart_coupon_error', message);
