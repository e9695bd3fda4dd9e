import { uiTexts } from '../../../../../rules/texts/ui.ts';
import type { ProductTop_ProductFragment, Variation_VariationFragment } from '../../../gql/graphql.ts';
import { isFree } from '../../../lib/format/costText.ts';
import { isSet, priceTexts, rangeText } from '../../../product/offerTexts.ts';

/** The price as it stands on the page: of the chosen variation, until then the range; `was` only in a sale. */
export function shownPrice(product: ProductTop_ProductFragment, variation: Variation_VariationFragment | null) {
  if (isSet(product)) return { current: null, was: null };
  const open = product.__typename === 'VariableProduct' && variation === null;
  const range = open ? rangeText(product.priceRange) : null;
  const { current, was } = priceTexts(variation ?? product);
  if (!open && isFree((variation ?? product).price)) return { current: uiTexts.free, was };
  return range ? { current: range, was: null } : { current, was };
}
