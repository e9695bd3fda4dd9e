import { webAddress } from '../../../rules/linkAddress.ts';
import type { OrderRecordResolvers } from '../../gql/types.ts';
import { moment } from '../../upstreams/fields.ts';
import { metaOf } from '../record.ts';
import { shopMoney, shopTaxed } from '../shopMoney.ts';
import { feesOf, orderSums } from './orderSums.ts';
import { summaryOf } from './summaryOf.ts';

export const OrderRecord: OrderRecordResolvers = {
  ...orderSums,
  key: order => order.order_key,
  createdAt: order => moment(order.date_created, order.date_created_gmt),
  modifiedAt: order => moment(order.date_modified, order.date_modified_gmt),
  paidAt: order => moment(order.date_paid, order.date_paid_gmt),
  completedAt: order => moment(order.date_completed, order.date_completed_gmt),
  customer: (order, _, { loaders }) => (order.customer_id ? loaders.customer.load(order.customer_id) : null),
  billingAddress: order => order.billing,
  shippingAddress: order => order.shipping,
  note: order => order.customer_note,
  ipAddress: order => order.customer_ip_address || null,
  userAgent: order => order.customer_user_agent || null,
  createdVia: order => order.created_via,
  payment: order =>
    order.payment_method
      ? {
          method: order.payment_method,
          title: order.payment_method_title || order.payment_method,
          transaction: order.transaction_id || null,
          url: webAddress(order.payment_url),
        }
      : null,
  summary: summaryOf,
  items: order => order.line_items.map(item => ({ ...item, currency: order.currency })),
  shipping: order =>
    order.shipping_lines.map(({ method_title, method_id, total, total_tax }) => ({
      name: method_title,
      method: method_id,
      total: shopTaxed(total, total_tax, order.currency),
    })),
  fees: order => feesOf(order).map(fee => ({ ...fee, method: null })),
  coupons: order =>
    order.coupon_lines.map(({ code, discount, discount_tax }) => ({
      code,
      discount: shopTaxed(discount, discount_tax, order.currency),
    })),
  taxes: order =>
    order.tax_lines.map(({ label, rate_code, rate_percent, tax_total, shipping_tax_total }) => ({
      label,
      code: rate_code,
      percent: rate_percent,
      items: shopMoney(tax_total, order.currency),
      shipping: shopMoney(shipping_tax_total, order.currency),
    })),
  refunds: order =>
    order.refunds.map(({ id, reason, total }) => ({
      id: String(id),
      reason,
      total: shopMoney(total, order.currency),
    })),
  pricesIncludeTax: order => order.prices_include_tax,
  meta: order => metaOf(order.meta_data),
};
