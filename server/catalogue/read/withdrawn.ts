import type { Database } from '../database.ts';

/**
 * Whether a tag names what not everybody may read any more: it is gone, or was given a password. What was only edited
 * may stand in as it was where the edit cannot be read; this may not.
 */
export function isWithdrawn(db: Database, tag: string): boolean {
  const [, table, id] = /^(product|page|post):(\d+)$/.exec(tag) ?? [];
  return table !== undefined && !db.get(`SELECT 1 FROM ${table} WHERE id = ? AND locked = 0`, Number(id));
}
