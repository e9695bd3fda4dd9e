import type { DatabaseSync } from 'node:sqlite';

/** Runs some work that is written as a whole or not at all. */
export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has already rolled back by itself.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
