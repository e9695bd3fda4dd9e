import { timesAmount } from '../../../rules/money.ts';
import type { Context } from '../../context/context.ts';
import type { SkuMatchResolvers } from '../../gql/types.ts';
import type { Product, Variation } from '../../upstreams/shop/wire.ts';
import { isPriced, lowerBreaks, money } from '../product/price.ts';

/** What was asked for, and how many of it: one where nobody says. */
export interface SkuMatchParent {
  sku: string;
  product: Product | null;
  variation: Variation | null;
  quantity?: number | undefined;
}

export const SkuMatch: SkuMatchResolvers = {
  unitPrice: (match, _, context) => money(pieceOf(match, context), context),
  total: (match, _, context) => {
    const piece = pieceOf(match, context);
    return money(piece && timesAmount(piece, match.quantity ?? 1), context);
  },
};

/** What one piece of so many costs in a cart, not rounded; null where it has no price of its own. */
function pieceOf({ product, variation, quantity = 1 }: SkuMatchParent, context: Context): string | null {
  if (!product || (product.type === 'variable' && !variation)) return null;
  const sold = variation ?? product;
  if (!isPriced(sold)) return null;
  const breaks = context.config.breaksInCart ? lowerBreaks(product, sold.price, context) : [];
  return breaks.findLast(one => one.quantity <= quantity)?.price ?? sold.price ?? null;
}
