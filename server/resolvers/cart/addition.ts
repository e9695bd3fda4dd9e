import { attributeKey, ownOptionKey } from '../../catalogue/read/optionKeys.ts';
import type { Context } from '../../context/context.ts';
import type { AttributeChoice, CartItemInput } from '../../gql/types.ts';
import type { CartWrite } from '../../upstreams/store/cart.ts';
import { idOf } from '../arguments.ts';
import { protectedAmong } from '../protectedProduct.ts';

/**
 * Whether an item is of a product behind a password, whichever of its ids says so. What the shop does not tell is put in:
 * it is asked again before anything is ordered.
 */
export async function isNotSold({ product, variation }: CartItemInput, context: Context): Promise<boolean> {
  const ids = [product, variation].flatMap(id => (id ? (idOf(id) ?? []) : []));
  const found = await protectedAmong(ids, context).catch(() => null);
  return (found?.size ?? 0) > 0;
}

/** The change that puts a product into the cart. */
export async function addition(
  { product, variation, options, quantity }: CartItemInput,
  context: Context,
): Promise<CartWrite> {
  const id = idOf(variation ?? product) ?? 0;
  const named = idOf(product);
  const whole = named === null ? null : (context.catalogue.products.ofVariation(named) ?? named);
  const chosen = await Promise.all(
    (options ?? []).map(choice => ownChoice(whole, choice, context) ?? inStoresWords(choice, context)),
  );
  return { path: 'add-item', body: { id, quantity, ...(chosen.length ? { variation: chosen } : {}) } };
}

/** A choice by an attribute that the product has for itself, though the shop may have one of that name, too. */
function ownChoice(
  product: number | null,
  { attribute, value }: AttributeChoice,
  { catalogue: { products } }: Context,
): AttributeChoice | null {
  const own = product === null ? [] : products.ownOptions(product, attributeKey({ name: attribute.toLowerCase() }));
  const chosen = own.find(({ option }) => option === value || ownOptionKey(option) === value);
  return chosen ? { attribute: chosen.attribute, value: chosen.option } : null;
}

/**
 * The store knows a shared attribute by its taxonomy and one of the product's own by its name. Of a shared one it takes an
 * option by its key alone: a name it makes a key of, which is another where the option was renamed.
 */
async function inStoresWords({ attribute, value }: AttributeChoice, context: Context): Promise<AttributeChoice> {
  const wanted = attribute.toLowerCase();
  const shared = (await context.attributes()).find(
    one => attributeKey(one) === wanted.replace(/^pa_/, '') || one.name.toLowerCase() === wanted,
  );
  if (!shared) return { attribute, value };
  const option = shared.terms.find(({ name, slug }) => name === value || slug === value);
  return { attribute: shared.slug, value: option?.slug ?? value };
}
