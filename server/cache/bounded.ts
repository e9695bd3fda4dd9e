import { LRUCache } from 'lru-cache';

export interface BoundedOptions<V> {
  /** of keys, values and what holds them; what was not asked for longest goes first */
  maxBytes: number;
  /** milliseconds for which an entry is good; without it until there is no room */
  ttlMs?: number;
  /** approximate bytes of a value; 0 if left out, for numbers and the like */
  sizeOf?: (value: V, key: string) => number;
  /** Called with what had to make room. */
  evicted?: (value: V, key: string) => void;
}

/** What an entry takes besides its key and its value. */
const ENTRY_BYTES = 200;

/**
 * A memory of what came lately. Whatever grows with what is asked from outside is kept in one of these, so that no
 * number and no length of requests fills the process.
 */
export const createBounded = <V extends object | string | number | boolean>(
  options: BoundedOptions<V>,
): LRUCache<string, V> => {
  const { maxBytes, ttlMs, sizeOf, evicted } = options;
  return new LRUCache<string, V>({
    maxSize: maxBytes,
    sizeCalculation: (value, key) => Math.ceil(ENTRY_BYTES + 2 * key.length + (sizeOf?.(value, key) ?? 0)),
    ...(ttlMs === undefined ? {} : { ttl: ttlMs }),
    // Looked up each time, so that a clock put in its place later counts.
    perf: { now: () => performance.now() },
    ...(evicted
      ? {
          dispose: (value: V, key: string, reason: LRUCache.DisposeReason) => {
            if (reason === 'evict') evicted(value, key);
          },
        }
      : {}),
  });
};
