import { RestError } from '../../rest/error.ts';
import { self } from '../../rest/links.ts';
import type { Rest } from '../../rest/rest.ts';
import type { Answer, Call, Route } from '../../rest/route.ts';
import { CURRENCIES } from './currencyNames.ts';
import { refuseList, refuseRow } from './shop.ts';

const BASE = '/wc/v3/settings/general';
const TAX = '/wc/v3/settings/tax';
const PRODUCTS = '/wc/v3/settings/products';

/** General settings of the shop: prices in ZAR, VAT of 15% included, sold in the south of Africa. */
const SETTINGS: { id: string; label: string; type: string; fallback: string; value: string | string[] }[] = [
  { id: 'woocommerce_store_address', label: 'Address line 1', type: 'text', fallback: '', value: '12 Seal Street' },
  { id: 'woocommerce_store_city', label: 'City', type: 'text', fallback: '', value: 'Johannesburg' },
  { id: 'woocommerce_default_country', label: 'Country / State', type: 'select', fallback: 'US:CA', value: 'ZA:GP' },
  {
    id: 'woocommerce_allowed_countries',
    label: 'Selling location(s)',
    type: 'select',
    fallback: 'all',
    value: 'specific',
  },
  {
    ...{ id: 'woocommerce_specific_allowed_countries', label: 'Sell to specific countries' },
    ...{ type: 'multiselect', fallback: '', value: ['ZA', 'BW', 'LS', 'MZ', 'NA', 'SZ', 'ZM', 'ZW'] },
  },
  { id: 'woocommerce_ship_to_countries', label: 'Shipping location(s)', type: 'select', fallback: '', value: '' },
  { id: 'woocommerce_calc_taxes', label: 'Enable taxes', type: 'checkbox', fallback: 'no', value: 'yes' },
  { id: 'woocommerce_enable_coupons', label: 'Enable coupons', type: 'checkbox', fallback: 'yes', value: 'yes' },
  { id: 'woocommerce_currency', label: 'Currency', type: 'select', fallback: 'USD', value: '' },
  { id: 'woocommerce_currency_pos', label: 'Currency position', type: 'select', fallback: 'left', value: 'left' },
  { id: 'woocommerce_price_thousand_sep', label: 'Thousand separator', type: 'text', fallback: ',', value: ' ' },
  { id: 'woocommerce_price_decimal_sep', label: 'Decimal separator', type: 'text', fallback: '.', value: '.' },
  { id: 'woocommerce_price_num_decimals', label: 'Number of decimals', type: 'number', fallback: '2', value: '2' },
];

export const shopSettings = (rest: Rest): Route[] => [
  {
    path: BASE,
    GET: { permit: refuseList, answer: () => ({ body: SETTINGS.map(({ id }) => wire(id, rest)) }) },
  },
  {
    path: `${BASE}/:setting`,
    GET: { permit: refuseRow, answer: call => one(call, rest) },
    unbuilt: ['POST', 'PUT', 'PATCH'],
  },
  {
    path: PRODUCTS,
    GET: {
      permit: refuseList,
      answer: () => ({
        body: [weightUnit(), dimensionUnit()].map(body => ({
          ...body,
          _links: {
            self: self(rest.url(`${PRODUCTS}/${body.id}`), ['GET', 'POST', 'PUT', 'PATCH']),
            collection: [{ href: rest.url(PRODUCTS) }],
          },
        })),
      }),
    },
  },
  ...[pricesIncludeTax(), taxDisplay(), taxRounding(), taxBasedOn()].map(
    (body): Route => ({
      path: `${TAX}/${body.id}`,
      GET: { permit: refuseRow, answer: () => ({ body: { ...body, _links: taxLinks(body.id, rest) } }) },
      unbuilt: ['POST', 'PUT', 'PATCH'],
    }),
  ),
];

const pricesIncludeTax = () => ({
  id: 'woocommerce_prices_include_tax',
  label: 'Prices entered with tax',
  description: '',
  type: 'radio',
  default: 'no',
  options: { yes: 'Yes, I will enter prices inclusive of tax', no: 'No, I will enter prices exclusive of tax' },
  tip: 'This option is important as it will affect how you input prices.',
  value: 'yes',
  group_id: 'tax',
});

const weightUnit = () => ({
  id: 'woocommerce_weight_unit',
  label: 'Weight unit',
  description: 'This controls what unit you will define weights in.',
  type: 'select',
  default: 'kg',
  options: { kg: 'kg', g: 'g', lbs: 'lbs', oz: 'oz' },
  tip: 'This controls what unit you will define weights in.',
  value: 'kg',
  group_id: 'products',
});

const dimensionUnit = () => ({
  id: 'woocommerce_dimension_unit',
  label: 'Dimensions unit',
  description: 'This controls what unit you will define lengths in.',
  type: 'select',
  default: 'cm',
  options: { m: 'm', cm: 'cm', mm: 'mm', in: 'in', yd: 'yd' },
  tip: 'This controls what unit you will define lengths in.',
  value: 'cm',
  group_id: 'products',
});

const taxRounding = () => ({
  id: 'woocommerce_tax_round_at_subtotal',
  label: 'Rounding',
  description: 'Round tax at subtotal level, instead of rounding per line',
  type: 'checkbox',
  default: 'no',
  value: 'no',
  group_id: 'tax',
});

const taxBasedOn = () => ({
  id: 'woocommerce_tax_based_on',
  label: 'Calculate tax based on',
  description: '',
  type: 'select',
  default: 'shipping',
  options: {
    shipping: 'Customer shipping address',
    billing: 'Customer billing address',
    base: 'Shop base address',
  },
  tip: 'This option determines which address is used to calculate tax.',
  value: 'shipping',
  group_id: 'tax',
});

const taxDisplay = () => ({
  id: 'woocommerce_tax_display_shop',
  label: 'Display prices in the shop',
  description: '',
  type: 'select',
  default: 'excl',
  options: { incl: 'Including tax', excl: 'Excluding tax' },
  tip: 'Display prices in the shop.',
  value: 'incl',
  group_id: 'tax',
});

const taxLinks = (id: string, rest: Rest) => ({
  self: self(rest.url(`${TAX}/${id}`), ['GET', 'POST', 'PUT', 'PATCH']),
  collection: [{ href: rest.url(TAX) }],
});

function one(call: Call, rest: Rest): Answer {
  const id = call.at.setting!;
  if (!SETTINGS.some(setting => setting.id === id)) {
    throw new RestError(404, 'rest_setting_setting_invalid', 'Invalid setting.');
  }
  return { body: wire(id, rest) };
}

function wire(id: string, rest: Rest) {
  const setting = SETTINGS.find(each => each.id === id)!;
  const description = `${setting.label} of the shop.`;
  return {
    id,
    label: setting.label,
    description,
    type: setting.type,
    default: setting.fallback,
    ...(id === 'woocommerce_currency' ? { options: currencyOptions() } : {}),
    tip: description,
    value: id === 'woocommerce_currency' ? rest.database.site.currency : setting.value,
    group_id: 'general',
    _links: {
      self: self(rest.url(`${BASE}/${id}`), ['GET', 'POST', 'PUT', 'PATCH']),
      collection: [{ href: rest.url(BASE) }],
    },
  };
}

const currencyOptions = () =>
  Object.fromEntries(
    Object.entries(CURRENCIES).map(([code, [name, symbol]]) => [code, `${name} (${symbol}) — ${code}`]),
  );
