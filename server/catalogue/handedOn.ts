import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { PRODUCT_STATES } from './schema.ts';

type Rows = Record<string, SQLInputValue>[];

/** What an older index has that no walk brings back. Of what cannot be read there is nothing. */
export interface HandedOn {
  formerSlugs: Rows;
  /** what others are still to be told of */
  news: Rows;
  /** of each product the state that others know */
  formerProducts: Rows;
}

const NOTHING: HandedOn = { formerSlugs: [], news: [], formerProducts: [] };

/** What a file of another version hands on, or a broken one as far as it can be read. */
export function handedOnBy(file: string): HandedOn {
  // While its own first walk was under way others knew what the one before it had.
  const isWalked = read(file, "SELECT 1 FROM meta WHERE key = 'shop'").length > 0;
  return {
    formerSlugs: read(file, 'SELECT kind, slug, id FROM former_slug'),
    news: read(file, 'SELECT product, what, mark FROM news'),
    formerProducts: read(file, isWalked ? PRODUCT_STATES : 'SELECT id, dates, supply FROM former_product'),
  };
}

/** What the index of the address before this one hands on: products keep their ids where a shop moves, addresses say nothing. */
export function handedOnBeside(file: string): HandedOn {
  const [latest] = readdirSync(path.dirname(file))
    .filter(name => /^catalogue-\w+\.sqlite$/.test(name) && name !== path.basename(file))
    .map(name => path.join(path.dirname(file), name))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  return latest ? { ...handedOnBy(latest), formerSlugs: [] } : NOTHING;
}

/** Fills a new file with it. */
export function takeOver(db: DatabaseSync, { formerSlugs, news, formerProducts }: HandedOn): void {
  insert(db, 'INSERT INTO former_slug (kind, slug, id) VALUES (:kind, :slug, :id)', formerSlugs);
  insert(db, 'INSERT INTO news (product, what, mark) VALUES (:product, :what, :mark)', news);
  insert(db, 'INSERT INTO former_product (id, dates, supply) VALUES (:id, :dates, :supply)', formerProducts);
}

function insert(db: DatabaseSync, sql: string, rows: Rows): void {
  const statement = db.prepare(sql);
  for (const row of rows) statement.run(row);
}

function read(file: string, sql: string): Rows {
  for (const alone of [false, true])
    try {
      return readRows(file, sql, alone);
    } catch {}
  return [];
}

/** @param alone without a second file, for which a full disk has no room; while nobody else has it open */
function readRows(file: string, sql: string, alone: boolean): Rows {
  const db = new DatabaseSync(file, { readOnly: !alone });
  try {
    if (alone) db.exec('PRAGMA locking_mode = EXCLUSIVE');
    return db.prepare(sql).all() as Rows;
  } finally {
    db.close();
  }
}
