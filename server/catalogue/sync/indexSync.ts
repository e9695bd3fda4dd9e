import type { Logger } from 'pino';
import { createChangeQueue } from './changes/changeQueue.ts';

/** How often the index looks for changes, in milliseconds. */
export interface Intervals {
  /** what changed since */
  refresh: number;
  /** totals, and ids where one differs: what vanished or came without a mark */
  compare: number;
  /** everything, for what changed without a mark */
  walk: number;
  /** between two portions of a walk, except of those that are waited for: the first and those that are asked for */
  portion: number;
  /** first wait after a failure; doubles up to `refresh` */
  retry: number;
}

export const INTERVALS: Intervals = {
  refresh: 60_000,
  compare: 600_000,
  walk: 86_400_000,
  portion: 30_000,
  retry: 1_000,
};

/** Syncs one service's part of the index: one thing at a time, failures waited out. */
export interface IndexSync {
  /** Begins; resolves once what has to be read first has been read, well or not. */
  start(): Promise<void>;
  /** One pass now, after what runs. Never rejects: a failure is logged and tried again. */
  pass(kind: 'walk' | 'refresh'): Promise<void>;
  /** Reads now what these tags name, beside a pass that runs. Never rejects: a failure is logged and tried again. */
  renew(tags: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}

export interface IndexSyncOptions {
  name: string;
  log: Logger;
  intervals: Intervals;
  /** whether other processes look at the same times, by the clock: one of them reads for all */
  inStep?: boolean;
  /** when the last walk that has ended began, epoch milliseconds; null before the first */
  lastWalk(): number | null;
  /** Begins the walk anew that is under way. */
  restart(): Promise<void>;
  /** Reads one portion of a walk. Answers true at its end. */
  step(): Promise<boolean>;
  refresh(): Promise<void>;
  compare(): Promise<void>;
  renew(tags: ReadonlySet<string>): Promise<void>;
}

type Job = 'refresh' | 'compare' | 'portion' | 'walk' | 'anew';

export function createIndexSync(options: IndexSyncOptions): IndexSync {
  const { name, log, intervals } = options;
  /** when each is due, epoch milliseconds */
  const due = { refresh: 0, compare: 0, portion: 0 };
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  let failures = 0;
  /** a walk that is waited for is not spread out */
  let hurried = false;
  let running: Promise<void> = Promise.resolve();
  let renewing: Promise<void> = Promise.resolve();
  const changeQueue = createChangeQueue(options.renew);

  const after = (moment: number, interval: number): number =>
    options.inStep ? (Math.floor(moment / interval) + 1) * interval : moment + interval;

  async function run(job: Job): Promise<void> {
    if (closed) return;
    clearTimeout(timer);
    try {
      await work(job);
      failures = 0;
    } catch (error) {
      failed(error);
    }
    wait();
  }

  async function work(job: Job): Promise<void> {
    const now = Date.now();
    if (job === 'anew') await options.restart();
    if (job === 'anew' || job === 'walk' || hurried || options.lastWalk() === null) return walk();
    if (job === 'portion') {
      await changeQueue.during(async () => void (await options.step()));
      due.portion = after(now, intervals.portion);
      return;
    }
    await changeQueue.during(options[job]);
    due[job] = after(now, intervals[job]);
  }

  async function walk(): Promise<void> {
    hurried = true;
    for (let ended = false; !ended; )
      await changeQueue.during(async () => {
        ended = await options.step();
      });
    hurried = false;
    due.refresh = after(Date.now(), intervals.refresh);
    // What another process read may be gone since.
    due.compare = options.inStep ? 0 : Date.now() + intervals.compare;
  }

  function failed(error: unknown): void {
    if (closed) return;
    failures += 1;
    log.warn({ part: name, failures, reason: (error as Error).message }, 'The index could not be renewed');
  }

  /** What is due first; where even that cannot be read, a look. */
  function next(): { job: Job; at: number } {
    try {
      return firstDue(options.lastWalk());
    } catch (error) {
      failed(error);
      return { job: 'refresh', at: 0 };
    }
  }

  function firstDue(last: number | null): { job: Job; at: number } {
    if (hurried || last === null) return { job: 'walk', at: 0 };
    const jobs: { job: Job; at: number }[] = [
      { job: 'refresh', at: due.refresh },
      { job: 'compare', at: due.compare },
      { job: 'portion', at: Math.max(due.portion, after(last, intervals.walk)) },
    ];
    return jobs.reduce((first, one) => (one.at < first.at ? one : first));
  }

  function wait(): void {
    if (closed) return;
    clearTimeout(timer);
    const { job, at } = next();
    const longest = Math.min(intervals.refresh, intervals.retry * 2 ** Math.min(failures - 1, 10));
    const ms = failures ? longest / 2 + (Math.random() * longest) / 2 : Math.max(0, at - Date.now());
    timer = setTimeout(() => void queue(job), ms);
    timer.unref();
  }

  const queue = (job: Job): Promise<void> => {
    running = running.then(() => run(job));
    return running;
  };

  return {
    start: () => queue('refresh'),
    pass: kind => queue(kind === 'walk' ? 'anew' : kind),
    renew(tags) {
      renewing = changeQueue.read(tags).catch(error => {
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
