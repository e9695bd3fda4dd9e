import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { DeadlineError } from '../../cache/deadline.ts';
import type { SharedRedis } from '../../storage/redis.ts';
import { createLeases, type IsOutcomeUnknown, type Leases, OUTCOME_UNKNOWN, runTurn, type Turn } from './leases.ts';
import { createUnreleasedLeases, LEFT_MS } from './unreleased.ts';

/** A process that dies keeps others waiting for as long. */
const LEASE_MS = 15_000;
const RENEWED_EVERY_MS = 5_000;
/** Others look again after this, and up to as much later, so that they do not look together. */
const LOOK_AGAIN_MS = 20;

/** Both change a lease only while it is still the caller's. */
const RELEASE = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end`;
const RENEW = `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end`;

/**
 * Leases among all processes that share a Redis; within each, the requests stand in line, so that one of them looks at
 * a time. While Redis cannot be reached, each process keeps order within itself: orders are still taken. What Redis was
 * not told of leases that are over it is told when it is back.
 */
export function createRedisLeases(shared: SharedRedis, isOutcomeUnknown: IsOutcomeUnknown): Leases {
  const local = createLeases(isOutcomeUnknown);
  const unreleased = createUnreleasedLeases();
  let listening = false;

  async function connected(): Promise<Redis> {
    const redis = await shared.client();
    if (!listening)
      redis.on('ready', () => {
        for (const key of unreleased.keys()) void endInTurn(redis, key);
      });
    listening = true;
    return redis;
  }

  /** Whoever works here without Redis goes on to have the lease until they are done. */
  const endInTurn = (redis: Redis, key: string) =>
    local
      .hold(key, Date.now() + LEASE_MS, async ({ left, leave }) => {
        const taken = await unreleased.end(redis, key, left);
        if (left !== null && !taken) leave(left);
      })
      .catch(unreachable);

  /** Whose turn it is now; null where Redis does not say. */
  async function acquire(redis: Redis, key: string, until: number): Promise<string | null> {
    const holder = randomUUID();
    for (;;) {
      const isSent = redis.status === 'ready';
      const taken = await redis.set(`lease:${key}`, holder, 'PX', LEASE_MS, 'NX').catch((error: Error) => {
        // What was sent and not answered may be given all the same, and nobody would have it.
        if (isSent && error.name !== 'ReplyError') unreleased.add(key, { holder, noted: '' });
      });
      if (taken === undefined) return null;
      if (taken) return holder;
      if (Date.now() >= until) throw new DeadlineError();
      await sleep(LOOK_AGAIN_MS * (1 + Math.random()));
    }
  }

  async function hold<T>(
    redis: Redis,
    { key, holder, here }: { key: string; holder: string; here: Turn },
    work: (turn: Turn) => Promise<T>,
  ): Promise<T> {
    const renewal = setInterval(() => {
      redis.eval(RENEW, 1, `lease:${key}`, holder, LEASE_MS).catch(unreachable);
    }, RENEWED_EVERY_MS);
    const place = `left:${key}`;
    const put = (text: string) => redis.set(place, text, 'PX', LEFT_MS).catch(unreachable);
    let noted = OUTCOME_UNKNOWN;
    const note = (text: string) => {
      noted = text;
      return put(text);
    };
    const end = async (text: string | null) => {
      clearInterval(renewal);
      const kept = await (text === null ? redis.del(place).catch(unreachable) : put(text));
      const released = kept !== undefined && (await redis.eval(RELEASE, 1, `lease:${key}`, holder).catch(() => false));
      if (released !== false) return;
      unreleased.add(key, { holder, noted: kept === undefined ? noted : '' });
      if (text !== null) here.leave(text);
    };
    // Of work that is cut off here nobody knows what became.
    const left = await redis.set(place, OUTCOME_UNKNOWN, 'PX', LEFT_MS, 'GET').catch(unreachable);
    return runTurn(left ?? here.left, work, isOutcomeUnknown, { keep: end, note });
  }

  return {
    hold: (key, until, work) =>
      local.hold(key, until, async turn => {
        const redis = await connected();
        await unreleased.end(redis, key, turn.left);
        const holder = await acquire(redis, key, until);
        return holder === null ? work(turn) : hold(redis, { key, holder, here: turn }, work);
      }),
  };
}

const unreachable = () => undefined;
