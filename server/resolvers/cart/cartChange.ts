import { attributeKey } from '../../catalogue/read/optionKeys.ts';
import type { Change } from '../../commerce/carts/carts.ts';
import { notice } from '../../commerce/carts/notices.ts';
import type { ShownCart } from '../../commerce/carts/shownCart.ts';
import type { Context } from '../../context/context.ts';
import type { AttributeChoice, CartItemInput } from '../../gql/types.ts';
import type { CartWrite } from '../../upstreams/store/cart.ts';
import { idOf } from '../arguments.ts';
import { protectedAmong } from '../protectedProduct.ts';
import { type CartFailure, ownFailure, refusedChange } from './cartFailure.ts';
import { cartVisitor } from './cartVisitor.ts';

export type CartOutcome = (ShownCart & { __typename: 'Cart' }) | CartFailure;

/** As many items as one change may name, or put back. */
export const MAX_ITEMS = 100;

type Asked = Omit<Change, 'restore' | 'notSold'> & { restore?: readonly CartItemInput[] | null };

/** Changes the visitor's cart and says what became of it in the schema's words. */
export async function changeCart({ restore, ...change }: Asked, context: Context): Promise<CartOutcome> {
  const held = (restore ?? []).slice(0, MAX_ITEMS);
  const isHeldBack = await Promise.all(held.map(item => isNotSold(item, context)));
  const sold = held.filter((_, at) => !isHeldBack[at]);
  const { shown, refusals } = await context.commerce.carts.change(cartVisitor(context), {
    ...change,
    restore: await Promise.all(sold.map(item => addition(item, context))),
    notSold: held.length - sold.length,
  });
  const refused = refusals.filter(one => one !== null);
  // Of several things, those that could be done are done.
  if (refused[0] && (refused.length === refusals.length || !shown)) return refusedChange(refused[0], shown);
  if (!shown) return ownFailure('REFUSED');
  const refusalNotices = refused.map(({ message }) => ({ ...notice('NOT_ADDED'), ...(message ? { message } : {}) }));
  return { __typename: 'Cart', ...shown, notices: [...refusalNotices, ...shown.notices] };
}

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
  const chosen = await Promise.all((options ?? []).map(choice => inStoresWords(choice, context)));
  return { path: 'add-item', body: { id, quantity, ...(chosen.length ? { variation: chosen } : {}) } };
}

/** The store knows a shared attribute by its taxonomy and one of the product's own by its name. */
async function inStoresWords({ attribute, value }: AttributeChoice, context: Context): Promise<AttributeChoice> {
  const wanted = attribute.toLowerCase();
  const shared = (await context.attributes()).find(
    one => attributeKey(one) === wanted.replace(/^pa_/, '') || one.name.toLowerCase() === wanted,
  );
  return { attribute: shared ? `pa_${attributeKey(shared)}` : attribute, value };
}
