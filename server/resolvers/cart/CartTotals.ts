import type { CartTotalsResolvers } from '../../gql/types.ts';
import { storeMoney, taxedMoney } from '../storeMoney.ts';

export const CartTotals: CartTotalsResolvers = {
  items: totals => taxedMoney(totals.total_items, totals.total_items_tax, totals),
  discount: totals => taxedMoney(totals.total_discount, totals.total_discount_tax, totals),
  fees: totals => taxedMoney(totals.total_fees, totals.total_fees_tax, totals),
  shipping: totals =>
    totals.total_shipping === null ? null : taxedMoney(totals.total_shipping, totals.total_shipping_tax ?? '0', totals),
  tax: totals => storeMoney(totals.total_tax, totals),
  taxLines: totals =>
    totals.tax_lines.map(({ name, rate, price }) => ({
      name,
      rate: /^\d+(\.\d+)?/.exec(rate ?? '')?.[0] ?? null,
      amount: storeMoney(price, totals),
    })),
  total: totals => storeMoney(totals.total_price, totals),
};
