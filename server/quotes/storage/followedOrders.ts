import { DAY_MS } from '../../../rules/dates/dayMs.ts';
import type { Query } from '../../storage/database.ts';

/** What the shop says of an order. */
export interface SeenOrder {
  readonly paid: boolean;
  readonly sent: boolean;
  /** where it is collected, in the shop's words; null where it is sent */
  readonly collected: string | null;
  readonly cancelled: boolean;
  /** nothing comes after it */
  readonly ended: boolean;
}

/** Whether the order `o` waits to be set right: once its request is closed, nobody sees to it any more. */
export const IS_HELD = `(o.state = 'held' AND EXISTS (
  SELECT 1 FROM quote_request q WHERE q.submission = o.submission AND q.status = 'ACCEPTED'))`;

/** Whether it was noted that the order `o` was cancelled, with a condition on that step `t`. */
const wasCancelled = (condition = ''): string => `EXISTS (
  SELECT 1 FROM quote_step t WHERE t.submission = o.submission AND t.kind = 'CANCELLED'${condition})`;

/** A transfer that comes late revives an order: it is looked at still, less often and not for ever. */
const REST_MS = 60 * 60_000;
const REVIVED_WITHIN_MS = 90 * DAY_MS;

/** Orders that may have been paid, sent or revived since they were last looked at, those first that rested longest. */
export async function ordersToFollow(
  query: Query,
  { count, lookedBefore, now }: { count: number; lookedBefore: number; now: number },
): Promise<{ reference: string; id: number; held: boolean }[]> {
  // What is dated later than now was looked at while a clock was ahead.
  const rows = await query(
    `SELECT s.reference, o.order_id, o.state FROM quote_order o JOIN submission s ON s.id = o.submission
     WHERE (o.state = 'made' OR ${IS_HELD}) AND o.order_id IS NOT NULL
     AND (coalesce(o.looked_at, 0) <= $1 OR o.looked_at > $3)
     AND (coalesce(o.looked_at, 0) <= $4 OR o.looked_at > $3 OR NOT ${wasCancelled()})
     ORDER BY coalesce(o.looked_at, 0) LIMIT $2`,
    lookedBefore,
    count,
    now,
    lookedBefore - REST_MS,
  );
  return rows.map(row => ({
    reference: row.reference as string,
    id: row.order_id as number,
    held: row.state === 'held',
  }));
}

/** Notes that an order was looked at, and whether that was for the last time. */
export async function noteLook(
  query: Query,
  reference: string,
  { now, cancelled, ended }: Pick<SeenOrder, 'cancelled' | 'ended'> & { now: number },
): Promise<void> {
  const isOver = cancelled ? wasCancelled(' AND t.at <= $3') : ended ? 'true' : 'false';
  await query(
    `UPDATE quote_order AS o SET looked_at = $1, state = CASE WHEN ${isOver} THEN 'followed' ELSE o.state END
     WHERE o.submission = (SELECT id FROM submission WHERE reference = $2)`,
    now,
    reference,
    ...(cancelled ? [now - REVIVED_WITHIN_MS] : []),
  );
}
