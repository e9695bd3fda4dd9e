import { addAmounts, toMinorUnits } from '../../../rules/money.ts';
import type { SentOffer } from '../../quotes/offers/offer.ts';
import type { OrderRecord } from '../../upstreams/shop/orderRecord.ts';

const DIGITS = 4;
const isSame = (one: string, other: string): boolean => toMinorUnits(one, DIGITS) === toMinorUnits(other, DIGITS);
const sum = (amounts: readonly string[]): string => amounts.reduce(addAmounts, '0');

/** In which sums the shop's order is not the offer, for the firm to read; null where it is the offer to the cent. */
export function differenceOf(order: OrderRecord, { currency, totals, delivery }: SentOffer): string | null {
  const net = sum([...order.line_items, ...order.fee_lines, ...order.shipping_lines].map(line => line.total));
  // What is paid for delivery is a fee where the shop would not tax it.
  const asFee = order.shipping_lines.length ? undefined : order.fee_lines.find(({ name }) => name === delivery?.name);
  const compared: [name: string, made: string, offered: string][] = [
    ['currency', order.currency, currency],
    ['net', net, totals.net],
    ['delivery', asFee?.total ?? order.shipping_total, delivery?.net ?? '0'],
    ['tax', order.total_tax, totals.tax],
    ['total', order.total, totals.total],
  ];
  const different = compared.filter(([name, made, offered]) =>
    name === 'currency' ? made !== offered : !isSame(made, offered),
  );
  return different.length
    ? different.map(([name, made, offered]) => `${name} ${made}, not ${offered}`).join('; ')
    : null;
}
