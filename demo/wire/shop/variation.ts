import type { Product, Variation } from '../../data/rows.ts';
import { allMethods, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { imageWire } from '../content/image.ts';
import { attributeKey, chosen, chosenWire } from './attribute.ts';
import { pricesOf } from './price.ts';
import { datesWire, pricesWire, productUrl, stockWire } from './product.ts';

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

export function variationWire(variation: Variation, rest: Rest): Wire {
  const parent = rest.database.get('products', variation.parent)!;
  const media = variationPicture(variation, parent, rest);
  const prices = pricesOf(variation, rest.database);
  const attributes = chosenWire(variation, parent, rest.database);
  return {
    id: variation.id,
    type: 'variation',
    ...datesWire(variation.date, variation.modified, rest.database.site.gmtOffset),
    description: variation.description,
    permalink: variationUrl(variation, parent, rest),
    sku: variation.sku,
    global_unique_id: variation.gtin ?? '',
    ...pricesWire(prices),
    status: variation.status,
    purchasable: prices.price !== '',
    virtual: parent.virtual ?? false,
    downloadable: parent.downloadable ?? false,
    downloads: [],
    download_limit: -1,
    download_expiry: -1,
    tax_status: 'taxable',
    tax_class: '',
    ...stockWire(variation),
    weight: parent.weight,
    dimensions: parent.dimensions,
    shipping_class: '',
    shipping_class_id: 0,
    attributes,
    menu_order: 0,
    meta_data: [],
    parent_id: parent.id,
    image: media ? imageWire(media, rest) : null,
    gallery_image_ids: [],
    name: attributes.map(({ option }) => option).join(', '),
    _links: variationLinks(variation, rest),
  };
}

export const variationLinks = (variation: Variation, rest: Rest) => ({
  self: self(rest.url(`/wc/v3/products/${variation.parent}/variations/${variation.id}`), allMethods),
  collection: [{ href: rest.url(`/wc/v3/products/${variation.parent}/variations`) }],
  up: [{ href: rest.url(`/wc/v3/products/${variation.parent}`) }],
});

/** The flat list does not know the parent in its links: up leads to product 0. */
export const flatLinks = (variation: Variation, rest: Rest) => ({
  self: [{ href: rest.url(`/wc/v3/variations/${variation.id}`) }],
  collection: [{ href: rest.url('/wc/v3/variations') }],
  up: [{ href: rest.url('/wc/v3/products/0') }],
});
