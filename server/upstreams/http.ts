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
import { type Exchanged, exchange } from './exchange.ts';
import { parseJson } from './parsed.ts';
import { createPause, type Pause } from './pause.ts';
import { pathIn, type RestRoot } from './restRoot.ts';

/** A list that says it has more is not believed. */
const MOST_PAGES = 1_000;
const CONNECT_TIMEOUT_MS = 2_000;
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
  /** true for what may have a limit of its own, as coupons and orders have: a 429 then says nothing of other calls */
  limitedApart?: boolean;
  /** milliseconds; at most the upstream's own time-out */
  timeoutMs?: number;
  /**
   * Reads behind the visitors' backs: it may take so many milliseconds, whatever the upstream's own time-out, is not
   * retried here, does not count as an outage, and is not begun while the upstream rests.
   */
  patienceMs?: number;
  /** whose call it is; `calls` gets every call that was made, for `X-Explain` */
  scope?: { readonly requestId: string; readonly calls?: UpstreamCall[] };
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
  /**
   * One call below the REST root, e.g. `/wp/v2/posts?per_page=9`. GETs are retried, writes never.
   * @throws UpstreamError for anything but a 2xx with JSON
   */
  call(path: string, options?: CallOptions): Promise<Answer>;
  /** Once what writes is heard out; what only reads is for nobody any more, and is broken off. */
  close(): Promise<void>;
}

/** The one client every upstream is reached by: its own pool, breaker, retries, time-outs and typed errors. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const pool =
    options.dispatcher ??
    new Agent({ connections: 8, pipelining: 1, keepAliveTimeout: 30_000, connect: { timeout: CONNECT_TIMEOUT_MS } });
  const breaker = circuitBreaker(handleWhen(isOutage), { halfOpenAfter: 2_000, breaker: new ConsecutiveBreaker(6) });
  breaker.onStateChange(state => breakerMoved.publish({ upstream: options.name, open: state === CircuitState.Open }));
  const pause = createPause();
  const retried = retry(
    handleWhen(error => isRetried(error) && !pause.holds(true)),
    { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 80, maxDelay: 800 }) },
  );
  const { rests = true } = options;
  const [reads, writes]: [IPolicy, IPolicy] = rests ? [wrap(retried, breaker), breaker] : [retried, noop];
  const writing = new Set<Promise<Answer>>();
  return {
    name: options.name,
    async call(path, call = {}) {
      const policy = isRead(call) ? reads : writes;
      const made = () => {
        const answer = attempt(options, pool, pause, path, call, deadline);
        if (isRead(call)) return answer;
        writing.add(answer);
        return answer.finally(() => writing.delete(answer));
      };
      const deadline =
        Date.now() + (call.patienceMs ?? Math.min(call.timeoutMs ?? options.timeoutMs, options.timeoutMs));
      try {
        if (pause.holds(isRead(call))) throw new BrokenCircuitError();
        if (call.patienceMs === undefined) return await policy.execute(made);
        if (breaker.state === CircuitState.Open) throw new BrokenCircuitError();
        return await made();
      } catch (error) {
        throw error instanceof BrokenCircuitError
          ? new UpstreamError(options.name, path, 'resting', { cause: error })
          : error;
      }
    },
    async close() {
      await Promise.allSettled(writing);
      if (!options.dispatcher) await pool.destroy();
    },
  };
}

const isRead = ({ method = 'GET' }: CallOptions): boolean => READING.includes(method);

/** Never after a time-out: the service is slow already, and the visitor has waited. */
const isRetried = (error: unknown): boolean => isOutage(error) && (error as UpstreamError).fault !== 'timeout';

async function attempt(
  options: UpstreamOptions,
  pool: Dispatcher,
  pause: Pause,
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
  call.scope?.calls?.push(record);
  const collection = collectionLabel(path);
  let outcome = '';
  try {
    return await traced(`${record.method} ${options.name} ${collection}`, async span => {
      const answer = await exchange(pool, {
        name: options.name,
        path,
        request: requestOf(options, path, call),
        timeoutMs: Math.max(1, deadline - started),
        begun(status) {
          record.status = status;
          outcome = String(status);
          if (status < 500 && status !== 429) options.answered?.();
          span.set({ 'http.response.status_code': status });
        },
      });
      const pauseMs = call.limitedApart ? 0 : pause.heed(answer, isRead(call));
      if (pauseMs) options.log.warn({ upstream: options.name, pauseMs }, 'A service asks to be left alone for a while');
      return read(options.name, path, answer, call);
    });
  } catch (error) {
    const failure =
      error instanceof UpstreamError
        ? error
        : new UpstreamError(options.name, path, isTimeout(error) ? 'timeout' : 'unreachable', { cause: error });
    if (failure.fault !== 'status') outcome = failure.fault;
    options.log[call.tries && failure.fault === 'status' ? 'debug' : 'warn'](
      {
        requestId: call.scope?.requestId,
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

function requestOf(options: UpstreamOptions, path: string, call: CallOptions): Dispatcher.DispatchOptions {
  const root = call.root ?? options.root;
  const asked = pathIn(root, path);
  const method = call.method ?? 'GET';
  const authorization = (call.authorize ?? options.authorize)?.({ method, route: path, address: root.origin + asked });
  return {
    origin: root.origin,
    path: asked,
    method,
    headers: {
      accept: 'application/json',
      'user-agent': USER_AGENT,
      ...(call.scope ? { 'x-request-id': call.scope.requestId } : {}),
      ...traceHeaders(),
      ...call.headers,
      ...(authorization ? { authorization } : {}),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: call.body === undefined ? null : JSON.stringify(call.body),
  };
}

function read(upstream: string, path: string, { status, headers, text }: Exchanged, call: CallOptions): Answer {
  const json = parseJson(text);
  const unquoted = call.personal === true || call.body !== undefined;
  if (status < 200 || status > 299)
    throw new UpstreamError(upstream, path, 'status', {
      status,
      unquoted,
      apart: call.limitedApart === true,
      ...(json === undefined ? { text } : { body: json }),
    });
  if (json === undefined) throw new UpstreamError(upstream, path, 'not-json', { status, text, unquoted });
  const total = counted(headers['x-wp-total']);
  const pages = counted(headers['x-wp-totalpages']);
  const totalPages = pages === null ? null : Math.min(Math.max(0, pages), MOST_PAGES);
  return { status, json, headers, bytes: text.length, total, totalPages };
}

function counted(header: string | string[] | undefined): number | null {
  const value = Number(header);
  return Number.isInteger(value) && header !== undefined ? value : null;
}

const isTimeout = (error: unknown): boolean => (error as { code?: string })?.code === 'UND_ERR_HEADERS_TIMEOUT';
