import type { Product } from '../../upstreams/shop/wire.ts';

export const dimensionsOf = (value: Product['dimensions']) =>
  value && (value.length || value.width || value.height) ? value : null;
