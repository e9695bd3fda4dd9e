import { z } from 'zod';
import type { ShopOptions } from '../options.ts';
import { createSettingsGroup, isOn, type Settings, type SettingsGroup } from './settingsGroup.ts';

/** Whom a shop deals with: any country, its own list, any but those listed, or not said. */
export interface CountryChoice {
  readonly which: 'all' | 'specific' | 'all_except' | '';
  /** ISO codes */
  readonly listed: readonly string[];
}

/** Where a shop stands, what it counts in, and whom it deals with. */
interface ShopGeneralSettings {
  /** whether it charges tax at all; null where it does not say */
  chargesTax: boolean | null;
  /** of every sum; null where it does not say */
  decimals: number | null;
  /** code of its own country; ZA where it does not say */
  country: string;
  /** of its own province or state; empty where it does not say */
  state: string;
  sellsTo: CountryChoice;
  /** unsaid where it sends wherever it sells */
  sendsTo: CountryChoice;
}

export type GeneralSettings = SettingsGroup<ShopGeneralSettings>;

const digit = z.coerce.number().int().min(0).max(6).nullable().catch(null);
const which = z.enum(['all', 'specific', 'all_except', '']).catch('');
const codes = z
  .union([z.string(), z.array(z.string())])
  .catch([])
  .transform(said => [said].flat().filter(code => /^[A-Z]{2}$/.test(code)));

/** @param name of the option that says which: WooCommerce names the one of its list after it */
function choiceOf(said: Settings, name: string): CountryChoice {
  const chosen = which.parse(said.get(`woocommerce_${name}`));
  const lists = { specific: `specific_${name}`, all_except: 'all_except_countries', all: '', '': '' };
  return { which: chosen, listed: codes.parse(said.get(`woocommerce_${lists[chosen]}`)) };
}

function read(said: Settings): ShopGeneralSettings {
  const [, country = 'ZA', state = ''] =
    /^([A-Z]{2})(?::(\w+))?/.exec(String(said.get('woocommerce_default_country'))) ?? [];
  return {
    chargesTax: isOn(said, 'woocommerce_calc_taxes'),
    decimals: digit.parse(said.get('woocommerce_price_num_decimals') ?? null),
    ...{ country, state },
    sellsTo: choiceOf(said, 'allowed_countries'),
    sendsTo: choiceOf(said, 'ship_to_countries'),
  };
}

/** wc/v3/settings/general. */
export const createGeneralSettings = (options: ShopOptions): GeneralSettings =>
  createSettingsGroup({ ...options, group: 'general', read });
