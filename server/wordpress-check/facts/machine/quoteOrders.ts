import { createOrderQueue } from '../../../quotes/storage/orderQueue.ts';
import { type Check, type Finding, mended } from '../../fact.ts';
import { inDatabase } from './database.ts';

/** Longer than WooCommerce takes when it is well. */
const LATE_MS = 10 * 60 * 1000;

/** Which accepted offers are no order yet, and which orders are not what was offered. */
export const quoteOrders: Check = {
  id: 'quote-orders',
  name: 'Accepted offers',
  find: ({ config }) =>
    inDatabase(
      config,
      async database =>
        judge(await createOrderQueue({ database, mails: false, clock: Date.now }).waiting(), Date.now()),
      () => null as Finding | null,
    ),
};

function judge(waiting: { due: number; held: number; oldest: number | null }, now: number): Finding {
  const { due, held, oldest } = waiting;
  const since = oldest === null ? '' : `, the oldest accepted at ${new Date(oldest).toISOString()}`;
  const detail = `${due} to be ordered${since}; ${held} held`;
  const late = oldest !== null && now - oldest > LATE_MS;
  const mends = [
    late &&
      'Does WooCommerce take orders? The log says "not made yet" with what it answers. They are ordered once it does.',
    held > 0 &&
      'npm run quotes -- list --queue accepted: set the held orders right in WooCommerce, or close the requests.',
  ];
  return mended(detail, mends, waiting);
}
