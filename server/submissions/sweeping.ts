import type { Logger } from 'pino';
import type { Schedule } from './delivery/schedule.ts';
import type { Database } from './storage/database.ts';
import { sweep } from './storage/retention.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Removes what was kept for long enough, now and every hour. Returns what ends that, after a sweep under way. */
export function startSweeping(parts: {
  readonly database: Database;
  readonly eraseArtwork: (reference: string) => void;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly clock: () => number;
  readonly schedule: Schedule;
}): () => Promise<void> {
  let cancel = () => {};
  let ended = false;
  let running = Promise.resolve();
  const next = () => {
    running = sweepOnce(parts).then(() => {
      if (!ended) cancel = parts.schedule(EVERY_MS, next);
    });
  };
  next();
  return () => {
    ended = true;
    cancel();
    return running;
  };
}

async function sweepOnce({ database, eraseArtwork, log, clock }: Parameters<typeof startSweeping>[0]): Promise<void> {
  try {
    const removed = await sweep(database, eraseArtwork, clock());
    if (removed > 0) log.info({ removed }, 'delivered submissions removed after their time');
  } catch (error) {
    log.error({ fault: String((error as Error).message) }, 'delivered submissions could not be removed');
  }
}
