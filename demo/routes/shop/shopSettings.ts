import { RestError } from '../../rest/error.ts';
import { self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { CURRENCIES } from './currencyNames.ts';
import { refuseList, refuseRow } from './shop.ts';

const BASE = '/wc/v3/settings';

interface Setting {
  group: 'general' | 'tax' | 'products';
  id: string;
  label: string;
  type: string;
  fallback: string;
  value: string | string[];
}

/** What is asked of the shop's settings: prices with VAT included, sold in the south of Africa, weighed in kilograms. */
const SETTINGS: Setting[] = [
  { group: 'general', id: 'default_country', label: 'Country', type: 'select', fallback: 'US:CA', value: 'ZA:GP' },
  {
    group: 'general',
    id: 'allowed_countries',
    label: 'Selling to',
    type: 'select',
    fallback: 'all',
    value: 'specific',
  },
  {
    ...{ group: 'general', id: 'specific_allowed_countries', label: 'Sell to specific countries' },
    ...{ type: 'multiselect', fallback: '', value: ['ZA', 'BW', 'LS', 'MZ', 'NA', 'SZ', 'ZM', 'ZW'] },
  },
  { group: 'general', id: 'ship_to_countries', label: 'Shipping to', type: 'select', fallback: '', value: '' },
  { group: 'general', id: 'currency', label: 'Currency', type: 'select', fallback: 'USD', value: '' },
  { group: 'tax', id: 'prices_include_tax', label: 'Prices with tax', type: 'radio', fallback: 'no', value: 'yes' },
  {
    group: 'tax',
    id: 'tax_display_shop',
    label: 'Prices in the shop',
    type: 'select',
    fallback: 'excl',
    value: 'incl',
  },
  { group: 'tax', id: 'tax_round_at_subtotal', label: 'Rounding', type: 'checkbox', fallback: 'no', value: 'no' },
  { group: 'tax', id: 'tax_based_on', label: 'Tax by', type: 'select', fallback: 'shipping', value: 'shipping' },
  { group: 'products', id: 'weight_unit', label: 'Weight unit', type: 'select', fallback: 'kg', value: 'kg' },
  { group: 'products', id: 'dimension_unit', label: 'Dimensions unit', type: 'select', fallback: 'cm', value: 'cm' },
];

export const shopSettings = (rest: Rest): Route[] => [
  ...(['general', 'products'] as const).map(
    (group): Route => ({
      path: `${BASE}/${group}`,
      GET: {
        permit: refuseList,
        answer: () => ({ body: SETTINGS.filter(each => each.group === group).map(each => wire(each, rest)) }),
      },
    }),
  ),
  ...(['general', 'tax'] as const).map(
    (group): Route => ({
      path: `${BASE}/${group}/:setting`,
      GET: { permit: refuseRow, answer: call => one(group, call, rest) },
      unbuilt: ['POST', 'PUT', 'PATCH'],
    }),
  ),
];

function one(group: Setting['group'], call: Call, rest: Rest): Answer {
  const setting = SETTINGS.find(each => each.group === group && `woocommerce_${each.id}` === call.at.setting);
  if (!setting) throw new RestError(404, 'rest_setting_setting_invalid', 'Invalid setting.');
  return { body: wire(setting, rest) };
}

function wire({ group, id, label, type, fallback, value }: Setting, rest: Rest) {
  const description = `${label} of the shop.`;
  const base = `${BASE}/${group}`;
  return {
    ...{ id: `woocommerce_${id}`, label, description, type, default: fallback, tip: description, group_id: group },
    ...(id === 'currency' ? { value: rest.database.site.currency, options: currencyOptions() } : { value }),
    _links: {
      self: self(rest.url(`${base}/woocommerce_${id}`), ['GET', 'POST', 'PUT', 'PATCH']),
      collection: [{ href: rest.url(base) }],
    },
  };
}

const currencyOptions = () =>
  Object.fromEntries(
    Object.entries(CURRENCIES).map(([code, [name, symbol]]) => [code, `${name} (${symbol}) — ${code}`]),
  );
