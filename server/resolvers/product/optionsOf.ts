import { optionKey } from '../../catalogue/read/optionKeys.ts';
import type { Context } from '../../context/context.ts';
import { whenThere } from '../../context/requestReference.ts';
import type { ProductAttribute } from '../../upstreams/shop/wire.ts';

/** Options come as names; their keys stand among the terms of the shop's attribute. */
export const optionsOf = (attribute: ProductAttribute, _: unknown, context: Context) =>
  whenThere(attribute.id ? context.attributes() : [], attributes => {
    const known = attributes.find(one => one.id === attribute.id);
    return attribute.options.map(name => ({
      name,
      slug: known?.terms.find(term => term.name === name)?.slug ?? optionKey(name),
    }));
  });
