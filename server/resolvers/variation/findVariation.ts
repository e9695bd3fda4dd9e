import { isAttribute, isOption, matchVariation } from '../../../rules/labels/matchVariation.ts';
import { attributeKey } from '../../catalogue/read/optionKeys.ts';
import type { Context } from '../../context/context.ts';
import type { AttributeChoice } from '../../gql/types.ts';
import type { Product, Variation } from '../../upstreams/shop/wire.ts';
import { matchOptions } from '../product/matchOptions.ts';

/** The variation that the chosen options mean; null for none, and where one is of no attribute, or no option, of the product. */
export async function findVariation(
  product: Product,
  variations: Variation[],
  choices: readonly AttributeChoice[],
  context: Context,
): Promise<Variation | null> {
  const all = product.attributes ?? [];
  const attributes = all
    .filter(attribute => attribute.variation)
    .map(attribute => ({ slug: attributeKey(attribute), name: attribute.name }));
  const fixed = await matchOptions(
    all.flatMap(({ options, ...one }) => (one.variation ? [] : options.map(option => ({ ...one, option })))),
    context,
  );
  const isOffered = ({ attribute, value }: AttributeChoice) =>
    attributes.some(one => isAttribute(one, attribute)) ||
    fixed.some(one => isAttribute(one, attribute) && isOption(one, value));
  if (!choices.every(isOffered)) return null;
  const candidates = await Promise.all(
    variations.map(async variation => ({
      variation,
      attributes: await matchOptions(variation.attributes ?? [], context),
    })),
  );
  return matchVariation(attributes, candidates, choices)?.variation ?? null;
}
