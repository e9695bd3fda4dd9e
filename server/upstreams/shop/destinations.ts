import { z } from 'zod';
import { addressCountries, countryName } from '../../../rules/address/addressCountries.ts';
import { clocks } from '../../cache/clocks.ts';
import { orElse, type Scope } from '../../cache/scope.ts';
import { listOf } from '../fields.ts';
import type { ShopOptions } from './options.ts';
import { orRefused } from './orRefused.ts';

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

const setting = z.object({ id: z.string(), value: z.union([z.string(), z.array(z.string())]) });
const country = z.object({ code: z.string().regex(/^[A-Z]{2}$/) });
const regions = new Intl.DisplayNames('en', { type: 'region' });

const UNKNOWN: AddressCountries = { delivery: addressCountries, billing: addressCountries };

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
      const settings = new Map(said.map(({ id, value }) => [id, value]));
      let known: Promise<string[]> | undefined;
      const everywhere = () =>
        (known ??= ask('/wc/v3/data/countries?_fields=code').then(rows =>
          listOf(country)
            .parse(rows ?? [])
            .map(({ code }) => code),
        ));
      const value = {
        delivery: byName(await sentTo(settings, everywhere)),
        billing: byName(await soldTo(settings, everywhere)),
      };
      return { value, tags: ['destinations'], size: 64 * (value.delivery.length + value.billing.length) };
    });
    return orElse(read, UNKNOWN, scope);
  },
});

type Settings = ReadonlyMap<string, string | readonly string[]>;

type Everywhere = () => Promise<readonly string[]>;

const listed = (settings: Settings, name: string): readonly string[] =>
  [settings.get(name) ?? []].flat().filter(code => /^[A-Z]{2}$/.test(code));

/** As WooCommerce works it out: a country of its own list, any, or one of those that it sells to; none where it does not say. */
async function sentTo(settings: Settings, everywhere: Everywhere): Promise<readonly string[]> {
  const set = settings.get('woocommerce_ship_to_countries');
  if (set === 'specific') return listed(settings, 'woocommerce_specific_ship_to_countries');
  return set === 'all' ? everywhere() : soldTo(settings, everywhere);
}

/** A country of its own list, any, or any but some; none where it does not say. */
async function soldTo(settings: Settings, everywhere: Everywhere): Promise<readonly string[]> {
  switch (settings.get('woocommerce_allowed_countries')) {
    case 'specific':
      return listed(settings, 'woocommerce_specific_allowed_countries');
    case 'all':
      return everywhere();
    case 'all_except': {
      const without = new Set(listed(settings, 'woocommerce_all_except_countries'));
      return (await everywhere()).filter(code => !without.has(code));
    }
    default:
      return [];
  }
}

/** Under the name by which the rest of the site knows it. */
function named(code: string): Country {
  const known = countryName(code);
  return { code, name: known === code ? (regions.of(code) ?? code) : known };
}

/** By name; those that an address may be in where there are none. */
const byName = (codes: readonly string[]): readonly Country[] =>
  codes.length ? codes.map(named).sort((one, other) => (one.name < other.name ? -1 : 1)) : addressCountries;
