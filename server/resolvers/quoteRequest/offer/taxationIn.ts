import { isCountry } from '../../../../rules/address/isCountry.ts';
import { fillText } from '../../../../rules/fillText.ts';
import { quoteLifeTexts } from '../../../../rules/texts/quote/quoteLife.ts';
import type { Context } from '../../../context/context.ts';
import type { FieldError } from '../../../gql/types.ts';
import type { NamedRate } from '../../../quotes/offers/onlyRate.ts';
import type { Taxation } from '../../../quotes/offers/workOut.ts';
import { decimalsIn } from '../../../upstreams/shop/currency.ts';
import {
  countriesByState,
  deliveryClassFor,
  rateAt,
  type ShopTaxation,
  STANDARD,
  TAX,
  type TaxClass,
} from '../../../upstreams/shop/taxation.ts';
import { fieldError } from '../../fieldError.ts';

const PERCENT = /^\d{1,2}(\.\d{1,4})?$/;

interface Taxed {
  taxation: Taxation;
  /** by which a line is taxed, by the class of its product */
  rateOf(taxClass: TaxClass): NamedRate;
  country: string;
  state: string;
  errors: FieldError[];
}

interface AskedTax {
  country?: string | null;
  state?: string | null;
  taxPercent?: string | null;
}

/**
 * How an offer to a place is taxed: as the shop taxes an order there; where its rates cannot be read, as the firm says.
 * Nothing is guessed: an order would have another tax than its offer.
 * @param goods classes by which delivery of its lines is taxed; undefined for what is no product
 */
export async function taxationIn(
  input: AskedTax,
  goods: readonly (TaxClass | undefined)[],
  { shop, scope, currency }: Context,
): Promise<Taxed> {
  const [known, money] = await Promise.all([shop.taxations.current(scope), currency()]);
  const country = (input.country ?? known.country).trim().toUpperCase();
  const isNeeded = needsState(known, country);
  const state = isNeeded ? (input.state ?? '').trim().toUpperCase() : '';
  const rate = rateAt(known, { country, state });
  const errors = [
    ...(isCountry(country) ? [] : [fieldError('country', 'UNKNOWN_OPTION', quoteLifeTexts.countryUnknown)]),
    ...(isNeeded && !/^[A-Z\d]{1,6}$/.test(state)
      ? [fieldError('state', 'REQUIRED', quoteLifeTexts.stateNeeded)]
      : percentErrors(input.taxPercent, rate)),
  ];
  const { roundAtSubtotal } = known;
  const asked = input.taxPercent ?? '0';
  const said = { label: rate?.label || TAX, percent: asked };
  const standard = errors.length ? { ...said, percent: '0' } : (rate ?? said);
  const rateIn = (taxClass: TaxClass) => (errors.length ? null : rateAt(known, { country, state }, taxClass));
  const taxation = {
    ...standard,
    delivery: rateIn(deliveryClassFor(known, goods))?.delivery ?? standard,
    roundAtSubtotal,
    // WooCommerce rounds what lies in the middle down where prices include tax.
    halfDown: money.pricesIncludeTax === true,
    decimals: decimalsIn(money),
  };
  const rateOf = (taxClass: TaxClass) => (taxClass === STANDARD ? null : rateIn(taxClass)) ?? standard;
  return { taxation, rateOf, country, state, errors };
}

/** Whether an offer has to name the province or state, too. */
const needsState = ({ rates, atHome }: ShopTaxation, country: string): boolean =>
  !atHome && rates !== null && countriesByState(rates).includes(country);

function percentErrors(asked: string | null | undefined, rate: { percent: string } | null): FieldError[] {
  if (asked == null) return rate ? [] : [fieldError('taxPercent', 'REQUIRED', quoteLifeTexts.taxUnknown)];
  if (!PERCENT.test(asked)) return [fieldError('taxPercent', 'INVALID_NUMBER', quoteLifeTexts.percent)];
  return !rate || Number(asked) === Number(rate.percent)
    ? []
    : [fieldError('taxPercent', 'UNKNOWN_OPTION', fillText(quoteLifeTexts.tax, { percent: rate.percent }))];
}
