import { webAddress } from '../../../rules/linkAddress.ts';
import { needsPayment, paymentStateOf } from '../../commerce/payments/paymentState.ts';
import { selectedFields } from '../../context/selection.ts';
import type { OrderResolvers } from '../../gql/types.ts';
import { moment } from '../../upstreams/fields.ts';
import { itemsOf } from './boughtId.ts';
import { fitParts } from './fitParts.ts';
import { orderTotals } from './orderTotals.ts';
import { particulars } from './particulars.ts';
import { describePayment, paymentReturns } from './payment.ts';
import { refunded, remaining } from './refunds.ts';
import { collected, shippingMethods } from './shipping.ts';

export const Order: OrderResolvers = {
  number: async (order, _, context) => (await particulars(order, context)).number,
  placedAt: async (order, _, context) => {
    const { date_created, date_created_gmt } = await particulars(order, context);
    return moment(date_created, date_created_gmt);
  },
  paymentMethod: async (order, _, context) => {
    const { payment_method: id, payment_method_title: title } = await particulars(order, context);
    return id ? describePayment(id, title, context) : null;
  },
  note: async (order, _, context) => (await particulars(order, context)).customer_note,
  paymentState: async (order, _, context) =>
    paymentStateOf(order, !needsPayment(order) && Boolean((await particulars(order, context)).date_paid)),
  needsPayment,
  paymentUrl: async (order, _, context) =>
    needsPayment(order) ? webAddress((await particulars(order, context)).payment_url ?? '') : null,
  paymentReturns: (_, __, context) => paymentReturns(context),
  paidAt: async (order, _, context) => {
    const { date_paid, date_paid_gmt } = await particulars(order, context);
    return moment(date_paid, date_paid_gmt);
  },
  paymentProofs: ({ id }, _, { submissions }) => submissions.paymentProofs(String(id)),
  quoteReference: ({ id }, _, { quotes }) => quotes.referenceOfOrder(id),
  shippingMethods,
  collected,
  totals: (order, _, context, info) => orderTotals(order, selectedFields(info).has('taxLines'), context),
  fees: order => [...fitParts(order).fees],
  refunded,
  remaining,
  items: itemsOf,
  billingAddress: order => order.billing_address,
  shippingAddress: order => order.shipping_address,
};
