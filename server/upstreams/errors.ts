/** Why a call to an upstream gave no usable answer. */
export type UpstreamFault = 'unreachable' | 'timeout' | 'status' | 'not-json' | 'shape' | 'too-large' | 'resting';

const CODES: Record<UpstreamFault, string> = {
  unreachable: 'UPSTREAM_UNREACHABLE',
  timeout: 'UPSTREAM_TIMEOUT',
  status: 'UPSTREAM_ERROR',
  'not-json': 'UPSTREAM_INVALID_ANSWER',
  shape: 'UPSTREAM_INVALID_ANSWER',
  'too-large': 'UPSTREAM_INVALID_ANSWER',
  resting: 'UPSTREAM_UNREACHABLE',
};

/** What fails before there is a connection: the look-up of the name, and the call for one. */
const CONNECTING = new Set(['getaddrinfo', 'connect']);

interface Detail {
  status?: number;
  body?: unknown;
  text?: string;
  cause?: unknown;
  /** true where the answer may repeat what a visitor sent: then it is not written down */
  unquoted?: boolean;
  /** true where a 429 may be of a limit that the call has to itself */
  apart?: boolean;
}

/** A failed call, with what an operator needs to find it. The body never reaches a visitor. */
export class UpstreamError extends Error {
  readonly upstream: string;
  /** without its query, which may hold what a visitor typed */
  readonly path: string;
  readonly fault: UpstreamFault;
  readonly status: number | null;
  /** whether a 429 says nothing of other calls */
  readonly apart: boolean;
  /** the service's own error code, e.g. rest_forbidden */
  readonly serviceCode: string | null;
  /** Kept from whatever writes errors down: nobody knows what is in it. */
  readonly #body: unknown;

  constructor(upstream: string, path: string, fault: UpstreamFault, detail: Detail = {}) {
    const place = path.split('?')[0]!;
    super(describe(upstream, place, fault, detail), { cause: detail.cause });
    this.name = 'UpstreamError';
    this.upstream = upstream;
    this.path = place;
    this.fault = fault;
    this.status = detail.status ?? null;
    this.apart = detail.apart ?? false;
    this.#body = detail.body;
    const code = (detail.body as { code?: unknown } | undefined)?.code;
    this.serviceCode = typeof code === 'string' ? code : null;
  }

  /** The service's own error body when it was JSON. */
  get body(): unknown {
    return this.#body;
  }

  /**
   * Whether the call certainly had no effect: it was held back here, or there was never a connection. A status says
   * nothing of that: the server in front answers 503 or 429 also where the one behind has done its work.
   */
  get neverSent(): boolean {
    return this.fault === 'resting' || (this.fault === 'unreachable' && neverConnected(this.cause));
  }

  /** The code a client of the gateway reads. */
  get code(): string {
    return this.fault === 'status' && (this.status === 401 || this.status === 403)
      ? 'UPSTREAM_UNAUTHORIZED'
      : CODES[this.fault];
  }
}

/** A call that was sent and not answered, or answered by a server in front, may yet have its effect. */
export const isOutcomeUnknown = (error: unknown): boolean => error instanceof UpstreamError && !error.neverSent;

function neverConnected(cause: unknown): boolean {
  const { code, syscall, errors } = (cause ?? {}) as { code?: unknown; syscall?: unknown; errors?: unknown };
  if (code === 'UND_ERR_CONNECT_TIMEOUT' || CONNECTING.has(String(syscall))) return true;
  // Of a name with several addresses each was tried.
  return Array.isArray(errors) && errors.length > 0 && errors.every(neverConnected);
}

/** Of an answer of megabytes so much is looked through for what must not be told: each letter is looked at many times. */
const READ = 4_000;
const QUOTED = 500;

/** The specification's log text; the body is cut to 500 characters and rid of anything that looks like a credential or an address of a person. */
function describe(upstream: string, path: string, fault: UpstreamFault, detail: Detail): string {
  const said = detail.unquoted ? fault : saidBy(fault, detail);
  return `WordPress API Error (${detail.status ?? fault}): ${redact(said.slice(0, READ)).slice(0, QUOTED)} [${upstream} ${path}]`;
}

const saidBy = (fault: UpstreamFault, { text, body, cause }: Detail): string =>
  text ?? (body === undefined ? String((cause as Error | undefined)?.message ?? fault) : JSON.stringify(body));

export function redact(text: string): string {
  return text
    .replace(/\b(c[ks]_)[0-9a-z]{6,}/gi, '$1…')
    .replace(/\b(basic|bearer)\s+[\w+/=.-]{6,}/gi, '$1 …')
    .replace(/[\w.+-]{1,64}@[\w-]+\.[\w.-]+/g, '…@…')
    .replace(/((?:password|secret|token|nonce|consumer_key)"?\s*[=:]\s*"?)[^"&\s]+/gi, '$1…');
}

/** By these a service, or the server in front of it, says that it serves nobody just now: us at least. */
const AWAY = new Set([429, 502, 503, 504]);

/** Cloudflare's own numbers: it is there, and gets no answer, or none that it can read, of the server behind it. */
export const isCutOffByCdn = (status: number | null): boolean => status !== null && status >= 520 && status <= 530;

/** A faulty answer of a service that is otherwise there counts as an outage only when it says so itself. */
export const isOutage = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  (error.fault === 'unreachable' ||
    error.fault === 'timeout' ||
    (error.fault === 'status' &&
      (AWAY.has(error.status ?? 0) || isCutOffByCdn(error.status)) &&
      !(error.status === 429 && error.apart)));
