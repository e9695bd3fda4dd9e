import type { Database } from '../storage/database.ts';

const AT_ONCE = 200;

/**
 * Removes the requests whose last step is `keptMs` ago, with their artwork. What is not delivered yet is never touched.
 * Returns how many went.
 */
export async function sweepRequests(
  database: Database,
  eraseArtwork: (reference: string) => void,
  { now, keptMs }: { now: number; keptMs: number },
): Promise<number> {
  let removed = 0;
  for (;;) {
    const rows = await database.query(
      `SELECT q.submission, s.reference FROM quote_request q JOIN submission s ON s.id = q.submission
       WHERE q.status_at <= $1 AND s.payload IS NULL ORDER BY q.status_at LIMIT $2`,
      now - keptMs,
      AT_ONCE,
    );
    for (const { submission, reference } of rows) {
      eraseArtwork(reference as string);
      await database.query('DELETE FROM quote_request WHERE submission = $1', submission as number);
    }
    removed += rows.length;
    if (rows.length < AT_ONCE) return removed;
  }
}
