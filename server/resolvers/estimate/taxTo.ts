import type { Money } from '../../upstreams/shop/currency.ts';
import { rateAt, type ShopTaxation, type TaxedPlace } from '../../upstreams/shop/taxation.ts';
import type { EstimateTax } from './taxedAmount.ts';

/** How prices of the catalogue are taxed on their way to a place. */
export function taxTo(place: TaxedPlace, known: ShopTaxation, { currency, pricesIncludeTax }: Money): EstimateTax {
  const percentAt = (where: TaxedPlace) => rateAt(known, where)?.percent ?? '0';
  return { percent: percentAt(place), includedPercent: pricesIncludeTax ? percentAt(known) : '0', currency };
}
