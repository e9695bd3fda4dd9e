import { z } from 'zod';
import { divideRounded, fromMinorUnits, PERCENT_DIGITS, toMinorUnits } from '../../../rules/money.ts';
import { clocks } from '../../cache/clocks.ts';
import { orElse, type Scope } from '../../cache/scope.ts';
import { allPages, hasNoRows } from '../allPages.ts';
import { decimal, flag, lenient, listOf, plainText, text } from '../fields.ts';
import type { SettingsOfMoney } from './currency.ts';
import { createLastSaid } from './lastSaid.ts';
import type { ShopOptions } from './options.ts';

const rate = z.object({
  country: text,
  state: text,
  rate: decimal.transform(value => value ?? '0'),
  name: plainText,
  priority: z.number().catch(1),
  compound: flag.catch(false),
  shipping: flag,
  class: text,
  postcode: lenient(text),
  city: lenient(text),
  postcodes: listOf(text),
  cities: listOf(text),
});
export type TaxRate = z.output<typeof rate>;

/** By which rates a thing is taxed, in the word of the shop's rates; null where no tax is due on it. */
export type TaxClass = string | null;

export const STANDARD = 'standard';

interface Taxable {
  tax_status?: string | undefined;
  tax_class?: string | undefined;
}

/**
 * Of a product, or of a variation, which the shop gives that of its product where it has none of its own. Where the status
 * is `shipping`, what sending it costs is taxed, and not the thing.
 */
export const taxClassOf = ({ tax_status = 'taxable', tax_class }: Taxable): TaxClass =>
  tax_status === 'taxable' ? tax_class || STANDARD : null;

/** By which rates delivery is taxed where this is sent alone. */
export const sentAs = (sold: Taxable): TaxClass => (sold.tax_status === 'shipping' ? STANDARD : taxClassOf(sold));

/** How the shop taxes what it sends to a country. */
export interface ShopTaxation {
  /**
   * the rates of every country and class: none where the shop has its taxes switched off; null where the key
   * may not read them, and until the shop has told them
   */
  rates: readonly TaxRate[] | null;
  roundAtSubtotal: boolean;
  /** code of the shop's own country; ZA where it does not say */
  country: string;
  /** of its own province or state; empty where it does not say */
  state: string;
  /** whether its own place decides the tax of everything, wherever it goes */
  atHome: boolean;
  /** the class of what is paid for delivery; null where that is the class of the goods */
  deliveryClass: string | null;
}

export interface Taxations {
  /** Reference data: at hand once loaded. */
  current(scope: Scope): Promise<ShopTaxation>;
}

const FIELDS = Object.keys(rate.shape).join(',');

const isList = ({ json }: { json: unknown }): boolean => Array.isArray(json);

/** wc/v3/taxes and what the shop sets; a key that may not read settings leaves WooCommerce's own defaults. */
export function createTaxations(
  { upstream, records }: ShopOptions,
  { generalSettings, taxSettings }: SettingsOfMoney,
): Taxations {
  const last = createLastSaid<readonly TaxRate[] | null>(null);
  const fetchRates = async (scope: Scope) => {
    const ratesOf = (page: number) =>
      upstream.call(`/wc/v3/taxes?per_page=100&page=${page}&_fields=${FIELDS}`, { scope, tries: true });
    const said = await last.of(async () => {
      const pages = await allPages(ratesOf, hasNoRows);
      return pages.every(isList) ? listOf(rate).parse(pages.flatMap(({ json }) => json)) : null;
    });
    return { ...said, tags: ['taxation'], size: 256 * (said.value?.length ?? 1) };
  };
  return {
    async current(scope) {
      const [rates, { chargesTax, country, state }, { roundAtSubtotal, atHome, deliveryClass }] = await Promise.all([
        orElse(
          records.read(scope, 'shop/taxes', clocks.reference, () => fetchRates(scope)),
          null,
          scope,
        ),
        generalSettings.current(scope),
        taxSettings.current(scope),
      ]);
      return {
        rates: chargesTax === false ? [] : rates,
        ...{ roundAtSubtotal, country, state, atHome },
        deliveryClass: deliveryClass === '' ? STANDARD : deliveryClass,
      };
    },
  };
}

