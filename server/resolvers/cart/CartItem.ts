import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { CartItemResolvers } from '../../gql/types.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import type { StoreCartItem } from '../../upstreams/store/wire.ts';
import { productsById } from '../product/productsById.ts';
import { protectedAmong } from '../protectedProduct.ts';
import { storeMoney } from '../storeMoney.ts';
import { itemFields } from './itemFields.ts';
import { minimumOrder } from './minimumOrder.ts';
import { nextBreak } from './nextBreak.ts';
import { productIdOf } from './productIdOf.ts';

async function productOf(item: StoreCartItem, context: Context, info: GraphQLResolveInfo): Promise<Product | null> {
  const id = await productIdOf(item, context);
  return id === null ? null : ((await productsById([id], selectedFields(info), context))[0] ?? null);
}

export const CartItem: CartItemResolvers = {
  ...itemFields,
  productId: ({ id }, _, { catalogue }) => String(catalogue.products.ofVariation(id) ?? id),
  quantityLimits: async ({ id, quantity_limits: { minimum, maximum, multiple_of, editable } }, _, context) => ({
    minimum: Math.max(minimum, (await minimumOrder(id, context))?.minimum ?? 1),
    maximum,
    editable,
    step: multiple_of,
  }),
  lowStockRemaining: item => item.low_stock_remaining,
  backordered: item => item.show_backorder_badge,
  nextBreak: async (item, _, context) => nextBreak(item, await productIdOf(item, context), context),
  regularPrice: item => storeMoney(item.prices.regular_price, item.prices),
  product: (item, _, context, info) => productOf(item, context, info),
  variation: async (item, _, context) => {
    const id = await productIdOf(item, context);
    if (id === null || id === item.id || (await protectedAmong([id], context)).size) return null;
    return (
      (await context.loaders.variations.load({ id, set: 'full' })).find(variation => variation.id === item.id) ?? null
    );
  },
};
