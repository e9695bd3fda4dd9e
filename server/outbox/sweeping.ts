import type { Logger } from 'pino';
import type { Accounts } from '../quotes/accounts/accounts.ts';
import { sweepRequests } from '../quotes/retention.ts';
import { adoptRequests } from '../quotes/storedRequest.ts';
import type { Database } from '../storage/database.ts';
import { sweepCommentKeys } from './comments/commentKeys.ts';
import type { FormAllowance } from './formAllowance.ts';
import { sweepNotices } from './stock/stockNotices.ts';
import { sweepHeld } from './storage/removal.ts';
import { judgedTime, sweep } from './storage/retention.ts';
import type { Schedule } from './worker/schedule.ts';

const EVERY_MS = 60 * 60 * 1000;

/** Files that go with their requests, and some that nobody claimed. */
export interface SweptArtwork {
  erase(reference: string): void;
  /** @param now milliseconds since 1970 */
  sweep(now: number): Promise<void>;
}

interface Sweeping {
  readonly database: Database;
  readonly accounts: Pick<Accounts, 'sweep'>;
  readonly artwork: SweptArtwork;
  readonly formAllowance: Pick<FormAllowance, 'sweep'>;
  /** How long a quote request is kept after its last step. */
  readonly requestsKeptMs: number;
  readonly log: Pick<Logger, 'info' | 'error'>;
  readonly clock: () => number;
  readonly schedule: Schedule;
}

/** Removes what was kept for long enough, now and every hour. Returns what ends that, after a sweep under way. */
export function startSweeping(parts: Sweeping): () => Promise<void> {
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

async function sweepOnce(parts: Sweeping): Promise<void> {
  const { database, accounts, artwork, formAllowance, requestsKeptMs, log, clock } = parts;
  try {
    const now = await judgedTime(database, clock());
    // Before the outbox forgets any of them.
    await adoptRequests(database.query);
    const eraseArtwork = (reference: string) => artwork.erase(reference);
    const removed = await sweep(database, now, eraseArtwork);
    if (removed > 0) log.info({ removed }, 'delivered submissions removed after their time');
    const held = await sweepHeld(database, now, eraseArtwork);
    if (held > 0) log.info({ held }, 'held submissions removed after their time');
    const requests = await sweepRequests(database, eraseArtwork, { now, keptMs: requestsKeptMs });
    if (requests > 0) log.info({ requests }, 'quote requests removed after their time');
    await sweepNotices(database, now);
    await sweepCommentKeys(database, now);
    await accounts.sweep();
    await artwork.sweep(now);
    await formAllowance.sweep(now);
  } catch (error) {
    log.error({ fault: String((error as Error).message) }, 'what was kept for long enough could not be removed');
  }
}
