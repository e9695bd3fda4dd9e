import type { Context } from '../../context/context.ts';
import { metaUnder, readMinimum } from '../../upstreams/shop/productMeta.ts';
import type { StoreCart, StoreCartItem } from '../../upstreams/store/wire.ts';
import { productAtHand } from './productAtHand.ts';
import { productIdOf } from './productIdOf.ts';

// The store knows nothing of the minimum that a shop writes into a product's meta data.

/** What the shop sells at least of a product. */
export interface MinimumOrder {
  /** the product's name */
  item: string;
  /** 1 where the shop says nothing */
  minimum: number;
}

/**
 * Of a product, or of the one that a variation belongs to. Null for what is neither, and while its record is not at hand:
 * a change of a cart waits for the store alone, which then decides. Whoever saw the product or its card has it at hand.
 */
export async function minimumOrder(id: number | null, context: Context): Promise<MinimumOrder | null> {
  const { catalogue, config } = context;
  const whole = id === null ? null : (catalogue.products.ofVariation(id) ?? id);
  const product = await productAtHand(whole, context);
  if (!product) return null;
  return {
    item: product.name ?? '',
    minimum: readMinimum(metaUnder(product, config.productMeta.minimumQuantity)) ?? 1,
  };
}

export const minimumOfItem = async (item: StoreCartItem, context: Context): Promise<MinimumOrder | null> =>
  minimumOrder(await productIdOf(item, context), context);

/** Pieces of a product or a variation that are in a cart. */
export const piecesIn = (cart: StoreCart | undefined, id: number | null): number =>
  cart?.items.find(item => item.id === id)?.quantity ?? 0;
