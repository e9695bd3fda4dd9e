import type { DatabaseSync } from 'node:sqlite';
import { StorageError } from './errors.ts';
import { inTransaction } from './transaction.ts';

// Each runs once, in this order, and is never changed after a release: a new need is a new entry at the end.
const migrations: readonly string[] = [
  `CREATE TABLE submission (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     reference TEXT NOT NULL UNIQUE,
     kind TEXT NOT NULL,
     key TEXT UNIQUE,
     body_hash TEXT NOT NULL,
     payload TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'parked')),
     attempts INTEGER NOT NULL DEFAULT 0,
     created_at INTEGER NOT NULL,
     next_attempt_at INTEGER NOT NULL,
     settled_at INTEGER,
     last_fault TEXT
   ) STRICT;
   CREATE INDEX submission_due ON submission (next_attempt_at) WHERE state = 'pending';
   CREATE INDEX submission_age ON submission (state, created_at);
   CREATE TABLE consent (
     reference TEXT PRIMARY KEY,
     email TEXT NOT NULL,
     page TEXT NOT NULL,
     given_at INTEGER NOT NULL
   ) STRICT;`,
];

/** Brings the file to the newest schema. Throws a StorageError for one that a newer release has written. */
export function migrate(db: DatabaseSync, now: number): void {
  db.exec('CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT');
  const { version } = db.prepare('SELECT coalesce(max(version), 0) AS version FROM migration').get() as {
    version: number;
  };
  if (version > migrations.length) {
    throw new StorageError(
      `The submissions were written by a newer release (schema ${version}, this one knows ${migrations.length}). Start that release, or restore a copy of DATA_DIR made before it.`,
    );
  }
  for (const [index, sql] of migrations.entries()) if (index >= version) apply(db, sql, index + 1, now);
}

function apply(db: DatabaseSync, sql: string, version: number, now: number): void {
  inTransaction(db, () => {
    db.exec(sql);
    db.prepare('INSERT INTO migration (version, applied_at) VALUES (?, ?)').run(version, now);
  });
}
