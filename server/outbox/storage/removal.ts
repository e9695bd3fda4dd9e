import { DAY_MS } from '../../../rules/dates/dayMs.ts';
import type { Database, Query } from '../../storage/database.ts';

/** How long what looks like a machine's waits to be let go. */
const HELD_MS = 90 * DAY_MS;

const AT_ONCE = 200;

const IS_HELD = "EXISTS (SELECT 1 FROM delivery WHERE submission = s.id AND state = 'held')";

/** Whether the firm has done more about the submission `s` than look at it. */
const IS_TAKEN_UP = `EXISTS (
  SELECT 1 FROM quote_step WHERE submission = s.id AND by_party = 'FIRM' AND kind <> 'REVIEWED')`;

/** Removes submissions with their consents; returns their references. */
export async function removeSubmissions(query: Query, selection: string, value: string): Promise<string[]> {
  const removed = await query(`DELETE FROM submission WHERE id IN (${selection}) RETURNING reference`, value);
  const references = removed.map(row => String(row.reference));
  for (const reference of references) await query('DELETE FROM consent WHERE reference = $1', reference);
  return references;
}

/** Removes a held one for good, unless what `and` says does not hold of `s`; false where there is none. */
export async function removeHeld(
  database: Pick<Database, 'transaction'>,
  reference: string,
  and = 'TRUE',
): Promise<boolean> {
  const removed = await database.transaction(async query => {
    // Both change nothing: whoever lets it go or takes a step at the same time is waited for, and what was let go or taken up
    // meanwhile stays.
    const own = 'submission = (SELECT id FROM submission WHERE reference = $1)';
    await query(`UPDATE delivery SET state = state WHERE ${own}`, reference);
    await query(`UPDATE quote_request SET status_at = status_at WHERE ${own}`, reference);
    const held = `SELECT s.id FROM submission s WHERE s.reference = $1 AND ${IS_HELD} AND ${and}`;
    return removeSubmissions(query, held, reference);
  });
  return removed.length > 0;
}

/**
 * Removes what was held for long enough, as if the operator had, but for requests that the firm has taken up. Returns how
 * many went.
 */
export async function sweepHeld(
  database: Pick<Database, 'query' | 'transaction'>,
  now: number,
  eraseFiles: (reference: string) => void,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await database.query(
      `SELECT s.reference FROM submission s WHERE s.created_at <= $1 AND ${IS_HELD} AND NOT ${IS_TAKEN_UP}
       ORDER BY s.id LIMIT $2`,
      now - HELD_MS,
      AT_ONCE,
    );
    for (const row of rows) {
      const reference = String(row.reference);
      if (!(await removeHeld(database, reference, `NOT ${IS_TAKEN_UP}`))) continue;
      eraseFiles(reference);
      removed += 1;
    }
    if (rows.length < AT_ONCE) return removed;
  }
}
