import type { DatabaseSync } from 'node:sqlite';
import { LONGEST_WAIT_MS } from './backoff.ts';
import { guarded } from './database.ts';
import type { FormValues, SubmissionKind } from './form.ts';
import { DERIVED_KEY_MS, type Identity } from './identity.ts';
import { type Payload, payloadOf } from './payload.ts';

/** A submission as it is stored. Times are milliseconds since 1970. */
export interface Stored {
  readonly id: number;
  readonly reference: string;
  readonly kind: SubmissionKind;
  readonly bodyHash: string;
  readonly payload: Payload;
  readonly state: 'pending' | 'delivered' | 'parked';
  /** Tries that were begun. */
  readonly attempts: number;
  readonly createdAt: number;
}

/** What waits, what was given up on, what arrived; `oldest` is when the oldest waiting one was sent. */
export interface Backlog {
  readonly pending: number;
  readonly parked: number;
  readonly delivered: number;
  readonly oldest: Date | null;
}

/** The durable table of submissions. Every function throws a StorageError when the file cannot be used. */
export interface Outbox {
  /** Stores a submission, or finds the one that already has its key. On the disk once this returns. */
  accept(kind: SubmissionKind, values: FormValues, identity: Identity, now: number): { row: Stored; fresh: boolean };
  /** Notes that a try begins; should the process die in it, the next one is due in a minute. */
  claim(row: Stored, now: number): Stored;
  delivered(row: Stored, now: number): void;
  parked(row: Stored, now: number, fault: string): void;
  postponed(row: Stored, until: number, fault: string): void;
  /** Forgets a submission that was refused before it was acknowledged, with its consent; the key is free again. */
  forget(row: Stored): void;
  /** Makes everything that waits due now. */
  wake(now: number): void;
  /** The waiting submissions that are due, oldest first, at most `limit`. */
  due(now: number, limit: number): Stored[];
  /** When the next one is due, or null when none waits. */
  nextDue(): number | null;
  backlog(): Backlog;
}

type Row = Record<string, string | number | null>;

const COLUMNS = 'id, reference, kind, body_hash, payload, state, attempts, created_at';

/** @param makeReference a new reference number at each call; one that is taken is asked for again */
export function createOutbox(db: DatabaseSync, makeReference: (kind: SubmissionKind, now: number) => string): Outbox {
  const file = db.location() ?? 'memory';
  const run = (sql: string, ...values: (string | number | null)[]) =>
    guarded(file, () => db.prepare(sql).run(...values));
  const get = (sql: string, ...values: (string | number)[]) =>
    guarded(file, () => db.prepare(sql).get(...values) as Row | undefined);
  const settle = (row: Stored, state: string, now: number, fault: string | null) =>
    void run('UPDATE submission SET state = ?, settled_at = ?, last_fault = ? WHERE id = ?', state, now, fault, row.id);

  return {
    accept: (kind, values, identity, now) =>
      guarded(file, () => inTransaction(db, () => acceptRow(db, makeReference, kind, values, identity, now))),
    claim(row, now) {
      run(
        'UPDATE submission SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ?',
        now + LONGEST_WAIT_MS,
        row.id,
      );
      return { ...row, attempts: row.attempts + 1 };
    },
    delivered: (row, now) => settle(row, 'delivered', now, null),
    parked: (row, now, fault) => settle(row, 'parked', now, fault),
    postponed: (row, until, fault) =>
      void run('UPDATE submission SET next_attempt_at = ?, last_fault = ? WHERE id = ?', until, fault, row.id),
    forget: row =>
      guarded(file, () =>
        inTransaction(db, () => {
          run('DELETE FROM consent WHERE reference = ?', row.reference);
          run('DELETE FROM submission WHERE id = ?', row.id);
        }),
      ),
    wake: now =>
      void run("UPDATE submission SET next_attempt_at = ? WHERE state = 'pending' AND next_attempt_at > ?", now, now),
    due: (now, limit) =>
      guarded(file, () =>
        db
          .prepare(
            `SELECT ${COLUMNS} FROM submission WHERE state = 'pending' AND next_attempt_at <= ? ORDER BY next_attempt_at, id LIMIT ?`,
          )
          .all(now, limit)
          .map(row => storedOf(row as Row)),
      ),
    nextDue: () =>
      (get("SELECT min(next_attempt_at) AS due FROM submission WHERE state = 'pending'")?.due ?? null) as number | null,
    backlog() {
      const row = get(
        `SELECT count(*) FILTER (WHERE state = 'pending') AS pending, count(*) FILTER (WHERE state = 'parked') AS parked,
                count(*) FILTER (WHERE state = 'delivered') AS delivered,
                min(created_at) FILTER (WHERE state = 'pending') AS oldest FROM submission`,
      ) as Record<'pending' | 'parked' | 'delivered', number> & { oldest: number | null };
      return { ...row, oldest: row.oldest === null ? null : new Date(row.oldest) };
    },
  };
}
