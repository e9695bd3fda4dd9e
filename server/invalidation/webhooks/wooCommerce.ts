import { hash } from 'node:crypto';
import { z } from 'zod';
import { isSame, sign } from '../../config/signing.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import { listOf } from '../../upstreams/fields.ts';
import type { Change } from './change.ts';
import { type CallHeaders, headerOf, type Sender } from './delivery.ts';

const id = z.coerce.number().int().positive();
/** 0 says that there is none. What is no id would be asked for again and again, and everything after it would wait. */
const idOrNone = z.coerce.number().int().nonnegative();
/** A deleted product is sent as its id alone, which may have been a variation's. */
const product = z.object({ id, type: z.string().optional(), parent_id: idOrNone.optional() });
/** Its payment may have come, and what was ordered is no longer in stock. Nothing else of an order is looked at. */
const order = z.object({
  id,
  line_items: listOf(z.object({ product_id: id, variation_id: idOrNone.optional() })).optional(),
});

/** The body of the call by which WooCommerce tries an address. It is not signed. */
const PING = /^webhook_id=\d+$/;

export const isPing = (body: Buffer): boolean => body.length < 40 && PING.test(body.toString('latin1'));

/** WooCommerce's own webhooks, signed as base64 HMAC-SHA256 of the body: those of products and orders tell something. */
export const wooCommerce = (secret: string): Sender => ({
  knows: headers => headers['x-wc-webhook-signature'] !== undefined,
  read(headers, bytes) {
    const signature = Buffer.from(headerOf(headers, 'x-wc-webhook-signature'), 'base64');
    if (!isSame(sign(secret, bytes), signature)) throw new HttpRefusal(401, 'WEBHOOK_UNSIGNED');
    const delivery = headerOf(headers, 'x-wc-webhook-delivery-id');
    // Written anew: one signature has many spellings.
    const signed = signature.toString('base64');
    // Nobody says how long the name of a delivery is.
    return { name: hash('sha256', `${delivery} ${signed}`, 'base64url'), signed, changes: changesIn(headers, bytes) };
  },
});

function changesIn(headers: CallHeaders, bytes: Buffer): Change[] {
  const [resource] = headerOf(headers, 'x-wc-webhook-topic').split('.');
  try {
    if (resource === 'product') return ofProduct(product.parse(JSON.parse(bytes.toString('utf8'))));
    if (resource === 'order') return ofOrder(order.parse(JSON.parse(bytes.toString('utf8'))));
    return [];
  } catch {
    throw new HttpRefusal(400, 'WEBHOOK_UNREADABLE');
  }
}

function ofProduct({ id, type, parent_id: parent }: z.output<typeof product>): Change[] {
  if (type === 'variation' && parent) return [{ kind: 'variation', id, product: parent }];
  return type
    ? [{ kind: 'product', id }]
    : [
        { kind: 'product', id },
        { kind: 'variation', id },
      ];
}

const ofOrder = ({ id: ordered, line_items: lines = [] }: z.output<typeof order>): Change[] => [
  { kind: 'order', id: ordered },
  ...lines.map(
    ({ product_id: id, variation_id: variation }): Change =>
      variation ? { kind: 'variation', id: variation, product: id } : { kind: 'product', id },
  ),
];
