import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { createBounded } from '../cache/bounded.ts';
import { type Connections, closeConnections, inodeOf, joinFile, openFile } from './connections.ts';
import { createSlices } from './read/slices.ts';

/** SQLITE_CORRUPT, SQLITE_NOTADB */
const DAMAGE = [11, 26];

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
  /** Takes note of a read or a write that met a broken file. */
  onDamage(take: () => void): void;
  /** whether another file has come to lie in the place of this one */
  readonly isReplaced: boolean;
  /**
   * Opens anew what lies there now; `begins` begins a broken file anew. Answers whether it is another file. @throws where
   * it is broken still: then nothing has changed
   */
  reopen(begins: boolean): Promise<boolean>;
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
  let open = openFile(file, log);
  let read = preparing(open.reader);
  /** Of files that were removed: whoever closes the last of them takes away the log of the new one, by its name. */
  const left: Connections[] = [];
  let tellDamage = () => {};
  const failed = (error: unknown): never => {
    if (DAMAGE.includes((error as { errcode?: number }).errcode! & 0xff)) tellDamage();
    throw error;
  };
  const cached = createBounded<{ answer: unknown }>({ maxBytes: cachedBytes, sizeOf: ({ answer }) => sizeOf(answer) });
  let changes = 0;
  const [inTurn, scanInTurn] = [createTurns(), createTurns()];
  const forget = () => {
    changes += 1;
    cached.clear();
  };
  return {
    all<T extends Row>(sql: string, ...values: SQLInputValue[]): T[] {
      try {
        return read.all<T>(sql, ...values);
      } catch (error) {
        return failed(error);
      }
    },
    get<T extends Row>(sql: string, ...values: SQLInputValue[]): T | undefined {
      try {
        return read.get<T>(sql, ...values);
      } catch (error) {
        return failed(error);
      }
    },
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
    each: (sql, values, take) => scanInTurn(() => scan(open.scanner, sql, values, take)).catch(failed),
    eachId: (sql, values, take) =>
      scanInTurn(() => scan<[number]>(open.scanner, sql, values, ([id]) => take(id), true)).catch(failed),
    forget,
    write: work => inTurn(() => transaction(open.writer, work)).catch(failed),
    onDamage(take) {
      tellDamage = take;
    },
    get isReplaced() {
      const inode = inodeOf(file);
      return inode !== undefined && inode !== open.inode;
    },
    reopen: begins =>
      inTurn(async () => {
        const before = open;
        open = begins ? openFile(file, log) : joinFile(file);
        read = preparing(open.reader);
        forget();
        const isAnother = open.inode !== before.inode;
        if (isAnother) left.push(before);
        else closeConnections(before);
        return isAnother;
      }),
    close: () => closeConnections(open),
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
