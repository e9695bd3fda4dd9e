import { attributeKey } from '../../catalogue/read/optionKeys.ts';
import type { ProductAttributeResolvers } from '../../gql/types.ts';
import { optionsOf } from './optionsOf.ts';

export const ProductAttribute: ProductAttributeResolvers = {
  slug: attributeKey,
  visible: attribute => attribute.visible ?? true,
  variation: attribute => attribute.variation ?? false,
  options: optionsOf,
};
