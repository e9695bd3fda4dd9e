import { createBounded } from '../../../cache/bounded.ts';
import type { FetchOriginal } from './original.ts';
import { singleFlight } from './singleFlight.ts';

const BYTES = 32 * 1024 * 1024;
const KEPT_MS = 60_000;

/** A page asks for one picture in several sizes: it is fetched for all of them. */
export function createOriginalCache(fetch: FetchOriginal): FetchOriginal {
  const kept = createBounded<Buffer>({ maxBytes: BYTES, ttlMs: KEPT_MS, sizeOf: bytes => bytes.length });
  const once = singleFlight(fetch, (origin, path) => origin + path);
  return async (origin, path) => {
    const key = origin + path;
    const bytes = kept.get(key) ?? (await once(origin, path));
    kept.set(key, bytes);
    return bytes;
  };
}
