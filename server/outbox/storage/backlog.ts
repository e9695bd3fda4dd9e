import type { Database } from '../../storage/database.ts';

/** How a submission stands, its worst delivery first: held, parked, pending, delivered. */
export type SubmissionState = 'held' | 'parked' | 'pending' | 'delivered';

/** What waits, what is held or was given up on, what arrived; `oldest` is since when what waits for longest is to be delivered. */
export interface Backlog {
  readonly pending: number;
  readonly parked: number;
  readonly held: number;
  readonly delivered: number;
  readonly oldest: Date | null;
}

/** The state of the submission `s` from its deliveries; NULL once they were removed. */
export const SUBMISSION_STATE = `(SELECT CASE max(CASE state WHEN 'held' THEN 3 WHEN 'parked' THEN 2
  WHEN 'delivered' THEN 0 ELSE 1 END) WHEN 3 THEN 'held' WHEN 2 THEN 'parked' WHEN 1 THEN 'pending'
  WHEN 0 THEN 'delivered' END FROM delivery WHERE submission = s.id)`;

/**
 * Whether the outbox has something of the submission `s`: what the visitor wrote or, of a request that lives on without that,
 * a mail that is not delivered.
 */
export const IS_IN_OUTBOX = `(s.payload IS NOT NULL
  OR s.id IN (SELECT submission FROM delivery WHERE state IN ('held', 'waiting', 'pending', 'parked')))`;

export async function readBacklog(database: Database): Promise<Backlog> {
  const rows = await database.query(
    `SELECT state, count(*) AS count, min(since) AS oldest
     FROM (SELECT ${SUBMISSION_STATE} AS state, (SELECT min(since) FROM delivery
       WHERE submission = s.id AND state IN ('waiting', 'pending')) AS since FROM submission s WHERE ${IS_IN_OUTBOX}) AS counted
     GROUP BY state`,
  );
  const of = (state: SubmissionState) => rows.find(row => row.state === state);
  const count = (state: SubmissionState) => Number(of(state)?.count ?? 0);
  const oldest = of('pending')?.oldest;
  return {
    pending: count('pending'),
    parked: count('parked'),
    held: count('held'),
    delivered: count('delivered'),
    oldest: typeof oldest === 'number' ? new Date(oldest) : null,
  };
}
