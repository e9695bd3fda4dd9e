import type { Product } from '../../data/rows.ts';

/** Meta rows have ids of their own; an underscore marks what a shop keeps to itself. */
export const metaWire = (product: Product, keys: readonly string[]) =>
  Object.entries(product.meta)
    .map(([key, value], at) => ({ id: product.id * 10 + at, key, value }))
    .filter(({ key }) => !keys.length || keys.includes(key));
