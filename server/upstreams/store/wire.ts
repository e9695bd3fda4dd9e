import { z } from 'zod';
import {
  count,
  currencyCode,
  flag,
  id,
  lenient,
  listOf,
  ownId,
  plainText,
  slug,
  text,
  address as webAddress,
} from '../fields.ts';
import { feeName } from '../shop/orderRecord.ts';
import { spoken } from './spoken.ts';

// What wc/store/v1 really sends. Every amount is a whole number of the currency's smallest unit, as text, and says its
// currency in the same object.

const minor = z.union([z.string().regex(/^-?\d+$/), z.number().int().transform(String)]);
/** Not known yet, e.g. shipping before there is an address. */
const minorOrNull = z.union([
  minor,
  z.null(),
  z.literal('').transform(() => null),
  z.literal(false).transform(() => null),
]);
const zero = minorOrNull.optional().transform(amount => amount ?? '0');

const currency = { currency_code: currencyCode, currency_minor_unit: z.number().int().min(0).max(6) };
/** What says which currency the amounts beside it are in. */
export type InCurrency = z.output<z.ZodObject<typeof currency>>;

/** What an item, a rate or a shipment is named by when it is changed. */
const key = text.refine(value => value !== '', 'no key');

const postal = {
  first_name: plainText,
  last_name: plainText,
  company: plainText,
  address_1: plainText,
  address_2: plainText,
  city: plainText,
  state: plainText,
  postcode: plainText,
  country: plainText,
};
const address = z.object({ ...postal, phone: plainText, email: plainText.optional() });

const picture = z.object({ id: lenient(id), src: webAddress, alt: lenient(plainText), name: lenient(plainText) });

/** What the store allows where nothing else limits it. */
const MOST_PIECES = 9999;
const atLeastOne = count.transform(number => Math.max(1, number));
/** Plugins say -1 or 0 where they set no limit, and fractions. */
const quantityLimits = z.object({
  minimum: atLeastOne,
  maximum: count.transform(number => (number < 1 ? MOST_PIECES : number)),
  multiple_of: atLeastOne,
  editable: flag,
});

const item = z.object({
  key,
  id: ownId,
  quantity: count,
  quantity_limits: quantityLimits,
  name: plainText,
  sku: plainText,
  permalink: text.catch(''),
  low_stock_remaining: z.union([z.null(), count]).catch(null),
  show_backorder_badge: flag.catch(false),
  images: listOf(picture),
  variation: listOf(z.object({ raw_attribute: text.optional(), attribute: plainText, value: plainText })),
  prices: z.object({ ...currency, price: minor, regular_price: minor }),
  totals: z.object({
    ...currency,
    line_subtotal: minor,
    line_subtotal_tax: minor,
    line_total: minor,
    line_total_tax: minor,
  }),
});

const coupon = z.object({
  code: plainText,
  totals: z.object({ ...currency, total_discount: minor, total_discount_tax: minor }),
});

const fee = z.object({
  name: feeName,
  totals: z.object({ ...currency, total: minor, total_tax: minor }),
});

const totals = z.object({
  ...currency,
  total_items: minor,
  total_items_tax: minor,
  total_fees: zero,
  total_fees_tax: zero,
  total_discount: zero,
  total_discount_tax: zero,
  total_shipping: minorOrNull,
  total_shipping_tax: minorOrNull,
  total_price: minor,
  total_tax: minor,
  tax_lines: listOf(z.object({ name: plainText, price: minor, rate: lenient(text) })),
});

const rate = z.object({
  ...currency,
  rate_id: key,
  name: plainText,
  description: plainText.catch(''),
  delivery_time: plainText.catch(''),
  price: minor,
  taxes: zero,
  selected: flag,
});

const shippingPackage = z.object({
  package_id: key,
  name: plainText,
  shipping_rates: listOf(rate),
});

const storeError = z.object({ code: text, message: spoken });

export const cart = z.object({
  items: z.array(item),
  coupons: listOf(coupon),
  fees: listOf(fee),
  totals,
  billing_address: address,
  shipping_address: address,
  needs_payment: flag,
  needs_shipping: flag,
  shipping_rates: listOf(shippingPackage),
  items_count: count,
  cross_sells: listOf(z.object({ id })),
  errors: listOf(storeError),
  payment_methods: listOf(slug),
});

export const checkout = z.object({
  order_id: ownId,
  order_key: key,
  order_number: text.optional(),
  status: text,
  payment_method: text.optional(),
  payment_result: lenient(z.object({ redirect_url: lenient(text) }).nullable()),
});

export const order = z.object({
  id: ownId,
  status: plainText,
  items: z.array(item),
  coupons: listOf(coupon),
  fees: listOf(fee),
  totals,
  billing_address: address,
  shipping_address: address,
  needs_payment: lenient(flag),
});

/** A refusal in the service's words: the JSON of a 4xx. */
export const refusal = z.object({
  code: z.string(),
  message: spoken,
  data: z.unknown().optional(),
});

export type StoreCart = z.output<typeof cart>;
export type StoreCartItem = z.output<typeof item>;
export type StoreCoupon = z.output<typeof coupon>;
export type StoreFee = z.output<typeof fee>;
export type StoreTotals = z.output<typeof totals>;
export type StoreRate = z.output<typeof rate>;
export type StorePackage = z.output<typeof shippingPackage>;
export type StoreAddress = z.output<typeof address>;
export type StoreOrder = z.output<typeof order>;
export type StoreCheckout = z.output<typeof checkout>;
