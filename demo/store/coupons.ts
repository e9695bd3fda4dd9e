import type { Database } from '../data/database.ts';
import { localNow } from '../data/editContent.ts';
import type { Coupon } from '../data/rows.ts';
import { displayAmount } from '../wire/shop/price.ts';
import { cents, sum } from './money.ts';

/** Codes are kept and told in lower case. */
export const findCoupon = (code: string, database: Database): Coupon | undefined =>
  database.all('coupons').find(coupon => coupon.code.toLowerCase() === code.toLowerCase());

/** Why a coupon cannot be used on a cart of this sum by whoever has this e-mail, in WooCommerce's words; null when it can. */
export function couponRefusal(
  coupon: Coupon,
  { subtotal, email }: { subtotal: number; email: string },
  database: Database,
): string | null {
  const code = coupon.code.toLowerCase();
  if (coupon.expires && coupon.expires < localNow(database.site.gmtOffset)) {
    return `Coupon &quot;${code}&quot; has expired.`;
  }
  if (cents(coupon.minimum) > subtotal) {
    return `The minimum spend for coupon &quot;${code}&quot; is ${displayAmount(coupon.minimum)}.`;
  }
  if (coupon.emails?.length && !coupon.emails.includes(email.toLowerCase())) {
    return `Please enter a valid email at checkout to use coupon code &quot;${code}&quot;.`;
  }
  return null;
}

/** What a coupon takes off each line, VAT included: a share of each, or a fixed sum spread over all. */
export function discountsOf(coupon: Coupon, lines: number[]): number[] {
  if (coupon.type === 'percent') return lines.map(line => Math.round((line * Number(coupon.amount)) / 100));
  return spread(Math.min(cents(coupon.amount), sum(lines)), lines);
}

/** Shares by weight; the cents that rounding down leaves go to the first lines that can bear them. */
function spread(amount: number, lines: number[]): number[] {
  const whole = sum(lines);
  if (whole === 0) return lines.map(() => 0);
  const shares = lines.map(line => Math.floor((amount * line) / whole));
  let left = amount - sum(shares);
  return shares.map((share, at) => {
    const more = Math.min(left, lines[at]! - share);
    left -= more;
    return share + more;
  });
}
