import type { Store } from '../../upstreams/store/store.ts';
import { quantitiesOf } from '../carts/notices.ts';
import type { Visitor } from '../carts/visitor.ts';
import type { CartState } from '../sessions/cartSession.ts';
import { type UnpaidOrder, unpaidOrders, untold, withoutUnpaid } from '../sessions/rememberedOrders.ts';
import { isSettled } from './paymentState.ts';
import type { OrderPayment, Payments } from './payments.ts';
import { withoutPaid } from './withoutPaid.ts';

/** What became of the orders that a cart was made, and that waited for their payment: of several, the first here. */
const OUTCOMES = [
  /** one was paid, and its cart has been emptied */
  'emptied',
  /** one was paid, and what was paid for has been taken out of a cart that holds something else, too */
  'taken out',
  /** they still can be paid */
  'open',
  /** there is none, or none any more */
  'none',
] as const;

/** `unknown`: the shop does not say. */
export type UnpaidOutcome = (typeof OUTCOMES)[number] | 'unknown';

type Hold = <T>(work: (token: string) => Promise<T>) => Promise<T>;

const EMPTY = { method: 'DELETE', path: 'items', body: {} } as const;

/**
 * Looks at the orders of a visitor's cart that wait for their payment.
 * @param hold runs something with the cart to itself
 */
export async function settleUnpaid(
  visitor: Visitor,
  { payments, store }: { payments: Payments; store: Store },
  hold: Hold,
): Promise<UnpaidOutcome> {
  const { session, scope } = visitor;
  const orders = unpaidOrders(session.state);
  try {
    // Much depends on it: what was heard a moment ago is not enough.
    for (const { id } of orders) payments.changed(id);
    const found = await Promise.all(orders.map(async order => ({ order, payment: await payments.read(scope, order) })));
    const outcomes: UnpaidOutcome[] = [];
    for (const { order, payment } of found) {
      if (outcomes.includes('emptied')) break;
      outcomes.push(await settle(visitor, order, payment, store, hold));
    }
    return OUTCOMES.find(outcome => outcomes.includes(outcome)) ?? 'none';
  } catch {
    return 'unknown';
  }
}

/**
 * Once an order is paid, the cart that it was made of is emptied, as the shop's own page would, which the buyer does not
 * see; out of one that was changed since, what was paid for is taken.
 */
async function settle(
  visitor: Visitor,
  order: UnpaidOrder,
  payment: OrderPayment | null,
  store: Store,
  hold: Hold,
): Promise<UnpaidOutcome> {
  const { session, scope } = visitor;
  if (payment?.needsPayment) return 'open';
  const state = { ...session.state!, ...withoutUnpaid(session.state!, order.id) };
  if (!payment || !isSettled(payment.state)) {
    session.keep(state, hasItems(visitor));
    return 'none';
  }
  const { quantities } = state;
  const left = await hold(async token => {
    const { cart } = await store.carts.read({ scope, token });
    if (cart.items.length === 0) return {};
    // A client may hold a token from before a change whose answer it never got: what it does not know of stays.
    if (holdsMore(quantitiesOf(cart), quantities)) return quantities;
    if (!order.changed) {
      await store.carts.write({ scope, token }, [EMPTY]);
      return {};
    }
    const writes = withoutPaid(cart, payment.goods, quantities);
    const made = writes.length ? await store.carts.write({ scope, token }, writes) : null;
    // Where the store took nothing out, all of it is there still.
    return made?.answer ? quantitiesOf(made.answer.cart) : quantities;
  });
  if (Object.keys(left).length === 0) {
    session.keep({ ...state, quantities: left, unpaid: null, otherUnpaid: null, tookOutPaid: false }, false);
    return 'emptied';
  }
  const tookOut = left !== quantities;
  // Another order of this cart may hold the same goods: nobody is asked to pay for them again.
  const tookOutPaid = tookOut || state.tookOutPaid;
  session.keep({ ...state, quantities: left, ...(tookOut && untold(state)), tookOutPaid }, true);
  return tookOut ? 'taken out' : 'none';
}

/** Whether there is something in a cart that was not, or more of it. Fewer there are where the order took what the shop had. */
const holdsMore = (now: CartState['quantities'], seen: CartState['quantities']): boolean =>
  Object.entries(now).some(([key, quantity]) => quantity > (seen[key] ?? 0));

const hasItems = ({ session }: Visitor): boolean => Object.keys(session.state?.quantities ?? {}).length > 0;
