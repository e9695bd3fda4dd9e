import type { StoreOrder } from '../../upstreams/store/wire.ts';

/** How far the payment of an order is. `DUE` is paid outside: by transfer, by cheque, on delivery. */
export type PaymentState = 'WAITING' | 'FAILED' | 'PAID' | 'DUE' | 'CANCELLED' | 'REFUNDED';

/** The shop's words for an order that can be paid at its pay page; a payment that failed may be tried again. */
const UNPAID: readonly string[] = ['pending', 'failed'];

/** Whether an order can be paid at the shop's pay page. Older shops do not say: then its status does. */
export const needsPayment = ({ status, needs_payment }: Pick<StoreOrder, 'status' | 'needs_payment'>): boolean =>
  needs_payment ?? UNPAID.includes(status);

/** @param paid whether the shop has a date of the payment; of no account while it can still be paid */
export function paymentStateOf(order: Pick<StoreOrder, 'status' | 'needs_payment'>, paid: boolean): PaymentState {
  if (needsPayment(order)) return order.status === 'failed' ? 'FAILED' : 'WAITING';
  if (order.status === 'cancelled') return 'CANCELLED';
  if (order.status === 'refunded') return 'REFUNDED';
  return paid ? 'PAID' : 'DUE';
}

/** Whether nothing is to be paid online any more, so that the cart of the order has done its work. */
export const isSettled = (state: PaymentState): boolean => ['PAID', 'DUE', 'REFUNDED'].includes(state);
