import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { createBounded } from '../cache/bounded.ts';
import { createSlices } from './read/slices.ts';
import { SCHEMA, VERSION } from './schema.ts';

/** SQLITE_BUSY */
const BUSY = 5;

export type Row = Record<string, string | number | null>;

/** The file of the index: readers see the last whole state while a writer is at work. */
export interface Database {
  all<T extends Row>(sql: string, ...values: SQLInputValue[]): T[];
  get<T extends Row>(sql: string, ...values: SQLInputValue[]): T | undefined;
  /**
   * Takes the rows of a long answer one by one, in slices between which others are served; all of one whole state. Ends
   * where `take` answers true.
   */
  each<T extends Row>(sql: string, values: readonly SQLInputValue[], take: (row: T) => unknown): Promise<void>;
  /** The same for rows of one number, in a third of the time. */
  eachId(sql: string, values: readonly SQLInputValue[], take: (id: number) => unknown): Promise<void>;
  /** What `make` answers, kept until `forget`. */
  cached<T>(key: string, make: () => T): T;
  /** The same for what takes a while; not kept where something changed meanwhile. */
  keep<T>(key: string, make: () => Promise<T>): Promise<T>;
  /** Forgets what was derived: something changed. */
  forget(): void;
  /** Runs one transaction at a time. All of it is seen at once, or nothing. */
  write<T>(work: (writer: Writer) => Promise<T>): Promise<T>;
  close(): void;
}

/** The writing side within a transaction: it sees its own changes. */
export interface Writer {
  all<T extends Row>(sql: string, ...values: SQLInputValue[]): T[];
  get<T extends Row>(sql: string, ...values: SQLInputValue[]): T | undefined;
  run(sql: string, ...values: SQLInputValue[]): void;
  /** Lets visitors through, where a long transaction has held them up. */
  yieldToEventLoop(): Promise<void>;
}

/**
 * Opens the index at `file`. One that is broken, or of another version, is deleted and begun anew.
 * @param cachedBytes of derived answers, as JSON: those that were not asked for longest are forgotten first
 */
export function openDatabase(file: string, log: Logger, cachedBytes: number): Database {
  mkdirSync(path.dirname(file), { recursive: true });
  const [reader, writer, scanner] = openConnections(file, log);
  const read = preparing(reader);
  const cached = createBounded<{ answer: unknown }>({ maxBytes: cachedBytes, sizeOf: ({ answer }) => sizeOf(answer) });
  let changes = 0;
  const [inTurn, scanInTurn] = [createTurns(), createTurns()];
  return {
    ...read,
    cached<T>(key: string, make: () => T): T {
      const known = cached.get(key);
      if (known) return known.answer as T;
      const answer = make();
      cached.set(key, { answer });
      return answer;
    },
    async keep<T>(key: string, make: () => Promise<T>): Promise<T> {
      const known = cached.get(key);
      if (known) return known.answer as T;
      const before = changes;
      const answer = await make();
      if (before === changes) cached.set(key, { answer });
      return answer;
    },
    each: (sql, values, take) => scanInTurn(() => scan(scanner, sql, values, take)),
    eachId: (sql, values, take) => scanInTurn(() => scan<[number]>(scanner, sql, values, ([id]) => take(id), true)),
    forget() {
      changes += 1;
      cached.clear();
    },
    write: work => inTurn(() => transaction(writer, work)),
    close() {
      for (const connection of [reader, writer, scanner]) connection.close();
    },
  };
}

/** Bytes, as JSON where it is not bytes already. */
const sizeOf = (answer: unknown): number =>
  ArrayBuffer.isView(answer) ? answer.byteLength + 1 : JSON.stringify({ answer }).length;

/** Runs one piece of work after the other. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}

/** On a connection of its own: while rows are outstanding, it sees the state of the first. */
async function scan<T extends Row | [number]>(
  db: DatabaseSync,
  sql: string,
  values: readonly SQLInputValue[],
  take: (row: T) => unknown,
  asArrays = false,
): Promise<void> {
  const slices = createSlices();
  const statement = db.prepare(sql);
  statement.setReturnArrays(asArrays);
  for (const row of statement.iterate(...values)) {
    if (take(row as unknown as T) === true) return;
    if (slices.over) await slices.pause();
    if (!db.isOpen) throw new Error('The index was closed');
  }
}

function openConnections(file: string, log: Logger): [DatabaseSync, DatabaseSync, DatabaseSync] {
  try {
    return [connect(file), connect(file), connect(file)];
  } catch (error) {
    if ((error as { errcode?: number }).errcode === BUSY) throw error;
    log.warn({ file, reason: (error as Error).message }, 'The index cannot be used and is walked anew');
    const former = formerSlugsIn(file);
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(file + end, { force: true });
    const [reader, writer, scanner] = [connect(file), connect(file), connect(file)];
    const note = writer.prepare('INSERT INTO former_slug (kind, slug, id) VALUES (?, ?, ?)');
    for (const { kind, slug, id } of former) note.run(kind!, slug!, id!);
    return [reader, writer, scanner];
  }
}

/** The one thing in the index that no walk brings back; a broken file has none. */
function formerSlugsIn(file: string): Row[] {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      return db.prepare('SELECT kind, slug, id FROM former_slug').all() as Row[];
    } finally {
      db.close();
    }
  } catch {
    return [];
  }
}

function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    prepareFile(db);
    // Later a writer that finds another process at work tries again with the next pass, and holds nobody up.
    db.exec('PRAGMA busy_timeout = 50');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Two processes may come upon an empty folder at once: the one that waits finds the file made. */
function prepareFile(db: DatabaseSync): void {
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 4000000;');
  db.exec('BEGIN IMMEDIATE');
  if (!db.prepare('SELECT 1 FROM sqlite_schema').get()) db.exec(`${SCHEMA} PRAGMA user_version = ${VERSION};`);
  db.exec('COMMIT');
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as Row;
  if (version !== VERSION) throw new Error(`it is of version ${version}, not ${VERSION}`);
  const { quick_check: check } = db.prepare('PRAGMA quick_check(1)').get() as Row;
  if (check !== 'ok') throw new Error(String(check));
}

/** Statements are prepared once: the texts come from a fixed few places, never from a visitor. */
function preparing(db: DatabaseSync): Omit<Writer, 'yieldToEventLoop'> {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: <T extends Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as T[],
    get: <T extends Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values) as T | undefined,
    run: (sql, ...values) => void prepare(sql).run(...values),
  };
}

const writers = new WeakMap<DatabaseSync, Omit<Writer, 'yieldToEventLoop'>>();

async function transaction<T>(db: DatabaseSync, work: (writer: Writer) => Promise<T>): Promise<T> {
  const statements = writers.get(db) ?? preparing(db);
  writers.set(db, statements);
  db.exec('BEGIN IMMEDIATE');
  try {
    const slices = createSlices();
    const result = await work({
      ...statements,
      yieldToEventLoop: async () => void (slices.over && (await slices.pause())),
    });
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk has already rolled back by itself.
    if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
