import type { Database, Writer } from '../../database.ts';
import { readMeta } from '../meta.ts';

// Which rows a service lists, also those that do not fit and are not in the index: by them is found what is gone.

/** Notes what the service listed, as seen in the walk under way. */
export function noteListed(writer: Writer, list: string, ids: readonly number[], walk: number): void {
  for (const id of ids)
    writer.run('INSERT OR REPLACE INTO source_row (list, id, walk) VALUES (?, ?, ?)', list, id, walk);
}

/** Of the rows that were asked for by their ids, forgets those that the service does not list any more. */
export function forgetGone(writer: Writer, list: string, asked: readonly number[], listed: readonly number[]): void {
  const there = new Set(listed);
  for (const id of asked) if (!there.has(id)) writer.run('DELETE FROM source_row WHERE list = ? AND id = ?', list, id);
}

interface Answered {
  rows: readonly { id: number }[];
  listed: readonly number[];
  asked: readonly number[];
  unread: readonly number[];
}

/** What was listed or asked for and did not come as a row: it is gone, or not to be shown. What is unread stays. */
export function unsent({ rows, listed, asked, unread }: Answered): number[] {
  const sent = new Set([...rows.map(row => row.id), ...unread]);
  return [...new Set([...listed, ...asked])].filter(id => !sent.has(id));
}

export const countListed = (db: Database, list: string): number =>
  db.get<{ n: number }>('SELECT COUNT(*) AS n FROM source_row WHERE list = ?', list)!.n;

/** In their order. */
export async function listedIds(db: Database, list: string): Promise<number[]> {
  const ids: number[] = [];
  await db.each<{ id: number }>('SELECT id FROM source_row WHERE list = ? ORDER BY id', [list], row =>
    ids.push(row.id),
  );
  return ids;
}

/** Rows that no portion of this walk brought. */
export async function unseenIn(db: Database, list: string, walk: number): Promise<number[]> {
  const ids: number[] = [];
  const unseen = 'SELECT id FROM source_row WHERE list = ? AND walk <> ?';
  await db.each<{ id: number }>(unseen, [list, walk], row => ids.push(row.id));
  return ids;
}

/** The number of the walk under way, or of the last one. */
export const walkNumber = (db: Pick<Database, 'get'>, part: string): number =>
  readMeta<number>(db, `walks ${part}`) ?? 0;
