import { matchVariation } from '../../../rules/labels/matchVariation.ts';
import { attributeKey } from '../../catalogue/read/optionKeys.ts';
import type { Context } from '../../context/context.ts';
import type { AttributeChoice } from '../../gql/types.ts';
import type { Product, Variation } from '../../upstreams/shop/wire.ts';
import { matchOptions } from '../product/matchOptions.ts';

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
