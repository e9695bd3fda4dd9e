import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  noop,
  retry,
  wrap,
} from 'cockatiel';
import type { Logger } from 'pino';
import { Agent, type Dispatcher } from 'undici';
import type { UpstreamCall } from '../cache/scope.ts';
import { USER_AGENT } from '../http/userAgent.ts';
import { breakerMoved, upstreamCalled } from '../telemetry/events.ts';
import { collectionLabel } from '../telemetry/labels.ts';
import { traced, traceHeaders } from '../telemetry/spans.ts';
import type { Authorize } from './access.ts';
import { isOutage, UpstreamError } from './errors.ts';
import { pathIn, type RestRoot } from './restRoot.ts';

const MAX_BODY_BYTES = 5 * 1024 * 1024;
/** A list that says it has more is not believed. */
const MOST_PAGES = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;
const RETRIED_STATUS = [429, 502, 503, 504];
const READING = ['GET', 'OPTIONS'];

export interface UpstreamOptions {
  /** content, shop, store or forms */
  name: string;
  root: RestRoot;
  authorize?: Authorize;
  timeoutMs: number;
  log: Logger;
  dispatcher?: Dispatcher;
  /** Called with each answer that is no failure of the service. */
  answered?: () => void;
  /** false where whoever asks sees to it that a service that keeps failing is left alone; true if left out */
  rests?: boolean;
}

export interface CallOptions {
  method?: 'GET' | 'POST' | 'DELETE' | 'OPTIONS';
  body?: unknown;
  /** further headers, e.g. a cart's token */
  headers?: Readonly<Record<string, string>>;
  /** in the place of the upstream's own */
  authorize?: Authorize;
  root?: RestRoot;
  /** true where address or answer may hold what belongs to one person: then neither is written down */
  personal?: boolean;
  /** true where a refusal is an answer too: it is no fault to be written down */
  tries?: boolean;
  /** milliseconds; at most the upstream's own time-out */
  timeoutMs?: number;
  /**
   * Reads behind the visitors' backs: it may take so many milliseconds, whatever the upstream's own time-out, is not
   * retried here, does not count as an outage, and is not begun while the upstream rests.
   */
  patienceMs?: number;
  requestId?: string;
  /** every call that was made, for `X-Explain` */
  calls?: UpstreamCall[];
}

export interface Answer {
  status: number;
  json: unknown;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** length of the body */
  bytes: number;
  /** rows in the whole list, from X-WP-Total; null where the service did not say */
  total: number | null;
  totalPages: number | null;
}

