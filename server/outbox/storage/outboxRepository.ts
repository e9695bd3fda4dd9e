import { CLOCK, type Database, type Query } from '../../storage/database.ts';
import { FURTHEST_MS, LEASE_MS } from '../worker/backoff.ts';
import { type DeliveryJob, jobOf, type Route, SELECT_JOB } from './stored.ts';

/** Until when a lease goes that begins now. */
export const LEASED = `${CLOCK} + ${LEASE_MS}`;

/**
 * What waits for a try, of a submission or of a call: by the time $1, with $2 the furthest that a wait reaches. Leases go
 * by the clock of the database: a process whose own is ahead would begin what another is sending.
 */
export const IS_DUE = `state = 'pending' AND (next_attempt_at <= $1 OR next_attempt_at > $2)
  AND (leased_until <= ${CLOCK} OR leased_until > ${CLOCK} + ${FURTHEST_MS})`;

/**
 * Whether a try still has its lease: one that outlived it must not undo what another process has done since, nor what the
 * operator has, by whom tries are counted anew.
 */
const IS_LEASED = "id = $1 AND attempts = $2 AND since = $3 AND state = 'pending' AND leased_until > 0";
const leaseOf = ({ id, attempts, since }: DeliveryJob): [number, number, number] => [id, attempts, since];

/**
 * The deliveries of stored submissions. A try is leased: nobody else begins one before it is settled, or before its
 * lease has ended because the process died in it. Every method throws a StorageError when the database cannot be used.
 */
export class OutboxRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Leases at most `count` jobs for a try that are due, those that have been due for longest first. What is under way here
   * is not due, even where its lease ran out meanwhile, as while a database stood still.
   */
  claim(
    route: Route,
    now: number,
    count: number,
    underWay: readonly Pick<DeliveryJob, 'id'>[] = [],
  ): Promise<DeliveryJob[]> {
    return this.#database.transaction(async query => {
      const claimed = await query(
        `WITH due AS MATERIALIZED (
           SELECT id FROM delivery WHERE route = $3 AND ${IS_DUE} AND strpos($5, ',' || id || ',') = 0
           ORDER BY next_attempt_at, id LIMIT $4 FOR UPDATE SKIP LOCKED)
         UPDATE delivery SET attempts = attempts + 1, leased_until = ${LEASED}
         WHERE id IN (SELECT id FROM due) RETURNING id`,
        now,
        now + FURTHEST_MS,
        route,
        count,
        `,${underWay.map(({ id }) => id).join()},`,
      );
      const jobs: DeliveryJob[] = [];
      for (const { id } of claimed) {
        const rows = await query(`${SELECT_JOB} WHERE d.id = $1`, id as number);
        jobs.push(...rows.map(jobOf));
      }
      return jobs;
    });
  }

  /** Keeps others from tries that are still under way. */
  renew(jobs: Iterable<DeliveryJob>): Promise<void> {
    return this.#database.transaction(async query => {
      for (const job of jobs)
        await query(`UPDATE delivery SET leased_until = ${LEASED} WHERE ${IS_LEASED}`, ...leaseOf(job));
    });
  }

  /** The routes on which something is due. */
  async due(now: number): Promise<Route[]> {
    const rows = await this.#database.query(
      `SELECT DISTINCT route FROM delivery WHERE ${IS_DUE}`,
      now,
      now + FURTHEST_MS,
    );
    return rows.map(row => row.route as Route);
  }

  /** @param copied whether the shop's copy is delivered by it */
  delivered(job: DeliveryJob, now: number, copied = false): Promise<void> {
    return this.#settle(job, now, query =>
      query(
        `UPDATE delivery SET state = 'delivered', settled_at = $1, fault = NULL
         WHERE (id = $2 OR submission = $3 AND target = 'copy') AND state <> 'delivered'`,
        now,
        job.id,
        copied ? job.submission : null,
      ),
    );
  }

  /** Leaves it to the operator. */
  parked(job: DeliveryJob, now: number, fault: string): Promise<void> {
    return this.#settle(job, now, query =>
      query(
        `UPDATE delivery SET state = 'parked', settled_at = $4, fault = $5 WHERE ${IS_LEASED}`,
        ...leaseOf(job),
        now,
        fault,
      ),
    );
  }

  postponed(job: DeliveryJob, now: number, until: number, fault: string): Promise<void> {
    return this.#settle(job, now, query =>
      query(
        `UPDATE delivery SET next_attempt_at = $4, leased_until = 0, fault = $5 WHERE ${IS_LEASED}`,
        ...leaseOf(job),
        until,
        fault,
      ),
    );
  }

  /**
   * Removes one that was refused before it was acknowledged, with its consent; the key is free again. False where
   * another process has acknowledged a repeat of it.
   */
  forget(job: DeliveryJob): Promise<boolean> {
    return this.#database.transaction(async query => {
      const removed = await query('DELETE FROM submission WHERE id = $1 AND repeated = 0 RETURNING id', job.submission);
      if (removed.length > 0) await query('DELETE FROM consent WHERE reference = $1', job.reference);
      return removed.length > 0;
    });
  }

  /** Makes everything on a route that waits due now. */
  async wake(route: Route, now: number): Promise<void> {
    await this.#database.query(
      "UPDATE delivery SET next_attempt_at = $1 WHERE route = $2 AND state = 'pending' AND next_attempt_at > $1",
      now,
      route,
    );
  }

  // The mails of a submission are due once the first try at the service has ended.
  #settle(job: DeliveryJob, now: number, change: (query: Query) => Promise<unknown>): Promise<void> {
    return this.#database.transaction(async query => {
      await change(query);
      if (job.target !== 'service') return;
      await query(
        `UPDATE delivery SET state = 'pending', since = $1, next_attempt_at = $1
         WHERE submission = $2 AND state = 'waiting'`,
        now,
        job.submission,
      );
    });
  }
}
