import type { GraphQLResolveInfo } from 'graphql';
import type { SkuOwner } from '../../catalogue/read/skus.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import { dependOnIndex } from '../indexTags.ts';
import { productSetFor } from '../product/productSet.ts';

/** What a price by quantity is made of. */
const PRICED = ['type', 'price', 'priceBreaks'];

/** What has exactly this SKU; null when nothing has. */
export async function matchSku(sku: string, info: GraphQLResolveInfo, context: Context) {
  dependOnIndex(context, ['productText']);
  const { products } = context.catalogue;
  const [owner = null] = products.ready ? products.ownersOf([sku]) : [];
  const found = owner && (await match(owner, info, context));
  return found?.product ? { sku, ...found } : null;
}

export async function match(owner: SkuOwner | null, info: GraphQLResolveInfo, { loaders }: Context) {
  if (!owner) return { product: null, variation: null };
  const asked = selectedFields(info);
  const isPriced = asked.has('unitPrice') || asked.has('total');
  const set = productSetFor(new Set([...selectedFields(info, 'product'), ...(isPriced ? PRICED : [])]));
  const wanted = owner.variation !== null && (isPriced || asked.has('variation'));
  const [product, variations] = await Promise.all([
    loaders.product.load({ id: owner.product, set }),
    wanted ? loaders.variations.load({ id: owner.product, set: 'full' }) : [],
  ]);
  if (product?.protected) return { product: null, variation: null };
  return { product, variation: variations.find(({ id }) => id === owner.variation) ?? null };
}
