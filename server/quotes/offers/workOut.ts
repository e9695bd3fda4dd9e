import {
  addAmounts,
  decimalsOf,
  divideRounded,
  fromMinorUnits,
  PERCENT_DIGITS,
  toMinorUnits,
} from '../../../rules/money.ts';
import type { Offer, OfferFee, OfferLine } from './offer.ts';
import { type NamedRate, onlyRate } from './onlyRate.ts';

/** How the shop taxes an order, and rounds what comes of it. */
export interface Taxation extends NamedRate {
  /** of what is paid for delivery */
  readonly delivery: NamedRate;
  /** what every sum is rounded to; the currency's own where the shop does not say */
  readonly decimals?: number;
  /** the tax of all parts is rounded once, not part by part */
  readonly roundAtSubtotal: boolean;
  /** what lies in the middle is rounded down: so do shops whose prices include tax */
  readonly halfDown: boolean;
}

/** An offer before its sums are known. Amounts are decimal strings without tax. */
export interface OfferInput extends Omit<Offer, 'lines' | 'fees' | 'delivery' | 'taxRate' | 'totals'> {
  /** with the rate of what is taxed otherwise than the offer */
  readonly lines: readonly (Omit<OfferLine, 'net' | 'tax'> & { readonly rate?: NamedRate })[];
  readonly fees: readonly Omit<OfferFee, 'tax'>[];
  readonly delivery: Omit<OfferFee, 'tax'> | null;
}

/** A tax before it is rounded counts so many digits more than the currency: those of the percentage, and a hundred. */
const FINER = 10n ** BigInt(PERCENT_DIGITS + 2);

/** Works out every sum of an offer, exactly as the shop works out an order of the same parts. */
export function workOut(input: OfferInput, taxation: Taxation): Offer {
  const digits = taxation.decimals ?? decimalsOf(input.currency);
  const fineParts = ({ percent, parts = [percent] }: NamedRate) =>
    parts.map(part => toMinorUnits(part, PERCENT_DIGITS));
  const fine = (rate: NamedRate) => fineParts(rate).reduce((all, part) => all + part, 0n);
  const inCents = (amount: string) => toMinorUnits(amount, digits);
  const written = (cents: bigint) => fromMinorUnits(String(cents), digits);
  const taxed = <Part extends { net: string }>(part: Part, rate: NamedRate = taxation) => ({
    ...part,
    net: written(inCents(part.net)),
    tax: written(fineParts(rate).reduce((all, one) => all + roundFine(inCents(part.net) * one, taxation.halfDown), 0n)),
  });

  const rateOf = ({ rate = taxation }: OfferInput['lines'][number]) => rate;
  const lines = input.lines.map(({ rate = taxation, ...line }) => taxed({ ...line, net: lineNet(line, digits) }, rate));
  const fees = input.fees.map(fee => taxed(fee));
  const delivery = input.delivery && taxed(input.delivery, taxation.delivery);
  const parts = [...lines, ...fees, ...(delivery ? [delivery] : [])];
  const sum = (amounts: readonly string[]) => amounts.reduce(addAmounts, written(0n));
  const net = sum(parts.map(part => part.net));
  const fineTax = [
    ...lines.map(({ net: one }, at) => inCents(one) * fine(rateOf(input.lines[at]!))),
    ...fees.map(fee => inCents(fee.net) * fine(taxation)),
    inCents(delivery?.net ?? '0') * fine(taxation.delivery),
  ].reduce((total, one) => total + one, 0n);
  const rate = onlyRate([
    ...input.lines.map(rateOf),
    ...(fees.length ? [taxation] : []),
    delivery && taxation.delivery,
  ]);
  // WooCommerce rounds the middle of a sum up, also where that of a part is rounded down.
  const tax = taxation.roundAtSubtotal ? written(roundFine(fineTax, false)) : sum(parts.map(part => part.tax));
  return {
    ...input,
    lines,
    fees,
    delivery,
    taxRate: rate && { label: rate.label, percent: plainPercent(rate.percent) },
    totals: {
      goods: sum(lines.map(line => line.net)),
      fees: sum(fees.map(fee => fee.net)),
      delivery: delivery?.net ?? written(0n),
      net,
      tax,
      total: addAmounts(net, tax),
    },
  };
}

/** All of a line, rounded half up once: a unit may cost less than the smallest coin. */
function lineNet({ quantity, unitPrice }: { quantity: number; unitPrice: string }, digits: number): string {
  const fine = unitPrice.split('.')[1]?.length ?? 0;
  const all = toMinorUnits(unitPrice, fine) * BigInt(quantity);
  const spare = 10n ** BigInt(Math.max(0, fine - digits));
  const cents = divideRounded(all * 10n ** BigInt(Math.max(0, digits - fine)), spare);
  return fromMinorUnits(String(cents), digits);
}

function roundFine(fine: bigint, halfDown: boolean): bigint {
  const down = fine / FINER;
  const rest = (fine % FINER) * 2n;
  return rest > FINER || (rest === FINER && !halfDown) ? down + 1n : down;
}

const plainPercent = (percent: string): string => (percent.includes('.') ? percent.replace(/\.?0+$/, '') : percent);
