import { attributeKey, ownOptionKey } from '../../catalogue/read/optionKeys.ts';
import { whenThere } from '../../context/atHand.ts';
import type { ProductAttributeResolvers } from '../../gql/types.ts';

export const ProductAttribute: ProductAttributeResolvers = {
  slug: attributeKey,
  visible: attribute => attribute.visible ?? true,
  variation: attribute => attribute.variation ?? false,
  // Options come as names; their keys stand among the terms of the shop's attribute.
  options: (attribute, _, context) =>
    whenThere(attribute.id ? context.attributes() : [], attributes => {
      const known = attributes.find(one => one.id === attribute.id);
      return attribute.options.map(name => ({
        name,
        slug: known?.terms.find(term => term.name === name)?.slug ?? ownOptionKey(name),
      }));
    }),
};
