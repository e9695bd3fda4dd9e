import { randomUUID } from 'node:crypto';
import type { Scope } from '../../cache/scope.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import type { OrderRecord, OrderRecords } from '../../upstreams/shop/orderRecord.ts';
import { refusalOf } from '../../upstreams/store/refusal.ts';

/** Names the order in its own meta data, where the shop's search does not look; the underscore hides it on its screens. */
const REFERENCE = '_diri_reference';
/** Orders, the newest first, that are looked at. */
const LOOKED_AT = 50;

/**
 * Writes an order into the shop, once: where the answer is lost it is looked for. Null where nobody knows whether the
 * shop has it. @throws UpstreamError where it certainly has not
 */
export async function writeOrder(
  records: OrderRecords,
  scope: Scope,
  body: Readonly<Record<string, unknown>>,
): Promise<OrderRecord | null> {
  const reference = { key: REFERENCE, value: randomUUID() };
  try {
    return await records.create(scope, { ...body, meta_data: [reference] }, scope.lessReserve);
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.neverSent || refusalOf(error)) throw error;
  }
  const { items } = await records.list(scope, { per_page: LOOKED_AT }).catch(() => ({ items: [] as OrderRecord[] }));
  const isIt = (row: OrderRecord) =>
    row.meta_data.some(({ key, value }) => key === REFERENCE && value === reference.value);
  return items.find(isIt) ?? null;
}
