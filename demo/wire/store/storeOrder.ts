import type { Order, OrderLine } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { findItem } from '../../store/item.ts';
import type { CartLine } from '../../store/lines.ts';
import { grossOf, VAT_PERCENT } from '../../store/money.ts';
import { isTaxed, needsPayment, totalsOf } from '../../store/order.ts';
import { cartItemWire } from './cartItem.ts';
import { CURRENCY, minor } from './storeMoney.ts';

/** An order as the store shows it to its buyer. */
export function storeOrderWire(order: Order, rest: Rest) {
  return {
    id: order.id,
    status: order.status,
    items: order.lines.flatMap(line => itemWire(line, order, rest)),
    coupons: order.coupons.map(({ code, discount }) => ({
      code,
      totals: { total_discount: minor(discount.net), total_discount_tax: minor(discount.tax), ...CURRENCY },
    })),
    fees: (order.fees ?? []).map(({ name, cost }) => ({
      name,
      totals: { total: minor(cost.net), total_tax: minor(cost.tax), ...CURRENCY },
    })),
    totals: totalsWire(order),
    shipping_address: order.shipping,
    billing_address: order.billing,
    needs_payment: needsPayment(order),
  };
}

/** A line looks like one of a cart, but its key is the order's, its id the line's own, and nothing can be changed. */
function itemWire(line: OrderLine, order: Order, rest: Rest) {
  const item = findItem(line.variation || line.product, rest.database);
  if (!item) return [];
  const wire = cartItemWire(cartLine(line, order, item), rest);
  const { quantity } = line;
  const limits = { minimum: quantity, maximum: quantity, multiple_of: 1, editable: false };
  return [{ ...wire, id: line.id, quantity_limits: limits }];
}

const cartLine = (line: OrderLine, order: Order, item: CartLine['item']): CartLine => ({
  ...line,
  key: order.key,
  item,
  taxed: isTaxed(order),
  gross: grossOf(line.subtotal),
});

/** Items are counted after coupons here; the tax line leaves the shipping's out. */
function totalsWire(order: Order) {
  const { items, fees, discount, shipping, tax, total } = totalsOf(order);
  return {
    total_discount: minor(discount.net),
    total_shipping: minor(shipping.net),
    total_fees: minor(fees.net),
    total_tax: minor(tax),
    total_price: minor(total),
    total_items: minor(items.net),
    total_items_tax: minor(items.tax),
    total_fees_tax: minor(fees.tax),
    total_discount_tax: minor(discount.tax),
    total_shipping_tax: minor(shipping.tax),
    tax_lines: isTaxed(order) ? [{ name: 'VAT', price: minor(items.tax), rate: String(VAT_PERCENT) }] : [],
    ...CURRENCY,
  };
}
