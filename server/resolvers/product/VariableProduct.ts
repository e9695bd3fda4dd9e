import { NOTHING_LEFT } from '../../catalogue/sync/outOfStock.ts';
import { type MaybePromise, whenThere } from '../../context/atHand.ts';
import type { Context } from '../../context/context.ts';
import { selectedFields } from '../../context/selection.ts';
import type { VariableProductResolvers } from '../../gql/types.ts';
import type { VariationSet } from '../../upstreams/shop/variation.ts';
import type { Product, Variation } from '../../upstreams/shop/wire.ts';
import { findVariation } from '../variation/findVariation.ts';
import { variationSetFor } from '../variation/variationSet.ts';
import { money } from './price.ts';
import { productFields } from './productFields.ts';

/** Of a product that the index stands in for, its variations do as well. */
const variationsOf = (
  product: Product,
  set: VariationSet,
  { catalogue, loaders }: Context,
): MaybePromise<Variation[]> => {
  if (product.protected) return [];
  return product.asOf ? catalogue.products.variationRows(product.id) : loaders.variations.load({ id: product.id, set });
};

/** Those that a buyer chooses from: where the shop hides what is out of stock, none of it, unless the whole product is. */
const offeredOf = (product: Product, set: VariationSet, context: Context): MaybePromise<Variation[]> =>
  whenThere(variationsOf(product, set, context), variations =>
    !isSoldOut(product) && context.catalogue.products.hidesOutOfStock()
      ? variations.filter(one => !isSoldOut(one))
      : variations,
  );

const isSoldOut = ({ stock_status }: Product | Variation): boolean => stock_status === NOTHING_LEFT;

export const VariableProduct: VariableProductResolvers = {
  ...productFields,
  priceRange: async (product, _, context) => {
    const range = context.catalogue.products.priceRange(product.id);
    const [min, max] = await Promise.all([money(range?.min, context), money(range?.max, context)]);
    return min && max ? { min, max } : null;
  },
  variations: (product, _, context, info) => offeredOf(product, variationSetFor(selectedFields(info)), context),
  variation: async (product, { options }, context) =>
    findVariation(product, await variationsOf(product, 'full', context), options, context),
};
