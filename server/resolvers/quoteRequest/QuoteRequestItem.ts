import type { AskedItem } from '../../../rules/forms/quoteItems.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { QuoteRequestItemResolvers } from '../../gql/types.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { idOf } from '../arguments.ts';
import { productSetFor } from '../product/productSet.ts';
import { listedVariation } from '../variation/listedVariation.ts';

/** An entry of the list with what the index knows its id and its stock keeping unit for. */
export interface QuoteRequestItem extends AskedItem {
  product: number | null;
  variation: number | null;
}

export function itemsOf({ items }: QuoteRequest, { catalogue: { products } }: Context): QuoteRequestItem[] {
  const owners = products.ownersOf(items.map(({ sku }) => sku));
  return items.map((item, at) => {
    const owner = owners[at] ?? null;
    const named = idOf(item.productId);
    const whole = named === null ? null : products.ofVariation(named);
    // Earlier releases kept no ids: there the stock keeping unit says which product it is.
    const product = whole ?? (item.productId ? named : (owner?.product ?? null));
    const bySku = owner?.product === product ? (owner?.variation ?? null) : null;
    return { ...item, product, variation: whole === null ? bySku : named };
  });
}

export const QuoteRequestItem: QuoteRequestItemResolvers = {
  productId: ({ productId }) => productId || null,
  sku: ({ sku }) => sku || null,
  price: ({ price }) => price || null,
  notes: ({ notes }) => notes || null,
  product: ({ product: id }, _, { loaders }, info) =>
    id === null ? null : loaders.product.load({ id, set: productSetFor(selectedFields(info)) }),
  variation: async (item, _, context) => {
    const { product: id, variation } = item;
    const product = id === null ? null : await context.loaders.product.load({ id, set: 'line' });
    if (id === null || product?.type !== 'variable' || product.protected) return null;
    const variations = await context.loaders.variations.load({ id, set: 'full' });
    return variation === null
      ? listedVariation(product, variations, item, context)
      : (variations.find(one => one.id === variation) ?? null);
  },
};
