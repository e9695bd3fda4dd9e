import { randomUUID } from 'node:crypto';
import type { SharedRedis } from '../../storage/redis.ts';

/** A process that dies while it looks keeps the others from it for as long. */
const LEASE_MS = 30_000;

/** Ends a lease, unless it ran out and another process has it. */
const END = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end";

/** Runs a look where no other process of the site has one under way: that one has heard of the same changes. */
export type LookTurn = (look: () => Promise<void>) => Promise<void>;

/** By a Redis. Where there is none, or it is away, each process looks: every wait is claimed before it is told. */
export function createLookTurn(shared: SharedRedis | null, key: string): LookTurn {
  if (!shared) return look => look();
  const place = `stock look:${key}`;
  return async look => {
    const redis = await shared.client();
    const mine = randomUUID();
    const taken = await redis.set(place, mine, 'PX', LEASE_MS, 'NX').catch(() => 'away');
    if (taken === null) return;
    try {
      await look();
    } finally {
      await redis.eval(END, 1, place, mine).catch(() => {});
    }
  };
}
