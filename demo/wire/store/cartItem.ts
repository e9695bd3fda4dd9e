import type { Rest } from '../../rest/rest.ts';
import { escapeName } from '../../rest/text.ts';
import { priceAt } from '../../store/breaks.ts';
import { type Item, idOf, skuOf } from '../../store/item.ts';
import type { CartLine } from '../../store/lines.ts';
import { cents, chargedFrom } from '../../store/money.ts';
import { optionNames } from '../../store/options.ts';
import { fewLeft, largest, stockOf } from '../../store/stock.ts';
import { attributeKey } from '../shop/attribute.ts';
import { pricesOf } from '../shop/price.ts';
import { productUrl } from '../shop/product.ts';
import { variationUrl } from '../shop/variation.ts';
import { itemImages } from './itemImages.ts';
import { CURRENCY, minor } from './storeMoney.ts';

/** One line of a cart. Prices include the VAT that is due, the totals beside them do not: their VAT is in the `_tax` twins. */
export function cartItemWire(line: CartLine, rest: Rest) {
  const { item, key, quantity } = line;
  const { product, variation } = item;
  return {
    key,
    id: idOf(item),
    quantity,
    quantity_limits: {
      minimum: 1,
      maximum: largest(item),
      multiple_of: 1,
      editable: !product.soldIndividually,
    },
    name: escapeName(product.name),
    sku: skuOf(item),
    ...stockWire(item),
    permalink: variation ? variationUrl(variation, product, rest) : productUrl(product, rest),
    images: itemImages(item, rest),
    variation: variationWire(line, rest),
    prices: pricesWire(line, rest),
    totals: {
      line_subtotal: minor(line.subtotal.net),
      line_subtotal_tax: minor(line.subtotal.tax),
      line_total: minor(line.total.net),
      line_total_tax: minor(line.total.tax),
      ...CURRENCY,
    },
  };
}

function stockWire(item: Item) {
  const { left, backorders } = stockOf(item);
  return {
    low_stock_remaining: fewLeft(item),
    show_backorder_badge: backorders && left !== null && left <= 0,
  };
}

/** What was chosen, by the names a buyer reads. */
function variationWire({ item, options }: CartLine, rest: Rest) {
  const names = optionNames(item.product, options, rest.database);
  return item.product.attributes
    .filter(attribute => item.variation && names[attributeKey(attribute)] !== undefined)
    .map(attribute => ({
      raw_attribute: `attribute_${attributeKey(attribute)}`,
      attribute: attribute.name,
      value: names[attributeKey(attribute)],
    }));
}

function pricesWire({ item, quantity, taxed }: CartLine, rest: Rest) {
  const { regular } = pricesOf(item.variation ?? item.product, rest.database);
  const price = priceAt(item, quantity, rest.database);
  const charged = (amount: string) => minor(chargedFrom(cents(amount), taxed));
  return { price: charged(price), regular_price: charged(regular), ...CURRENCY };
}