export interface Upstream {
  readonly name: string;
  readonly baseUrl: string;
  /**
   * One call below the REST root, e.g. `/wp/v2/posts?per_page=9`. GETs are retried, writes never.
   * @throws UpstreamError for anything but a 2xx with JSON
   */
  call(path: string, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

/** The one client every upstream is reached by: its own pool, breaker, retries, time-outs and typed errors. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const pool =
    options.dispatcher ??
    new Agent({ connections: 8, pipelining: 1, keepAliveTimeout: 30_000, connect: { timeout: CONNECT_TIMEOUT_MS } });
  const breaker = circuitBreaker(handleWhen(isOutage), { halfOpenAfter: 2_000, breaker: new ConsecutiveBreaker(6) });
  breaker.onStateChange(state => breakerMoved.publish({ upstream: options.name, open: state === CircuitState.Open }));
  const retried = retry(handleWhen(isRetried), {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 800 }),
  });
  const rests = options.rests ?? true;
  const reads: IPolicy = rests ? wrap(retried, breaker) : retried;
  const writes: IPolicy = rests ? breaker : noop;
  return {
    name: options.name,
    baseUrl: options.root.url,
    async call(path, call = {}) {
      const policy = READING.includes(call.method ?? 'GET') ? reads : writes;
      const deadline =
        Date.now() + (call.patienceMs ?? Math.min(call.timeoutMs ?? options.timeoutMs, options.timeoutMs));
      try {
        if (call.patienceMs === undefined)
          return await policy.execute(() => attempt(options, pool, path, call, deadline));
        if (breaker.state === CircuitState.Open) throw new BrokenCircuitError();
        return await attempt(options, pool, path, call, deadline);
      } catch (error) {
        throw error instanceof BrokenCircuitError
          ? new UpstreamError(options.name, path, 'resting', { cause: error })
          : error;
      }
    },
    close: () => (options.dispatcher ? Promise.resolve() : pool.close()),
  };
}

/** Never after a time-out: the service is slow already, and the visitor has waited. */
const isRetried = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  (error.fault === 'unreachable' || (error.fault === 'status' && RETRIED_STATUS.includes(error.status ?? 0)));

async function attempt(
  options: UpstreamOptions,
  pool: Dispatcher,
  path: string,
  call: CallOptions,
  deadline: number,
): Promise<Answer> {
  const started = Date.now();
  const shown = call.personal ? path.split('?')[0]! : path;
  const record: UpstreamCall = {
    upstream: options.name,
    method: call.method ?? 'GET',
    path: shown,
    status: null,
    ms: 0,
  };
  call.calls?.push(record);
  const collection = collectionLabel(path);
  let outcome = '';
  try {
    return await traced(`${record.method} ${options.name} ${collection}`, async span => {
      const response = await send(options, pool, path, call, AbortSignal.timeout(Math.max(1, deadline - started)));
      record.status = response.statusCode;
      outcome = String(response.statusCode);
      if (response.statusCode < 500 && response.statusCode !== 429) options.answered?.();
      span.set({ 'http.response.status_code': response.statusCode });
      return receive(options.name, path, response, call.personal === true || call.body !== undefined);
    });
  } catch (error) {
    const failure =
      error instanceof UpstreamError
        ? error
        : new UpstreamError(options.name, path, isTimeout(error) ? 'timeout' : 'unreachable', { cause: error });
    if (failure.fault !== 'status') outcome = failure.fault;
    options.log[call.tries && failure.fault === 'status' ? 'debug' : 'warn'](
      {
        requestId: call.requestId,
        upstream: options.name,
        path: failure.path,
        fault: failure.fault,
        status: failure.status,
      },
      failure.message,
    );
    throw failure;
  } finally {
    record.ms = Date.now() - started;
    upstreamCalled.publish({ upstream: options.name, collection, outcome, ms: record.ms });
  }
}

function send(options: UpstreamOptions, pool: Dispatcher, path: string, call: CallOptions, signal: AbortSignal) {
  const root = call.root ?? options.root;
  const asked = pathIn(root, path);
  const method = call.method ?? 'GET';
  const authorization = (call.authorize ?? options.authorize)?.({ method, route: path, address: root.origin + asked });
  return pool.request({
    origin: root.origin,
    path: asked,
    method,
    signal,
    headers: {
      accept: 'application/json',
      'user-agent': USER_AGENT,
      ...(call.requestId ? { 'x-request-id': call.requestId } : {}),
      ...traceHeaders(),
      ...call.headers,
      ...(authorization ? { authorization } : {}),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
  });
}

async function receive(
  upstream: string,
  path: string,
  response: Dispatcher.ResponseData,
  unquoted: boolean,
): Promise<Answer> {
  const text = await readText(upstream, path, response);
  const json = parseJson(text);
  if (response.statusCode < 200 || response.statusCode > 299)
    throw new UpstreamError(upstream, path, 'status', {
      status: response.statusCode,
      unquoted,
      ...(json === undefined ? { text } : { body: json }),
    });
  if (json === undefined)
    throw new UpstreamError(upstream, path, 'not-json', { status: response.statusCode, text, unquoted });
  const total = header(response, 'x-wp-total');
  const pages = header(response, 'x-wp-totalpages');
  const totalPages = pages === null ? null : Math.min(Math.max(0, pages), MOST_PAGES);
  return { status: response.statusCode, json, headers: response.headers, bytes: text.length, total, totalPages };
}

/** By events: to iterate over a body costs more than to read it. */
function readText(upstream: string, path: string, { body, statusCode }: Dispatcher.ResponseData): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    chunks.push(chunk);
    if (bytes <= MAX_BODY_BYTES) return;
    const text = `more than ${MAX_BODY_BYTES} bytes`;
    body.destroy(new UpstreamError(upstream, path, 'too-large', { status: statusCode, text }));
  });
  body.on('end', () => resolve(Buffer.concat(chunks, bytes).toString('utf8')));
  body.on('error', reject);
  body.on('close', () => {
    if (!body.readableEnded) reject(new UpstreamError(upstream, path, 'unreachable'));
  });
  return promise;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function header(response: Dispatcher.ResponseData, name: string): number | null {
  const value = Number(response.headers[name]);
  return Number.isInteger(value) && response.headers[name] !== undefined ? value : null;
}

const isTimeout = (error: unknown): boolean =>
  (error as Error)?.name === 'TimeoutError' || (error as { code?: string })?.code === 'UND_ERR_HEADERS_TIMEOUT';
