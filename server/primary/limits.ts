import { createBounded } from '../cache/bounded.ts';
import type { CountAsked, CountState, PointsAsked, PointsGiven } from '../web/middleware/workersLimiter.ts';
import type { Peer } from '../workers/peer.ts';

/** Bytes of the counters of all limits: some hundred thousand visitors in one period. */
const COUNTED_BYTES = 40_000_000;

interface Counter {
  spent: number;
  /** by the process's own clock, in milliseconds */
  until: number;
}

/** What visitors have used up of their limits, counted for all workers: of more than have room, whoever came longest ago is counted anew. */
export function createLimits(): { join(worker: Peer): void } {
  const counters = createBounded<Counter>({ maxBytes: COUNTED_BYTES });
  const counterOf = (name: string, key: string): Counter | undefined => {
    const counter = counters.get(`${name} ${key}`);
    return counter && counter.until > performance.now() ? counter : undefined;
  };
  const stateOf = ({ spent, until }: Counter): CountState => ({ spent, leftMs: until - performance.now() });

  const give = ({ name, key, points, per, needed, wanted, refusedIsFree }: PointsAsked): PointsGiven => {
    const counter = counterOf(name, key) ?? { spent: 0, until: performance.now() + per * 1_000 };
    const left = points - counter.spent;
    const given = left < needed ? 0 : Math.min(left, wanted);
    counter.spent += given || (refusedIsFree ? 0 : needed);
    counters.set(`${name} ${key}`, counter);
    return { ...stateOf(counter), given };
  };

  return {
    join(worker) {
      worker.on<PointsAsked>('takePoints', give);
      worker.on<CountAsked>('countOf', ({ name, key }): CountState | null => {
        const counter = counterOf(name, key);
        return counter ? stateOf(counter) : null;
      });
    },
  };
}
