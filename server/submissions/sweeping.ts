import type { Logger } from 'pino';
import { sweepRequests } from '../quotes/retention.ts';
import { adoptRequests } from '../quotes/storedRequest.ts';
import type { Schedule } from './delivery/schedule.ts';
import type { Database } from './storage/database.ts';
import { sweep } from './storage/retention.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Removes what was kept for long enough, now and every hour. Returns what ends that, after a sweep under way. */
export function startSweeping(parts: {
  readonly database: Database;
  readonly eraseArtwork: (reference: string) => void;
  /** How long a quote request is kept after its last step. */
  readonly requestsKeptMs: number;
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

async function sweepOnce(parts: Parameters<typeof startSweeping>[0]): Promise<void> {
  const { database, eraseArtwork, requestsKeptMs, log, clock } = parts;
  try {
    // Before the outbox forgets any of them.
    await adoptRequests(database.query);
    const removed = await sweep(database, clock());
    if (removed > 0) log.info({ removed }, 'delivered submissions removed after their time');
    const requests = await sweepRequests(database, eraseArtwork, { now: clock(), keptMs: requestsKeptMs });
    if (requests > 0) log.info({ requests }, 'quote requests removed after their time');
  } catch (error) {
    log.error({ fault: String((error as Error).message) }, 'delivered submissions could not be removed');
  }
}
