import type { Scope } from '../../cache/scope.ts';
import type { OrderJob } from '../../quotes/storage/orderQueue.ts';
import { UpstreamError } from '../../upstreams/errors.ts';
import type { OrderRecord, OrderRecords } from '../../upstreams/shop/orderRecord.ts';
import { REFERENCE_KEY, VERSION_KEY } from './orderBody.ts';

const PER_PAGE = 50;
const MOST_PAGES = 20;

/**
 * Looks for the order of an accepted offer among those of its e-mail address, the newest first, by the reference in its
 * meta data: the shop's search does not look there, and its clock may be another. Null where the shop has none.
 * @throws UpstreamError also where it has one that cannot be read
 */
export async function findOrder(records: OrderRecords, scope: Scope, job: OrderJob): Promise<OrderRecord | null> {
  const { reference, offer, order } = job;
  const has = (row: OrderRecord, key: string, value: string) =>
    row.meta_data.some(entry => entry.key === key && String(entry.value) === value);
  const isOurs = (row: unknown) => JSON.stringify(row).includes(JSON.stringify(reference));
  const query = { search: order.buyer.email, per_page: PER_PAGE };
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { items, unread, totalPages } = await records.list(scope, { ...query, page });
    // What a plugin made unreadable is there all the same: another one would be made of the offer, again and again.
    if (unread.some(isOurs)) throw new UpstreamError('shop', '/wc/v3/orders', 'shape', { unquoted: true });
    const found = items.find(row => has(row, REFERENCE_KEY, reference) && has(row, VERSION_KEY, String(offer.version)));
    if (found) return found;
    if (page >= totalPages) return null;
  }
  return null;
}
