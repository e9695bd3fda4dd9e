import { DAY_MS } from '../../rules/dates/dayMs.ts';
import type { Database } from '../storage/database.ts';

const AT_ONCE = 200;

/** What a request has beside what was asked, by the table that keeps it. */
const BESIDE = [
  'quote_step',
  'quote_message',
  'quote_offer',
  'quote_order',
  'quote_key',
  'webhook_call',
  'quote_request',
  'delivery',
] as const;

/** Whether nothing is to be sent any more of the request `q`. */
const IS_TOLD = `NOT EXISTS (
  SELECT 1 FROM delivery WHERE submission = q.submission AND state NOT IN ('delivered', 'parked'))`;

/** How long a repeated call is known to be the same step: longer than any open tab remembers. */
const KEY_MS = 90 * DAY_MS;

/**
 * Removes the requests whose last step is `keptMs` ago, with their artwork. What is not delivered yet is
 * never touched, nor an offer that can be accepted still, nor one that was accepted: it belongs to its order.
 * Returns how many went.
 */
export async function sweepRequests(
  database: Pick<Database, 'query' | 'transaction'>,
  eraseArtwork: (reference: string) => void,
  { now, keptMs }: { now: number; keptMs: number },
): Promise<number> {
  await database.query('DELETE FROM quote_key WHERE at <= $1', now - KEY_MS);
  let removed = 0;
  for (;;) {
    const rows = await database.query(
      `SELECT q.submission, s.reference FROM quote_request q JOIN submission s ON s.id = q.submission
       WHERE q.status_at <= $1 AND s.payload IS NULL AND q.status NOT IN ('ACCEPTED', 'ORDERED') AND ${IS_TOLD}
       AND NOT (q.status = 'ANSWERED' AND q.valid_until > $2) ORDER BY q.status_at LIMIT $3`,
      now - keptMs,
      now,
      AT_ONCE,
    );
    for (const { submission, reference } of rows) {
      await database.transaction(async query => {
        // Both change nothing: whoever sends a mail again or takes a step at the same time waits here, and what was sent
        // again or taken meanwhile keeps it.
        await query('UPDATE delivery SET state = state WHERE submission = $1', submission as number);
        const old = await query(
          `UPDATE quote_request AS q SET status_at = status_at
           WHERE submission = $1 AND status_at <= $2 AND ${IS_TOLD} RETURNING submission`,
          submission as number,
          now - keptMs,
        );
        if (old.length === 0) return;
        eraseArtwork(reference as string);
        for (const table of BESIDE) await query(`DELETE FROM ${table} WHERE submission = $1`, submission as number);
        removed += 1;
      });
    }
    if (rows.length < AT_ONCE) return removed;
  }
}
