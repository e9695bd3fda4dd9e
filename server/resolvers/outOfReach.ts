import type { Context } from '../context/context.ts';
import { metaUnder, readMinimum } from '../upstreams/shop/productMeta.ts';
import type { Product, Variation } from '../upstreams/shop/wire.ts';
import { productAtHand } from './cart/productAtHand.ts';
import { stockOf } from './product/stockOf.ts';

/** How many of a product are sold at least; null where the shop says nothing, or one. */
export const minimumOf = (product: Product, { config }: Pick<Context, 'config'>): number | null =>
  readMinimum(metaUnder(product, 'minimumQuantity', config.productMeta));

/** How many are left of what is counted, and is not sold on when that is gone; null for anything else. */
function mostOf(row: Product | Variation): number | null {
  const { managed, quantity, backorders, inStock } = stockOf(row);
  return managed && inStock && backorders === 'NO' ? quantity : null;
}

/** Whether nobody can have as many as are sold at least: one order takes one, or fewer are left and no more are taken. */
export function isOutOfReach(product: Product, context: Context, row: Product | Variation = product): boolean {
  const minimum = minimumOf(product, context);
  return (mostOf(row) ?? Infinity) < (minimum ?? 1) || Boolean(product.sold_individually && minimum);
}

/** The same of a variation, by the minimum of its product. That is asked for only where so few may be left that it tells. */
export async function isVariationOutOfReach(variation: Variation, context: Context): Promise<boolean> {
  const id = variation.parent_id || context.catalogue.products.ofVariation(variation.id);
  if (!id) return false;
  const product =
    mostOf(variation) === null
      ? await productAtHand(id, context)
      : await context.loaders.product.load({ id, set: 'line' }).catch(() => null);
  return product ? isOutOfReach(product, context, variation) : false;
}
