import {
  type IRateLimiterOptions,
  type IRateLimiterRedisOptions,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { createBounded } from '../../cache/bounded.ts';
import { type Agreement, isRedis } from '../../workers/place.ts';
import type { Count, Limiter } from './limit.ts';
import { createRefused } from './refused.ts';
import { createWorkersLimiter } from './workersLimiter.ts';

/** Bytes of one limit's counters: some ten thousand visitors in one period. */
const COUNTED_BYTES = 6_000_000;
const COUNTER_BYTES = 400;

type Consume = Parameters<RateLimiterMemory['consume']>;

/** Counts in memory, as many visitors as have room: of more, whoever came longest ago is counted anew. */
class BoundedLimiter extends RateLimiterMemory {
  readonly #counted = createBounded<true>({
    maxBytes: COUNTED_BYTES,
    sizeOf: () => COUNTER_BYTES,
    evicted: (_, key) => void this.delete(key),
  });
  readonly #refusedIsFree: boolean;

  constructor(options: IRateLimiterOptions, refusedIsFree: boolean) {
    super(options);
    this.#refusedIsFree = refusedIsFree;
  }

  override async consume(...[key, points = 1, ...more]: Consume): Promise<RateLimiterRes> {
    this.#counted.set(String(key), true);
    try {
      return await super.consume(key, points, ...more);
    } catch (reason) {
      if (this.#refusedIsFree) await this.reward(key, points);
      throw reason;
    }
  }
}

/** Begins the keys of counters where what is refused is free. */
const FREE = 'free';

/** A connection has one script for all its limiters: which kind it is stands in the key. */
const COUNT = `redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local ttl = redis.call('pttl', KEYS[1])
if ttl == -1 then
  redis.call('expire', KEYS[1], ARGV[2])
  ttl = 1000 * ARGV[2]
end
local consumed = redis.call('get', KEYS[1]) + ARGV[1]
if consumed <= tonumber(ARGV[3]) or string.sub(KEYS[1], 1, ${FREE.length}) ~= '${FREE}' then
  redis.call('incrby', KEYS[1], ARGV[1])
end
return {consumed, ttl}`;

/** Counts in Redis. Whoever has spent the points is known here: refusing costs no call. */
class SharedLimiter extends RateLimiterRedis {
  readonly #refused = createRefused(COUNTED_BYTES);
  readonly #refusedIsFree: boolean;

  constructor(options: IRateLimiterRedisOptions, refusedIsFree: boolean) {
    super({ ...options, customIncrTtlLuaScript: COUNT });
    this.#refusedIsFree = refusedIsFree;
  }

  override async consume(...[key, points = 1, ...more]: Consume): Promise<RateLimiterRes> {
    const needed = this.#refusedIsFree ? points : 0;
    const left = this.#refused.leftMs(String(key), needed);
    if (left > 0) throw new RateLimiterRes(0, left, this.points + 1);
    try {
      return await super.consume(key, points, ...more);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) this.#refused.note(String(key), needed, reason.msBeforeNext);
      throw reason;
    }
  }
}

/** Counts under a name: in this process, or with those it agrees with. While a Redis is away, each counts alone. */
export async function createLimiter(name: string, count: Count, by: Agreement): Promise<Limiter> {
  if (by && !isRedis(by)) return createWorkersLimiter(name, count, by);
  const { points, per, refusedIsFree = false } = count;
  const options = { keyPrefix: `${refusedIsFree ? FREE : 'rate'} ${name}`, points, duration: per };
  const own = new BoundedLimiter(options, refusedIsFree);
  if (!by) return own;
  return new SharedLimiter({ ...options, storeClient: await by.client(), insuranceLimiter: own }, refusedIsFree);
}
