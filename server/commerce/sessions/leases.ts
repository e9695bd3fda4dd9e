import { createBounded } from '../../cache/bounded.ts';
import { inTime } from '../../cache/deadline.ts';

/** Makes work on one thing run one at a time. */
export interface Leases {
  /**
   * Runs `work` once nobody else works under this key. `unsettled` says that whoever did so last does not know what
   * became of it.
   * @throws DeadlineError when the turn has not come by `until` (epoch milliseconds)
   */
  hold<T>(key: string, until: number, work: (outcomeUnknown: boolean) => Promise<T>): Promise<T>;
}

/** Whether work that threw this may yet have its effect. */
export type IsOutcomeUnknown = (error: unknown) => boolean;

const UNKNOWN_OUTCOMES_BYTES = 4_000_000;

/** Leases among the requests of this process. */
export function createLeases(isOutcomeUnknown: IsOutcomeUnknown): Leases {
  /** by key, what settles when the last in line is done */
  const lines = new Map<string, Promise<unknown>>();
  const outcomeUnknown = createBounded<true>({ maxBytes: UNKNOWN_OUTCOMES_BYTES });

  async function run<T>(key: string, work: (outcomeUnknown: boolean) => Promise<T>): Promise<T> {
    try {
      const result = await work(outcomeUnknown.has(key));
      outcomeUnknown.delete(key);
      return result;
    } catch (error) {
      if (isOutcomeUnknown(error)) outcomeUnknown.set(key, true);
      throw error;
    }
  }

  return {
    async hold(key, until, work) {
      const before = lines.get(key) ?? Promise.resolve();
      const turn = inTime(before, Math.max(0, until - Date.now()));
      const done = turn.then(() => run(key, work));
      const tail = before.then(() => done.catch(() => {}));
      lines.set(key, tail);
      void tail.then(() => {
        if (lines.get(key) === tail) lines.delete(key);
      });
      return done;
    },
  };
}
