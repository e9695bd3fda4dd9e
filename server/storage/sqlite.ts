import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { makePrivate } from '../config/durableFiles.ts';
import { keepDamagedLog } from './damagedLog.ts';
import type { Database, Query, Row } from './database.ts';
import { StorageError } from './errors.ts';
import { faultOfFile, fileGone } from './faults.ts';
import { migrate } from './migrate.ts';
import { sqliteMigrations } from './sqliteMigrations.ts';

// How long a write waits for another process that holds the file, and how often it looks.
const BUSY_MS = 1_000;
const LOOK_AGAIN_MS = 10;

/** How long nothing is written before the log is emptied into the file. */
const IDLE_MS = 1_000;

/** Read statements that are kept, each in some kilobytes. */
const STATEMENTS = 50;

const SQLITE_BUSY = 5;

/** The file of submissions in a data folder. */
export const fileOfSubmissions = (dataDir: string): string => join(dataDir, 'submissions.sqlite');

/**
 * Opens `submissions.sqlite` in the data folder, made on first use and readable by its owner only. A committed write
 * has reached the disk (WAL, synchronous FULL). Throws a StorageError when it cannot.
 */
export async function openSqlite(dataDir: string, now: number, clock: () => number): Promise<Database> {
  const file = fileOfSubmissions(dataDir);
  await keepDamagedLog(file).catch(error => {
    throw faultOfFile(file, error);
  });
  const database = guarded(file, () => new Sqlite(file, open(dataDir, file, clock)));
  try {
    await migrate(database, sqliteMigrations, now);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function open(dataDir: string, file: string, clock: () => number): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  makePrivate(file);
  const db = new DatabaseSync(file, { timeout: BUSY_MS });
  // Of its own it knows the small letters of ASCII alone.
  db.function('lower', { deterministic: true }, text => (text === null ? null : String(text).toLowerCase()));
  // A transaction has the file to itself: nobody else has a turn to wait for.
  db.function('pg_advisory_xact_lock', { varargs: true }, () => null);
  db.function('hashtextextended', { varargs: true }, () => 0);
  // One machine has one clock.
  db.function('clock_timestamp', () => clock() / 1_000);
  db.function('strpos', (text, part) => String(text).indexOf(String(part)) + 1);
  db.function('date_part', (_epoch, seconds) => seconds);
  // What is removed is overwritten: it was personal.
  db.exec('PRAGMA secure_delete = ON');
  // From here on nobody waits inside SQLite: that would hold up the whole process.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0');
  // What a crash left of a transaction is not to stand behind new ones, where it would look like damage.
  emptyLog(db);
  return db;
}

/** Brings the log into the file and cuts it to nothing; false where somebody reads or writes, or the disk is full. */
function emptyLog(db: DatabaseSync): boolean {
  try {
    return db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } catch {
    // Nothing is lost: the log is read as before, and whoever writes next meets the same fault and is told.
    return false;
  }
}

/** Which file stands there: another one, or none, once a folder was moved, removed or put in its place. */
function markOf(file: string): string {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : 'none';
}

class Sqlite implements Database {
  readonly #file: string;
  readonly #db: DatabaseSync;
  readonly #mark: string;
  readonly #statements = new Map<string, StatementSync>();
  // One connection has one transaction at a time: whoever comes meanwhile waits for its end.
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(file: string, db: DatabaseSync) {
    this.#file = file;
    this.#db = db;
    this.#mark = markOf(file);
  }

  readonly query: Query = (...statement) =>
    this.#next(async () => {
      const isRead = statement[0].startsWith('SELECT');
      if (!isRead) this.#checkPlace();
      const rows = await onceFree(() => this.#run(...statement));
      if (!isRead) this.#wrote();
      return rows;
    });

  transaction<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return this.#next(async () => {
      this.#checkPlace();
      await onceFree(async () => this.#exec('BEGIN IMMEDIATE'));
      try {
        const result = await work(this.#run);
        this.#exec('COMMIT');
        this.#wrote();
        return result;
      } catch (error) {
        // A full disk has already rolled back by itself.
        if (this.#db.isTransaction) this.#exec('ROLLBACK');
        throw error;
      }
    });
  }

  close(): Promise<void> {
    return this.#next(async () => {
      clearTimeout(this.#idle);
      this.#db.close();
    });
  }

  readonly #run: Query = async (sql, ...values) =>
    guarded(this.#file, () => this.#prepared(sql).all(...values) as Row[]);

  /** What is asked each second is read once. */
  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#db.prepare(inItsWords(sql));
    if (this.#statements.size >= STATEMENTS) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  /** What is written to a file that nobody finds any more is lost with this process. */
  #checkPlace(): void {
    if (guarded(this.#file, () => markOf(this.#file)) === this.#mark) return;
    throw fileGone(this.#file);
  }

  /** A file that is copied while nobody writes has everything in it, and a crash finds an empty log. */
  #wrote(): void {
    clearTimeout(this.#idle);
    const empty = async () => {
      if (this.#db.isOpen && !emptyLog(this.#db)) this.#wrote();
    };
    this.#idle = setTimeout(() => void this.#next(empty), IDLE_MS).unref();
  }

  #exec(sql: string): void {
    guarded(this.#file, () => this.#db.exec(sql));
  }

  #next<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }
}

async function onceFree<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + BUSY_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
      await sleep(LOOK_AGAIN_MS);
    }
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof StorageError && (error.cause as { errcode?: number } | undefined)?.errcode === SQLITE_BUSY;

// A file has one writer at a time: no row is in another's hands.
const inItsWords = (sql: string): string =>
  sql.replace(/FOR (UPDATE SKIP LOCKED|KEY SHARE OF w)/, '').replaceAll('$', '?');

function guarded<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw error instanceof StorageError ? error : faultOfFile(file, error);
  }
}
