import { selectedFields } from '../../context/selection.ts';
import type { CartResolvers } from '../../gql/types.ts';
import { receivedPath } from '../order/findOrder.ts';
import { checkoutElsewhere, describePayment } from '../order/payment.ts';
import { productsById } from '../product/productsById.ts';
import { tooFewNotices } from './minimumOrder.ts';

export const Cart: CartResolvers = {
  items: ({ cart }) => cart.items,
  itemCount: ({ cart }) => cart.items_count,
  coupons: ({ cart }) => cart.coupons,
  fees: ({ cart }) => cart.fees,
  totals: ({ cart }) => cart.totals,
  billingAddress: ({ cart }) => cart.billing_address,
  shippingAddress: ({ cart }) => cart.shipping_address,
  needsPayment: ({ cart }) => cart.needs_payment,
  needsShipping: ({ cart }) => cart.needs_shipping,
  shippingPackages: ({ cart }) => cart.shipping_rates,
  paymentMethods: ({ cart }, _, context) =>
    Promise.all(cart.payment_methods.map(id => describePayment(id, '', context))),
  notices: async ({ cart, notices }, _, context) => [...notices, ...(await tooFewNotices(cart, context))],
  storeCheckoutUrl: ({ cart }, _, context) => checkoutElsewhere(cart, context),
  unpaidOrder: async (_, __, { commerce, cartSession, scope }) => {
    const unpaid = cartSession?.state?.unpaid;
    if (!unpaid) return null;
    const payment = await commerce.payments.read(scope, unpaid).catch(() => null);
    return { id: String(unpaid.id), path: receivedPath(unpaid), state: payment?.state ?? null };
  },
  crossSells: ({ cart }, _, context, info) =>
    productsById(
      cart.cross_sells.map(({ id }) => id),
      selectedFields(info),
      context,
    ),
};
