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
  'categories',
  'modifiedAt',
  'meta',
  'minimumQuantity',
  'dataSheet',
  'priceBreaks',
]);

const CARD = new Set([...LINE, 'image', 'images', 'attributes', 'tags', 'variation', 'taxation', 'consumerPrice']);

export const isLink = (selected: ReadonlySet<string>): boolean => [...selected].every(field => LINK.has(field));

const SETS = [
  ['line', LINE],
  ['card', CARD],
] as const;

export const productSetFor = (selected: ReadonlySet<string>): ProductSet => setFor(selected, SETS, 'full');
