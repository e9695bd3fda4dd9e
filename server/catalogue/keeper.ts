import type { Logger } from 'pino';
import { createRenewals } from './renewals.ts';

/** How often the index looks for changes, in milliseconds. */
export interface Intervals {
  /** what changed since */
  refresh: number;
  /** everything, for what vanished or changed without a mark */
  walk: number;
  /** first wait after a failure; doubles up to `refresh` */
  retry: number;
}

export const INTERVALS: Intervals = { refresh: 60_000, walk: 600_000, retry: 1_000 };

/** Keeps one service's part of the index fresh: one pass at a time, failures waited out. */
export interface Keeper {
  /** Begins; resolves once the first pass has ended, well or not. */
  start(): Promise<void>;
  /** One pass now, after one that runs. Never rejects: a failure is logged and tried again. */
  pass(kind: 'walk' | 'refresh'): Promise<void>;
  /** Reads now what these tags name, beside a pass that runs. Never rejects: a failure is logged and tried again. */
  renew(tags: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}

export interface KeeperOptions {
  name: string;
  log: Logger;
  intervals: Intervals;
  walk(): Promise<void>;
  refresh(): Promise<void>;
  renew(tags: ReadonlySet<string>): Promise<void>;
}

export function createKeeper({ name, log, intervals, walk, refresh, renew }: KeeperOptions): Keeper {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let failures = 0;
  let walkedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();
  let renewing: Promise<void> = Promise.resolve();
  const renewals = createRenewals(renew);

  async function pass(asked: 'walk' | 'refresh'): Promise<void> {
    if (closed) return;
    clearTimeout(timer);
    const kind = Date.now() - walkedAt >= intervals.walk ? 'walk' : asked;
    try {
      await renewals.beside(kind === 'walk' ? walkAll : refresh);
      failures = 0;
    } catch (error) {
      failed(error);
    }
    wait();
  }

  async function walkAll(): Promise<void> {
    const began = Date.now();
    walkedAt = Number.NEGATIVE_INFINITY;
    await walk();
    walkedAt = began;
  }

  function failed(error: unknown): void {
    if (closed) return;
    failures += 1;
    log.warn({ part: name, failures, reason: (error as Error).message }, 'The index could not be renewed');
  }

  function wait(): void {
    if (closed) return;
    clearTimeout(timer);
    const longest = Math.min(intervals.refresh, intervals.retry * 2 ** Math.min(failures - 1, 10));
    const ms = failures ? longest / 2 + (Math.random() * longest) / 2 : intervals.refresh;
    timer = setTimeout(() => void queue('refresh'), ms);
    timer.unref();
  }

  const queue = (kind: 'walk' | 'refresh'): Promise<void> => {
    running = running.then(() => pass(kind));
    return running;
  };

  return {
    start: () => queue('walk'),
    pass: queue,
    renew(tags) {
      renewing = renewals.read(tags).catch(error => {
        failed(error);
        wait();
      });
      return renewing;
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
      await renewing;
    },
  };
}
