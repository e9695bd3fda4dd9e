import type { StoreCartItem } from './wire.ts';

/** A cart names a product only by its address in the shop, wherever the shop keeps its products. */
export function slugOf({ permalink }: Pick<StoreCartItem, 'permalink'>): string | null {
  if (!URL.canParse(permalink)) return null;
  const { pathname, searchParams } = new URL(permalink);
  return searchParams.get('product') ?? pathname.split('/').filter(Boolean).at(-1) ?? null;
}
