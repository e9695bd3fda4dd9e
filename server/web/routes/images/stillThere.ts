import type { Logger } from 'pino';
import { createBounded } from '../../../cache/bounded.ts';
import { createQueue } from './queue.ts';

/** Where a picture comes from. */
export interface Source {
  origin: string;
  path: string;
}

export interface StillThereOptions {
  /** Whether the origin says that there is none any more. Rejects where it does not say. */
  isGone(source: Source): Promise<boolean>;
  /** Removes what was made of it. */
  forget(source: Source): Promise<void>;
  log: Logger;
}

/** What was taken down is served no longer than this. */
const ASKED_EVERY_MS = 24 * 60 * 60_000;
/** Those of the first pages after a start are not all asked for at once. */
const FIRST_WITHIN_MS = 60 * 60_000;
const REMEMBERED_BYTES = 4_000_000;
const WAITING = 400;

/** Is told what is served, and asks behind now and then whether it is still there: what was made of it may lie here for years. */
export function createStillThere({ isGone, forget, log }: StillThereOptions): (served: Source) => void {
  const dueAt = createBounded<number>({ maxBytes: REMEMBERED_BYTES });
  const queue = createQueue(1, WAITING);
  const look = async (source: Source): Promise<void> => {
    if (await isGone(source)) await forget(source);
  };
  return ({ origin, path }) => {
    const [key, now] = [origin + path, performance.now()];
    const due = dueAt.get(key);
    if (due === undefined) return void dueAt.set(key, now + Math.random() * FIRST_WITHIN_MS);
    if (due > now) return;
    dueAt.set(key, now + ASKED_EVERY_MS);
    queue(() => look({ origin, path })).catch(error =>
      log.debug({ reason: (error as Error).message }, 'Nobody said whether a picture is still there'),
    );
  };
}
