import { RestError } from '../../rest/error.ts';
import type { Answer, Route } from '../../rest/route.ts';
import { refuseList, refuseRow } from './shop.ts';

/** What is asked of the shop's settings: prices with VAT included, counted in cents, sold in the south of Africa, weighed in kilograms, to whoever comes. */
const SETTINGS: Record<string, Record<string, string | string[]>> = {
  general: {
    woocommerce_calc_taxes: 'yes',
    woocommerce_price_num_decimals: '2',
    woocommerce_default_country: 'ZA:GP',
    woocommerce_allowed_countries: 'specific',
    woocommerce_specific_allowed_countries: ['ZA', 'BW', 'LS', 'MZ', 'NA', 'SZ', 'ZM', 'ZW'],
    woocommerce_ship_to_countries: '',
  },
  tax: {
    woocommerce_prices_include_tax: 'yes',
    woocommerce_tax_display_shop: 'incl',
    woocommerce_tax_round_at_subtotal: 'no',
    woocommerce_tax_based_on: 'shipping',
    woocommerce_shipping_tax_class: 'inherit',
  },
  products: {
    woocommerce_weight_unit: 'kg',
    woocommerce_dimension_unit: 'cm',
    woocommerce_enable_reviews: 'yes',
    woocommerce_enable_review_rating: 'yes',
    woocommerce_review_rating_required: 'yes',
    woocommerce_hide_out_of_stock_items: 'no',
  },
  account: {
    woocommerce_enable_guest_checkout: 'yes',
    woocommerce_enable_signup_and_login_from_checkout: 'no',
  },
};

export const shopSettings = (): Route[] =>
  Object.entries(SETTINGS).flatMap(([group, settings]) => [
    { path: `/wc/v3/settings/${group}`, GET: { permit: refuseList, answer: () => list(settings) } },
    {
      path: `/wc/v3/settings/${group}/:setting`,
      GET: { permit: refuseRow, answer: ({ at }) => one(settings, at.setting!) },
    },
  ]);

const list = (settings: object): Answer => ({
  body: Object.entries(settings).map(([id, value]) => ({ id, value })),
});

function one(settings: Record<string, unknown>, id: string): Answer {
  if (!(id in settings)) throw new RestError(404, 'rest_setting_setting_invalid', 'Invalid setting.');
  return { body: { id, value: settings[id] } };
}
