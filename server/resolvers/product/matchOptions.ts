import { attributeKey, ownOptionKey } from '../../catalogue/read/optionKeys.ts';
import { whenThere } from '../../context/atHand.ts';
import type { Context } from '../../context/context.ts';
import type { Attribute, AttributeOption } from '../../upstreams/shop/wire.ts';

/** Options as the shop names them (by name or by key) with both name and key. */
export const matchOptions = (options: AttributeOption[], { attributes }: Context) =>
  whenThere(attributes(), known => matched(options, known));

const matched = (options: AttributeOption[], attributes: readonly Attribute[]) =>
  options.map(option => {
    const terms = attributes.find(one => one.id === option.id)?.terms ?? [];
    const term = terms.find(one => one.name === option.option || one.slug === option.option);
    return {
      name: option.name,
      slug: attributeKey(option),
      value: term?.name ?? option.option,
      valueSlug: term?.slug ?? ownOptionKey(option.option),
    };
  });
