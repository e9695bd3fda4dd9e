import { createBounded } from '../../cache/bounded.ts';
import { inTime } from '../../cache/deadline.ts';

/** Somebody's time with a thing that nobody else works on meanwhile. */
export interface Turn {
  /** What whoever worked on it last left for the next; null where that was nothing. */
  readonly left: string | null;
  /** Says what the next is to know. */
  leave(text: string): void;
}

/** Makes work on one thing run one at a time. */
export interface Leases {
  /**
   * Runs `work` once nobody else works under this key.
   * @throws DeadlineError when the turn has not come by `until` (epoch milliseconds)
   */
  hold<T>(key: string, until: number, work: (turn: Turn) => Promise<T>): Promise<T>;
}

/** What is left where nobody knows what became of the work. */
export const OUTCOME_UNKNOWN = 'unknown';

/** Whether work that threw this may yet have its effect. */
export type IsOutcomeUnknown = (error: unknown) => boolean;

const LEFT_BYTES = 8_000_000;

/** Leases among the requests of this process. */
export function createLeases(isOutcomeUnknown: IsOutcomeUnknown): Leases {
  /** by key, what settles when the last in line is done */
  const lines = new Map<string, Promise<unknown>>();
  const left = createBounded<string>({ maxBytes: LEFT_BYTES, sizeOf: text => 2 * text.length });
  const keep = (key: string) => (text: string | null) => {
    if (text === null) left.delete(key);
    else left.set(key, text);
  };

  return {
    async hold(key, until, work) {
      const before = lines.get(key) ?? Promise.resolve();
      const turn = inTime(before, Math.max(0, until - Date.now()));
      const done = turn.then(() => runTurn(left.get(key) ?? null, work, isOutcomeUnknown, keep(key)));
      const tail = before.then(() => done.catch(() => {}));
      lines.set(key, tail);
      void tail.then(() => {
        if (lines.get(key) === tail) lines.delete(key);
      });
      return done;
    },
  };
}

/** Runs work in its turn. @param keep is told what it leaves: of work that failed and had no effect, what it found */
export async function runTurn<T>(
  left: string | null,
  work: (turn: Turn) => Promise<T>,
  isOutcomeUnknown: IsOutcomeUnknown,
  keep: (text: string | null) => unknown,
): Promise<T> {
  let next: string | null = null;
  const leave = (text: string) => {
    next = text;
  };
  try {
    return await work({ left, leave });
  } catch (error) {
    next ??= isOutcomeUnknown(error) ? OUTCOME_UNKNOWN : left;
    throw error;
  } finally {
    await keep(next);
  }
}
