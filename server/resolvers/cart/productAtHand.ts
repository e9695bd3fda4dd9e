import type { Context } from '../../context/context.ts';
import type { Product } from '../../upstreams/shop/wire.ts';

/**
 * A product whose record is at hand, else null: a cart waits for the store alone. Whoever saw the product or a line of it has
 * put it there.
 */
export async function productAtHand(id: number | null, { loaders, shop }: Context): Promise<Product | null> {
  if (id === null || !shop.products.isAtHand(id, 'line')) return null;
  return loaders.product.load({ id, set: 'line' }).catch(() => null);
}
