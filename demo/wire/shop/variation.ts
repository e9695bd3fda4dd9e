import type { Product, Variation } from '../../data/rows.ts';
import { allMethods, self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import { escapeName } from '../../rest/text.ts';
import { imageWire, productImageWire } from '../content/image.ts';
import { attributeKey, chosen, chosenWire } from './attribute.ts';
import { priceHtml, pricesOf } from './price.ts';
import { datesWire, pricesWire, productLinks, productUrl, productWire, stockWire } from './product.ts';

type Wire = Record<string, unknown>;

const parentOf = (variation: Variation, rest: Rest) => rest.database.get('products', variation.parent)!;

export function variationUrl(variation: Variation, parent: Product, rest: Rest): string {
  const query = chosen(variation, parent)
    .map(({ attribute, option }) => `attribute_${attributeKey(attribute)}=${encodeURIComponent(option)}`)
    .join('&');
  const url = productUrl(parent, rest);
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
}

/** Fields a variation has both on its own routes and as a row of products. */
function shared(variation: Variation, parent: Product, rest: Rest): Wire {
  const prices = pricesOf(variation, rest.database);
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
    attributes: chosenWire(variation, parent, rest.database),
    menu_order: 0,
    meta_data: [],
    parent_id: parent.id,
  };
}

const optionNames = (variation: Variation, parent: Product, rest: Rest) =>
  chosenWire(variation, parent, rest.database)
    .map(({ option }) => option)
    .join(', ');

/** The picture of its own, or else the product's first. */
export function variationPicture(variation: Variation, parent: Product, rest: Rest) {
  return rest.database.get('media', variation.image || (parent.images[0] ?? 0));
}

export function variationWire(variation: Variation, rest: Rest): Wire {
  const parent = parentOf(variation, rest);
  const media = variationPicture(variation, parent, rest);
  return {
    ...shared(variation, parent, rest),
    image: media ? imageWire(media, rest) : null,
    gallery_image_ids: [],
    name: optionNames(variation, parent, rest),
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

/** products/{id} and products?sku= answer a variation as if it were a product, with most of a product's fields bare. */
export function variationAsProduct(variation: Variation, rest: Rest): Wire {
  const parent = parentOf(variation, rest);
  const media = variationPicture(variation, parent, rest);
  const names = optionNames(variation, parent, rest);
  const links = productLinks({ ...parent, id: variation.id }, rest);
  return {
    ...productWire(parent, rest),
    ...shared(variation, parent, rest),
    name: escapeName(names ? `${parent.name} - ${names}` : parent.name),
    slug: `${parent.slug}-${variation.id}`,
    featured: false,
    short_description: '',
    price_html: priceHtml(pricesOf(variation, rest.database)),
    ...BARE,
    images: media ? [productImageWire(media, rest)] : [],
    _links: { ...links, up: [{ href: rest.url(`/wc/v3/products/${parent.id}`) }] },
  };
}

const BARE = {
  // a text here, a number on products
  total_sales: '0',
  reviews_allowed: false,
  average_rating: '0.00',
  rating_count: 0,
  upsell_ids: [],
  cross_sell_ids: [],
  categories: [],
  brands: [],
  tags: [],
  default_attributes: [],
  variations: [],
  grouped_products: [],
  related_ids: [],
  has_options: false,
};
