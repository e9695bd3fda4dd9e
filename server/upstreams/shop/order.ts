import { z } from 'zod';
import type { Scope } from '../../cache/scope.ts';
import { UpstreamError } from '../errors.ts';
import { decimal, id, text } from '../fields.ts';
import type { ShopOptions } from './shop.ts';

const row = z.object({
  id,
  order_key: text,
  status: text,
  total: decimal,
  cart_hash: text,
  billing: z.object({ email: text }),
});
export type ShopOrder = z.output<typeof row>;

export interface Orders {
  /** Orders that the store's checkout made for a billing e-mail since a moment (epoch milliseconds), newest first. Never cached. */
  sentSince(scope: Scope, email: string, since: number): Promise<ShopOrder[]>;
}

const FIELDS = 'id,order_key,status,total,cart_hash,billing';

/** wc/v3/orders, as far as a buyer's own order needs it. */
export const createOrders = ({ upstream }: ShopOptions): Orders => ({
  async sentSince(scope, email, since) {
    const query = new URLSearchParams({
      search: email,
      after: new Date(since).toISOString().slice(0, 19),
      dates_are_gmt: 'true',
      per_page: '20',
      _fields: FIELDS,
    });
    const { json } = await upstream.call(`/wc/v3/orders?${query}`, {
      requestId: scope.requestId,
      calls: scope.calls,
      personal: true,
      timeoutMs: scope.remaining,
    });
    const rows = z.array(row).safeParse(json);
    if (!rows.success) throw new UpstreamError(upstream.name, '/wc/v3/orders', 'shape', { text: 'orders expected' });
    return rows.data.filter(one => one.billing.email.toLowerCase() === email.toLowerCase());
  },
});
