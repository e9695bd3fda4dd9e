import type { Database } from '../../data/database.ts';
import type { Product, ProductAttribute, Variation } from '../../data/rows.ts';
import { slugOf } from '../../rest/text.ts';

/** Global attributes have an id and pa_ before their slug; one of a single product has id 0 and its name for a slug. */
export function attributesWire(product: Product, database: Database) {
  return product.attributes.map((each, position) => ({
    ...named(each, database),
    position,
    visible: each.visible,
    variation: each.variation,
    options: each.options.map(option => optionName(each, option, database)),
  }));
}

/** Default options are slugs, not names, unlike everywhere else. */
export function defaultsWire(product: Product, database: Database) {
  return Object.entries(product.defaultAttributes).flatMap(([key, option]) => {
    const each = find(product, key);
    if (!each) return [];
    const { id, name } = named(each, database);
    return [{ id, name, option }];
  });
}

/** What a variation chooses, in the product's order. One it leaves out matches any option and is simply missing. */
export function chosenWire(variation: Variation, product: Product, database: Database) {
  return chosen(variation, product).map(({ attribute, option }) => {
    const { id, name, slug } = named(attribute, database);
    // a local attribute's slug is lower case here and is not on the product
    return { id, name, slug: id === 0 ? slugOf(slug) : slug, option: optionName(attribute, option, database) };
  });
}

export function chosen(variation: Variation, product: Product) {
  return product.attributes.flatMap(attribute => {
    const option = variation.attributes[attribute.global ?? attribute.name];
    return option === undefined ? [] : [{ attribute, option }];
  });
}

export const attributeKey = (attribute: ProductAttribute) =>
  attribute.global ? `pa_${attribute.global}` : slugOf(attribute.name);

const find = (product: Product, key: string) =>
  product.attributes.find(each => each.global === key || each.name === key);

function named(attribute: ProductAttribute, database: Database) {
  const global = database.all('attributes').find(each => each.slug === attribute.global);
  return global
    ? { id: global.id, name: global.name, slug: `pa_${global.slug}` }
    : { id: 0, name: attribute.name, slug: attribute.name };
}

export function optionName(attribute: ProductAttribute, option: string, database: Database): string {
  if (!attribute.global) return option;
  const taxonomy = `pa_${attribute.global}`;
  return database.all('terms').find(term => term.taxonomy === taxonomy && term.slug === option)?.name ?? option;
}
