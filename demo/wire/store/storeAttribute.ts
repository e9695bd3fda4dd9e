import type { Database } from '../../data/database.ts';
import type { Product, ProductAttribute } from '../../data/rows.ts';
import { choices, fixedOption } from '../../store/options.ts';
import { optionName } from '../shop/attribute.ts';

/** Attributes with their terms; one of a single product has no taxonomy, and its terms no ids. */
export const storeAttributesWire = (product: Product, database: Database) =>
  product.attributes.map(attribute => ({
    id: database.all('attributes').find(each => each.slug === attribute.global)?.id ?? 0,
    name: attribute.name,
    taxonomy: attribute.global ? `pa_${attribute.global}` : null,
    has_variations: attribute.variation,
    terms: attribute.options.map(option => termWire(option, attribute, product, database)),
  }));

function termWire(option: string, attribute: ProductAttribute, product: Product, database: Database) {
  const taxonomy = `pa_${attribute.global}`;
  const term = attribute.global
    ? database.all('terms').find(each => each.taxonomy === taxonomy && each.slug === option)
    : undefined;
  const preselected = product.defaultAttributes[attribute.global ?? attribute.name];
  return {
    id: term?.id ?? 0,
    name: optionName(attribute, option, database),
    slug: option,
    // told only where the product has a default for the attribute
    ...(preselected === undefined ? {} : { default: preselected === option }),
  };
}

/** A null value stands for any option. */
export const storeVariationsWire = (product: Product, database: Database) =>
  product.variations
    .flatMap(id => database.get('variations', id) ?? [])
    .map(variation => ({
      id: variation.id,
      attributes: choices(product).map(attribute => ({
        name: attribute.name,
        value: fixedOption(variation, attribute) ?? null,
      })),
    }));
