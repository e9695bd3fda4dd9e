import type { Line } from '../data/sessions.ts';
import type { Cart } from './cart.ts';
import { checkQuantity } from './quantity.ts';

/** False when the cart has no such line. Without a quantity the line stays as it is. */
export function setQuantity(cart: Cart, key: string, quantity: number | undefined): boolean {
  const line = cart.lines.find(each => each.key === key);
  if (!line) return false;
  if (quantity === undefined) return true;
  const wanted = Math.trunc(quantity);
  if (wanted !== line.quantity) checkQuantity(line.item, wanted);
  cart.session.lines = cart.session.lines.map(each => (each.key === key ? { ...each, quantity: wanted } : each));
  return true;
}

export function removeLine(cart: Cart, key: string): boolean {
  const found = cart.lines.some(each => each.key === key);
  if (found) cart.session.lines = cart.session.lines.filter(each => each.key !== key);
  return found;
}

/** What a write leaves behind: lines and coupons as the cart has them now, no longer as they were put in. */
export function settle({ session, lines, coupons }: Cart) {
  session.lines = lines.map(
    ({ key, product, variation, options, quantity }): Line => ({ key, product, variation, options, quantity }),
  );
  session.coupons = coupons.map(each => each.coupon.code);
}
