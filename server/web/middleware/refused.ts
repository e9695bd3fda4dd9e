import { createBounded } from '../../cache/bounded.ts';

/** Who was refused how many points lately: as many are refused again without asking anybody. */
export interface Refused {
  /** Milliseconds for which so many are refused under the key, 0 where nobody knows. */
  leftMs(key: string, points: number): number;
  note(key: string, points: number, leftMs: number): void;
}

export function createRefused(maxBytes: number): Refused {
  /** until when, by the process's own clock: one that is set back keeps nobody out for longer */
  const known = createBounded<{ points: number; until: number }>({ maxBytes });
  return {
    leftMs(key, points) {
      const refused = known.get(key);
      return refused && points >= refused.points ? Math.max(0, refused.until - performance.now()) : 0;
    },
    note(key, points, leftMs) {
      known.set(key, { points, until: performance.now() + leftMs });
    },
  };
}
