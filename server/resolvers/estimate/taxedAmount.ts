import {
  decimalsOf,
  divideRounded,
  exactAmount,
  fromMinorUnits,
  PERCENT_DIGITS,
  toMinorUnits,
} from '../../../rules/money.ts';
import type { TaxedMoney } from '../../gql/types.ts';
import { shopMoney } from '../shopMoney.ts';

/** By which an estimate is taxed. */
export interface EstimateTax {
  /** of a hundred; each of several rates is rounded by itself */
  readonly parts: readonly string[];
  /** what the shop's prices have in them: the tax of its own place, wherever the goods go; 0 where tax comes on top */
  readonly includedPercent: string;
  readonly currency: string;
  /** decimals that sums are rounded to */
  readonly digits: number;
}

/** Digits of a price below the currency's own. */
const PIECE_DIGITS = 4;
const WHOLE = 10n ** BigInt(PERCENT_DIGITS + 2);

const finePercents = (parts: readonly string[]) => parts.map(part => toMinorUnits(part, PERCENT_DIGITS));

/** A quotient of whole numbers from 0, its middle rounded down. */
const roundedDown = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor - 1n) / (2n * divisor);

/**
 * So many times a price of the shop. As WooCommerce's cart has it: the tax that the price has in it is taken out, then that
 * of the place where the goods go comes on top.
 */
export function taxedAmount(
  price: string,
  quantity: number,
  { parts, includedPercent, currency, digits }: EstimateTax,
): TaxedMoney {
  // One piece may cost less than the smallest coin: what is rounded are the sum and its tax, neither from the other.
  const fine = toMinorUnits(price, digits + PIECE_DIGITS) * BigInt(quantity);
  const included = toMinorUnits(includedPercent, PERCENT_DIGITS);
  const whole = (WHOLE + included) * 10n ** BigInt(PIECE_DIGITS);
  const net = divideRounded(fine * WHOLE, whole);
  // A shop whose prices include tax rounds the middle down.
  const rounded = (share: bigint) => (included ? roundedDown(share, whole) : divideRounded(share, whole));
  const tax = finePercents(parts).reduce((all, part) => all + rounded(fine * part), 0n);
  const money = (cents: bigint) => shopMoney(fromMinorUnits(String(cents), digits), currency);
  return { net: money(net), tax: money(tax), gross: money(net + tax) };
}

/**
 * What one piece costs without tax, with the four digits that an offer's price may have: what is rounded of one piece is
 * multiplied by all that are sold, and a label may cost less than the smallest coin.
 */
export function netPiece(price: string, { includedPercent, currency }: EstimateTax): string {
  const net = toMinorUnits(price, 2 * PIECE_DIGITS) * WHOLE;
  const whole = (WHOLE + toMinorUnits(includedPercent, PERCENT_DIGITS)) * 10n ** BigInt(PIECE_DIGITS);
  return exactAmount(fromMinorUnits(String(divideRounded(net, whole)), PIECE_DIGITS), currency);
}

/** Pieces at a price. */
export interface Bought {
  readonly price: string;
  readonly quantity: number;
  readonly tax: EstimateTax;
}

/** The sum of what is bought, rounded once as a shop does that rounds at the subtotal: no line is; null of nothing. */
export function sumTaxedOnce(bought: readonly Bought[], currency: string): TaxedMoney | null {
  if (!bought.length) return null;
  const { digits } = bought[0]!.tax;
  const fine = bought.map(({ price, quantity, tax }) => {
    const shown = toMinorUnits(price, digits + 2 * PIECE_DIGITS) * BigInt(quantity);
    const rate = finePercents(tax.parts).reduce((all, part) => all + part, 0n);
    const whole = WHOLE + toMinorUnits(tax.includedPercent, PERCENT_DIGITS);
    const part = (share: bigint) => divideRounded(shown * share, whole);
    return { tax: part(rate), gross: part(WHOLE + rate) };
  });
  const sum = (of: 'tax' | 'gross') =>
    divideRounded(
      fine.reduce((total, one) => total + one[of], 0n),
      10n ** BigInt(2 * PIECE_DIGITS),
    );
  const [tax, gross] = [sum('tax'), sum('gross')];
  const money = (cents: bigint) => shopMoney(fromMinorUnits(String(cents), digits), currency);
  return { net: money(gross - tax), tax: money(tax), gross: money(gross) };
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
