import type { PricedItem } from './priceItem.ts';
import { type Counted, sumLines, sumOnce } from './taxedAmount.ts';
import type { TaxOf } from './taxTo.ts';

/** What all goods that have a price come to, rounded as the shop rounds an order; null where none has one. */
export function goodsSum(
  priced: readonly PricedItem[],
  taxOf: TaxOf,
  { roundAtSubtotal }: { roundAtSubtotal: boolean },
): Counted | null {
  const bought = priced.flatMap(({ breaks, quantity, taxClass }) => {
    const held = breaks.findLast(one => one.quantity <= quantity);
    return held ? [{ price: held.price, quantity, tax: taxOf(taxClass) }] : [];
  });
  if (!bought.length) return null;
  return roundAtSubtotal ? sumOnce(bought) : sumLines(bought);
}