/**
 * The class of what is paid to deliver goods: where the shop sets none the standard one if any of them has it, else the first
 * of theirs, and no tax where all are goods of the shop that have none. The shop takes them by name; their words are in the
 * same order as a rule.
 * @param goods undefined for what is no product of the shop
 */
export function deliveryClassFor({ deliveryClass }: ShopTaxation, goods: readonly (TaxClass | undefined)[]): TaxClass {
  const classes = goods.filter(one => typeof one === 'string').toSorted();
  const first = classes.includes(STANDARD) ? STANDARD : classes[0];
  return deliveryClass ?? first ?? (goods.includes(undefined) ? STANDARD : null);
}

/** Where goods go, as far as rates tell places apart. */
export interface TaxedPlace {
  readonly country: string;
  /** code of a province or state; empty where nobody said */
  readonly state: string;
}

interface NamedPercent {
  readonly label: string;
  readonly percent: string;
  /** of each of the shop's rates that it is made of */
  readonly parts: readonly string[];
}

/** A rate in the shop's words, of a hundred. */
export interface PlaceRate extends NamedPercent {
  /** the part of it that is charged on what is paid for delivery: some rates are not */
  readonly delivery: NamedPercent;
}

/** What a tax is called that the shop has no word for. */
export const TAX = 'VAT';

const NOTHING = { label: TAX, percent: '0', parts: [] };
const NONE: PlaceRate = { ...NOTHING, delivery: NOTHING };

/**
 * What the shop charges at a place for things of a class, nothing where it names no rate; null where its rates cannot be
 * read, or hold for some postal codes or cities alone.
 */
export function rateAt(
  { rates, atHome, ...home }: ShopTaxation,
  place: TaxedPlace,
  taxClass: TaxClass = STANDARD,
): PlaceRate | null {
  if (taxClass === null) return NONE;
  return rates && rateIn(rates, atHome ? home : place, taxClass);
}

const isBound = ({ postcode, city, postcodes, cities }: TaxRate): boolean =>
  Boolean(postcode || city || postcodes.length || cities.length);

function rateIn(rates: readonly TaxRate[], { country, state }: TaxedPlace, taxClass: string): PlaceRate | null {
  const there = rates.filter(
    one =>
      one.class === taxClass && ['', country].includes(one.country) && ['', state.toUpperCase()].includes(one.state),
  );
  const fitting = there.filter(one => !isBound(one));
  if (there.length > 0 && fitting.length === 0) return null;
  // Of each priority one holds: that of the state before that of the country, and that before the one of any country.
  const nearness = (one: TaxRate) => (one.country ? 2 : 0) + (one.state ? 1 : 0);
  const held = [...Map.groupBy(fitting, one => one.priority).values()].map(
    some => some.toSorted((a, b) => nearness(b) - nearness(a))[0]!,
  );
  return { ...named(held), delivery: named(held.filter(({ shipping }) => shipping)) };
}

function named(rates: readonly TaxRate[]): NamedPercent {
  const parts = effective(rates);
  const written = (percent: bigint) => String(Number(fromMinorUnits(String(percent), PERCENT_DIGITS)));
  return {
    label: rates.map(({ name }) => name).join(', ') || TAX,
    percent: written(sum(parts)),
    parts: parts.map(written),
  };
}

const WHOLE = 10n ** BigInt(PERCENT_DIGITS + 2);
const sum = (parts: readonly bigint[]) => parts.reduce((all, part) => all + part, 0n);

/** What each rate comes to: those of different priority add up; a compound one is charged on the price and the others together. */
function effective(rates: readonly TaxRate[]): bigint[] {
  const fine = ({ rate }: TaxRate) => toMinorUnits(rate, PERCENT_DIGITS);
  const parts = rates.filter(one => !one.compound).map(fine);
  for (const one of rates.filter(({ compound }) => compound))
    parts.push(divideRounded((WHOLE + sum(parts)) * fine(one), WHOLE));
  return parts;
}

/** The countries in which the tax depends on the province or state. */
export const countriesByState = (rates: readonly TaxRate[]): string[] => [
  ...new Set(rates.filter(one => one.state && one.country).map(one => one.country)),
];
