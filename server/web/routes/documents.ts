import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Agent, type Dispatcher } from 'undici';
import { createBounded } from '../../cache/bounded.ts';
import { HttpRefusal } from '../../http/refusal.ts';
import { USER_AGENT } from '../../http/userAgent.ts';
import { routedNetworkOf } from '../../http/visitor.ts';
import type { Rates } from '../middleware/rates.ts';
import { createQueue, createQueues, QueueFullError } from './images/queue.ts';

export interface DocumentsOptions {
  /** origin of the content service */
  origin: () => string;
  timeoutMs: number;
  rates: Pick<Rates, 'take' | 'check' | 'found'>;
  trustProxy: number;
  dispatcher?: Dispatcher;
}

/** Answers GET and HEAD for a file of the media library. @throws HttpRefusal 404, 429, 502 or 503 */
export type Documents = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

/** Shown in the browser; anything else is handed over as a download. */
const SHOWN =
  /^(application\/pdf|image\/(png|jpeg|webp|avif|gif)|audio\/[\w.+-]+|video\/(mp4|webm|ogg|quicktime)|text\/plain)\b/;
const KEPT_HEADERS = ['content-length', 'last-modified', 'etag', 'content-range', 'accept-ranges'] as const;

const GONE = [404, 410];

/** WordPress serves its own visitors and the REST calls of this gateway beside these. */
const CONNECTIONS = 8;
const WAITING = 200;
/** No network has more than half of either: a slow reader holds a connection for as long as the file takes. */
const SHARE = 2;
/** A file that is not there is not asked for again for a while. */
const MISSING_MS = 30_000;
/** One that was there is no unknown address. */
const FOUND_MS = 600_000;
const REMEMBERED_BYTES = 4_000_000;
/** Who takes less than this in so long gives the connection up. */
const SLOWEST_BYTES = 16_000;
const LOOKED_AFTER_MS = 30_000;

/** Hands the media library's documents through, a privacy policy say: links in content are paths of this site. */
export function createDocuments({ origin, timeoutMs, rates, trustProxy, dispatcher }: DocumentsOptions): Documents {
  const pool =
    dispatcher ?? new Agent({ connections: CONNECTIONS, keepAliveTimeout: 30_000, connect: { timeout: 2_000 } });
  const queue = createQueue(CONNECTIONS, WAITING);
  const queues = createQueues(CONNECTIONS / SHARE, WAITING / SHARE);
  const isThere = createBounded<boolean>({ maxBytes: REMEMBERED_BYTES });

  const ask = ({ method, headers: { range, 'if-range': ifRange } }: IncomingMessage, path: string) =>
    pool
      .request({
        origin: origin(),
        path,
        method: method === 'HEAD' ? 'HEAD' : 'GET',
        // A part is asked for only of the file that the rest is of.
        headers: {
          'user-agent': USER_AGENT,
          ...(range && { range }),
          ...(range && ifRange && { 'if-range': ifRange }),
        },
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      })
      .catch(() => {
        throw new HttpRefusal(502, 'UPSTREAM_UNREACHABLE');
      });

  async function handThrough(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    // Whoever left while waiting in line wants nothing any more.
    if (response.destroyed) return;
    const answer = await ask(request, path);
    if (answer.statusCode === 200 || answer.statusCode === 206) {
      isThere.set(nameOf(path), true, { ttl: FOUND_MS });
      return uploadDownload(answer, response);
    }
    await answer.body.dump();
    if (answer.statusCode >= 500) throw new HttpRefusal(502, 'UPSTREAM_ERROR');
    // A part that a file does not have says nothing of the file, but for how long it is.
    if (answer.statusCode === 416) return refusePart(answer, response);
    if (GONE.includes(answer.statusCode)) {
      isThere.set(nameOf(path), false, { ttl: MISSING_MS });
      rates.found('miss', request);
    }
    throw new HttpRefusal(404, 'NOT_FOUND');
  }

  return async (request, response, path) => {
    await rates.take('image', request);
    const known = isThere.get(nameOf(path));
    if (known === false) throw new HttpRefusal(404, 'NOT_FOUND');
    if (known === undefined) await rates.check('miss', request);
    try {
      const network = routedNetworkOf(request, trustProxy);
      await queues(network, () => queue(() => handThrough(request, response, path)));
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw new HttpRefusal(503, 'UPSTREAM_UNREACHABLE', {}, { 'retry-after': '2' });
    }
  };
}

/** As long for a long address as for a short one. */
const nameOf = (path: string): string => createHash('sha256').update(path).digest('base64url');

async function uploadDownload(answer: Dispatcher.ResponseData, response: ServerResponse): Promise<void> {
  const type = String(answer.headers['content-type'] ?? 'application/octet-stream');
  const kept = KEPT_HEADERS.flatMap(name => (answer.headers[name] ? [[name, String(answer.headers[name])]] : []));
  response.writeHead(answer.statusCode, {
    ...Object.fromEntries(kept),
    'content-type': SHOWN.test(type) ? type : 'application/octet-stream',
    'content-disposition': SHOWN.test(type) ? 'inline' : 'attachment',
    'content-security-policy': "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'public, max-age=3600',
  });
  const stopWatching = watchReader(response);
  // A client that leaves in the middle is no failure.
  await pipeline(answer.body, response).catch(() => response.destroy());
  stopWatching();
}

function refusePart({ headers }: Dispatcher.ResponseData, response: ServerResponse): void {
  const range = headers['content-range'];
  response.writeHead(416, { ...(range && { 'content-range': String(range) }), 'cache-control': 'no-store' }).end();
}

function watchReader(response: ServerResponse): () => void {
  const taken = () => (response.socket ? response.socket.bytesWritten - response.socket.writableLength : 0);
  let before = taken();
  const watch = setInterval(() => {
    if (taken() - before < SLOWEST_BYTES) response.destroy();
    before = taken();
  }, LOOKED_AFTER_MS);
  return () => clearInterval(watch);
}
