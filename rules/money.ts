/** Making a formatter costs as much as resolving a product, and a list has a price in every row. */
const knownDecimals = new Map<string, number>();

/** Decimals of a currency, e.g. ZAR 2, JPY 0, KWD 3. @throws RangeError for what is no code of three letters */
export function decimalsOf(currency: string): number {
  const known = knownDecimals.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  knownDecimals.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
}

/** A price as the shop shows it: with the currency's decimals, and what is beyond them rounded half up, as WooCommerce does. */
export function shownAmount(amount: string, currency: string): string {
  const digits = decimalsOf(currency);
  const [whole = '0', fraction = ''] = amount.split('.');
  // Nearly every price, and a list has a dozen: nothing of it is to be worked out.
  if (/^[1-9]/.test(whole) && fraction.length <= digits)
    return digits ? `${whole}.${fraction.padEnd(digits, '0')}` : whole;
  return fromMinorUnits(String(toMinorUnits(amount, digits)), digits);
}

/** An exact decimal string with at least the currency's decimals, e.g. '71.4' in ZAR is '71.40'. Digits are never dropped. */
export function exactAmount(amount: string, currency: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const digits = decimalsOf(currency);
  const kept = fraction.replace(/0+$/, '').padEnd(digits, '0');
  return kept ? `${whole}.${kept}` : whole;
}

/** Digits that a rate of tax is counted in: those of two rates of which one is charged on the other, and more than any tax has. */
export const PERCENT_DIGITS = 6;

/** The share taken off, rounded to whole percent; null where there is none. */
export function discountPercent(regular: string | null | undefined, now: string | null | undefined): number | null {
  const [before, after] = [Number(regular ?? 0), Number(now ?? 0)];
  return before > 0 && after > 0 && after < before ? Math.round((1 - after / before) * 100) : null;
}

/** An amount counted in the smallest unit as an exact decimal string, e.g. '34145' with 2 digits is '341.45'. */
export function fromMinorUnits(minor: string, digits: number): string {
  const sign = minor.startsWith('-') ? '-' : '';
  const padded = minor.replace(/^-/, '').padStart(digits + 1, '0');
  const whole = padded.slice(0, padded.length - digits).replace(/^0+(?=\d)/, '');
  return digits > 0 ? `${sign}${whole}.${padded.slice(-digits)}` : sign + whole;
}

/** The exact sum of two decimal strings, with the decimals of the longer one. */
export function addAmounts(one: string, other: string): string {
  const digits = Math.max(...[one, other].map(amount => amount.split('.')[1]?.length ?? 0));
  const units = (amount: string) => {
    const [whole = '0', fraction = ''] = amount.split('.');
    return BigInt(whole + fraction.padEnd(digits, '0'));
  };
  return fromMinorUnits(String(units(one) + units(other)), digits);
}

export const negated = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** An amount as a whole number of its smallest unit, at so many digits; what is beyond them is rounded half up, away from 0. */
export function toMinorUnits(amount: string, digits: number): bigint {
  const [whole = '0', fraction = ''] = amount.replace(/^-/, '').split('.');
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const rounded = (fraction[digits] ?? '0') >= '5' ? kept + 1n : kept;
  return amount.startsWith('-') ? -rounded : rounded;
}

/** A quotient of whole numbers, rounded half up, away from 0. @param divisor above 0 */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const quotient = (2n * size + divisor) / (2n * divisor);
  return dividend < 0n ? -quotient : quotient;
}

/** So many times an amount, exact: with its decimals. */
export function timesAmount(amount: string, times: number): string {
  const digits = amount.split('.')[1]?.length ?? 0;
  return fromMinorUnits(String(toMinorUnits(amount, digits) * BigInt(times)), digits);
}

/** An amount shared out, rounded half up to so many digits. @param parts from 1 */
export function divideAmount(amount: string, parts: number, digits: number): string {
  const fine = amount.split('.')[1]?.length ?? 0;
  const scale = 10n ** BigInt(Math.max(0, digits - fine));
  const divisor = BigInt(parts) * 10n ** BigInt(Math.max(0, fine - digits));
  return fromMinorUnits(String(divideRounded(toMinorUnits(amount, fine) * scale, divisor)), digits);
}
