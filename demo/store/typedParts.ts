import type { Database } from '../data/database.ts';
import type { OrderCoupon, OrderFee, OrderLine, OrderShipping } from '../data/rows.ts';
import { RestError } from '../rest/error.ts';
import { pricesOf } from '../wire/shop/price.ts';
import { couponRefusal, discountsOf, findCoupon } from './coupons.ts';
import { findItem, fullName } from './item.ts';
import { cents, grossOf, sum, taxedFrom, taxedOn } from './money.ts';
import { fixedOptions } from './options.ts';

export interface SentLine {
  /** in the place of the product's own */
  name?: string;
  product_id?: number;
  variation_id?: number;
  quantity?: number;
  subtotal?: string;
  total?: string;
}

export function readLine(sent: SentLine, id: number, database: Database): OrderLine {
  const { quantity = 1 } = sent;
  // the real one dies of it
  if (quantity === 0) throw new Error('Division by zero');
  const item = findItem(sent.variation_id || (sent.product_id ?? 0), database);
  const options = item?.variation ? fixedOptions(item.product, item.variation) : {};
  const price = item ? cents(pricesOf(item.variation ?? item.product, database).price) : 0;
  const priced = taxedFrom(price * Math.max(quantity, 0));
  const subtotal = sent.subtotal === undefined ? priced : taxedOn(cents(sent.subtotal));
  return {
    id,
    name: sent.name || (item ? fullName(item, options, database) : ''),
    product: item?.product.id ?? 0,
    variation: item?.variation?.id ?? 0,
    options,
    quantity,
    subtotal,
    total: sent.total === undefined ? subtotal : taxedOn(cents(sent.total)),
  };
}

interface SentShipping {
  method_id?: string;
  method_title?: string;
  total?: string;
}

/** It takes over the class of the goods: where there are none, it is not taxed, whatever fees stand beside it. */
export const readShipping =
  (withGoods: boolean) =>
  ({ method_id = '', method_title = '', total = '0' }: SentShipping): OrderShipping => ({
    title: method_title,
    method: method_id,
    cost: withGoods ? taxedOn(cents(total)) : { net: cents(total), tax: 0 },
  });

interface SentFee {
  name?: string;
  total?: string;
}

export const readFee = ({ name = '', total = '0' }: SentFee): OrderFee => ({ name, cost: taxedOn(cents(total)) });

interface Discounted {
  coupons: OrderCoupon[];
  lines: OrderLine[];
}

export function readCoupons(
  sent: { code: string }[],
  full: OrderLine[],
  { id: draft, email }: { id: number; email: string },
  database: Database,
): Discounted {
  const gross = ({ total }: OrderLine) => grossOf(total);
  let lines = full;
  const coupons = sent.map(({ code }): OrderCoupon => {
    const coupon = findCoupon(code, database);
    const unknown = `Coupon &quot;${code.toLowerCase()}&quot; cannot be applied because it does not exist.`;
    if (!coupon) throw invalidCoupon(unknown, draft);
    const refusal = couponRefusal(coupon, { subtotal: sum(lines.map(gross)), email }, database);
    if (refusal) throw invalidCoupon(refusal, draft);
    const discounts = discountsOf(coupon, lines.map(gross));
    lines = lines.map((line, at) => ({ ...line, total: taxedFrom(gross(line) - discounts[at]!) }));
    return { code: coupon.code.toLowerCase(), discount: taxedFrom(sum(discounts)) };
  });
  return { coupons, lines };
}

const invalidCoupon = (message: string, draft: number) =>
  new RestError(400, 'woocommerce_rest_invalid_coupon', message, { new_draft_order_id: draft });
