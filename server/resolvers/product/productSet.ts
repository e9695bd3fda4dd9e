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

const LINE = new Set([
  ...LINK,
  ...['featured', 'protected', 'catalogVisibility', 'price', 'regularPrice', 'salePrice', 'discountPercent'],
  ...['pricesIncludeTax', 'onSale', 'stock', 'rating', 'categories', 'modifiedAt'],
]);

const CARD = new Set([
  ...LINE,
  ...['purchasable', 'image', 'images', 'attributes', 'tags', 'meta', 'variation'],
  ...['minimumQuantity', 'dataSheet', 'priceBreaks'],
]);

export const isLink = (selected: ReadonlySet<string>): boolean => [...selected].every(field => LINK.has(field));

const SETS = [
  ['line', LINE],
  ['card', CARD],
] as const;

export const productSetFor = (selected: ReadonlySet<string>): ProductSet => setFor(selected, SETS, 'full');
