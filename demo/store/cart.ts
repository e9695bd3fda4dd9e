import { createHash } from 'node:crypto';
import type { Database } from '../data/database.ts';
import type { Coupon } from '../data/rows.ts';
import type { Session } from '../data/sessions.ts';
import { couponRefusal, discountsOf, findCoupon } from './coupons.ts';
import { type CartLine, type Notice, readLines } from './lines.ts';
import { grossOf, sum, sumTaxed, type Taxed, taxedAs } from './money.ts';
import { chosenRate, type Rate, ratesTo } from './shipping.ts';

export interface Discounted {
  coupon: Coupon;
  discount: Taxed;
}

/** A session worked out against the catalogue as it is now. */
export interface Cart {
  session: Session;
  lines: CartLine[];
  notices: Notice[];
  coupons: Discounted[];
  needsShipping: boolean;
  rates: Rate[];
  rate: Rate | undefined;
  items: Taxed;
  discount: Taxed;
  shipping: Taxed;
  tax: number;
  total: number;
  /** the same as long as what is bought and what it costs are; '' when empty */
  hash: string;
}

export function readCart(session: Session, database: Database): Cart {
  const { lines: full, notices } = readLines(session, database);
  const spent = { subtotal: sum(full.map(line => line.gross)), email: session.billing.email };
  const { usable, refusals } = readCoupons(session.coupons, spent, database);
  const { lines, coupons } = applyCoupons(usable, full);
  const needsShipping = lines.some(line => !line.item.product.virtual);
  const rates = needsShipping ? ratesTo(session.shipping, usable) : [];
  const rate = chosenRate(rates, session.rate);
  const shipping = rate?.cost ?? { net: 0, tax: 0 };
  const paid = sumTaxed(lines.map(line => line.total));
  const total = grossOf(paid) + grossOf(shipping);
  return {
    session,
    lines,
    notices: [...notices, ...refusals],
    coupons,
    needsShipping,
    rates,
    rate,
    items: sumTaxed(lines.map(line => line.subtotal)),
    discount: sumTaxed(coupons.map(each => each.discount)),
    shipping,
    tax: paid.tax + shipping.tax,
    total,
    hash: hashOf(lines, total),
  };
}

/** A coupon that no longer fits is left out, and told: in one answer, for it is taken off with that. */
function readCoupons(codes: string[], spent: { subtotal: number; email: string }, database: Database) {
  const usable: Coupon[] = [];
  const refusals: Notice[] = [];
  for (const coupon of codes.flatMap(code => findCoupon(code, database) ?? [])) {
    const message = couponRefusal(coupon, spent, database);
    if (message) refusals.push(takenOff(coupon, message));
    else usable.push(coupon);
  }
  return { usable, refusals };
}

const takenOff = ({ code }: Coupon, why: string): Notice => ({
  code: 'woocommerce_rest_cart_coupon_error',
  message: `The &quot;${code.toLowerCase()}&quot; coupon has been removed from your cart: ${why}`,
});

/** Percentages are of the full price, fixed sums of what is left. */
function applyCoupons(usable: Coupon[], full: CartLine[]): { lines: CartLine[]; coupons: Discounted[] } {
  const taxed = full.every(line => line.taxed);
  let left = full.map(line => line.gross);
  const coupons = usable.map(coupon => {
    const base = coupon.type === 'percent' ? full.map(line => line.gross) : left;
    const discounts = discountsOf(coupon, base).map((discount, at) => Math.min(discount, left[at]!));
    left = left.map((amount, at) => amount - discounts[at]!);
    return { coupon, discount: taxedAs(sum(discounts), taxed) };
  });
  return { lines: full.map((line, at) => ({ ...line, total: taxedAs(left[at]!, taxed) })), coupons };
}

function hashOf(lines: CartLine[], total: number): string {
  if (lines.length === 0) return '';
  const bought = lines.map(line => [line.key, line.quantity, line.total]);
  return createHash('md5')
    .update(JSON.stringify([bought, total]))
    .digest('hex');
}

/** Takes off for good what no longer fits; whether there was any. */
export function dropRefused({ session, coupons }: Cart): boolean {
  const before = session.coupons.length;
  session.coupons = coupons.map(({ coupon }) => coupon.code);
  return session.coupons.length < before;
}
