import { RateLimiterRes } from 'rate-limiter-flexible';
import { createBounded } from '../../cache/bounded.ts';
import type { Peer } from '../../workers/peer.ts';
import type { Count, Limiter } from './limit.ts';
import { createRefused } from './refused.ts';

export interface CountAsked {
  name: string;
  key: string;
}

export interface PointsAsked extends CountAsked, Count {
  /** fewer are none */
  needed: number;
  /** as many as there are, up to this */
  wanted: number;
}

export interface CountState {
  spent: number;
  /** milliseconds until it is counted anew */
  leftMs: number;
}

export interface PointsGiven extends CountState {
  given: number;
}

/** Of a generous limit a worker takes this share at a time; what it does not use up is lost to the others. */
const PORTION = 1 / 100;
const REMEMBERED_BYTES = 2_000_000;

/**
 * Counts with the other workers of the machine, by the primary. Limits of less than two hundred are kept to the point. Of
 * greater ones points are taken in portions, and who has spent all of them is remembered here, so that few requests ask.
 */
export function createWorkersLimiter(name: string, count: Count, primary: Peer): Limiter {
  const { points, refusedIsFree } = count;
  const portion = Math.max(1, Math.floor(points * PORTION));
  /** points that were given to this worker, until when by its own clock */
  const held = createBounded<{ points: number; until: number }>({ maxBytes: REMEMBERED_BYTES });
  const refused = createRefused(REMEMBERED_BYTES);

  const pointsOf = (key: string): number => {
    const own = held.get(key);
    return own && own.until > performance.now() ? own.points : 0;
  };
  const toRefuse = (needed: number) => (refusedIsFree ? needed : 0);
  const checkRefused = (key: string, needed: number) => {
    const leftMs = refused.leftMs(key, toRefuse(needed));
    if (leftMs > 0) throw new RateLimiterRes(0, leftMs, points + 1);
  };

  /** Asks for a portion; of many requests that come together, one asks. */
  const asking = new Map<string, Promise<void>>();
  const ask = async (key: string, needed: number) => {
    const asked: PointsAsked = { ...count, name, key, needed, wanted: Math.max(needed, portion) };
    const { given, leftMs } = await primary.ask<PointsGiven>('takePoints', asked);
    if (given) held.set(key, { points: pointsOf(key) + given, until: performance.now() + leftMs });
    else refused.note(key, toRefuse(needed), leftMs);
  };

  return {
    async consume(key, needed = 1) {
      while (pointsOf(key) < needed) {
        checkRefused(key, needed);
        const asked = asking.get(key) ?? ask(key, needed).finally(() => asking.delete(key));
        asking.set(key, asked);
        await asked;
      }
      held.get(key)!.points -= needed;
    },
    async get(key) {
      const state = await primary.ask<CountState | null>('countOf', { name, key } satisfies CountAsked);
      return state && new RateLimiterRes(points - state.spent, state.leftMs, state.spent);
    },
  };
}
