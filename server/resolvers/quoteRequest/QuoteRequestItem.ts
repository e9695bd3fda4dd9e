import type { AskedItem } from '../../../rules/forms/quoteItems.ts';
import type { SkuOwner } from '../../catalogue/read/skus.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { QuoteRequestItemResolvers } from '../../gql/types.ts';
import type { QuoteRequest } from '../../quotes/quoteRequest.ts';
import { idOf } from '../arguments.ts';
import { productSetFor } from '../product/productSet.ts';

/** An entry of the list with what the index knows its stock keeping unit for. */
export interface QuoteRequestItem extends AskedItem {
  owner: SkuOwner | null;
}

export function itemsOf({ items }: QuoteRequest, { catalogue }: Context): QuoteRequestItem[] {
  const owners = catalogue.products.ownersOf(items.map(({ sku }) => sku));
  return items.map((item, at) => ({ ...item, owner: owners[at] ?? null }));
}

/** Earlier releases kept no ids: there the stock keeping unit says which product it is. */
const productOf = ({ productId, owner }: QuoteRequestItem): number | null =>
  productId ? idOf(productId) : (owner?.product ?? null);

export const QuoteRequestItem: QuoteRequestItemResolvers = {
  productId: ({ productId }) => productId || null,
  sku: ({ sku }) => sku || null,
  price: ({ price }) => price || null,
  notes: ({ notes }) => notes || null,
  product: (item, _, { loaders }, info) => {
    const id = productOf(item);
    return id === null ? null : loaders.product.load({ id, set: productSetFor(selectedFields(info)) });
  },
  variation: async (item, _, { loaders }) => {
    const { owner } = item;
    if (!owner?.variation || owner.product !== productOf(item)) return null;
    const variations = await loaders.variations.load({ id: owner.product, set: 'full' });
    return variations.find(({ id }) => id === owner.variation) ?? null;
  },
};
