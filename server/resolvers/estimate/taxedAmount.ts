import { divideRounded, exactAmount, fromMinorUnits, PERCENT_DIGITS, toMinorUnits } from '../../../rules/money.ts';
import type { TaxedMoney } from '../../gql/types.ts';
import { shopTaxed } from '../shopMoney.ts';

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
/** Digits below the smallest unit in which WooCommerce adds up taxes before it rounds them. */
const TAX_DIGITS = 6;
const WHOLE = 10n ** BigInt(PERCENT_DIGITS + 2);

const finePercents = (parts: readonly string[]) => parts.map(part => toMinorUnits(part, PERCENT_DIGITS));

/** A quotient of whole numbers from 0, its middle rounded down. */
const roundedDown = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor - 1n) / (2n * divisor);

/** An amount and its tax, in the smallest unit that is counted: it may be less than a coin. */
export interface Counted extends Pick<EstimateTax, 'digits' | 'currency'> {
  readonly net: bigint;
  readonly tax: bigint;
}

export const grossOf = ({ net, tax, digits }: Counted): string => fromMinorUnits(String(net + tax), digits);

/** As it is shown: each part with the decimals of the currency. */
export const countedMoney = ({ net, tax, digits, currency }: Counted): TaxedMoney =>
  shopTaxed(fromMinorUnits(String(net), digits), fromMinorUnits(String(tax), digits), currency);

/** Pieces at a price. */
export interface Bought {
  readonly price: string;
  readonly quantity: number;
  readonly tax: EstimateTax;
}

/**
 * So many times a price of the shop. As WooCommerce's cart has it: the tax that the price has in it is taken out, then that
 * of the place where the goods go comes on top.
 */
function countTaxed({ price, quantity, tax: { parts, includedPercent, digits, currency } }: Bought): Counted {
  // One piece may cost less than the smallest coin: what is rounded are the sum and its tax, neither from the other.
  const fine = toMinorUnits(price, digits + PIECE_DIGITS) * BigInt(quantity);
  const included = toMinorUnits(includedPercent, PERCENT_DIGITS);
  const whole = (WHOLE + included) * 10n ** BigInt(PIECE_DIGITS);
  // A shop whose prices include tax rounds the middle down.
  const rounded = (share: bigint) => (included ? roundedDown(share, whole) : divideRounded(share, whole));
  return {
    net: divideRounded(fine * WHOLE, whole),
    tax: finePercents(parts).reduce((all, part) => all + rounded(fine * part), 0n),
    ...{ digits, currency },
  };
}

/** So many times a price of the shop, as it is shown. */
export const taxedAmount = (price: string, quantity: number, tax: EstimateTax): TaxedMoney =>
  countedMoney(countTaxed({ price, quantity, tax }));

/**
 * What one piece costs without tax, with the four digits that an offer's price may have: what is rounded of one piece is
 * multiplied by all that are sold, and a label may cost less than the smallest coin.
 */
export function netPiece(price: string, { includedPercent, currency }: EstimateTax): string {
  const net = toMinorUnits(price, 2 * PIECE_DIGITS) * WHOLE;
  const whole = (WHOLE + toMinorUnits(includedPercent, PERCENT_DIGITS)) * 10n ** BigInt(PIECE_DIGITS);
  return exactAmount(fromMinorUnits(String(divideRounded(net, whole)), PIECE_DIGITS), currency);
}

/** The sum of what is bought, each line rounded by itself. */
export const sumLines = (bought: readonly Bought[]): Counted =>
  bought.map(countTaxed).reduce(({ net, tax, digits, currency }, one) => ({
    ...{ net: net + one.net, tax: tax + one.tax },
    ...{ digits, currency },
  }));

/** The sum of what is bought, rounded once as a shop does that rounds at the subtotal: of a line only the tax is, and finely. */
export function sumOnce(bought: readonly Bought[]): Counted {
  const fine = bought.map(({ price, quantity, tax }) => {
    const shown = toMinorUnits(price, tax.digits + TAX_DIGITS) * BigInt(quantity);
    const rate = finePercents(tax.parts).reduce((all, part) => all + part, 0n);
    const whole = WHOLE + toMinorUnits(tax.includedPercent, PERCENT_DIGITS);
    const part = (share: bigint) => divideRounded(shown * share, whole);
    return { tax: part(rate), gross: part(WHOLE + rate) };
  });
  const sum = (of: 'tax' | 'gross') =>
    divideRounded(
      fine.reduce((total, one) => total + one[of], 0n),
      10n ** BigInt(TAX_DIGITS),
    );
  const [tax, gross] = [sum('tax'), sum('gross')];
  const { digits, currency } = bought[0]!.tax;
  return { net: gross - tax, tax, digits, currency };
}
