import type { DatabaseSync } from 'node:sqlite';
import { LONGEST_WAIT_MS } from './backoff.ts';
import type { FormValues, SubmissionKind } from './form.ts';
import { DERIVED_KEY_MS, type Identity } from './identity.ts';
import { payloadOf } from './payload.ts';
import { STORED_COLUMNS, type Stored, storedOf } from './stored.ts';
import { inTransaction } from './transaction.ts';

const REFERENCE_TRIES = 8;

/** A valid submission about to be stored. */
export interface Candidate {
  readonly kind: SubmissionKind;
  readonly values: FormValues;
  readonly identity: Identity;
  /** A new reference number at each call; one that is taken is asked for again. */
  readonly makeReference: () => string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Stores a submission in one transaction, or finds the one that already has its key. A fresh one counts as being tried:
 * the next try is due in a minute, should the process die in this one.
 */
export function accept(db: DatabaseSync, candidate: Candidate): { row: Stored; fresh: boolean } {
  return inTransaction(db, () => {
    const known = holderOfKey(db, candidate);
    if (known) return { row: known, fresh: false };
    const reference = freeReference(db, candidate.makeReference);
    if (candidate.kind === 'newsletter') insertConsent(db, candidate, reference);
    return { row: insert(db, candidate, reference), fresh: true };
  });
}

function holderOfKey(db: DatabaseSync, { identity, now }: Candidate): Stored | undefined {
  const row = db.prepare(`SELECT ${STORED_COLUMNS} FROM submission WHERE key = ?`).get(identity.key);
  const known = row && storedOf(row);
  if (!known || !identity.derived || now - known.createdAt < DERIVED_KEY_MS) return known;
  db.prepare('UPDATE submission SET key = NULL WHERE id = ?').run(known.id);
  return undefined;
}

// Consents outlive the submissions, so their references stay taken too.
function freeReference(db: DatabaseSync, makeReference: () => string): string {
  const taken = db.prepare(
    'SELECT EXISTS (SELECT 1 FROM submission WHERE reference = ?1) OR EXISTS (SELECT 1 FROM consent WHERE reference = ?1) AS taken',
  );
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    const reference = makeReference();
    if (!taken.get(reference)?.taken) return reference;
  }
  throw new Error(`no free reference number in ${REFERENCE_TRIES} tries`);
}

function insert(db: DatabaseSync, { kind, values, identity, now }: Candidate, reference: string): Stored {
  const row = db
    .prepare(
      `INSERT INTO submission (reference, kind, key, body_hash, payload, state, attempts, created_at, next_attempt_at)
       VALUES (?, ?, ?, ?, ?, 'pending', 1, ?, ?) RETURNING ${STORED_COLUMNS}`,
    )
    .get(
      reference,
      kind,
      identity.key,
      identity.bodyHash,
      JSON.stringify(payloadOf(kind, values, reference, now)),
      now,
      now + LONGEST_WAIT_MS,
    );
  return storedOf(row as Record<string, unknown>);
}

function insertConsent(db: DatabaseSync, { values, now }: Candidate, reference: string): void {
  db.prepare('INSERT INTO consent (reference, email, page, given_at) VALUES (?, ?, ?, ?)').run(
    reference,
    values.email ?? '',
    values.page ?? '',
    now,
  );
}
