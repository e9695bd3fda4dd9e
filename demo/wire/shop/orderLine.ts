import type { Order, OrderLine } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { findItem, type Item, skuOf } from '../../store/item.ts';
import { decimal } from '../../store/money.ts';
import { choices, optionNames } from '../../store/options.ts';
import { attributeKey } from './attribute.ts';

/** A line whose product is gone has no number of it. */
export function orderLineWire(line: OrderLine, order: Order, rest: Rest) {
  const { subtotal, total } = line;
  const item = findItem(line.variation || line.product, rest.database);
  return {
    id: line.id,
    name: line.name,
    product_id: line.product,
    variation_id: line.variation,
    quantity: line.quantity,
    tax_class: '',
    subtotal: decimal(subtotal.net),
    subtotal_tax: decimal(subtotal.tax),
    total: decimal(total.net),
    total_tax: decimal(total.tax),
    meta_data: metaWire(line, order, item, rest),
    sku: item ? skuOf(item) : null,
    // a number, unlike every other amount
    price: line.quantity > 0 ? Number((total.net / 100 / line.quantity).toFixed(6)) : 0,
  };
}

/** The options taken, and how many pieces the store took off its count for them. */
function metaWire(line: OrderLine, order: Order, item: Item | undefined, rest: Rest) {
  if (!item) return [];
  const names = optionNames(item.product, line.options, rest.database);
  const options = (item.variation ? choices(item.product) : []).map(attribute => {
    const key = attributeKey(attribute);
    return { display_key: line.options[key] ? attribute.name : key, display_value: names[key] ?? '' };
  });
  const counted = (item.variation ?? item.product).manageStock && order.createdVia === 'store-api';
  return counted ? [...options, { display_key: '_reduced_stock', display_value: String(line.quantity) }] : options;
}
