import { fromMinorUnits, toMinorUnits } from '../../../../../rules/money.ts';
import { typedAmount } from '../typedAmount.ts';

const FINE = 4;

/** A line without tax, rounded half up to the decimals of the shop's sums; null as long as it has no quantity or price, or nobody knows these. */
export function netOf(quantity: string | undefined, price: string | undefined, decimals: number | null): string | null {
  const [pieces, each] = [typedAmount(quantity) ?? '', typedAmount(price) ?? ''];
  if (!/^\d{1,9}$/.test(pieces) || !/^\d{1,9}(\.\d{1,4})?$/.test(each) || decimals === null) return null;
  const fine = fromMinorUnits(String(BigInt(pieces) * toMinorUnits(each, FINE)), FINE);
  return fromMinorUnits(String(toMinorUnits(fine, decimals)), decimals);
}
