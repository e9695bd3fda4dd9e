import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeadlineError } from '../../cache/deadline.ts';
import type { SharedRedis } from '../../storage/redis.ts';
import { createLeases, type IsOutcomeUnknown, type Leases, OUTCOME_UNKNOWN, runTurn, type Turn } from './leases.ts';

/** A process that dies keeps others waiting for as long. */
const LEASE_MS = 15_000;
const RENEWED_EVERY_MS = 5_000;
/** Others look again after this, and up to as much later, so that they do not look together. */
const LOOK_AGAIN_MS = 20;
const LEFT_MS = 60 * 60_000;

/** Both change a lease only while it is still the caller's. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end`;
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end`;

/**
 * Leases among all processes that share a Redis; within each, the requests stand in line, so that one of them looks at
 * a time. While Redis cannot be reached, each process keeps order within itself: orders are still taken.
 */
export function createRedisLeases(shared: SharedRedis, isOutcomeUnknown: IsOutcomeUnknown): Leases {
  const local = createLeases(isOutcomeUnknown);

  /** Whose turn it is now; null where Redis does not say. */
  async function acquire(key: string, until: number): Promise<string | null> {
    const holder = randomUUID();
    const redis = await shared.client();
    for (;;) {
      const taken = await redis.set(`lease:${key}`, holder, 'PX', LEASE_MS, 'NX').catch(unreachable);
      if (taken === undefined) return null;
      if (taken) return holder;
      if (Date.now() >= until) throw new DeadlineError();
      await sleep(LOOK_AGAIN_MS * (1 + Math.random()));
    }
  }

  async function hold<T>(
    { key, holder, leftHere }: { key: string; holder: string; leftHere: string | null },
    work: (turn: Turn) => Promise<T>,
  ): Promise<T> {
    const redis = await shared.client();
    const renewal = setInterval(() => {
      redis.eval(RENEW, 1, `lease:${key}`, holder, LEASE_MS).catch(unreachable);
    }, RENEWED_EVERY_MS);
    const place = `left:${key}`;
    const note = (text: string) => redis.set(place, text, 'PX', LEFT_MS).catch(unreachable);
    const keep = (text: string | null) => (text === null ? redis.del(place).catch(unreachable) : note(text));
    try {
      // Of work that is cut off here nobody knows what became.
      const left = await redis.set(place, OUTCOME_UNKNOWN, 'PX', LEFT_MS, 'GET').catch(unreachable);
      return await runTurn(left ?? leftHere, work, isOutcomeUnknown, { keep, note });
    } finally {
      clearInterval(renewal);
      await redis.eval(RELEASE, 1, `lease:${key}`, holder).catch(unreachable);
    }
  }

  return {
    hold: (key, until, work) =>
      local.hold(key, until, async turn => {
        const holder = await acquire(key, until);
        return holder === null ? work(turn) : hold({ key, holder, leftHere: turn.left }, work);
      }),
  };
}

const unreachable = () => undefined;
