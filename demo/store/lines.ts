import type { Database } from '../data/database.ts';
import type { Line, Session } from '../data/sessions.ts';
import { escapeName } from '../rest/text.ts';
import { priceAt } from './breaks.ts';
import { findItem, type Item, isPurchasable } from './item.ts';
import { cents, chargedFrom, type Taxed, taxedAs } from './money.ts';
import { isTaxed } from './order.ts';
import { stockOf } from './stock.ts';

export interface CartLine extends Line {
  item: Item;
  /** whether VAT is due on it */
  taxed: boolean;
  /** price of all pieces before coupons, with the VAT that is due */
  gross: number;
  subtotal: Taxed;
  /** after coupons */
  total: Taxed;
}

/** What a cart tells about itself, on every read until the next write. */
export interface Notice {
  code: string;
  message: string;
}

/**
 * The lines as the catalogue allows them now: what is no longer sold is gone and told, what was deleted is gone without a
 * word, as a count that fell lowers the quantity, and what has run out altogether stays and is told.
 */
export function readLines(session: Session, database: Database): { lines: CartLine[]; notices: Notice[] } {
  const lines: CartLine[] = [];
  const notices: Notice[] = [];
  const taxed = isTaxed(session);
  for (const line of session.lines) {
    const item = findItem(line.variation || line.product, database);
    if (!item) continue;
    if (!isPurchasable(item, database)) notices.push(removed(item));
    else {
      lines.push(priced(line, item, taxed, database));
      if (stockOf(item).out) notices.push(outOfStock(item));
    }
  }
  return { lines, notices };
}

function priced(line: Line, item: Item, taxed: boolean, database: Database): CartLine {
  const quantity = allowed(line.quantity, item);
  // What is rounded is what all pieces cost: one may cost less than a cent.
  const price = cents(String(Number(priceAt(item, quantity, database)) * quantity));
  const gross = chargedFrom(price, taxed);
  const subtotal = taxedAs(gross, taxed);
  return { ...line, quantity, item, taxed, gross, subtotal, total: subtotal };
}

function allowed(quantity: number, item: Item): number {
  const { left, backorders } = stockOf(item);
  return left === null || left <= 0 || backorders ? quantity : Math.min(quantity, left);
}

function removed({ product }: Item): Notice {
  const name = escapeName(product.name);
  const message = `${name} has been removed from your cart because it can no longer be purchased. Please contact us if you need assistance.`;
  return { code: 'woocommerce_rest_cart_item_error', message };
}

const outOfStock = (item: Item): Notice => ({
  code: 'woocommerce_rest_product_out_of_stock',
  message: `&#8220;${escapeName(item.product.name)}&#8221; is out of stock and cannot be purchased. Please remove it from your cart.`,
});
