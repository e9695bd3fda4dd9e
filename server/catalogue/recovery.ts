import type { Logger } from 'pino';
import type { IndexNews } from '../workers/indexNews.ts';
import type { Database } from './database.ts';
import type { Columns } from './read/facets/columns.ts';

/** What stays broken is not looked at with every question. */
const EVERY_MS = 30_000;

export interface RecoveryOptions {
  db: Database;
  columns: Columns;
  indexNews: IndexNews | null;
  log: Pick<Logger, 'warn'>;
  /** Reads what a new file lacks. */
  refresh(): Promise<void>;
}

/**
 * Sees to an index that breaks while it is used: whoever writes it begins it anew and reads the services again, the other
 * workers go on with what lies there then. Returns what a worker does once something was written.
 */
export function createRecovery({ db, columns, indexNews, log, refresh }: RecoveryOptions): () => Promise<void> {
  const isWriter = indexNews?.isWriter ?? true;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function reopen(): Promise<void> {
    if (await db.reopen(isWriter)) columns.forget();
  }
  async function recover(): Promise<void> {
    if (performance.now() - lookedAt < EVERY_MS) return;
    lookedAt = performance.now();
    try {
      await reopen();
      if (isWriter) await refresh();
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'The index is broken');
      if (!isWriter) indexNews?.tellDamage();
    }
  }
  db.onDamage(() => void recover());
  if (isWriter) indexNews?.onDamage(() => void recover());
  return async () => {
    if (!isWriter && db.isReplaced) await reopen();
  };
}
