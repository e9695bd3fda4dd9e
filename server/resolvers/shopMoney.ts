import { addAmounts, exactAmount, shownAmount } from '../../rules/money.ts';
import type { Money, TaxedMoney } from '../gql/types.ts';

// Amounts of an order as the shop keeps it: decimals in the order's own currency, tax beside them. Taxes may have more
// digits than the currency, where the shop rounds at the subtotal: sums are made before they are rounded.

export const shopMoney = (amount: string, currency: string): Money => ({
  amount: shownAmount(amount, currency),
  currency,
});

/** Of one piece, of which many are sold: it may cost less than the smallest coin. */
export const pieceMoney = (amount: string, currency: string): Money => ({
  amount: exactAmount(amount, currency),
  currency,
});

export const shopTaxed = (net: string, tax: string, currency: string): TaxedMoney => ({
  net: shopMoney(net, currency),
  tax: shopMoney(tax, currency),
  gross: shopMoney(addAmounts(net, tax), currency),
});
