import { cardAddress, receivedAddress } from '../../checkout/addresses.ts';
import type { Order } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';

/** What the buyer's client needs to go on; the totals are at the order itself. */
export const placedWire = (order: Order, rest: Rest) => ({
  order_id: order.id,
  status: order.status,
  order_key: order.key,
  order_number: String(order.id),
  payment_method: order.paymentMethod,
  payment_result: {
    payment_status: 'success',
    redirect_url: order.status === 'pending' ? cardAddress(order, rest) : receivedAddress(order, rest),
  },
});
