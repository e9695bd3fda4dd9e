import { z } from 'zod';
import { addressCountries, countryName } from '../../../rules/address/addressCountries.ts';
import { clocks } from '../../cache/clocks.ts';
import { orElse, type Scope } from '../../cache/scope.ts';
import { listOf } from '../fields.ts';
import { createLastSaid } from './lastSaid.ts';
import type { ShopOptions } from './options.ts';
import type { CountryChoice, GeneralSettings } from './settings/generalSettings.ts';

/** A country that an address may be in. */
interface Country {
  /** ISO code */
  readonly code: string;
  readonly name: string;
}

/** By name: as the shop is set, else the countries that an address may be in. */
interface AddressCountries {
  /** where the shop sends to */
  readonly delivery: readonly Country[];
  /** where those live whom it sells to */
  readonly billing: readonly Country[];
}

export interface Destinations {
  /** Reference data: at hand once loaded. */
  current(scope: Scope): Promise<AddressCountries>;
}

const country = z.object({ code: z.string().regex(/^[A-Z]{2}$/) });
const regions = new Intl.DisplayNames('en', { type: 'region' });

/** What the shop sets, and where it leaves countries out, or none, those that WooCommerce knows. */
export function createDestinations({ upstream, records }: ShopOptions, settings: GeneralSettings): Destinations {
  const last = createLastSaid<readonly string[]>([]);
  const fetchCountries = async (scope: Scope) => {
    const path = '/wc/v3/data/countries?_fields=code';
    const said = await last.of(async () => {
      const { json } = await upstream.call(path, { scope, tries: true });
      return Array.isArray(json)
        ? listOf(country)
            .parse(json)
            .map(({ code }) => code)
        : null;
    });
    return { ...said, tags: ['destinations'], size: 16 * said.value.length };
  };
  return {
    async current(scope) {
      const { sellsTo, sendsTo } = await settings.current(scope);
      const asksAll = [sellsTo, sendsTo].some(({ which }) => which.startsWith('all'));
      const known = asksAll && records.read(scope, 'shop/countries', clocks.reference, () => fetchCountries(scope));
      const everywhere = known ? await orElse(known, [], scope) : [];
      return {
        delivery: byName(chosen(sendsTo.which ? sendsTo : sellsTo, everywhere)),
        billing: byName(chosen(sellsTo, everywhere)),
      };
    },
  };
}

/** As WooCommerce works it out: any country, those of a list, or any but those; none where it does not say. */
function chosen({ which, listed }: CountryChoice, everywhere: readonly string[]): readonly string[] {
  if (which === 'all') return everywhere;
  return which === 'all_except' ? everywhere.filter(code => !listed.includes(code)) : listed;
}

/** Under the name by which the rest of the site knows it. */
function named(code: string): Country {
  const known = countryName(code);
  return { code, name: known === code ? (regions.of(code) ?? code) : known };
}

/** By name; those that an address may be in where there are none. */
const byName = (codes: readonly string[]): readonly Country[] =>
  codes.length ? codes.map(named).sort((one, other) => (one.name < other.name ? -1 : 1)) : addressCountries;
