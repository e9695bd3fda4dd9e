import { matchVariation } from '../../../rules/labels/matchVariation.ts';
import { discountPercent } from '../../../rules/money.ts';
import { attributeKey } from '../../catalogue/read/optionKeys.ts';
import type { Context } from '../../context/context.ts';
import type { AttributeChoice, Resolvers } from '../../gql/types.ts';
import type { Product, Variation } from '../../upstreams/shop/wire.ts';
import { editorial } from '../editorial.ts';
import { dimensionsOf, isPriced, matchOptions, money, salePrice, shopPicture, stockOf } from '../product/offer.ts';

/** The variation that the chosen options mean, or null. */
export async function findVariation(
  product: Product,
  variations: Variation[],
  choices: readonly AttributeChoice[],
  context: Context,
): Promise<Variation | null> {
  const attributes = (product.attributes ?? [])
    .filter(attribute => attribute.variation)
    .map(attribute => ({ slug: attributeKey(attribute), name: attribute.name }));
  const candidates = await Promise.all(
    variations.map(async variation => ({
      variation,
      attributes: await matchOptions(variation.attributes ?? [], context),
    })),
  );
  return matchVariation(attributes, candidates, choices)?.variation ?? null;
}

export const variation: Resolvers = {
  Variation: {
    id: variation => String(variation.id),
    sku: variation => variation.sku || null,
    gtin: variation => variation.global_unique_id || null,
    attributes: (variation, _, context) => matchOptions(variation.attributes ?? [], context),
    price: (variation, _, context) => money(variation.price, context),
    regularPrice: (variation, _, context) => money(variation.regular_price, context),
    salePrice: (variation, _, context) => money(salePrice(variation), context),
    discountPercent: variation =>
      variation.on_sale ? discountPercent(variation.regular_price, variation.sale_price) : null,
    onSale: variation => variation.on_sale ?? false,
    purchasable: variation => Boolean(variation.purchasable) && isPriced(variation),
    stock: stockOf,
    description: (variation, _, context) => editorial(variation.description ?? '', context),
    image: variation => (variation.image?.src ? shopPicture(variation.image) : null),
    weight: variation => variation.weight ?? null,
    dimensions: variation => dimensionsOf(variation.dimensions),
  },
};
