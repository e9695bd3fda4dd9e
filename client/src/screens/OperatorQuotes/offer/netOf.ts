import { decimalsOf, fromMinorUnits, toMinorUnits } from '../../../../../rules/money.ts';
import { typedAmount } from '../typedAmount.ts';

const FINE = 4;

/** A line without tax, exact and rounded half up; null as long as it has no quantity or price. */
export function netOf(quantity: string | undefined, price: string | undefined, currency: string): string | null {
  const [pieces, each] = [typedAmount(quantity) ?? '', typedAmount(price) ?? ''];
  if (!/^\d{1,9}$/.test(pieces) || !/^\d{1,9}(\.\d{1,4})?$/.test(each) || !currency) return null;
  const fine = fromMinorUnits(String(BigInt(pieces) * toMinorUnits(each, FINE)), FINE);
  const digits = decimalsOf(currency);
  return fromMinorUnits(String(toMinorUnits(fine, digits)), digits);
}
