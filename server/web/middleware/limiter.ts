import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { createBounded } from '../../cache/bounded.ts';
import { type Agreement, isRedis } from '../../workers/place.ts';
import type { Count, Limiter } from './limit.ts';
import { createWorkersLimiter } from './workersLimiter.ts';

/** Bytes of one limit's counters: some ten thousand visitors in one period. */
const COUNTED_BYTES = 6_000_000;
const COUNTER_BYTES = 400;

/** Counts in memory, as many visitors as have room: of more, whoever came longest ago is counted anew. */
class BoundedLimiter extends RateLimiterMemory {
  readonly #counted = createBounded<true>({
    maxBytes: COUNTED_BYTES,
    sizeOf: () => COUNTER_BYTES,
    evicted: (_, key) => void this.delete(key),
  });

  override consume(...[key, ...more]: Parameters<RateLimiterMemory['consume']>): Promise<RateLimiterRes> {
    this.#counted.set(String(key), true);
    return super.consume(key, ...more);
  }
}

/** Counts in Redis. Whoever has spent the points is known here: refusing costs no call. */
class SharedLimiter extends RateLimiterRedis {
  /** until when, by the process's own clock: one that is set back keeps nobody out for longer */
  readonly #refused = createBounded<number>({ maxBytes: COUNTED_BYTES });

  override async consume(...[key, ...more]: Parameters<RateLimiterRedis['consume']>): Promise<RateLimiterRes> {
    const left = (this.#refused.get(String(key)) ?? 0) - performance.now();
    if (left > 0) throw new RateLimiterRes(0, left, this.points + 1);
    try {
      return await super.consume(key, ...more);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) this.#refused.set(String(key), performance.now() + reason.msBeforeNext);
      throw reason;
    }
  }
}

/** Counts under a name: in this process, or with those it agrees with. While a Redis is away, each counts alone. */
export async function createLimiter(name: string, { points, per }: Count, by: Agreement): Promise<Limiter> {
  if (by && !isRedis(by)) return createWorkersLimiter(name, { points, per }, by);
  const count = { keyPrefix: `rate ${name}`, points, duration: per };
  const own = new BoundedLimiter(count);
  return by ? new SharedLimiter({ ...count, storeClient: await by.client(), insuranceLimiter: own }) : own;
}
