import path from 'node:path';
import type { Logger } from 'pino';
import { createBounded } from '../../../cache/bounded.ts';
import { HttpRefusal } from '../../../http/refusal.ts';
import { openDisk } from './disk.ts';
import { OriginalError } from './original.ts';
import { QueueFullError } from './queue.ts';
import { singleFlight } from './singleFlight.ts';

export interface DerivedCache {
  /** A file of this name: from the disk, else made. @throws HttpRefusal 404, 502 or 503 */
  get(name: string, make: () => Promise<Buffer>): Promise<Buffer>;
  /** A file of this name where it was made before. */
  read(name: string): Promise<Buffer | null>;
  /** Removes those of these names that were made before. */
  forget(names: readonly string[]): Promise<void>;
}

/** What failed is not tried again at once: a page asks for a picture in several sizes. */
const FAILURES_MS = 5_000;
const FAILURES_BYTES = 2_000_000;
/** What the disk does not take is not made for each who asks; soon it is tried again. */
const UNKEPT_MS = 60_000;
const UNKEPT_BYTES = 16 * 1024 * 1024;

/** Pictures made here: each once, however many ask, and kept in a folder of a limited size. */
export function createDerivedCache(options: { dir: string; maxBytes: number; log: Logger }): DerivedCache {
  const { dir, maxBytes, log } = options;
  const disk = openDisk(path.resolve(dir), maxBytes, err =>
    log.warn({ err, dir }, 'What was kept of pictures cannot be used'),
  );
  const failures = createBounded<HttpRefusal>({ maxBytes: FAILURES_BYTES, ttlMs: FAILURES_MS, sizeOf: () => 1_000 });

  const unkept = createBounded<Buffer>({ maxBytes: UNKEPT_BYTES, ttlMs: UNKEPT_MS, sizeOf: bytes => bytes.length });
  const read = async (name: string) => unkept.get(name) ?? (await disk.read(name));

  const made = singleFlight(
    async (name: string, make: () => Promise<Buffer>) => {
      const failed = failures.get(name);
      if (failed) throw failed;
      try {
        const bytes = await make();
        await disk.write(name, bytes).catch(error => {
          unkept.set(name, bytes);
          log.warn({ err: error }, 'A picture could not be kept on disk');
        });
        return bytes;
      } catch (error) {
        const refusal = refusalOf(error);
        if (!(error instanceof QueueFullError)) failures.set(name, refusal);
        log.warn({ picture: name, reason: (error as Error).message }, 'A picture could not be made');
        throw refusal;
      }
    },
    name => name,
  );
  const forget = async (names: readonly string[]) => {
    for (const name of names) {
      unkept.delete(name);
      await disk.remove(name);
    }
  };
  return { read, forget, get: async (name, make) => (await read(name)) ?? (await made(name, make)) };
}

function refusalOf(error: unknown): HttpRefusal {
  if (error instanceof OriginalError && error.missing)
    return new HttpRefusal(404, 'NOT_FOUND', {}, { 'cache-control': 'public, max-age=60' });
  return error instanceof QueueFullError
    ? new HttpRefusal(503, 'IMAGE_UNAVAILABLE', {}, { 'retry-after': '2' })
    : new HttpRefusal(502, 'IMAGE_UNAVAILABLE');
}
