import { cardAddress, receivedAddress } from '../../checkout/addresses.ts';
import type { Order } from '../../data/rows.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Cart } from '../../store/cart.ts';
import { METHODS_OFFERED } from '../../store/payment.ts';
import { cartWire } from './cart.ts';

/** A checkout that has not happened: no order exists yet. */
export const draftWire = (cart: Cart, rest: Rest) => ({
  order_id: 0,
  status: 'checkout-draft',
  order_key: '',
  order_number: '0',
  customer_note: '',
  customer_id: 0,
  billing_address: cart.session.billing,
  shipping_address: cart.session.shipping,
  payment_method: METHODS_OFFERED[0]!.id,
  payment_result: null,
  additional_fields: {},
  __experimentalCart: withoutShipping(cartWire(cart, rest)),
  extensions: {},
});

/** Here the cart comes before shipping was worked out, though the total knows it. */
const withoutShipping = (wire: ReturnType<typeof cartWire>) => ({
  ...wire,
  totals: { ...wire.totals, total_shipping: null, total_shipping_tax: null },
  has_calculated_shipping: false,
  shipping_rates: [],
});

/** What the buyer's client needs to go on; the totals are at the order itself. */
export function placedWire(order: Order, rest: Rest) {
  const redirect = order.status === 'pending' ? cardAddress(order, rest) : receivedAddress(order, rest);
  return {
    order_id: order.id,
    status: order.status,
    order_key: order.key,
    order_number: String(order.id),
    customer_note: order.note,
    customer_id: order.customer,
    billing_address: order.billing,
    shipping_address: order.shipping,
    payment_method: order.paymentMethod,
    payment_result: {
      payment_status: 'success',
      payment_details: [
        { key: 'result', value: 'success' },
        { key: 'redirect', value: redirect },
      ],
      redirect_url: redirect,
    },
    additional_fields: {},
    __experimentalCart: null,
    extensions: {},
  };
}
