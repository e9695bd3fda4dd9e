import { useNavigate } from 'react-router-dom';
import { type Choice, canMatch, matchVariation } from '../../../../../rules/labels/matchVariation.ts';
import { usePageQuery } from '../../../data/usePageQuery.ts';
import type { ProductTop_ProductFragment, Variation_VariationFragment } from '../../../gql/graphql.ts';
import { useShown } from '../../../product/listing/useShown.ts';
import { namedChoices, readChoices, writeChoices } from './choices.ts';

export type ChoosingAttribute = ProductTop_ProductFragment['attributes'][number];

/** What is chosen of a variable product, and what that comes to. */
export interface Chosen {
  attributes: ChoosingAttribute[];
  /** the chosen option's key by the attribute's */
  options: Record<string, string>;
  /** those of them that the address names */
  named: Record<string, string>;
  /** null where nothing fits or something is still open */
  variation: Variation_VariationFragment | null;
  /** whether every attribute has an option */
  complete: boolean;
  /** null where the shop did not say */
  variations: readonly Variation_VariationFragment[] | null;
  /** whether some variation has this option beside the others that are chosen */
  isPossible: (attribute: string, option: string) => boolean;
  /** whether any variation has it */
  isMade: (attribute: string, option: string) => boolean;
  choose: (attribute: string, option: string) => void;
}

/** The choice stands in the address; what it comes to is worked out here, so that choosing waits for nothing. */
export function useChoice(product: ProductTop_ProductFragment): Chosen {
  const params = usePageQuery();
  const navigate = useNavigate();
  const attributes = product.attributes.filter(attribute => attribute.variation);
  const [options, setOptions] = useShown(readChoices(attributes, product.defaultAttributes, params));
  const variations = product.__typename === 'VariableProduct' ? product.variations : [];
  const choices = choicesOf(options);
  const variation = variations && matchVariation(attributes, variations, choices);
  return {
    attributes,
    options,
    named: namedChoices(attributes, options, params),
    variation,
    variations,
    complete: attributes.every(({ slug }) => options[slug]),
    isPossible: (attribute, option) => canMatch(variations ?? [], choicesOf({ ...options, [attribute]: option })),
    isMade: (attribute, option) => canMatch(variations ?? [], choicesOf({ [attribute]: option })),
    choose(attribute, option) {
      const next = { ...options, [attribute]: option };
      setOptions(next);
      void navigate(`?${writeChoices(params, next)}`, { replace: true, preventScrollReset: true });
    },
  };
}

const choicesOf = (options: Record<string, string>): Choice[] =>
  Object.entries(options).map(([attribute, value]) => ({ attribute, value }));
