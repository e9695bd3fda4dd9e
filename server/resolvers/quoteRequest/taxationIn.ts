import { fillText } from '../../../rules/fillText.ts';
import { quoteLifeTexts } from '../../../rules/texts/quoteLife.ts';
import type { Context } from '../../context/context.ts';
import type { FieldError } from '../../gql/types.ts';
import type { Taxation } from '../../quotes/offers/workOut.ts';
import { rateIn } from '../../upstreams/shop/taxation.ts';
import { fieldError } from './stepResult.ts';

const PERCENT = /^\d{1,2}(\.\d{1,4})?$/;
const TAX = 'VAT';

interface Taxed {
  taxation: Taxation;
  country: string;
  errors: FieldError[];
}

/** How an offer to a country is taxed: as the shop taxes an order there; where its rates cannot be read, as the firm says. */
export async function taxationIn(
  input: { country?: string | null; taxPercent?: string | null },
  { shop, scope, currency }: Context,
): Promise<Taxed> {
  const [known, { pricesIncludeTax }] = await Promise.all([shop.taxations.current(scope), currency()]);
  const country = (input.country ?? known.country).trim().toUpperCase();
  const rate = known.rates && (rateIn(known.rates, country) ?? { label: TAX, percent: '0' });
  const percent = rate?.percent ?? input.taxPercent ?? '0';
  const asked = input.taxPercent ?? percent;
  const errors = [
    ...(/^[A-Z]{2}$/.test(country) ? [] : [fieldError('country', 'UNKNOWN_OPTION', quoteLifeTexts.countryUnknown)]),
    ...(PERCENT.test(asked) && Number(asked) === Number(percent)
      ? []
      : [fieldError('taxPercent', 'UNKNOWN_OPTION', fillText(quoteLifeTexts.tax, { percent }))]),
  ];
  const { roundAtSubtotal } = known;
  // WooCommerce rounds what lies in the middle down where prices include tax.
  const taxation = { label: rate?.label || TAX, percent, roundAtSubtotal, halfDown: pricesIncludeTax === true };
  return { taxation: errors.length ? { ...taxation, percent: '0' } : taxation, country, errors };
}
