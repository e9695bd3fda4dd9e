import type { Product, Variation } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import { skuOf } from '../../store/item.ts';
import { imageWire } from '../content/image.ts';
import { attributeKey, chosen, chosenWire } from './attribute.ts';
import { pricesOf } from './price.ts';
import { datesWire, pricesWire, productUrl, stockWire, taxWire } from './product.ts';

type Wire = Record<string, unknown>;

export function variationUrl(variation: Variation, parent: Product, rest: Rest): string {
  const query = chosen(variation, parent)
    .map(({ attribute, option }) => `attribute_${attributeKey(attribute)}=${encodeURIComponent(option)}`)
    .join('&');
  const url = productUrl(parent, rest);
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
}

/** The picture of its own, or else the product's first. */
export function variationPicture(variation: Variation, parent: Product, rest: Rest) {
  return rest.database.get('media', variation.image || (parent.images[0] ?? 0));
}

/** One that is not counted itself counts with its product, where that is. */
const variationStock = (variation: Variation, parent: Product): Wire =>
  !variation.manageStock && parent.manageStock
    ? { ...stockWire(parent), manage_stock: 'parent' }
    : stockWire(variation);

export function variationWire(variation: Variation, rest: Rest): Wire {
  const parent = rest.database.get('products', variation.parent)!;
  const media = variationPicture(variation, parent, rest);
  const prices = pricesOf(variation, rest.database);
  return {
    id: variation.id,
    ...datesWire(variation.date, variation.modified, rest.database.site.gmtOffset),
    description: variation.description,
    sku: skuOf({ product: parent, variation }),
    global_unique_id: variation.gtin ?? '',
    ...pricesWire(prices),
    ...taxWire(parent),
    status: variation.status,
    purchasable: prices.price !== '',
    ...variationStock(variation, parent),
    weight: parent.weight,
    dimensions: parent.dimensions,
    attributes: chosenWire(variation, parent, rest.database),
    menu_order: 0,
    parent_id: parent.id,
    image: media ? imageWire(media, rest) : null,
  };
}
