import { fillText } from '../../../../../rules/fillText.ts';
import { productTexts } from '../../../../../rules/texts/product.ts';
import { discountPercent } from '../../../lib/format/discountPercent.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { lowerBreaks, type PriceBreak } from './lowerBreaks.ts';

const { breaks } = productTexts;

export interface BreakRow {
  /** pieces from which it holds, until the next one does */
  from: number;
  /** '5-9', and '25+' for the last */
  range: string;
  each: PriceBreak['price'];
  /** against the least that can be had, in whole percent; null where nothing is saved */
  percent: number | null;
}

interface Priced {
  price: PriceBreak['price'] | null;
  priceBreaks: readonly PriceBreak[];
  minimum: number;
}

/**
 * Quantities with what one costs then, as the estimate reads them: the price of the least that is sold, which may reach a
 * break, then every further break that is lower than the price as it stands. Empty where there is none, or no price.
 */
export function breakRows({ price, priceBreaks, minimum }: Priced): BreakRow[] {
  if (!price) return [];
  const lower = lowerBreaks(price, priceBreaks);
  const first = lower.findLast(one => one.quantity <= minimum)?.price ?? price;
  const steps = [{ quantity: minimum, price: first }, ...lower.filter(one => one.quantity > minimum)];
  if (steps.length < 2) return [];
  return steps.map(({ quantity, price: each }, index) => {
    const next = steps[index + 1]?.quantity;
    return {
      from: quantity,
      range: rangeOf(quantity, next && next - 1),
      each,
      percent: discountPercent(first.amount, each.amount) || null,
    };
  });
}

function rangeOf(from: number, to: number | undefined): string {
  if (to === undefined) return fillText(breaks.from, { count: from });
  return to === from ? String(from) : fillText(breaks.between, { from, to });
}

/** What the next break that is lower saves on one, and how many it is away; null where no more saves anything. */
export function nextBreak(rows: readonly BreakRow[], quantity: number) {
  const current = rows.findLast(({ from }) => from <= quantity) ?? rows[0];
  const savingOf = ({ each }: BreakRow) => Number(current?.each.amount) - Number(each.amount);
  const next = rows.find(row => row.from > quantity && savingOf(row) > 0);
  if (!current || !next) return null;
  return {
    missing: next.from - quantity,
    saving: formatMoney(String(savingOf(next)), next.each.currency),
    price: formatMoney(next.each.amount, next.each.currency),
  };
}
