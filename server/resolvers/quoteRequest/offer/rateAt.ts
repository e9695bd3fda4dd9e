import { rateIn, type ShopTaxation, type TaxedPlace } from '../../../upstreams/shop/taxation.ts';

export const TAX = 'VAT';

/** What the shop charges at a place, nothing where it names no rate; null where its rates cannot be read. */
export function rateAt(
  { rates, atHome, ...home }: ShopTaxation,
  place: TaxedPlace,
): { label: string; percent: string } | null {
  return rates && (rateIn(rates, atHome ? home : place) ?? { label: TAX, percent: '0' });
}
