/** An attribute a buyer chooses by. */
export interface ChoiceAttribute {
  name: string;
  slug: string;
}

/** An option a variation stands for. */
export interface VariationOption extends ChoiceAttribute {
  value: string;
  valueSlug: string;
}

/** An option a buyer chose; both parts may be names or keys. */
export interface Choice {
  attribute: string;
  value: string;
}

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
export const isAttribute = (attribute: ChoiceAttribute, text: string): boolean =>
  same(attribute.slug, text) || same(attribute.name, text) || same(`pa_${attribute.slug}`, text);

/**
 * The first variation that fits every chosen option. An attribute that a variation leaves open matches anything.
 * Null when none fits or not every attribute is chosen.
 */
export function matchVariation<V extends { attributes: readonly VariationOption[] }>(
  attributes: readonly ChoiceAttribute[],
  variations: readonly V[],
  choices: readonly Choice[],
): V | null {
  const chosen = new Map(
    attributes.map(attribute => [
      attribute.slug,
      choices.find(choice => isAttribute(attribute, choice.attribute))?.value,
    ]),
  );
  if ([...chosen.values()].some(value => !value)) return null;
  return variations.find(variation => fits(variation, chosen)) ?? null;
}

/** Whether some variation fits these options, the others being still free: what makes an option choosable. */
export function canMatch(
  variations: readonly { attributes: readonly VariationOption[] }[],
  choices: readonly Choice[],
): boolean {
  return variations.some(variation =>
    variation.attributes.every(option => {
      const choice = choices.find(one => isAttribute(option, one.attribute));
      return !choice || isOption(option, choice.value);
    }),
  );
}

export const isOption = (option: VariationOption, value: string): boolean =>
  same(option.valueSlug, value) || same(option.value, value);

const fits = (
  variation: { attributes: readonly VariationOption[] },
  chosen: Map<string, string | undefined>,
): boolean =>
  variation.attributes.every(option => {
    const value = chosen.get(option.slug);
    return value === undefined || isOption(option, value);
  });
