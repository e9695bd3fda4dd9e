import type { Database, Writer } from '../database.ts';

/** What the index remembers of itself under a key; null where there is nothing yet. */
export function readMeta<T>(db: Pick<Database, 'get'>, key: string): T | null {
  const row = db.get<{ value: string }>('SELECT value FROM meta WHERE key = ?', key);
  return row ? (JSON.parse(row.value) as T) : null;
}

/** null forgets it */
export function writeMeta(writer: Writer, key: string, value: unknown): void {
  if (value === null) writer.run('DELETE FROM meta WHERE key = ?', key);
  else writer.run('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', key, JSON.stringify(value));
}
