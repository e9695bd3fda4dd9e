import { fillText } from '../../../rules/fillText.ts';
import { cartNoticeTexts, couponsReplacedText, itemGoneText } from '../../../rules/texts/cart.ts';
import { wordIn } from '../../../rules/wordIn.ts';
import type { StoreCart, StoreCartItem } from '../../upstreams/store/wire.ts';
import type { CartState } from '../sessions/cartSession.ts';

export type NoticeCode = keyof typeof cartNoticeTexts;

/** Something about the cart that its visitor did not do and should know. */
export interface Notice {
  code: NoticeCode;
  message: string;
  /** the item it is about, by its name */
  item: string | null;
  /** which of the items that were to be put in it is about, from 0 */
  index?: number | undefined;
}

export const notice = (code: NoticeCode, values: Record<string, string | number> = {}): Notice => ({
  code,
  message: fillText(cartNoticeTexts[code], values),
  item: typeof values.item === 'string' ? values.item : null,
});

/** What was told of before, until the visitor does something. */
const keptNotices = ({ tookOutPaid, keptNotice }: CartState): Notice[] => [
  ...(tookOutPaid ? [notice('PAID_TAKEN_OUT')] : []),
  ...(keptNotice?.message.split('\n') ?? []).map(message => ({ ...notice(keptNotice!.code), message })),
];

/** The beginning of a key is enough to tell the items of one cart apart, and leaves room in a cookie. */
const shortKey = (key: string): string => key.slice(0, 8);
/** A cookie has room for as many. */
const MAX_REMEMBERED = 100;

/** Pieces by item, to be held against the next answer. */
export const quantitiesOf = ({ items }: StoreCart): Record<string, number> =>
  Object.fromEntries(items.slice(0, MAX_REMEMBERED).map(({ key, quantity }) => [shortKey(key), quantity]));

/** As many coupons, and as long, have room beside that. */
const [MAX_COUPONS, LONGEST_CODE] = [3, 40];

export const couponsOf = ({ coupons }: StoreCart): string[] =>
  coupons.flatMap(({ code }) => (code.length > LONGEST_CODE ? [] : code)).slice(0, MAX_COUPONS);

/** Whether nothing was left out of what is remembered of a cart. */
export const areAllRemembered = (remembered: Readonly<Record<string, number>>): boolean =>
  Object.keys(remembered).length < MAX_REMEMBERED;

/** Pieces of an item as the visitor last saw them; undefined for one that is not remembered. */
export const seenQuantity = (
  remembered: Readonly<Record<string, number>> | undefined,
  key: string,
): number | undefined => remembered?.[shortKey(key)];

/** The store lowers a quantity to its stock without a word. `touched` are the keys the visitor has just changed. */
export const loweredSince = (
  remembered: Readonly<Record<string, number>>,
  { items }: StoreCart,
  touched: readonly string[] = [],
): Notice[] =>
  items.flatMap(({ key, name, quantity }) => {
    const before = seenQuantity(remembered, key) ?? 0;
    return before > quantity && !touched.includes(key)
      ? [notice('QUANTITY_LOWERED', { item: name, before, quantity })]
      : [];
  });

/**
 * That the store took something out without a word, as it does with what was deleted or has other options now. An emptied
 * cart says nothing: another tab may have ordered it.
 */
export function goneSince(
  remembered: Readonly<Record<string, number>>,
  cart: StoreCart,
  touched: readonly string[] = [],
): Notice[] {
  const known = new Set([...cart.items.map(({ key }) => key), ...touched].map(shortKey));
  const isGone = cart.items.length > 0 && Object.keys(remembered).some(key => !known.has(key));
  const isSaid = storeNotices(cart).some(({ code }) => code === 'ITEM_REMOVED');
  return isGone && !isSaid ? [{ ...notice('ITEM_REMOVED'), message: itemGoneText }] : [];
}

/** What is in the cart and is not sold here. */
export const notSoldNotices = (items: readonly StoreCartItem[]): Notice[] =>
  items.map(({ name }) => notice('NOT_FOR_SALE', { item: name }));

const CODES: Record<string, NoticeCode> = {
  woocommerce_rest_product_out_of_stock: 'OUT_OF_STOCK',
  woocommerce_rest_product_partially_out_of_stock: 'OUT_OF_STOCK',
  woocommerce_rest_cart_item_error: 'ITEM_REMOVED',
};

const COUPON_GONE = 'woocommerce_rest_cart_coupon_error';

/** What the store says has room beside the rest of a cookie. */
export const LONGEST_REASON = 300;

/** What is told until the next change, one to a line, as far as there is room; null for nothing. */
export function kept(code: 'CART_PROBLEM' | 'NOT_ADDED', messages: readonly string[]): CartState['keptNotice'] {
  const message = messages.reduce((all, one) => {
    const more = all ? `${all}\n${one}` : one.slice(0, LONGEST_REASON);
    return more.length > LONGEST_REASON ? all : more;
  }, '');
  return message ? { code, message } : null;
}

/** That the store took coupons off: it says so in one answer alone. Null where it does not. */
export const couponGone = ({ errors }: StoreCart): CartState['keptNotice'] =>
  kept(
    'CART_PROBLEM',
    errors.flatMap(({ code, message }) => (code === COUPON_GONE ? message : [])),
  );

/** That a coupon took others off, of which the store says nothing; null where none is gone without a word. */
export function couponsReplaced(before: StoreCart, cart: StoreCart): CartState['keptNotice'] {
  const coupon = namesBeside(cart, before);
  const removed = namesBeside(before, cart);
  const message = fillText(couponsReplacedText, { coupon, removed }).slice(0, LONGEST_REASON);
  return coupon && removed && !couponGone(cart) ? { code: 'CART_PROBLEM', message } : null;
}

/** Which coupons one cart has and another has not. */
const namesBeside = ({ coupons }: StoreCart, { coupons: others }: StoreCart): string =>
  coupons.flatMap(({ code }) => (others.some(other => other.code === code) ? [] : code.toUpperCase())).join(', ');

/** What was told of before, and has become of the cart since. */
export const noticesOf = (state: CartState, cart: StoreCart): Notice[] => [
  ...keptNotices(state),
  ...loweredSince(state.quantities, cart),
  ...goneSince(state.quantities, cart),
  ...storeNotices(cart).filter(
    ({ message }) => !state.keptNotice?.message.split('\n').includes(message.slice(0, LONGEST_REASON)),
  ),
];

/** What the store itself finds wrong with the cart, in its words. */
export const storeNotices = ({ errors }: StoreCart): Notice[] =>
  errors.map(({ code, message }) => ({
    ...notice(wordIn(CODES, code) ?? 'CART_PROBLEM'),
    ...(message ? { message } : {}),
  }));
