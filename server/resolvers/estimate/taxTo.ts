import { decimalsIn, type Money } from '../../upstreams/shop/currency.ts';
import { rateAt, type ShopTaxation, type TaxClass, type TaxedPlace } from '../../upstreams/shop/taxation.ts';
import type { EstimateTax } from './taxedAmount.ts';

/** How a price of the catalogue is taxed, by the class of what it buys. */
export type TaxOf = (taxClass: TaxClass) => EstimateTax;

/** How prices of the catalogue are taxed on their way to a place. */
export function taxTo(place: TaxedPlace, known: ShopTaxation, money: Money): TaxOf {
  const { currency, pricesIncludeTax } = money;
  return taxClass => {
    const rateOf = (where: TaxedPlace) => rateAt(known, where, taxClass);
    return {
      parts: rateOf(place)?.parts ?? [],
      includedPercent: (pricesIncludeTax && rateOf(known)?.percent) || '0',
      currency,
      digits: decimalsIn(money),
    };
  };
}
