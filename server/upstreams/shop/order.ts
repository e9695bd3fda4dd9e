import { z } from 'zod';
import type { Scope } from '../../cache/scope.ts';
import { UpstreamError } from '../errors.ts';
import { count, decimal, id, lenient, listOf, plainLines, plainText, text } from '../fields.ts';
import type { Answer } from '../http.ts';
import type { ShopOptions } from './options.ts';
import { refund, shippingLine, taxLine } from './orderRecord.ts';

const row = z.object({
  id,
  order_key: text,
  status: text,
  total: decimal,
  cart_hash: text,
  billing: z.object({ email: text }),
  payment_method: lenient(text),
});
export type ShopOrder = z.output<typeof row>;

const particulars = z.object({
  number: plainText,
  date_created: text,
  date_created_gmt: lenient(text),
  payment_method: plainText,
  payment_method_title: plainText,
  customer_note: plainLines,
  date_paid: lenient(text),
  date_paid_gmt: lenient(text),
  payment_url: lenient(text),
  line_items: listOf(
    z.object({ id, product_id: lenient(id), variation_id: lenient(id), quantity: lenient(count) }),
  ).optional(),
  tax_lines: listOf(taxLine).optional(),
  shipping_lines: listOf(shippingLine).default([]),
  refunds: listOf(refund).default([]),
});
/** What the store does not tell of an order. */
export type OrderParticulars = z.output<typeof particulars>;

export interface Orders {
  /**
   * Orders that the store's checkout made for a billing e-mail, or placed again, since a moment (epoch milliseconds) of
   * this clock, newest first. Never cached.
   */
  sentSince(scope: Scope, email: string, since: number): Promise<ShopOrder[]>;
  /** What else there is to know of an order that whoever asks may see. Never cached. */
  particulars(scope: Scope, id: number): Promise<OrderParticulars>;
}

const ORDERS = '/wc/v3/orders';
const FIELDS = 'id,order_key,status,total,cart_hash,billing,payment_method';
const PARTICULARS = Object.keys(particulars.shape).join(',');

/** Clocks always differ by a little. */
const NOTABLE_MS = 60_000;

/** wc/v3/orders, as far as a buyer's own order needs it. */
export function createOrders({ upstream }: ShopOptions): Orders {
  const ask = (scope: Scope, path: string): Promise<Answer> =>
    upstream.call(path, { scope, personal: true, timeoutMs: scope.remaining });
  const decode = <T extends z.ZodType>({ json }: Answer, path: string, schema: T): z.output<T> => {
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    throw new UpstreamError(upstream.name, path, 'shape', { text: 'not an order' });
  };
  const askSince = (scope: Scope, email: string, since: number) => {
    const query = new URLSearchParams({
      search: email,
      modified_after: new Date(since).toISOString().slice(0, 19),
      dates_are_gmt: 'true',
      per_page: '20',
      _fields: FIELDS,
    });
    return ask(scope, `${ORDERS}?${query}`);
  };
  return {
    async sentSince(scope, email, since) {
      const first = await askSince(scope, email, since);
      // The shop's clock dates its orders: where this one is ahead of it, what was just made was made before.
      const aheadMs = Date.now() - Date.parse(String(first.headers.date));
      const answer = aheadMs > NOTABLE_MS ? await askSince(scope, email, since - aheadMs) : first;
      const rows = decode(answer, ORDERS, z.array(row));
      return rows.filter(one => one.billing.email.toLowerCase() === email.toLowerCase());
    },
    async particulars(scope, id) {
      const path = `${ORDERS}/${id}`;
      return decode(await ask(scope, `${path}?_fields=${PARTICULARS}`), path, particulars);
    },
  };
}
