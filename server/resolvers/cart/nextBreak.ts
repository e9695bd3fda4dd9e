import type { Context } from '../../context/context.ts';
import { metaUnder, readBreaks } from '../../upstreams/shop/productMeta.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import type { StoreCartItem } from '../../upstreams/store/wire.ts';
import { money } from '../product/price.ts';
import { storeMoney } from '../storeMoney.ts';
import { productAtHand } from './productAtHand.ts';

/**
 * The break that more pieces of an item of this product reach; null where the cart charges by none, or does not take as
 * many. What the cart charges now must be what the shop lists for as many: a price that a plugin or another way to show
 * tax changed says nothing of the next one.
 */
export async function nextBreak(item: StoreCartItem, productId: number | null, context: Context) {
  if (!context.config.breaksInCart) return null;
  const product = await productAtHand(productId, context);
  if (!product) return null;
  const breaks = readBreaks(metaUnder(product, 'priceBreaks', context.config.productMeta));
  const charged = Number(storeMoney(item.prices.price, item.prices).amount);
  const next = breaks.find(one => one.quantity > item.quantity && Number(one.price) < charged);
  const listed = breaks.findLast(one => one.quantity <= item.quantity)?.price ?? priceOf(item, product, context);
  if (!next || next.quantity > item.quantity_limits.maximum || Number(listed) !== charged) return null;
  const price = await money(next.price, context);
  return price && { quantity: next.quantity, price };
}

/** What one piece costs by itself. */
const priceOf = (item: StoreCartItem, product: Product, { catalogue }: Context): string | null | undefined =>
  item.id === product.id
    ? product.price
    : catalogue.products.variationRows(product.id).find(({ id }) => id === item.id)?.price;
