import { discountPercent } from '../../../rules/money.ts';
import type { VariationResolvers } from '../../gql/types.ts';
import { taxClassOf } from '../../upstreams/shop/taxation.ts';
import { editorial } from '../editorial.ts';
import { isVariationOutOfReach } from '../outOfReach.ts';
import { consumerPrice } from '../product/consumerPrice.ts';
import { dimensionsOf } from '../product/dimensionsOf.ts';
import { matchOptions } from '../product/matchOptions.ts';
import { isPriced, money, salePrice } from '../product/price.ts';
import { shopPicture } from '../product/shopPicture.ts';
import { stockOf } from '../product/stockOf.ts';

export const Variation: VariationResolvers = {
  sku: variation => variation.sku || null,
  gtin: variation => variation.global_unique_id || null,
  attributes: (variation, _, context) => matchOptions(variation.attributes ?? [], context),
  price: (variation, _, context) => money(variation.price, context),
  consumerPrice: (variation, _, context) => consumerPrice(variation, taxClassOf(variation), context),
  regularPrice: (variation, _, context) => money(variation.regular_price, context),
  salePrice: (variation, _, context) => money(salePrice(variation), context),
  discountPercent: variation =>
    variation.on_sale ? discountPercent(variation.regular_price, variation.sale_price) : null,
  onSale: variation => variation.on_sale ?? false,
  purchasable: async (variation, _, context) =>
    Boolean(variation.purchasable) && isPriced(variation) && !(await isVariationOutOfReach(variation, context)),
  stock: stockOf,
  description: (variation, _, context) => editorial(variation.description ?? '', context),
  image: variation => (variation.image?.src ? shopPicture(variation.image) : null),
  weight: variation => variation.weight ?? null,
  dimensions: variation => dimensionsOf(variation.dimensions),
};
