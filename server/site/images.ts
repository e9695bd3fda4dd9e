import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { HttpRefusal } from '../guard/refusal.ts';
import type { ImageAddresses, ImageFormat, OpenedAddress } from '../imageAddress.ts';
import { openDisk } from './images/disk.ts';
import { createFetchOriginal, type FetchOriginal, OriginalError } from './images/original.ts';
import { createQueue, QueueFullError } from './images/queue.ts';
import { resize } from './images/resize.ts';
import { matches, send } from './respond.ts';

export interface ImagesOptions {
  addresses: ImageAddresses;
  dataDir: string;
  log: Logger;
  /** stands in for the network in tests */
  fetchOriginal?: FetchOriginal;
  maxBytes?: number;
}

/** Answers GET and HEAD below /_image/. @throws HttpRefusal 404, 405, 502 or 503 */
export type Images = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const DISK_BYTES = 1024 ** 3;
const ORIGINALS_BYTES = 32 * 1024 * 1024;
const ORIGINALS_MS = 60_000;
/** What failed is not tried again at once: a page asks for a picture in several sizes. */
const FAILURES_MS = 5_000;
/** Two cores are all there may be, and the site needs one. */
const PARALLEL = 2;
const WAITING = 200;

const TYPES: Record<ImageFormat, string> = { webp: 'image/webp', avif: 'image/avif', jpeg: 'image/jpeg' };

/** Serves resized pictures, each made once and kept on disk. */
export function createImages(options: ImagesOptions): Images {
  const { addresses, log } = options;
  const disk = openDisk(path.join(options.dataDir, 'images'), options.maxBytes ?? DISK_BYTES);
  const original = keepOriginals(options.fetchOriginal ?? createFetchOriginal());
  const queue = createQueue(PARALLEL, WAITING);
  const failures = new LRUCache<string, HttpRefusal>({ max: 1_000, ttl: FAILURES_MS });

  const make = async (asked: OpenedAddress, name: string): Promise<Buffer> => {
    const failed = failures.get(name);
    if (failed) throw failed;
    try {
      const source = await original(asked.origin, asked.path);
      const bytes = await queue(() => resize(source, asked.width, asked.format));
      await disk.write(name, bytes).catch(error => log.warn({ err: error }, 'A picture could not be kept on disk'));
      return bytes;
    } catch (error) {
      const refusal = refusalOf(error);
      if (!(error instanceof QueueFullError)) failures.set(name, refusal);
      log.warn({ path: asked.path, reason: (error as Error).message }, 'A picture could not be made');
      throw refusal;
    }
  };
  const once = singleFlight(make);

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', { method: request.method ?? '' }, { allow: 'GET, HEAD' });
    const asked = addresses.open(request.url ?? '');
    if (!asked) throw new HttpRefusal(404, 'NOT_FOUND');
    const name = nameOf(asked);
    const headers = headersOf(name, asked.format);
    if (matches(request.headers['if-none-match'], headers.etag)) return send(request, response, 304, headers, null);
    send(request, response, 200, headers, (await disk.read(name)) ?? (await once(asked, name)));
  };
}

const nameOf = ({ origin, path, width, format }: OpenedAddress): string =>
  `${createHash('sha256').update(`${origin}${path}`).digest('hex').slice(0, 32)}-${width}.${format}`;

const headersOf = (name: string, format: ImageFormat) => ({
  'content-type': TYPES[format],
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  etag: `"${name}"`,
});

function refusalOf(error: unknown): HttpRefusal {
  if (error instanceof OriginalError && error.missing)
    return new HttpRefusal(404, 'NOT_FOUND', {}, { 'cache-control': 'public, max-age=60' });
  return error instanceof QueueFullError
    ? new HttpRefusal(503, 'IMAGE_UNAVAILABLE', {}, { 'retry-after': '2' })
    : new HttpRefusal(502, 'IMAGE_UNAVAILABLE');
}

/** A page asks for one picture in several sizes: it is fetched for all of them. */
function keepOriginals(fetch: FetchOriginal): FetchOriginal {
  const kept = new LRUCache<string, Buffer>({
    maxSize: ORIGINALS_BYTES,
    ttl: ORIGINALS_MS,
    sizeCalculation: bytes => Math.max(1, bytes.length),
  });
  const once = singleFlight(fetch);
  return async (origin, path) => {
    const key = origin + path;
    const bytes = kept.get(key) ?? (await once(origin, path));
    kept.set(key, bytes);
    return bytes;
  };
}

/** Equal work in flight is one; arguments are equal when they are written alike. */
function singleFlight<A extends unknown[], T>(work: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = inFlight.get(key);
    if (known) return known;
    const started = work(...args).finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}
