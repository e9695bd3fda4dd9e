import { Agent, type Dispatcher } from 'undici';
import { USER_AGENT } from '../../../http/userAgent.ts';
import { createQueue } from './queue.ts';

/** Why a picture could not be had. */
export class OriginalError extends Error {
  /** true where the origin says that there is none */
  readonly missing: boolean;
  constructor(message: string, missing = false) {
    super(message);
    this.missing = missing;
  }
}

/** By HEAD its bytes are not asked for. */
type Method = 'GET' | 'HEAD';

/** Fetches a picture from an allowed origin. @throws OriginalError, QueueFullError */
export type FetchOriginal = (origin: string, path: string, method?: Method) => Promise<Buffer>;

const MAX_BYTES = 15 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
const AT_ONCE = 4;
/** One that takes longer than this lets the next begin, as long as no more than so many are under way. */
const PATIENCE_MS = 1_000;
const MOST = 8;
const WAITING = 200;

/**
 * Fetches within a time and a size, follows redirects on the same host only and never from https to http, and takes nothing
 * but pictures. Some at once, the others in turn: their time counts from then on, so that a slow service is not late for a
 * page with many, and some that hang do not hold up the others.
 */
export function createFetchOriginal(
  options: { dispatcher?: Dispatcher; maxBytes?: number; timeoutMs?: number; patienceMs?: number } = {},
): FetchOriginal {
  const { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS, patienceMs = PATIENCE_MS } = options;
  const pool =
    options.dispatcher ?? new Agent({ connections: MOST, keepAliveTimeout: 30_000, connect: { timeout: 2_000 } });
  const underWay = createQueue(MOST, WAITING);
  const inTurn = createQueue(AT_ONCE, WAITING);
  const fetchOne: FetchOriginal = async (origin, path, method = 'GET') => {
    const signal = AbortSignal.timeout(timeoutMs);
    const from = new URL(origin);
    let url = new URL(path, from);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      // A path of two slashes would have named another host.
      if (url.host !== from.host || (url.protocol !== 'https:' && url.protocol !== from.protocol))
        throw new OriginalError(`Refused to follow ${origin}${path} to ${url.origin}`);
      const answer = await ask(pool, url, { method, signal });
      const location = answer.headers.location;
      if (answer.statusCode < 300 || answer.statusCode > 399 || typeof location !== 'string')
        return await receive(answer, url, maxBytes);
      await answer.body.dump();
      if (!URL.canParse(location, url)) break;
      url = new URL(location, url);
    }
    throw new OriginalError(`Too many redirects from ${origin}${path}`);
  };
  return (...asked) =>
    underWay(() => {
      const fetched = Promise.withResolvers<Buffer>();
      const turn = inTurn(async () => {
        fetched.resolve(fetchOne(...asked));
        await settledOrLate(fetched.promise, patienceMs);
      });
      turn.catch(fetched.reject);
      return fetched.promise;
    });
}

/** Done as soon as a work has ended, well or not, or has taken so long. */
function settledOrLate(work: Promise<unknown>, ms: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, ms);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(done, done);
  });
}

async function ask(
  pool: Dispatcher,
  url: URL,
  how: { method: Method; signal: AbortSignal },
): Promise<Dispatcher.ResponseData> {
  try {
    return await pool.request({
      origin: url.origin,
      path: url.pathname + url.search,
      headers: { accept: 'image/*', 'user-agent': USER_AGENT },
      ...how,
    });
  } catch (error) {
    throw new OriginalError(`No answer from ${url.origin}${url.pathname}: ${(error as Error).message}`);
  }
}

async function receive(answer: Dispatcher.ResponseData, url: URL, maxBytes: number): Promise<Buffer> {
  const type = String(answer.headers['content-type'] ?? '');
  const place = `${url.origin}${url.pathname}`;
  if (answer.statusCode !== 200 || !type.startsWith('image/')) {
    await answer.body.dump();
    const missing = [400, 403, 404, 410].includes(answer.statusCode);
    throw new OriginalError(`${answer.statusCode} ${type.slice(0, 40)} from ${place}`, missing);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer.body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new OriginalError(`More than ${maxBytes} bytes from ${place}`);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof OriginalError ? error : new OriginalError(`${place} broke off: ${(error as Error).message}`);
  }
  return Buffer.concat(chunks);
}
