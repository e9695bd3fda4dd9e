import type { Database } from '../data/database.ts';
import type { Product, ProductAttribute, Variation } from '../data/rows.ts';
import { attributeKey, optionName } from '../wire/shop/attribute.ts';

/** The attributes a variable product is chosen by. */
export const choices = (product: Product) => product.attributes.filter(attribute => attribute.variation);

/** The option a variation fixes for an attribute; undefined when any will do. */
export const fixedOption = (variation: Variation, attribute: ProductAttribute): string | undefined =>
  variation.attributes[attribute.global ?? attribute.name];

/** Chosen options by their names, in the product's order: pa_size -> 25 x 15 mm. */
export function optionNames(
  product: Product,
  options: Record<string, string>,
  database: Database,
): Record<string, string> {
  return Object.fromEntries(
    product.attributes
      .filter(attribute => options[attributeKey(attribute)] !== undefined)
      .map(attribute => {
        const key = attributeKey(attribute);
        return [key, optionName(attribute, options[key]!, database)];
      }),
  );
}

/** All options a variation fixes, by attribute. */
export const fixedOptions = (product: Product, variation: Variation): Record<string, string> =>
  Object.fromEntries(
    choices(product).flatMap(attribute => {
      const option = fixedOption(variation, attribute);
      return option === undefined ? [] : [[attributeKey(attribute), option]];
    }),
  );
