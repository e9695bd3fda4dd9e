import type { GraphQLResolveInfo } from 'graphql';
import { productPath } from '../../../rules/paths.ts';
import { attributeKey } from '../../catalogue/read/optionKeys.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { Resolvers } from '../../gql/types.ts';
import type { Product } from '../../upstreams/shop/wire.ts';
import { slugOf } from '../../upstreams/store/slugOf.ts';
import type { StoreCartItem } from '../../upstreams/store/wire.ts';
import { boughtId } from '../order/boughtId.ts';
import { productsById } from '../product/productsById.ts';
import { shopPicture } from '../product/shopPicture.ts';
import { protectedAmong } from '../protectedProduct.ts';
import { storeMoney, taxedMoney } from '../storeMoney.ts';
import { nextBreak } from './nextBreak.ts';

/** The product's page with the chosen options, as our own addresses have them. */
function itemPath(item: StoreCartItem, { catalogue }: Context): string | null {
  const slug = slugOf(item);
  if (!slug || (catalogue.products.ready && catalogue.products.idOf(slug) === null)) return null;
  const options = item.variation.map(({ raw_attribute, attribute, value }) => {
    const key = attributeKey({ name: attribute, slug: raw_attribute?.replace(/^attribute_/, '') });
    return [key, value] as [string, string];
  });
  return options.length ? `${productPath(slug)}?${new URLSearchParams(options)}` : productPath(slug);
}

/** The id of the product that is bought, or that the variation belongs to. */
export async function productIdOf(item: StoreCartItem, { catalogue, shop, scope }: Context): Promise<number | null> {
  const slug = slugOf(item);
  if (!slug) return null;
  if (catalogue.products.ready) return catalogue.products.idOf(slug);
  return (await shop.products.bySlug(scope, slug, 'card'))?.id ?? null;
}

async function productOf(item: StoreCartItem, context: Context, info: GraphQLResolveInfo): Promise<Product | null> {
  const id = await productIdOf(item, context);
  return id === null ? null : ((await productsById([id], selectedFields(info), context))[0] ?? null);
}

const itemFields = {
  sku: (item: StoreCartItem) => item.sku || null,
  path: (item: StoreCartItem, _: unknown, context: Context) => itemPath(item, context),
  image: (item: StoreCartItem) => (item.images[0]?.src ? shopPicture(item.images[0], item.name) : null),
  options: (item: StoreCartItem) => item.variation.map(({ attribute, value }) => ({ name: attribute, value })),
  price: (item: StoreCartItem) => storeMoney(item.prices.price, item.prices),
  total: ({ totals }: StoreCartItem) => taxedMoney(totals.line_total, totals.line_total_tax, totals),
};

export const cartItem: Resolvers = {
  CartItem: {
    ...itemFields,
    id: item => String(item.id),
    quantityLimits: ({ quantity_limits: { minimum, maximum, multiple_of, editable } }) => ({
      ...{ minimum, maximum, editable },
      step: multiple_of,
    }),
    lowStockRemaining: item => item.low_stock_remaining ?? null,
    backordered: item => item.show_backorder_badge ?? false,
    nextBreak: async (item, _, context) => nextBreak(item, await productIdOf(item, context), context),
    regularPrice: item => storeMoney(item.prices.regular_price, item.prices),
    subtotal: ({ totals }) => taxedMoney(totals.line_subtotal, totals.line_subtotal_tax, totals),
    product: (item, _, context, info) => productOf(item, context, info),
    variation: async (item, _, context) => {
      const id = await productIdOf(item, context);
      if (id === null || id === item.id || (await protectedAmong([id], context)).size) return null;
      return (await context.loaders.variations.load(id)).find(variation => variation.id === item.id) ?? null;
    },
  },
  OrderItem: { ...itemFields, productId: boughtId },
};
