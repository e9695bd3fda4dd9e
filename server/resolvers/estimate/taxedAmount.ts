import { decimalsOf, divideRounded, fromMinorUnits, toMinorUnits } from '../../../rules/money.ts';
import type { TaxedMoney } from '../../gql/types.ts';
import { shopMoney } from '../shopMoney.ts';

/** By which an estimate is taxed. */
export interface EstimateTax {
  /** of a hundred, up to four decimals */
  readonly percent: string;
  readonly pricesIncludeTax: boolean;
  readonly currency: string;
}

const PERCENT_DIGITS = 4;
/** Digits of a price below the currency's own. */
const PIECE_DIGITS = 4;
const WHOLE = 10n ** BigInt(PERCENT_DIGITS + 2);

/** So many times a price of the shop, with its tax in it or beside it as the shop has its prices. */
export function taxedAmount(
  price: string,
  quantity: number,
  { percent, pricesIncludeTax, currency }: EstimateTax,
): TaxedMoney {
  const digits = decimalsOf(currency);
  // One piece may cost less than the smallest coin: what is rounded is the sum.
  const shown = divideRounded(
    toMinorUnits(price, digits + PIECE_DIGITS) * BigInt(quantity),
    10n ** BigInt(PIECE_DIGITS),
  );
  const rate = toMinorUnits(percent, PERCENT_DIGITS);
  const net = pricesIncludeTax ? divideRounded(shown * WHOLE, WHOLE + rate) : shown;
  const gross = pricesIncludeTax ? shown : shown + divideRounded(shown * rate, WHOLE);
  const money = (cents: bigint) => shopMoney(fromMinorUnits(String(cents), digits), currency);
  return { net: money(net), tax: money(gross - net), gross: money(gross) };
}

/** The sum of amounts; null of none. */
export function sumTaxed(amounts: readonly TaxedMoney[], currency: string): TaxedMoney | null {
  if (!amounts.length) return null;
  const digits = decimalsOf(currency);
  const sum = (part: 'net' | 'tax' | 'gross') =>
    amounts.reduce((total, one) => total + toMinorUnits(one[part].amount, digits), 0n);
  const money = (cents: bigint) => shopMoney(fromMinorUnits(String(cents), digits), currency);
  return { net: money(sum('net')), tax: money(sum('tax')), gross: money(sum('gross')) };
}
