import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StorageError } from './errors.ts';
import { migrate } from './migrations.ts';

// How long a write waits for another process that holds the file. Writes block the event loop, so not for long.
const BUSY_MS = 1_000;

/**
 * Opens `submissions.sqlite` in the data folder, made on first use and readable by its owner only. A committed write
 * has reached the disk (WAL, synchronous FULL). Throws a StorageError when it cannot.
 */
export function openDatabase(dataDir: string, now: number): DatabaseSync {
  const file = join(dataDir, 'submissions.sqlite');
  return guarded(file, () => {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
    const db = new DatabaseSync(file, { timeout: BUSY_MS });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    migrate(db, now);
    return db;
  });
}

/** Runs some work on the database; whatever goes wrong there becomes a StorageError that says how to mend it. */
export function guarded<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StorageError(
      `Storing submissions in ${file} failed: ${reason}. Check free space, permissions and that one gateway uses DATA_DIR.`,
      { cause: error },
    );
  }
}
