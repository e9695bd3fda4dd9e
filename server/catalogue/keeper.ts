import type { Logger } from 'pino';

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
  close(): Promise<void>;
}

export interface KeeperOptions {
  name: string;
  log: Logger;
  intervals: Intervals;
  walk(): Promise<void>;
  refresh(): Promise<void>;
}

export function createKeeper({ name, log, intervals, walk, refresh }: KeeperOptions): Keeper {
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let failures = 0;
  let walkedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> = Promise.resolve();

  async function pass(asked: 'walk' | 'refresh'): Promise<void> {
    if (closed) return;
    clearTimeout(timer);
    const kind = Date.now() - walkedAt >= intervals.walk ? 'walk' : asked;
    const began = Date.now();
    try {
      await (kind === 'walk' ? walk() : refresh());
      if (kind === 'walk') walkedAt = began;
      failures = 0;
    } catch (error) {
      if (closed) return;
      failures += 1;
      if (kind === 'walk') walkedAt = Number.NEGATIVE_INFINITY;
      log.warn({ part: name, failures, reason: (error as Error).message }, 'The index could not be renewed');
    }
    wait();
  }

  function wait(): void {
    if (closed) return;
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
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
