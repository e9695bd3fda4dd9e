import type { Database } from '../data/database.ts';
import type { Product, Variation } from '../data/rows.ts';
import { choices, fixedOption } from '../store/options.ts';
import { attributeKey, optionName } from '../wire/shop/attribute.ts';
import { published, variable } from './postRoles.ts';
import type { Role } from './role.ts';

/** A variation that leaves exactly one attribute open, its product, and that attribute. */
function openVariation(database: Database) {
  for (const row of database.all('variations')) {
    const product = database.get('products', row.parent)!;
    const open = choices(product).filter(attribute => fixedOption(row, attribute) === undefined);
    if (open.length === 1 && choices(product).length > 1 && published(product) && row.stockStatus === 'instock') {
      return { row, product, open: open[0]! };
    }
  }
  throw new Error('Nothing in the seed plays the variation with an open attribute.');
}

const sent = (row: Variation, product: Product, write: (option: string, at: number) => [string, string]) =>
  choices(product).flatMap((attribute, at) => {
    const option = fixedOption(row, attribute);
    if (option === undefined) return [];
    const [name, value] = write(option, at);
    return [{ attribute: name, value }];
  });

const fixed =
  (at: number, write: (product: Product, option: string, at: number, database: Database) => [string, string]) =>
  (database: Database) => {
    const product = variable(database)!;
    const rows = product.variations.flatMap(id => database.get('variations', id) ?? []);
    const row = rows.filter(each => each.stockStatus === 'instock')[at]!;
    const choice = sent(row, product, (option, index) => write(product, option, index, database));
    return { id: product.id, quantity: 1, variation: choice };
  };

const attributeAt = (product: Product, at: number) => choices(product)[at]!;

/** Bodies that name a variation by its options: they depend on each other, so each is made whole. */
export const VARIATIONS: Record<string, Role<object>> = {
  'store-add-variation-attrs-slug': fixed(0, (product, option, at) => [attributeKey(attributeAt(product, at)), option]),
  'store-add-variation-attrs-label': fixed(1, (product, option, at, database) => {
    const attribute = attributeAt(product, at);
    return [attribute.name, optionName(attribute, option, database)];
  }),
  'store-add-variation-attr-bad-value': fixed(0, (product, option, at) => [
    attributeKey(attributeAt(product, at)),
    at === 0 ? 'nope' : option,
  ]),
  'store-add-variation-attr-missing': database => {
    const { row, product } = openVariation(database);
    const choice = sent(row, product, (option, at) => [attributeKey(attributeAt(product, at)), option]);
    return { id: product.id, quantity: 1, variation: choice.slice(0, choices(product).length - 1) };
  },
  'store-add-variation-any-attr-missing': database => ({ id: openVariation(database).row.id, quantity: 1 }),
  'store-add-variation-any-attr': database => {
    const { row, open } = openVariation(database);
    return { id: row.id, quantity: 1, variation: [{ attribute: attributeKey(open), value: open.options[0] }] };
  },
};
