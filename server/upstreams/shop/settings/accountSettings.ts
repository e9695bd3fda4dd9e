import type { ShopOptions } from '../options.ts';
import { createSettingsGroup, isOn, type Settings, type SettingsGroup } from './settingsGroup.ts';

/** What a shop sets for those who order. */
interface ShopAccountSettings {
  /**
   * Whether who is not signed in may order, be it with an account that the shop makes of the order; so it may where the shop
   * does not say.
   */
  sellsToGuests: boolean;
}

export type AccountSettings = SettingsGroup<ShopAccountSettings>;

/** By these together the store's checkout refuses everyone who is not signed in. */
const GUESTS = ['woocommerce_enable_guest_checkout', 'woocommerce_enable_signup_and_login_from_checkout'];

const read = (said: Settings): ShopAccountSettings => ({
  sellsToGuests: !GUESTS.every(id => isOn(said, id) === false),
});

/** wc/v3/settings/account. */
export const createAccountSettings = (options: ShopOptions): AccountSettings =>
  createSettingsGroup({ ...options, group: 'account', read });
