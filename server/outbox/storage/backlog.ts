import type { Database } from '../../storage/database.ts';

/** How a submission stands, its worst delivery first: held, parked, pending, delivered. */
export type SubmissionState = 'held' | 'parked' | 'pending' | 'delivered';

/** What waits, what is held or was given up on, what arrived; `oldest` is when the oldest waiting one was sent. */
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

export async function readBacklog(database: Database): Promise<Backlog> {
  const rows = await database.query(
    `SELECT state, count(*) AS count, min(created_at) AS oldest
     FROM (SELECT ${SUBMISSION_STATE} AS state, created_at FROM submission s WHERE payload IS NOT NULL) AS counted
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
