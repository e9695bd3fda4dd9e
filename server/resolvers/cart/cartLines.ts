import { fillText } from '../../../rules/fillText.ts';
import { unknownProductText } from '../../../rules/texts/cart.ts';
import { kept, type Notice, notice, seenQuantity } from '../../commerce/carts/notices.ts';
import type { ShownCart } from '../../commerce/carts/shownCart.ts';
import type { Context } from '../../context/context.ts';
import type { AddCartItemInput, AddCartItemsInput, CartItemInput, UpdateCartItemInput } from '../../gql/types.ts';
import type { CartWrite } from '../../upstreams/store/cart.ts';
import type { StoreCartItem } from '../../upstreams/store/wire.ts';
import { idOf } from '../arguments.ts';
import { addition, isNotSold } from './addition.ts';
import { type CartOutcome, changeCart, MAX_ITEMS } from './cartChange.ts';
import { type CartFailure, failure, ownFailure } from './cartFailure.ts';
import { cartVisitor } from './cartVisitor.ts';
import { minimumOfItem, minimumOrder, piecesIn } from './minimumOrder.ts';

/** Puts a product into the cart. */
export async function addItem({ restore, key, ...item }: AddCartItemInput, context: Context): Promise<CartOutcome> {
  const refused = await refusal(item, context);
  return refused ?? changeCart({ writes: [await addition(item, context)], key, restore }, context);
}

/** Puts in what can be put in of several products, and tells of the others. */
export async function addItems({ items, key, restore }: AddCartItemsInput, context: Context): Promise<CartOutcome> {
  if (!items.length) return ownFailure('NOTHING_TO_DO', 'items');
  if (items.length > MAX_ITEMS) return ownFailure('TOO_MANY_ITEMS', 'items', null, { max: MAX_ITEMS });
  const failures = await Promise.all(items.map(item => refusal(item, context, items)));
  const refused = failures.filter(failure => failure !== null);
  if (refused[0] && refused.length === items.length) return refused[0];
  const indexes = items.flatMap((_, index) => (failures[index] ? [] : index));
  const writes = await Promise.all(indexes.map(index => addition(items[index]!, context)));
  const outcome = await changeCart({ writes, indexes, key, restore }, context);
  if (outcome.__typename !== 'Cart') return outcome;
  const refusalNotices = failures.flatMap((failure, index) =>
    failure ? { ...notice('NOT_ADDED'), message: failure.message, index } : [],
  );
  const notices = [...refusalNotices, ...outcome.notices];
  keepNotAdded(notices, outcome.cart, context);
  return { ...outcome, notices };
}

/** A form leads to the cart, which is read anew there. */
function keepNotAdded(notices: readonly Notice[], { items }: ShownCart['cart'], context: Context): void {
  const { session } = cartVisitor(context);
  const messages = notices.flatMap(({ code, message }) => (code === 'NOT_ADDED' ? message : []));
  const keptNotice = kept('NOT_ADDED', messages);
  if (keptNotice && session.state) session.keep({ ...session.state, keptNotice }, items.length > 0);
}

/** Why an item is not put in; null where nothing is known against it. `list` is what it is put in with. */
async function refusal(item: CartItemInput, context: Context, list = [item]): Promise<CartFailure | null> {
  if (isOfAnother(item, context)) return ownFailure('NO_SUCH_VARIATION', 'variation');
  if (soldAs(item) === null)
    return failure('UNKNOWN_PRODUCT', fillText(unknownProductText, { id: item.product }), 'product');
  return (await isNotSold(item, context)) ? ownFailure('NOT_FOR_SALE', 'product') : tooFew(item, context, list);
}

/** Whether what is named as a variation is none of the product, as far as the index knows it. */
function isOfAnother({ product, variation }: CartItemInput, { catalogue: { products } }: Context): boolean {
  if (!variation) return false;
  const id = idOf(variation);
  const owner = id === null ? null : products.ofVariation(id);
  return id === null || (owner === null ? products.slugOf(id) !== null : owner !== idOf(product));
}

const soldAs = ({ variation, product }: CartItemInput): number | null => idOf(variation ?? product);

/**
 * Why so few are not sold; null where they are, or where enough are in the cart or the list. Each line of a list is judged
 * by all of it: then the same list is the same change when it is sent again, whatever it has put into the cart.
 */
async function tooFew(item: CartItemInput, context: Context, list: CartItemInput[]): Promise<CartFailure | null> {
  const order = await minimumOrder(idOf(item.product), context);
  const same = list.filter(one => soldAs(one) === soldAs(item));
  const pieces = same.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0);
  if (!order || item.quantity < 1 || pieces >= order.minimum) return null;
  const shown = await context.commerce.carts.read(cartVisitor(context));
  return piecesIn(shown?.cart, soldAs(item)) + pieces < order.minimum
    ? ownFailure('BELOW_MINIMUM', 'quantity', shown, { ...order })
    : null;
}

/**
 * Sets how many of an item there are. Only the store's answer says which product it is: what turns out to be fewer than
 * the shop sells, or more of what is no longer sold here, is set back.
 */
export async function setQuantity(
  { key, quantity, restore }: UpdateCartItemInput,
  context: Context,
): Promise<CartOutcome> {
  const before = seenQuantity(cartVisitor(context).session.state?.quantities, key);
  const outcome = await changeCart({ writes: [quantityOf(key, quantity)], touched: [key], restore }, context);
  const item = outcome.__typename === 'Cart' ? outcome.cart.items.find(one => one.key === key) : undefined;
  if (!item || quantity === before) return outcome;
  if (before !== undefined && quantity > before) return (await refuseMore(item, before, context)) ?? outcome;
  return (await refuseFewer(item, before, context)) ?? outcome;
}

async function refuseFewer(
  item: StoreCartItem,
  before: number | undefined,
  context: Context,
): Promise<CartFailure | null> {
  const order = await minimumOfItem(item, context);
  if (!order || item.quantity >= order.minimum) return null;
  return ownFailure('BELOW_MINIMUM', 'quantity', await setBack(item, before ?? order.minimum, context), { ...order });
}

/** What has got a password since it was put in may become fewer, or go. */
async function refuseMore(item: StoreCartItem, before: number, context: Context): Promise<CartFailure | null> {
  const [notSold] = await context.commerce.notForSale.find(context.scope, [item]).catch(() => []);
  return notSold ? ownFailure('NOT_FOR_SALE', 'key', await setBack(item, before, context)) : null;
}

async function setBack({ key }: StoreCartItem, quantity: number, context: Context): Promise<ShownCart | null> {
  const back = await changeCart({ writes: [quantityOf(key, quantity)], touched: [key] }, context);
  return back.__typename === 'Cart' ? back : back.cart;
}

const quantityOf = (key: string, quantity: number): CartWrite =>
  quantity > 0 ? { path: 'update-item', body: { key, quantity } } : { path: 'remove-item', body: { key } };
