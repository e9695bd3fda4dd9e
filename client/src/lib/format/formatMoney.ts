export interface Money {
  readonly amount: string;
  readonly currency: string;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(currency: string): Intl.NumberFormat {
  let format = formats.get(currency);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
    formats.set(currency, format);
  }
  return format;
}

/**
 * An amount as en-US prints it, with the currency's own decimals: '$71.40', 'ZAR 1,234.00' (with a no-break space).
 * The amount stays a decimal string all the way, so that no cent is lost to a float.
 */
export function formatMoney(amount: string, currency: string): string {
  return formatFor(currency).format(amount as Intl.StringNumericLiteral);
}

/** The same of an amount that names its currency. */
export const showMoney = ({ amount, currency }: Money): string => formatMoney(amount, currency);
