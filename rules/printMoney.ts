import { decimalsOf } from './money.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount as en-US prints it, with at least the currency's decimals: 'ZAR 9,885.17'; more stay where there are some. */
export function printMoney(amount: string, currency: string): string {
  const digits = Math.max(amount.split('.')[1]?.length ?? 0, decimalsOf(currency));
  const name = `${currency} ${digits}`;
  const format =
    formats.get(name) ?? new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: digits });
  formats.set(name, format);
  return format.format(amount as Intl.StringNumericLiteral);
}
