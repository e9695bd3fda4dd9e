import { z } from 'zod';
import type { Scope } from '../../cache/scope.ts';
import { UpstreamError } from '../errors.ts';
import { count, decimal, id, lenient, listOf, plainLines, plainText, text } from '../fields.ts';
import type { ShopOptions } from './options.ts';
import { refund, taxLine } from './orderRecord.ts';

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
  refunds: listOf(refund).default([]),
});
/** What the store does not tell of an order. */
export type OrderParticulars = z.output<typeof particulars>;

export interface Orders {
  /**
   * Orders that the store's checkout made for a billing e-mail, or placed again, since a moment (epoch milliseconds),
   * newest first. Never cached.
   */
  sentSince(scope: Scope, email: string, since: number): Promise<ShopOrder[]>;
  /** What else there is to know of an order that whoever asks may see. Never cached. */
  particulars(scope: Scope, id: number): Promise<OrderParticulars>;
}

const FIELDS = 'id,order_key,status,total,cart_hash,billing,payment_method';
const PARTICULARS = Object.keys(particulars.shape).join(',');

/** wc/v3/orders, as far as a buyer's own order needs it. */
export function createOrders({ upstream }: ShopOptions): Orders {
  const read = async <T extends z.ZodType>(scope: Scope, path: string, schema: T): Promise<z.output<T>> => {
    const { json } = await upstream.call(path, {
      scope,
      personal: true,
      timeoutMs: scope.remaining,
    });
    const parsed = schema.safeParse(json);
    if (parsed.success) return parsed.data;
    throw new UpstreamError(upstream.name, path, 'shape', { text: 'not an order' });
  };
  return {
    async sentSince(scope, email, since) {
      const query = new URLSearchParams({
        search: email,
        modified_after: new Date(since).toISOString().slice(0, 19),
        dates_are_gmt: 'true',
        per_page: '20',
        _fields: FIELDS,
      });
      const rows = await read(scope, `/wc/v3/orders?${query}`, z.array(row));
      return rows.filter(one => one.billing.email.toLowerCase() === email.toLowerCase());
    },
    particulars: (scope, id) => read(scope, `/wc/v3/orders/${id}?_fields=${PARTICULARS}`, particulars),
  };
}
