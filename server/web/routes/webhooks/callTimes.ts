import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Agreement } from '../../../workers/place.ts';
import type { Limiter } from '../../middleware/limit.ts';
import { createLimiter } from '../../middleware/limiter.ts';

/** Longer than a call of our plugin stays good, which is ten minutes where its clock is ahead; in seconds. */
const PER_S = 15 * 60;

/**
 * Whether a call came no more often than so many times, to this process or to any that it agrees with. This one remembers
 * by itself, too: while what they agree by is away it goes by that, for a change that nobody heard of is worse than one
 * that is heard of twice.
 */
export function createCallTimes(name: string, times: number, by: Agreement): (key: string) => Promise<boolean> {
  const count = { points: times, per: PER_S };
  const own = createLimiter(name, count, null);
  const agreed = by && createLimiter(name, count, by);
  return async key => (await isWithin(own, key)) && (!agreed || isWithin(agreed, key).catch(() => true));
}

async function isWithin(limiter: Promise<Limiter>, key: string): Promise<boolean> {
  try {
    await (await limiter).consume(key);
    return true;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return false;
    throw reason;
  }
}
