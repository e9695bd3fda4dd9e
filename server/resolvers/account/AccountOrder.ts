import { webAddress } from '../../../rules/linkAddress.ts';
import { addAmounts } from '../../../rules/money.ts';
import { isCollected } from '../../../rules/shippingMethods.ts';
import type { AccountOrderResolvers } from '../../gql/types.ts';
import { moment } from '../../upstreams/fields.ts';
import { feesOf, orderSums } from '../orderRecord/orderSums.ts';
import { summaryOf } from '../orderRecord/summaryOf.ts';
import { shopMoney } from '../shopMoney.ts';
import { referenceOf } from './ordersOf.ts';

export const AccountOrder: AccountOrderResolvers = {
  ...orderSums,
  fees: order => feesOf(order).map(({ name, total }) => ({ name, amount: total })),
  taxLines: ({ tax_lines, currency }) =>
    tax_lines.map(({ label, rate_percent, tax_total, shipping_tax_total }) => ({
      name: label,
      rate: rate_percent,
      amount: shopMoney(addAmounts(tax_total, shipping_tax_total), currency),
    })),
  id: ({ id }) => String(id),
  placedAt: order => moment(order.date_created, order.date_created_gmt),
  paidAt: order => moment(order.date_paid, order.date_paid_gmt),
  completedAt: order => moment(order.date_completed, order.date_completed_gmt),
  paymentMethod: order => order.payment_method,
  collected: ({ shipping_lines }) => isCollected(shipping_lines),
  needsPayment: ({ needs_payment, held }) => !held && needs_payment,
  paymentUrl: ({ needs_payment, payment_url, held }) => (needs_payment && !held ? webAddress(payment_url) : null),
  path: order => (order.held ? `/quote/${referenceOf(order)}` : `/order-received/${order.id}?key=${order.order_key}`),
  quoteReference: referenceOf,
  summary: summaryOf,
  items: ({ line_items }) =>
    line_items.map(({ name, sku, product_id, variation_id, meta_data, quantity }) => ({
      name,
      sku: sku || null,
      productId: product_id ? String(product_id) : null,
      variationId: variation_id ? String(variation_id) : null,
      // What begins with a line is the shop's own; an option that the firm left open is empty.
      options: meta_data
        .filter(({ display_key, display_value }) => display_value && !display_key.startsWith('_'))
        .map(({ display_key, display_value }) => ({ name: display_key, value: display_value })),
      quantity: Number(quantity),
    })),
};
