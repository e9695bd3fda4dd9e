import { fromMinorUnits } from '../../../rules/money.ts';
import type { Store } from '../../upstreams/store/store.ts';
import type { StoreCart, StoreCartItem } from '../../upstreams/store/wire.ts';
import type { NotForSale } from '../carts/notForSale.ts';
import { couponGone, noticesOf, notSoldNotices, quantitiesOf } from '../carts/notices.ts';
import type { ShownCart } from '../carts/shownCart.ts';
import { checkoutBody, type OrderRequest } from './orderRequest.ts';
import { failed, type OrderOutcome, refusedOutcome } from './outcome.ts';

/** A cart that is what its buyer was shown, with the addresses in it. */
export type Prepared = { ready: true; cart: StoreCart; hash: string } | { ready: false; outcome: OrderOutcome };

/**
 * Gives the cart its addresses, which may change tax and shipping, and holds it against what the buyer was shown and what
 * is sold here. @throws UpstreamError where that cannot be known
 */
export async function prepareOrder(
  { store, notForSale }: { store: Store; notForSale: NotForSale },
  request: OrderRequest,
  token: string,
): Promise<Prepared> {
  const { session, scope } = request.visitor;
  const { billing_address, shipping_address } = checkoutBody(request);
  const write = { path: 'update-customer', body: { billing_address, shipping_address } };
  const { answer, refusals } = await store.carts.write({ scope, token }, [write]);
  const refused = refusals[0];
  if (!answer) return { ready: false, outcome: refused ? refusedOutcome(refused, null) : failed('REFUSED') };
  const { cart, hash } = answer;
  const state = session.state!;
  const [notSold, tooFew] = await Promise.all([notForSale.find(scope, cart.items), request.hasTooFew(cart.items)]);
  const notices = [...noticesOf(state, cart), ...notSoldNotices(notSold)];
  const shown: ShownCart = { cart, hash, notices };
  const outcome = objection(request, shown, { notSold, tooFew });
  // What became less is told until the visitor does something about it.
  const quantities = outcome ? state.quantities : quantitiesOf(cart);
  const keptNotice = couponGone(cart) ?? state.keptNotice;
  // Who meets an emptied cart was overtaken by another tab: the order it made is remembered in its answer, which may come first.
  if (cart.items.length) session.keep({ ...state, token, quantities, keptNotice }, true);
  return outcome ? { ready: false, outcome } : { ready: true, cart, hash };
}

/** Why the cart as it is now cannot become the order that was asked for; null when it can. */
function objection(
  { total, cartHash, values }: OrderRequest,
  shown: ShownCart,
  { notSold, tooFew }: { notSold: readonly StoreCartItem[]; tooFew: boolean },
): OrderOutcome | null {
  const { cart, hash } = shown;
  const { total_price, currency_minor_unit } = cart.totals;
  if (!cart.items.length) return failed('NO_CART', shown);
  if (notSold.length) return failed('NOT_FOR_SALE', shown);
  if (tooFew) return failed('BELOW_MINIMUM', shown);
  if (cart.errors.length) return failed('CART_CHANGED', shown);
  if (cart.needs_shipping && !cart.shipping_rates.some(({ shipping_rates }) => shipping_rates.length))
    return failed('NO_SHIPPING', shown);
  if (!isSame(total, fromMinorUnits(total_price, currency_minor_unit))) return failed('TOTAL_CHANGED', shown);
  if (cartHash && cartHash !== hash) return failed('CART_CHANGED', shown);
  return cart.payment_methods.includes(values.paymentMethod) ? null : failed('PAYMENT_NOT_OFFERED', shown);
}

/** Exact decimals are the same when they differ by zeros at the end. */
const isSame = (a: string, b: string): boolean => bare(a) === bare(b);
const bare = (amount: string): string => (amount.includes('.') ? amount.replace(/\.?0+$/, '') : amount);
