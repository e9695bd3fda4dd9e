import { randomBytes } from 'node:crypto';
import type { Database } from '../data/database.ts';
import { localNow } from '../data/editContent.ts';
import type { Order } from '../data/rows.ts';
import { grossOf, HOME, sumTaxed, type Taxed } from './money.ts';

export interface OrderTotals {
  /** before and after coupons */
  subtotal: Taxed;
  items: Taxed;
  discount: Taxed;
  shipping: Taxed;
  fees: Taxed;
  tax: number;
  total: number;
}

export function totalsOf(order: Order): OrderTotals {
  const items = sumTaxed(order.lines.map(line => line.total));
  const shipping = sumTaxed(order.shippings.map(each => each.cost));
  const fees = sumTaxed((order.fees ?? []).map(each => each.cost));
  return {
    subtotal: sumTaxed(order.lines.map(line => line.subtotal)),
    items,
    discount: sumTaxed(order.coupons.map(each => each.discount)),
    shipping,
    fees,
    tax: items.tax + fees.tax + shipping.tax,
    total: grossOf(items) + grossOf(fees) + grossOf(shipping),
  };
}

/** Whether VAT is due on it: by where it goes, else by who pays; at the shop's own place where neither is known. */
export const isTaxed = ({ shipping, billing }: Pick<Order, 'shipping' | 'billing'>): boolean =>
  (shipping.country || billing.country || HOME) === HOME;

/** Whether an order can be paid at the shop's pay page: a payment that failed may be tried again. */
export const needsPayment = (order: Order): boolean =>
  ['pending', 'failed'].includes(order.status) && totalsOf(order).total > 0;

/** Whether somebody with this address has bought the product: then his review is marked as verified. */
export const hasBought = (email: string, product: number, database: Database): boolean =>
  email !== '' &&
  database
    .all('orders')
    .filter(order => order.billing.email.toLowerCase() === email.toLowerCase())
    .filter(order => ['processing', 'completed'].includes(order.status))
    .some(order => order.lines.some(line => line.product === product));

type Fresh = Pick<Order, 'id' | 'key' | 'date' | 'modified'>;

export function newOrder(database: Database): Fresh {
  const now = localNow(database.site.gmtOffset);
  return { id: database.nextId('orders'), key: newKey(), date: now, modified: now };
}

function newKey(): string {
  const letters = randomBytes(24)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '');
  return `wc_order_${letters.slice(0, 13)}`;
}

/** Of the line at a place. */
export const lineId = (order: number, at: number) => order * 100 + at + 1;
