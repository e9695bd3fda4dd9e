import type { CartSession, CartState } from './cartSession.ts';

const REMEMBERED_ORDERS = 3;

/** An order of a visitor's cart that waits for its payment. */
export type UnpaidOrder = NonNullable<CartState['unpaid']>;

/** Those that a session knows, the newest first. Since any but the one that is told the cart has changed. */
export function unpaidOrders(state: CartState | null): UnpaidOrder[] {
  const { unpaid, otherUnpaid, orders = [] } = state ?? {};
  const others = (otherUnpaid ?? []).flatMap(([id, key]) =>
    orders.flatMap(([each, email]) => (each === id ? [{ id, key, email, changed: true }] : [])),
  );
  return [...(unpaid ? [unpaid] : []), ...others];
}

/** With none of them told any more; each is looked at all the same. */
export const untold = (state: CartState): Pick<CartState, 'unpaid' | 'otherUnpaid'> => ({
  unpaid: null,
  otherUnpaid: unpaidOrders(state).map(({ id, key }) => [id, key]),
});

/** With all but one. */
export const withoutUnpaid = ({ unpaid, otherUnpaid }: CartState, id: number) => ({
  unpaid: unpaid?.id === id ? null : unpaid,
  otherUnpaid: otherUnpaid?.filter(([each]) => each !== id),
});

/** An order that was placed from a cart. */
export interface RememberedOrder extends UnpaidOrder {
  /** whether it waits for its payment: then the cart stays as it is, else it is empty now */
  waits: boolean;
}

/** Remembers an order placed from this cart. */
export function rememberOrder(session: CartSession, { waits, ...order }: RememberedOrder): void {
  const { state } = session;
  const { id, email } = order;
  const known = state?.orders.some(([each]) => each === id);
  // Told again of an order from before, the cart may be another one by now, or lost.
  if (!state || (known && state.unpaid?.id !== id)) return;
  // Ordered again before it is paid, it is the same order, by another e-mail where that was corrected.
  const others = state.orders.filter(([each]) => each !== id);
  const orders = [[id, email] as [number, string], ...others].slice(0, REMEMBERED_ORDERS);
  const { quantities } = state;
  const now = { ...state, orders, tookOutPaid: null, keptNotice: null };
  const changed = order.changed || (known && state.unpaid?.changed) || false;
  const { otherUnpaid } = untold({ ...now, ...withoutUnpaid(now, id) });
  if (waits) session.keep({ ...now, unpaid: { ...order, changed }, otherUnpaid }, Object.keys(quantities).length > 0);
  else session.keep({ ...now, quantities: {}, unpaid: null, otherUnpaid: null }, false);
}
