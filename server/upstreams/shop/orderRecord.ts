import { z } from 'zod';
import { recordTexts } from '../../../rules/texts/record.ts';
import { count, decimal, flag, id, listOf, meta, plainText, text } from '../fields.ts';
import { createPersonalCollection, type PersonalCollection } from '../personalCollection.ts';
import { address } from './customer.ts';
import type { ShopOptions } from './options.ts';

/** An amount without tax where there is tax beside it; 0 where the service says nothing. */
const amount = decimal.transform(value => value ?? '0');

const line = z.object({
  id,
  name: plainText,
  product_id: id,
  variation_id: id,
  quantity: count,
  tax_class: text,
  subtotal: amount,
  subtotal_tax: amount,
  total: amount,
  total_tax: amount,
  sku: text,
  price: amount,
  meta_data: listOf(z.object({ display_key: plainText, display_value: plainText })),
});
/** A way in which it is sent, and what that costs. */
export const shippingLine = z.object({ method_id: text, method_title: plainText, total: amount, total_tax: amount });
/** The shop charges under no name, too. */
export const feeName = plainText.transform(name => name || recordTexts.fee);
const fee = z.object({ name: feeName, total: amount, total_tax: amount });
const coupon = z.object({ code: text, discount: amount, discount_tax: amount });
/** A rate, and how much of it. */
export const taxLine = z.object({
  label: plainText,
  rate_code: text,
  rate_percent: decimal.default(null),
  tax_total: amount,
  shipping_tax_total: amount,
});
export const refund = z.object({ id, reason: plainText.default(''), total: amount });

export const orderRecord = z.object({
  id,
  number: text,
  order_key: text,
  status: text,
  // As everywhere, US dollars where the service names nothing.
  currency: text.transform(code => (/^[A-Z]{3}$/.test(code) ? code : 'USD')),
  prices_include_tax: flag,
  date_created: text,
  date_created_gmt: text.optional(),
  date_modified: text.optional(),
  date_modified_gmt: text.optional(),
  date_paid: text.optional(),
  date_paid_gmt: text.optional(),
  date_completed: text.optional(),
  date_completed_gmt: text.optional(),
  discount_total: amount,
  discount_tax: amount,
  shipping_total: amount,
  shipping_tax: amount,
  total: amount,
  total_tax: amount,
  customer_id: id,
  customer_note: text,
  customer_ip_address: text.optional(),
  customer_user_agent: text.optional(),
  billing: address,
  shipping: address,
  payment_method: text,
  payment_method_title: plainText,
  transaction_id: text.optional(),
  created_via: text.default(''),
  payment_url: text.default(''),
  needs_payment: flag.default(false),
  line_items: listOf(line),
  shipping_lines: listOf(shippingLine),
  fee_lines: listOf(fee),
  coupon_lines: listOf(coupon),
  tax_lines: listOf(taxLine),
  refunds: listOf(refund),
  meta_data: meta,
});

export type OrderRecord = z.output<typeof orderRecord>;
export type OrderRecordItem = z.output<typeof line>;
export type OrderRecords = PersonalCollection<OrderRecord>;

/** wc/v3/orders, whole and of everyone, for the operator alone. */
export const createOrderRecords = ({ upstream }: ShopOptions): OrderRecords =>
  createPersonalCollection({ upstream, route: '/wc/v3/orders', row: orderRecord });
