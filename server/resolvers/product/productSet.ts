import { setFor } from '../../context/selection.ts';
import type { ProductSet } from '../../upstreams/shop/product.ts';

const LINK = new Set([
  '__typename',
  'id',
  'slug',
  'name',
  'path',
  'url',
  'sku',
  'type',
  'sample',
  'related',
  'upsells',
  'crossSells',
  'reviews',
  'variations',
  'priceRange',
]);

const CARD = new Set([
  ...LINK,
  ...[
    'featured',
    'protected',
    'catalogVisibility',
    'price',
    'regularPrice',
    'salePrice',
    'discountPercent',
    'pricesIncludeTax',
    'onSale',
    'purchasable',
    'stock',
    'rating',
    'image',
    'images',
  ],
  ...['attributes', 'categories', 'tags', 'meta', 'modifiedAt', 'variation'],
  ...['minimumQuantity', 'dataSheet', 'priceBreaks'],
]);

export const isLink = (selected: ReadonlySet<string>): boolean => [...selected].every(field => LINK.has(field));

export const productSetFor = (selected: ReadonlySet<string>): ProductSet => setFor(selected, [['card', CARD]], 'full');
