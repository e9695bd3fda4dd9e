import type { Database } from '../data/database.ts';
import type { Product, ProductAttribute, Variation } from '../data/rows.ts';
import { RestError } from '../rest/error.ts';
import { slugOf } from '../rest/text.ts';
import { attributeKey } from '../wire/shop/attribute.ts';
import type { Item } from './item.ts';
import { choices, fixedOption } from './options.ts';

/** One choice as a client sends it: the attribute by pa_slug or label, the value by slug or what becomes it. */
export interface SentChoice {
  attribute: string;
  value: string;
}

export interface Chosen extends Item {
  /** every option of the variation, also those it leaves open */
  options: Record<string, string>;
}

/** Which variation is meant, by its own id or by its product's and the options; simple products pass through. */
export function chooseVariation(item: Item, sent: SentChoice[], database: Database): Chosen {
  const { product } = item;
  if (product.type !== 'variable') return { ...item, options: {} };
  const wanted = readChoices(product, sent);
  const variation = item.variation ?? matching(product, wanted, sent, database);
  const options: Record<string, string> = {};
  const missing: string[] = [];
  for (const attribute of choices(product)) {
    const key = attributeKey(attribute);
    const [fixed, asked] = [fixedOption(variation, attribute), wanted[key]];
    const option = fixed ?? asked;
    if (asked !== undefined && (fixed === undefined ? !attribute.options.includes(asked) : asked !== fixed))
      throw invalidData(attribute);
    if (option === undefined) missing.push(attribute.name);
    else options[key] = option;
  }
  if (missing.length > 0) throw missingData(missing);
  return { product, variation, options };
}

/** The store makes a slug of what is sent for a shared attribute; it never looks up which option has that name. */
function readChoices(product: Product, sent: SentChoice[]): Record<string, string> {
  const wanted: Record<string, string> = {};
  for (const { attribute: name, value } of sent) {
    const attribute = choices(product).find(each => isNamed(each, name));
    if (attribute) wanted[attributeKey(attribute)] = attribute.global ? slugOf(value.replaceAll('×', 'x')) : value;
  }
  return wanted;
}

const isNamed = (attribute: ProductAttribute, name: string) =>
  [attributeKey(attribute), attribute.name].some(each => each.toLowerCase() === name.toLowerCase());

function matching(product: Product, wanted: Record<string, string>, sent: SentChoice[], database: Database): Variation {
  if (sent.length === 0) {
    const message = 'Missing attributes for variable product.';
    throw new RestError(400, 'woocommerce_rest_missing_attributes', message);
  }
  const fits = (variation: Variation) =>
    choices(product).every(attribute => {
      const fixed = fixedOption(variation, attribute);
      return fixed === undefined || fixed === wanted[attributeKey(attribute)];
    });
  const found = product.variations.flatMap(id => database.get('variations', id) ?? []).find(fits);
  if (found) return found;
  throw new RestError(400, 'woocommerce_rest_variation_id_from_variation_data', 'No matching variation found.');
}

function invalidData({ name, options }: ProductAttribute) {
  const message = `Invalid value posted for ${name}. Allowed values: ${options.join(', ')}`;
  return new RestError(400, 'woocommerce_rest_invalid_variation_data', message);
}

function missingData(names: string[]) {
  const fields = names.length > 1 ? `${names.join(', ')} are required fields` : `${names[0]} is a required field`;
  const message = `Missing variation data for variable product. ${fields}`;
  return new RestError(400, 'woocommerce_rest_missing_variation_data', message);
}
