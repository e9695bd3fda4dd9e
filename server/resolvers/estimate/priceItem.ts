import { orElse } from '../../cache/scope.ts';
import type { SkuOwner } from '../../catalogue/read/skus.ts';
import type { Context } from '../../context/context.ts';
import type { EstimateItemInput, UnpricedReason } from '../../gql/types.ts';
import type { Break } from '../../upstreams/shop/productMeta.ts';
import { STANDARD, type TaxClass, taxClassOf } from '../../upstreams/shop/taxation.ts';
import type { Product, Variation } from '../../upstreams/shop/wire.ts';
import { idOf } from '../arguments.ts';
import { minimumOf } from '../outOfReach.ts';
import { isPriced, lowerBreaks } from '../product/price.ts';
import { listedVariation } from '../variation/listedVariation.ts';

/** What is wanted, with what one piece costs at which quantity; `breaks` begins with the price itself. */
export interface PricedItem {
  product: Product | null;
  variation: Variation | null;
  quantity: number;
  breaks: readonly Break[];
  taxClass: TaxClass;
  unpriced: UnpricedReason | null;
}

/** Goods as somebody names them; by its options a name tells a variation that nothing else does. */
export type NamedItem = EstimateItemInput & { productName?: string };

/** Looks up what an item means, and its prices by quantity. */
export async function priceItem(item: NamedItem, context: Context): Promise<PricedItem> {
  const { loaders, catalogue, scope } = context;
  const [owner] = item.sku ? catalogue.products.ownersOf([item.sku]) : [];
  const named = idOf(item.productId);
  // Carts and lists of others name a variation in the place of its product.
  const whole = named === null ? null : catalogue.products.ofVariation(named);
  const id = whole ?? named ?? owner?.product ?? null;
  const { quantity, productName } = item;
  const nothing = { product: null, variation: null, quantity, breaks: [], taxClass: STANDARD };
  if (id === null) return { ...nothing, unpriced: 'UNKNOWN' };
  const product = await orElse(loaders.product.load({ id, set: 'card' }), undefined, scope);
  if (product === undefined) return { ...nothing, unpriced: 'UNAVAILABLE' };
  if (product === null) return { ...nothing, unpriced: 'UNKNOWN' };
  // Behind a password its variations are nobody's to read, and it is not sold.
  if (product.protected) return { ...nothing, product, unpriced: 'ON_REQUEST' };
  const byItself = whole === null ? null : named;
  const wanted = idOf(item.variationId) ?? byItself ?? (owner?.product === id ? owner.variation : null);
  const variations =
    product.type === 'variable' ? await orElse(loaders.variations.load({ id, set: 'full' }), null, scope) : [];
  if (variations === null) return { ...nothing, product, unpriced: 'UNAVAILABLE' };
  const variation =
    wanted === null && productName
      ? await listedVariation(product, variations, { productName, sku: item.sku }, context)
      : (variations.find(one => one.id === wanted) ?? null);
  if (owner && isOfOthers(item, owner, { product, variation, variations })) return { ...nothing, unpriced: 'UNKNOWN' };
  if (variations.length && !variation) return { ...nothing, product, unpriced: 'CHOOSE_OPTIONS' };
  const sold = variation ?? product;
  const found = { product, variation, quantity, taxClass: taxClassOf(sold) };
  if (!isPriced(sold) || ['grouped', 'external'].includes(product.type ?? ''))
    return { ...found, breaks: [], unpriced: 'ON_REQUEST' };
  const breaks = [{ quantity: 1, price: sold.price ?? '' }, ...lowerBreaks(product, sold.price, context)];
  return { ...found, breaks, unpriced: null };
}

/** The same, without prices where so few are not sold. */
export const unlessTooFew = (item: PricedItem, context: Context): PricedItem =>
  item.unpriced === null && item.product && item.quantity < (minimumOf(item.product, context) ?? 1)
    ? { ...item, breaks: [], unpriced: 'BELOW_MINIMUM' }
    : item;

/**
 * Whether the stock keeping unit is of other goods than the ids: a list of another day may say so, and neither is the one
 * that is meant. Some shops give several goods the same.
 */
function isOfOthers(
  { sku }: EstimateItemInput,
  owner: SkuOwner,
  { product, variation, variations }: Pick<PricedItem, 'variation'> & { product: Product; variations: Variation[] },
): boolean {
  const ofOther = variation !== null && owner.variation !== null && owner.variation !== variation.id;
  if (owner.product === product.id && !ofOther) return false;
  const named = variation ? [product, variation] : [product, ...variations];
  return !named.some(one => one.sku?.toLowerCase() === sku?.trim().toLowerCase());
}
