import { fillText } from '../../../rules/fillText.ts';
import { cartFailureTexts } from '../../../rules/texts/cart.ts';
import { type Notice, notice } from '../../commerce/carts/notices.ts';
import type { Context } from '../../context/context.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import type { StoreCart, StoreCartItem } from '../../upstreams/store/wire.ts';
import { minimumOf } from '../outOfReach.ts';
import { shortly } from '../shortly.ts';
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

const orderOf = (product: Product, context: Context): MinimumOrder => ({
  item: product.name ?? '',
  minimum: minimumOf(product, context) ?? 1,
});

const wholeOf = (id: number, { catalogue }: Context): number => catalogue.products.ofVariation(id) ?? id;

/**
 * Of a product, or of the one that a variation belongs to. Null for what is neither, and while its record is not at hand: a
 * change of a cart waits for the store alone. Whoever saw the product or its card has it at hand, and before anything is
 * ordered the shop is asked.
 */
export async function minimumOrder(id: number | null, context: Context): Promise<MinimumOrder | null> {
  const product = await productAtHand(id === null ? null : wholeOf(id, context), context);
  return product && orderOf(product, context);
}

export const minimumOfItem = async (item: StoreCartItem, context: Context): Promise<MinimumOrder | null> =>
  minimumOrder(await productIdOf(item, context), context);

/**
 * The same of several, of which nobody has to have seen any: one call for all that are not at hand. What the shop does
 * not tell shortly is null, so that nothing stands still while it is away.
 */
export async function minimumOrders(
  ids: readonly (number | null)[],
  context: Context,
): Promise<(MinimumOrder | null)[]> {
  const wholes = ids.map(id => (id === null ? null : wholeOf(id, context)));
  const asked = [...new Set(wholes.filter(id => id !== null))];
  const rows = await context.shop.products.byIds(shortly(context), asked, 'line').catch(() => []);
  const found = new Map(asked.map((id, at) => [id, rows[at]]));
  return wholes.map(id => {
    const product = id === null ? null : found.get(id);
    return product ? orderOf(product, context) : null;
  });
}

/** Whether something in a cart is fewer than the shop sells of it. */
export async function hasTooFew(items: readonly StoreCartItem[], context: Context): Promise<boolean> {
  const ids = await Promise.all(items.map(item => productIdOf(item, context).catch(() => null)));
  const orders = await minimumOrders(ids, context);
  return items.some(({ quantity }, at) => quantity < (orders[at]?.minimum ?? 1));
}

/** What is to be told of a cart with fewer of something than the shop sells, as far as that is at hand. */
export async function tooFewNotices({ items }: StoreCart, context: Context): Promise<Notice[]> {
  const orders = await Promise.all(items.map(({ id }) => minimumOrder(id, context)));
  return items.flatMap(({ quantity, name: item }, at) => {
    const { minimum } = orders[at] ?? { minimum: 1 };
    return quantity < minimum ? [notice('BELOW_MINIMUM', { item, minimum })] : [];
  });
}

/** Why so many pieces are not sold. */
export const belowMinimum = (order: MinimumOrder): string => fillText(cartFailureTexts.BELOW_MINIMUM, { ...order });

/** Pieces of a product or a variation that are in a cart. */
export const piecesIn = (cart: StoreCart | undefined, id: number | null): number =>
  cart?.items.find(item => item.id === id)?.quantity ?? 0;
