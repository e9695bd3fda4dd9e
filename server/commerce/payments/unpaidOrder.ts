import type { Store } from '../../upstreams/store/store.ts';
import { quantitiesOf } from '../carts/notices.ts';
import type { Visitor } from '../carts/visitor.ts';
import type { CartState } from '../sessions/cartSession.ts';
import { isSettled } from './paymentState.ts';
import type { Payments } from './payments.ts';
import { withoutPaid } from './withoutPaid.ts';

/** What became of the order that a cart was made, and that waited for its payment. */
export type UnpaidOutcome =
  /** there is none, or none any more */
  | 'none'
  /** it still can be paid */
  | 'open'
  /** it was paid, and its cart has been emptied */
  | 'emptied'
  /** it was paid, and what was paid for has been taken out of a cart that holds something else, too */
  | 'taken out'
  /** the shop does not say */
  | 'unknown';

const EMPTY = { method: 'DELETE', path: 'items', body: {} } as const;

/**
 * Looks at the order of a visitor's cart that waits for its payment. Once it is paid, the cart that it was made of is
 * emptied, as the shop's own page would, which the buyer does not see; out of one that was changed since, what was paid
 * for is taken.
 * @param hold runs something with the cart to itself
 */
export async function settleUnpaid(
  visitor: Visitor,
  { payments, store }: { payments: Payments; store: Store },
  hold: <T>(work: (token: string) => Promise<T>) => Promise<T>,
): Promise<UnpaidOutcome> {
  const { session, scope } = visitor;
  const unpaid = session.state?.unpaid;
  if (!unpaid) return 'none';
  try {
    // Much depends on it: what was heard a moment ago is not enough.
    payments.changed(unpaid.id);
    const payment = await payments.read(scope, unpaid);
    if (payment?.needsPayment) return 'open';
    if (!payment || !isSettled(payment.state)) {
      session.keep({ ...session.state!, unpaid: null }, hasItems(visitor));
      return 'none';
    }
    const { quantities } = session.state!;
    const left = await hold(async token => {
      const { cart } = await store.carts.read({ scope, token });
      if (cart.items.length === 0) return {};
      // A client may hold a token from before a change whose answer it never got: what it does not know of stays.
      if (holdsMore(quantitiesOf(cart), quantities)) return quantities;
      if (!unpaid.changed) {
        await store.carts.write({ scope, token }, [EMPTY]);
        return {};
      }
      const writes = withoutPaid(cart, payment.goods, quantities);
      const made = writes.length ? await store.carts.write({ scope, token }, writes) : null;
      // Where the store took nothing out, all of it is there still.
      return made?.answer ? quantitiesOf(made.answer.cart) : quantities;
    });
    const isEmpty = Object.keys(left).length === 0;
    const tookOut = !isEmpty && left !== quantities;
    session.keep({ ...session.state!, quantities: left, unpaid: null, tookOutPaid: tookOut }, !isEmpty);
    return isEmpty ? 'emptied' : tookOut ? 'taken out' : 'none';
  } catch {
    return 'unknown';
  }
}

/** Whether there is something in a cart that was not, or more of it. Fewer there are where the order took what the shop had. */
const holdsMore = (now: CartState['quantities'], seen: CartState['quantities']): boolean =>
  Object.entries(now).some(([key, quantity]) => quantity > (seen[key] ?? 0));

const hasItems = ({ session }: Visitor): boolean => Object.keys(session.state?.quantities ?? {}).length > 0;
