import { addAmounts, fromMinorUnits, negated } from '../../../rules/money.ts';
import { orderOfRecord } from '../../commerce/orders/orderOfRecord.ts';
import type { OrderRecord } from '../../upstreams/shop/orderRecord.ts';
import type { InCurrency } from '../../upstreams/store/wire.ts';
import { fitParts } from '../order/fitParts.ts';
import { shopMoney, shopTaxed } from '../shopMoney.ts';

const partsOf = (order: OrderRecord) => fitParts(orderOfRecord(order));
/** Amounts as whole numbers of the smallest unit that the shop counts in. */
const counted = (net: string, tax: string, { currency_code, currency_minor_unit: digits }: InCurrency) =>
  shopTaxed(fromMinorUnits(net, digits), fromMinorUnits(tax, digits), currency_code);

/** What the shop charges besides, each with its tax. */
export const feesOf = (order: OrderRecord) =>
  partsOf(order).fees.map(({ name, totals }) => ({ name, total: counted(totals.total, totals.total_tax, totals) }));

/** What was paid back, above zero: the shop has each refund below it. */
export const refundedOf = (refunds: OrderRecord['refunds']): string =>
  refunds.reduce((sum, { total }) => addAmounts(sum, negated(total)), '0');

/** What an order comes to: alike for the operator and for its buyer. */
export const orderSums = {
  discount: (order: OrderRecord) => {
    const { totals } = partsOf(order);
    return counted(totals.total_discount, totals.total_discount_tax, totals);
  },
  shippingTotal: (order: OrderRecord) => shopTaxed(order.shipping_total, order.shipping_tax, order.currency),
  tax: (order: OrderRecord) => shopMoney(order.total_tax, order.currency),
  total: (order: OrderRecord) => shopMoney(order.total, order.currency),
  refunded: (order: OrderRecord) => shopMoney(refundedOf(order.refunds), order.currency),
  remaining: (order: OrderRecord) =>
    shopMoney(addAmounts(order.total, negated(refundedOf(order.refunds))), order.currency),
};
