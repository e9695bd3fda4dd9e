import type { TaxedMoney } from '../../gql/types.ts';
import type { PricedItem } from './priceItem.ts';
import { sumTaxed, sumTaxedOnce } from './taxedAmount.ts';
import type { TaxOf } from './taxTo.ts';

type Line = { total: TaxedMoney | null };

/** What all goods that have a price come to, rounded as the shop rounds an order; null where none has one. */
export function goodsSum(
  priced: readonly PricedItem[],
  lines: readonly Line[],
  taxOf: TaxOf,
  { roundAtSubtotal, currency }: { roundAtSubtotal: boolean; currency: string },
): TaxedMoney | null {
  if (!roundAtSubtotal)
    return sumTaxed(
      lines.flatMap(({ total }) => total ?? []),
      currency,
    );
  const bought = priced.flatMap(({ breaks, quantity, taxClass }) => {
    const held = breaks.findLast(one => one.quantity <= quantity);
    return held ? [{ price: held.price, quantity, tax: taxOf(taxClass) }] : [];
  });
  return sumTaxedOnce(bought, currency);
}
