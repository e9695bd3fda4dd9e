import type { ShopOptions } from '../options.ts';
import { createSettingsGroup, isOn, type Settings, type SettingsGroup } from './settingsGroup.ts';

/** How a shop works out its tax. */
interface ShopTaxSettings {
  /** null where it does not say */
  pricesIncludeTax: boolean | null;
  roundAtSubtotal: boolean;
  /** whether its own place decides the tax of everything, wherever it goes */
  atHome: boolean;
  /** of what is paid for delivery, in the shop's word, which has none for the standard class; null where that is the class of the goods */
  deliveryClass: string | null;
}

export type TaxSettings = SettingsGroup<ShopTaxSettings>;

function read(said: Settings): ShopTaxSettings {
  const delivery = said.get('woocommerce_shipping_tax_class');
  return {
    pricesIncludeTax: isOn(said, 'woocommerce_prices_include_tax'),
    roundAtSubtotal: isOn(said, 'woocommerce_tax_round_at_subtotal') === true,
    atHome: said.get('woocommerce_tax_based_on') === 'base',
    deliveryClass: typeof delivery === 'string' && delivery !== 'inherit' ? delivery : null,
  };
}

/** wc/v3/settings/tax. */
export const createTaxSettings = (options: ShopOptions): TaxSettings =>
  createSettingsGroup({ ...options, group: 'tax', read });
