import { setFor } from '../../context/selection.ts';
import type { VariationSet } from '../../upstreams/shop/variation.ts';

const LINE = new Set([
  '__typename',
  'id',
  'sku',
  'price',
  'regularPrice',
  'salePrice',
  'discountPercent',
  'onSale',
  'purchasable',
  'stock',
]);

export const variationSetFor = (selected: ReadonlySet<string>): VariationSet =>
  setFor(selected, [['line', LINE]], 'full');
