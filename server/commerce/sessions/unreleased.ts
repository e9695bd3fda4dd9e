import type { Redis } from 'ioredis';
import { createBounded } from '../../cache/bounded.ts';

/** How long Redis has what is left for the next. */
export const LEFT_MS = 60 * 60_000;
const MAX_BYTES = 2_000_000;

/**
 * Ends a lease that is still the holder's, with what is left for the next. Where it ran out and nobody had another one
 * since, what the holder noted still stands there, and is replaced as well.
 */
const END = `local mine = redis.call('get', KEYS[1]) == ARGV[1]
local last = not mine and redis.call('exists', KEYS[1]) == 0 and redis.call('get', KEYS[2]) == ARGV[2]
if mine or last then
  if ARGV[3] ~= '' then redis.call('set', KEYS[2], ARGV[3], 'PX', ARGV[4])
  elseif ARGV[2] ~= '' then redis.call('del', KEYS[2]) end
end
if mine then redis.call('del', KEYS[1]) end
return (mine or last) and 1 or 0`;

/** A lease that Redis may still keep for this process, which works under it no more. */
interface Unreleased {
  holder: string;
  /** what Redis has of a turn whose end it was not told; empty where there is nothing to take back */
  noted: string;
}

/** Leases that Redis was not told of being over. What is done for one key is done in its turn. */
export interface UnreleasedLeases {
  readonly keys: () => Iterable<string>;
  add(key: string, lease: Unreleased): void;
  /**
   * Ends them, with what this process last left for the next; null for nothing.
   * @returns whether Redis has taken that; what it does not answer is tried again
   */
  end(redis: Redis, key: string, left: string | null): Promise<boolean>;
}

export function createUnreleasedLeases(): UnreleasedLeases {
  const waiting = createBounded<Unreleased[]>({
    maxBytes: MAX_BYTES,
    sizeOf: leases => leases.reduce((bytes, { holder, noted }) => bytes + 2 * (holder.length + noted.length), 0),
  });
  return {
    keys: () => waiting.keys(),
    add: (key, lease) => void waiting.set(key, [...(waiting.get(key) ?? []), lease]),
    async end(redis, key, left) {
      let taken = false;
      for (const { holder, noted } of waiting.get(key) ?? []) {
        const about = [`lease:${key}`, `left:${key}`, holder, noted, left ?? '', LEFT_MS];
        const answer = await redis.eval(END, 2, ...about).catch(() => null);
        if (answer === null) return false;
        taken ||= answer === 1;
      }
      waiting.delete(key);
      return taken;
    },
  };
}
