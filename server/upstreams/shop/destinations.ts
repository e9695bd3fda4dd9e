import { z } from 'zod';
import { addressCountries, countryName } from '../../../rules/address/addressCountries.ts';
import { clocks } from '../../cache/clocks.ts';
import { orElse, type Scope } from '../../cache/scope.ts';
import { listOf } from '../fields.ts';
import type { ShopOptions } from './options.ts';
import { orRefused } from './orRefused.ts';

/** A country that the shop sends to. */
interface Destination {
  /** ISO code */
  readonly code: string;
  readonly name: string;
}

export interface Destinations {
  /**
   * By name: as the shop is set, else the countries that an address may be in. Reference data: at hand once loaded.
   */
  current(scope: Scope): Promise<readonly Destination[]>;
}

const setting = z.object({ id: z.string(), value: z.union([z.string(), z.array(z.string())]) });
const country = z.object({ code: z.string().regex(/^[A-Z]{2}$/) });
const regions = new Intl.DisplayNames('en', { type: 'region' });

/** wc/v3/settings/general, and where it leaves countries out, or none, those that WooCommerce knows. */
export const createDestinations = ({ upstream, records }: ShopOptions): Destinations => ({
  current: scope => {
    const read = records.read(scope, 'shop/destinations', clocks.reference, async () => {
      const ask = (path: string) =>
        upstream
          .call(path, { scope, tries: true })
          .then(({ json }) => (Array.isArray(json) ? json : []))
          .catch(orRefused);
      const said = listOf(setting).parse((await ask('/wc/v3/settings/general?_fields=id,value')) ?? []);
      const everywhere = async () =>
        listOf(country)
          .parse((await ask('/wc/v3/data/countries?_fields=code')) ?? [])
          .map(({ code }) => code);
      const codes = await sentTo(new Map(said.map(({ id, value }) => [id, value])), everywhere);
      const value = codes.length ? codes.map(named).sort(byName) : addressCountries;
      return { value, tags: ['destinations'], size: 64 * value.length };
    });
    return orElse(read, addressCountries, scope);
  },
});

type Settings = ReadonlyMap<string, string | readonly string[]>;

/** As WooCommerce works it out: a country of its own list, of those that it sells to, or any; none where it does not say. */
async function sentTo(settings: Settings, everywhere: () => Promise<string[]>): Promise<readonly string[]> {
  const list = (name: string) => [settings.get(name) ?? []].flat().filter(code => /^[A-Z]{2}$/.test(code));
  switch (settings.get('woocommerce_ship_to_countries')) {
    case 'specific':
      return list('woocommerce_specific_ship_to_countries');
    case 'all':
      return everywhere();
  }
  switch (settings.get('woocommerce_allowed_countries')) {
    case 'specific':
      return list('woocommerce_specific_allowed_countries');
    case 'all':
      return everywhere();
    case 'all_except': {
      const without = new Set(list('woocommerce_all_except_countries'));
      return (await everywhere()).filter(code => !without.has(code));
    }
    default:
      return [];
  }
}

/** Under the name by which the rest of the site knows it. */
function named(code: string): Destination {
  const known = countryName(code);
  return { code, name: known === code ? (regions.of(code) ?? code) : known };
}

const byName = (one: Destination, other: Destination) => (one.name < other.name ? -1 : 1);
