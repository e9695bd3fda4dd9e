import { addAmounts, negated } from '../../../rules/money.ts';
import type { OrderRecord } from '../../upstreams/shop/orderRecord.ts';
import { shopMoney, shopTaxed } from '../shopMoney.ts';

/** What the shop charges besides, each with its tax. */
export const feesOf = ({ fee_lines, currency }: OrderRecord) =>
  fee_lines.map(({ name, total, total_tax }) => ({ name, total: shopTaxed(total, total_tax, currency) }));

/** What was paid back, above zero: the shop has each refund below it. */
export const refundedOf = (refunds: OrderRecord['refunds']): string =>
  refunds.reduce((sum, { total }) => addAmounts(sum, negated(total)), '0');

/** What an order comes to: alike for the operator and for its buyer. */
export const orderSums = {
  discount: (order: OrderRecord) => shopTaxed(order.discount_total, order.discount_tax, order.currency),
  shippingTotal: (order: OrderRecord) => shopTaxed(order.shipping_total, order.shipping_tax, order.currency),
  tax: (order: OrderRecord) => shopMoney(order.total_tax, order.currency),
  total: (order: OrderRecord) => shopMoney(order.total, order.currency),
  refunded: (order: OrderRecord) => shopMoney(refundedOf(order.refunds), order.currency),
  remaining: (order: OrderRecord) =>
    shopMoney(addAmounts(order.total, negated(refundedOf(order.refunds))), order.currency),
};
