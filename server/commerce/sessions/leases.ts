import { createBounded } from '../../cache/bounded.ts';
import { inTime } from '../../cache/deadline.ts';

/** Somebody's time with a thing that nobody else works on meanwhile. */
export interface Turn {
  /** What whoever worked on it last left for the next; null where that was nothing. */
  readonly left: string | null;
  /** Says what the next is to know. */
  leave(text: string): void;
  /** Says what the next is to know should this process end before the work does; kept once it resolves. */
  note(text: string): Promise<void>;
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
  const shelfOf = (key: string): Shelf => ({
    keep(text) {
      if (text === null) left.delete(key);
      else left.set(key, text);
    },
    // It ends with all that it kept.
    note() {},
  });

  return {
    async hold(key, until, work) {
      const before = lines.get(key) ?? Promise.resolve();
      const turn = inTime(before, Math.max(0, until - Date.now()));
      const done = turn.then(() => runTurn(left.get(key) ?? null, work, isOutcomeUnknown, shelfOf(key)));
      const tail = before.then(() => done.catch(() => {}));
      lines.set(key, tail);
      void tail.then(() => {
        if (lines.get(key) === tail) lines.delete(key);
      });
      return done;
    },
  };
}

/** Where what is left for the next lies. */
interface Shelf {
  /** Takes what work leaves at its end: of work that failed and had no effect, what it found. */
  keep(text: string | null): unknown;
  /** Takes what is left where the process does not come to that end. */
  note(text: string): unknown;
}

/** Runs work in its turn. */
export async function runTurn<T>(
  left: string | null,
  work: (turn: Turn) => Promise<T>,
  isOutcomeUnknown: IsOutcomeUnknown,
  { keep, note }: Shelf,
): Promise<T> {
  let next: string | null = null;
  const leave = (text: string) => {
    next = text;
  };
  try {
    return await work({ left, leave, note: async text => void (await note(text)) });
  } catch (error) {
    next ??= isOutcomeUnknown(error) ? OUTCOME_UNKNOWN : left;
    throw error;
  } finally {
    await keep(next);
  }
}
