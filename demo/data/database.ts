import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SeedSource } from '../seed/source.ts';
import type { Seed } from '../seed/types.ts';
import { plant } from './plant.ts';
import type { Site, TableName, Tables } from './rows.ts';

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS rows (kind TEXT NOT NULL, id INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (kind, id));
  CREATE TABLE IF NOT EXISTS submissions (
    id INTEGER PRIMARY KEY AUTOINCREMENT, form TEXT NOT NULL, reference TEXT UNIQUE, fields TEXT NOT NULL, at TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS sessions (id TEXT PRIMARY KEY, body TEXT NOT NULL, expires INTEGER NOT NULL);
`;

/** Ids are laid out by this number; a new layout re-seeds like a new seed does. */
const LAYOUT = 1;

/** Where ids begin of what the seed has none of. */
const FIRST: Partial<Record<TableName, number>> = { orders: 40_001, customers: 50_001 };

/**
 * The rows lie in SQLite and, a few thousand at most, in memory as well: lists are filtered by some forty parameters,
 * which is plain code over an array. Every write goes to both.
 */
export class Database {
  readonly sqlite: DatabaseSync;
  site!: Site;
  /** goes up with every write, for whoever keeps something derived */
  version = 0;
  #kinds = new Map<TableName, Map<number, unknown>>();
  readonly #timers = new Set<NodeJS.Timeout>();

  private constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    this.sqlite = new DatabaseSync(privateFile(join(dataDir, 'demo.sqlite')));
    this.sqlite.exec(SCHEMA);
    this.sqlite.prepare('DELETE FROM sessions WHERE expires < ?').run(Date.now());
  }

  /** The database of a folder, filled from the source where it is new, or where the source changed and nobody has written. */
  static async open(dataDir: string, source: SeedSource): Promise<Database> {
    const database = new Database(dataDir);
    const made = `${LAYOUT}-${source.hash}`;
    const stale = database.fact('seed') !== made && database.fact('touched') !== 'yes';
    if (stale) database.#fill(await source.read(), made);
    database.#load();
    return database;
  }

  fact(name: string): string | undefined {
    const row = this.sqlite.prepare('SELECT value FROM facts WHERE name = ?').get(name);
    return row?.value as string | undefined;
  }

  setFact(name: string, value: string) {
    this.sqlite
      .prepare('INSERT INTO facts VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value')
      .run(name, value);
  }

  /** A throw-away secret, made once per data folder. */
  secret(name: string): string {
    const known = this.fact(name);
    if (known) return known;
    // 24 letters and digits in six groups, as WordPress shows an application password
    const letters = randomBytes(32)
      .toString('base64')
      .replace(/[^A-Za-z0-9]/g, '')
      .padEnd(24, 'x')
      .slice(0, 24);
    const secret = letters.match(/.{4}/g)!.join(' ');
    this.setFact(name, secret);
    return secret;
  }

  all<K extends TableName>(kind: K): Tables[K][] {
    return [...this.#rows(kind).values()];
  }

  get<K extends TableName>(kind: K, id: number): Tables[K] | undefined {
    return this.#rows(kind).get(id);
  }

  /** Name, tagline and the like. */
  editSite(fields: Partial<Site>): Site {
    Object.assign(this.site, fields);
    this.setFact('site', JSON.stringify(this.site));
    this.touch();
    return this.site;
  }

  remove(kind: TableName, id: number) {
    this.#rows(kind).delete(id);
    this.sqlite.prepare('DELETE FROM rows WHERE kind = ? AND id = ?').run(kind, id);
    this.touch();
  }

  /** Writes a row; from now on a changed seed no longer replaces the data. */
  put<K extends TableName>(kind: K, row: Tables[K]) {
    this.#rows(kind).set(row.id, row);
    this.#write(kind, row);
    this.touch();
  }

  touch() {
    this.version += 1;
    this.setFact('touched', 'yes');
  }

  nextId(kind: TableName): number {
    return Math.max(FIRST[kind] ?? 1, ...[...this.#rows(kind).keys()].map(id => id + 1));
  }

  /** Does something after a while, unless it is closed by then. */
  later(ms: number, work: () => void) {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer.unref());
  }

  close() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.sqlite.close();
  }

  #rows<K extends TableName>(kind: K): Map<number, Tables[K]> {
    const known = this.#kinds.get(kind) ?? new Map();
    this.#kinds.set(kind, known);
    return known as Map<number, Tables[K]>;
  }

  #write(kind: TableName, row: { id: number }) {
    this.sqlite
      .prepare('INSERT INTO rows VALUES (?, ?, ?) ON CONFLICT (kind, id) DO UPDATE SET body = excluded.body')
      .run(kind, row.id, JSON.stringify(row));
  }

  #fill(seed: Seed, made: string) {
    const rows = plant(seed);
    this.sqlite.exec('BEGIN; DELETE FROM rows; DELETE FROM sessions;');
    for (const [kind, all] of Object.entries(rows)) for (const row of all) this.#write(kind as TableName, row);
    this.setFact('site', JSON.stringify(seed.site));
    this.setFact('seed', made);
    this.sqlite.exec('COMMIT');
  }

  #load() {
    this.site = JSON.parse(this.fact('site')!) as Site;
    for (const { kind, id, body } of this.sqlite
      .prepare('SELECT kind, id, body FROM rows ORDER BY kind, id')
      .iterate()) {
      this.#rows(kind as TableName).set(id as number, JSON.parse(body as string));
    }
  }
}

/** Orders and forms are in it: nobody but its owner reads it, nor what SQLite puts beside it. */
function privateFile(file: string): string {
  closeSync(openSync(file, 'a', 0o600));
  for (const end of ['', '-wal', '-shm']) if (existsSync(file + end)) chmodSync(file + end, 0o600);
  return file;
}
