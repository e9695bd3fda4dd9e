import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { accept, type Candidate } from './accept.ts';
import { LONGEST_WAIT_MS } from './backoff.ts';
import { guarded } from './database.ts';
import type { SubmissionKind } from './form.ts';
import { STORED_COLUMNS, type Stored, storedOf } from './stored.ts';
import { inTransaction } from './transaction.ts';

/** What waits, what was given up on, what arrived; `oldest` is when the oldest waiting one was sent. */
export interface Backlog {
  readonly pending: number;
  readonly parked: number;
  readonly delivered: number;
  readonly oldest: Date | null;
}

/** The durable table of submissions. Every method throws a StorageError when the file cannot be used. */
export class Outbox {
  readonly #db: DatabaseSync;
  readonly #file: string;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#file = db.location() ?? 'memory';
  }

  /** Stores a submission, or finds the one that already has its key. It is on the disk once this returns. */
  accept(candidate: Candidate): { row: Stored; fresh: boolean } {
    return guarded(this.#file, () => accept(this.#db, candidate));
  }

  /** Notes that a try begins; should the process die in it, the next one is due in a minute. */
  claim(row: Stored, now: number): Stored {
    const until = now + LONGEST_WAIT_MS;
    this.#run('UPDATE submission SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ?', until, row.id);
    return { ...row, attempts: row.attempts + 1 };
  }

  delivered(row: Stored, now: number): void {
    this.#settle(row, 'delivered', now, null);
  }

  /** Leaves it to the operator. */
  parked(row: Stored, now: number, fault: string): void {
    this.#settle(row, 'parked', now, fault);
  }

  postponed(row: Stored, until: number, fault: string): void {
    this.#run('UPDATE submission SET next_attempt_at = ?, last_fault = ? WHERE id = ?', until, fault, row.id);
  }

  /** Removes one that was refused before it was acknowledged, with its consent; the key is free again. */
  forget(row: Stored): void {
    guarded(this.#file, () =>
      inTransaction(this.#db, () => {
        this.#db.prepare('DELETE FROM consent WHERE reference = ?').run(row.reference);
        this.#db.prepare('DELETE FROM submission WHERE id = ?').run(row.id);
      }),
    );
  }

  /** Makes everything of these kinds that waits due now. */
  wake(kinds: readonly SubmissionKind[], now: number): void {
    this.#run(
      "UPDATE submission SET next_attempt_at = ?1 WHERE state = 'pending' AND next_attempt_at > ?1 AND kind IN (SELECT value FROM json_each(?2))",
      now,
      JSON.stringify(kinds),
    );
  }

  /** The waiting one that has been due for longest, leaving out those with the given ids. */
  nextDue(except: Iterable<number>): { row: Stored; dueAt: number } | null {
    const found = guarded(this.#file, () =>
      this.#db
        .prepare(
          `SELECT ${STORED_COLUMNS}, next_attempt_at FROM submission WHERE state = 'pending'
           AND id NOT IN (SELECT value FROM json_each(?)) ORDER BY next_attempt_at, id LIMIT 1`,
        )
        .get(JSON.stringify([...except])),
    );
    return found ? { row: storedOf(found), dueAt: found.next_attempt_at as number } : null;
  }

  backlog(): Backlog {
    const counts = guarded(this.#file, () =>
      this.#db
        .prepare('SELECT state, count(*) AS count, min(created_at) AS oldest FROM submission GROUP BY state')
        .all(),
    );
    const count = (state: Stored['state']) => Number(counts.find(row => row.state === state)?.count ?? 0);
    const oldest = counts.find(row => row.state === 'pending')?.oldest;
    return {
      pending: count('pending'),
      parked: count('parked'),
      delivered: count('delivered'),
      oldest: typeof oldest === 'number' ? new Date(oldest) : null,
    };
  }

  close(): void {
    this.#db.close();
  }

  #settle(row: Stored, state: Stored['state'], now: number, fault: string | null): void {
    this.#run(
      'UPDATE submission SET state = ?, settled_at = ?, last_fault = ? WHERE id = ?',
      state,
      now,
      fault,
      row.id,
    );
  }

  #run(sql: string, ...values: SQLInputValue[]): void {
    guarded(this.#file, () => this.#db.prepare(sql).run(...values));
  }
}
