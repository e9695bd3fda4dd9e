import { DAY_MS } from '../../../rules/dates/dayMs.ts';
import type { Database } from '../../storage/database.ts';

/** How long the outbox keeps what the visitor wrote once it was delivered; quote requests live on by themselves. */
const KEPT_MS = 30 * DAY_MS;

/**
 * How long its remains are known after that: reference and kind, and the hashes of key and fields. By them a late
 * repeat is still one request and is answered with its number; nothing the visitor wrote can be read from them.
 */
const REMEMBERED_MS = 365 * DAY_MS;

/** How long the key of an order is known: longer than any open tab remembers. */
const ORDER_KEY_MS = 90 * DAY_MS;

const AT_ONCE = 200;

const IS_SETTLED = "state IN ('delivered', 'parked')";

/** Whether the service has the submission `s`, and nothing of it has moved since $1. */
const IS_OVER = `payload IS NOT NULL
  AND EXISTS (SELECT 1 FROM delivery WHERE submission = s.id AND target = 'service' AND state = 'delivered')
  AND NOT EXISTS (SELECT 1 FROM delivery WHERE submission = s.id AND (NOT ${IS_SETTLED} OR settled_at > $1))`;

/** How much later, at most, a sweep judges than the one before it: they are an hour apart, or the process was off. */
const STEP_MS = 6 * 60 * 60 * 1000;

/**
 * The time by which a sweep judges what was kept for long enough: the clock's, but never much later than the last sweep,
 * or the newest submission where there was none. A clock that is a year ahead for one start would remove everything.
 */
export async function judgedTime(database: Database, now: number): Promise<number> {
  return database.transaction(async query => {
    const [row] = await query(
      'SELECT coalesce((SELECT max(at) FROM sweep), (SELECT max(created_at) FROM submission)) AS at',
    );
    const judged = row?.at ? Math.min(now, Number(row.at) + STEP_MS) : now;
    await query('INSERT INTO sweep (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at', judged);
    return judged;
  });
}

/**
 * Removes what was kept for long enough, and old keys of orders. Consents and quote requests stay. What the service has
 * not taken is never touched, nor what a mail is still to be sent of. A proof of payment goes with its files. Returns how
 * many submissions lost their content.
 */
export async function sweep(
  database: Pick<Database, 'query' | 'transaction'>,
  now: number,
  eraseFiles: (reference: string) => void = () => {},
): Promise<number> {
  await database.query('DELETE FROM order_key WHERE sent_at <= $1', now - ORDER_KEY_MS);
  await database.query(
    `DELETE FROM submission AS s WHERE payload IS NULL AND created_at <= $1
     AND NOT EXISTS (SELECT 1 FROM quote_request WHERE submission = s.id)`,
    now - REMEMBERED_MS,
  );
  let removed = 0;
  for (;;) {
    const rows = await database.query(
      `SELECT id, reference, kind FROM submission s WHERE ${IS_OVER} ORDER BY id LIMIT $2`,
      now - KEPT_MS,
      AT_ONCE,
    );
    for (const { id, kind, reference } of rows) {
      await database.transaction(async query => {
        // Changes nothing: whoever sends it again at the same time waits here, and what was sent again meanwhile stays.
        await query('UPDATE delivery SET state = state WHERE submission = $1', id as number);
        const emptied = await query(
          `UPDATE submission AS s SET payload = NULL, held = NULL WHERE ${IS_OVER} AND id = $2 RETURNING id`,
          now - KEPT_MS,
          id as number,
        );
        if (emptied.length === 0) return;
        if (kind === 'payment') eraseFiles(reference as string);
        // A mail of a step that somebody takes at the same time is none of them.
        await query(`DELETE FROM delivery WHERE submission = $1 AND ${IS_SETTLED}`, id as number);
        removed += 1;
      });
    }
    if (rows.length < AT_ONCE) return removed;
  }
}

/** Whether what a visitor wrote is there: as a submission, or as the quote request that it brought. */
export async function isStored(database: Database, reference: string): Promise<boolean> {
  const rows = await database.query(
    `SELECT 1 FROM submission s WHERE reference = $1
     AND (payload IS NOT NULL OR EXISTS (SELECT 1 FROM quote_request WHERE submission = s.id))`,
    reference,
  );
  return rows.length > 0;
}
