import type { Order, OrderLine } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { findItem, type Item } from '../../store/item.ts';
import { decimal } from '../../store/money.ts';
import { choices, optionNames } from '../../store/options.ts';
import { isTaxed } from '../../store/order.ts';
import { uploadUrl } from '../content/media.ts';
import { attributeKey } from './attribute.ts';
import { shown } from './orderMeta.ts';
import { pictures } from './product.ts';
import { variationPicture } from './variation.ts';

/** Everything about the product is read now; a line whose product is gone has null and an empty picture. */
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
    taxes: isTaxed(order) ? [{ id: 1, total: decimal(total.tax), subtotal: decimal(subtotal.tax) }] : [],
    meta_data: metaWire(line, order, item, rest),
    sku: item ? (item.variation ?? item.product).sku : null,
    global_unique_id: item ? '' : null,
    // a number, unlike every other amount
    price: line.quantity > 0 ? Number((total.net / 100 / line.quantity).toFixed(6)) : 0,
    image: imageWire(item, rest),
    parent_name: item?.variation ? item.product.name : null,
  };
}

/** The options taken, and how many pieces the store took off its count for them. */
function metaWire(line: OrderLine, order: Order, item: Item | undefined, rest: Rest) {
  if (!item) return [];
  const names = optionNames(item.product, line.options, rest.database);
  const chosen = item.variation ? choices(item.product) : [];
  const options = chosen.map((attribute, at) => {
    const key = attributeKey(attribute);
    const value = line.options[key] ?? '';
    return shown(line.id * 10 + at, key, value, value ? attribute.name : key, names[key] ?? '');
  });
  const counted = (item.variation ?? item.product).manageStock && order.createdVia === 'store-api';
  const pieces = String(line.quantity);
  return counted ? [...options, shown(line.id * 10 + 9, '_reduced_stock', pieces)] : options;
}

/** The id of a product's picture is a text, that of a variation's a number. */
function imageWire(item: Item | undefined, rest: Rest) {
  const media = item?.variation
    ? variationPicture(item.variation, item.product, rest)
    : item && pictures(item.product, rest)[0];
  if (!media) return { id: 0, src: '' };
  return { id: item?.variation ? media.id : String(media.id), src: uploadUrl(media.file, rest) };
}
