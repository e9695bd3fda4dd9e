import { type IncomingMessage, type ServerResponse, validateHeaderValue } from 'node:http';
import { createBounded } from '../cache/bounded.ts';
import type { CachedResponse, Encoding } from '../cache/cachedResponse.ts';
import type { HttpRefusal } from '../http/refusal.ts';
import { isUnfinished } from './middleware/body.ts';

type Headers = Readonly<Record<string, string>>;

/** As long as a client that was answered early may go on sending. */
const UNREAD_MS = 2_000;
const LAST = { connection: 'close' };

/** Browsers send one of a few. */
const negotiated = createBounded<Encoding>({ maxBytes: 50_000 });

/** The best encoding of ours that the client takes: brotli, gzip, or none. */
export function negotiate(acceptEncoding = ''): Encoding {
  const known = negotiated.get(acceptEncoding);
  if (known) return known;
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim());
    const q = parameters.find(text => text.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const encoding = (['br', 'gzip'] as const).find(name => weight(name) > 0) ?? 'identity';
  negotiated.set(acceptEncoding, encoding);
  return encoding;
}

/** Sends bytes that are at hand: 304 where the client has them, compressed where it takes that, without a body to HEAD. */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cachedResponse: CachedResponse,
  headers: Headers = {},
  encoding: Encoding = encodingFor(request, cachedResponse),
): Promise<void> {
  const unchanged = isUnchanged(request, cachedResponse);
  const body = unchanged ? null : await cachedResponse.encoded(encoding);
  send(
    request,
    response,
    unchanged ? 304 : cachedResponse.status,
    headersFor(cachedResponse, headers, encoding, unchanged),
    body,
  );
}

/** Headers of a route's answers that are the same for every visitor, with a name of their own. */
export interface RouteHeaders {
  name: string;
  headers: Headers;
}

/** As text, a body goes out with its headers in one write: bytes are gathered beside them, which takes longer than to copy these. */
const ONE_WRITE_BYTES = 14_000;

/** By route, encoding and whether the client has it: names and values in turn, as they are written. */
const written = new WeakMap<CachedResponse, Map<string, readonly string[]>>();

/**
 * Sends cached bytes as `sendCached` does, to a request whose body has come in, with every header of the answer: those of the
 * route are put together once for as long as the bytes are kept, `own` are the request's, names and values in turn.
 */
export async function sendWritten(
  request: IncomingMessage,
  response: ServerResponse,
  cachedResponse: CachedResponse,
  { name, headers }: RouteHeaders,
  own: readonly string[],
): Promise<void> {
  const encoding = encodingFor(request, cachedResponse);
  const unchanged = isUnchanged(request, cachedResponse);
  const variants = written.get(cachedResponse) ?? new Map<string, readonly string[]>();
  written.set(cachedResponse, variants);
  const body = unchanged ? null : await cachedResponse.encoded(encoding);
  // Compressed once more, it is shorter.
  const variant = `${name} ${encoding} ${body?.length ?? 'unchanged'}`;
  const lines =
    variants.get(variant) ??
    Object.entries({
      ...headersFor(cachedResponse, headers, encoding, unchanged),
      ...(body ? { 'content-length': String(body.length) } : {}),
    }).flat();
  variants.set(variant, lines);
  if (response.destroyed) return;
  response.writeHead(unchanged ? 304 : cachedResponse.status, [...lines, ...own]);
  if (request.method === 'HEAD' || body === null) response.end();
  else if (body.length <= ONE_WRITE_BYTES) response.end(body.toString('latin1'), 'latin1');
  else response.end(body);
}

const encodingFor = ({ headers }: IncomingMessage, { compressible }: CachedResponse): Encoding =>
  compressible ? negotiate(headers['accept-encoding']) : 'identity';

const isUnchanged = ({ method, headers }: IncomingMessage, { status, etag }: CachedResponse): boolean =>
  (method === 'GET' || method === 'HEAD') && status === 200 && matches(headers['if-none-match'], etag);

function headersFor(cachedResponse: CachedResponse, headers: Headers, encoding: Encoding, unchanged: boolean): Headers {
  const encoded = encoding !== 'identity';
  return {
    ...headers,
    ...cachedResponse.headers,
    ...(encoded && !unchanged ? { 'content-encoding': encoding } : {}),
    vary: [cachedResponse.headers.vary, headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    // A strong validator names one sequence of bytes: each encoding has its own.
    etag: encoded ? cachedResponse.etag.replace(/"$/, `-${encoding}"`) : cachedResponse.etag,
  };
}

/** Whether a client's If-None-Match names this entity in whatever encoding. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/-(br|gzip)"$/, '"');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some(tag => bare(tag) === bare(etag));
}

/** Sends text of a type. */
export const sendText = (
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  headers: Headers,
  status = 200,
): void => send(request, response, status, headers, Buffer.from(text));

export const sendJson = (
  request: IncomingMessage,
  response: ServerResponse,
  value: unknown,
  { status = 200, headers = {} as Headers } = {},
): void =>
  sendText(
    request,
    response,
    JSON.stringify(value),
    { 'content-type': 'application/json; charset=utf-8', ...headers },
    status,
  );

/** A refusal in the shape of a GraphQL error, so that every client of ours reads it alike. Kept by nobody. */
export function sendRefusal(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: HttpRefusal,
  requestId: string | undefined,
  headers: Headers = {},
): void {
  const extensions = { code: refusal.code, ...(requestId ? { requestId } : {}) };
  sendJson(
    request,
    response,
    { errors: [{ message: refusal.message, extensions }] },
    { status: refusal.status, headers: { 'cache-control': 'no-store', ...refusal.headers, ...headers } },
  );
}

/**
 * Writes an answer; one whose client has gone is dropped. A connection on which the client is still sending is closed
 * with it.
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Headers,
  body: Uint8Array | null,
): void {
  if (response.headersSent || response.destroyed) return;
  const length = body && status !== 304 ? { 'content-length': String(body.byteLength) } : {};
  const shown = request.method === 'HEAD' ? null : body;
  const write = () => {
    if (!isUnfinished(request)) response.writeHead(status, { ...headers, ...length }).end(shown);
    else if (!response.destroyed)
      endEarly(request, response.writeHead(status, { ...headers, ...length, ...LAST }), shown);
  };
  if (isUnfinished(request)) {
    // Of what no header can hold its request fails: thrown later, the error would end the process.
    for (const [name, value] of Object.entries(headers)) validateHeaderValue(name, value);
    // The body may have come with the headers: it is read next.
    setImmediate(write);
  } else write();
}

/** What still comes in is dropped for a while: a socket that is closed on it at once would take the answer with it. */
function endEarly(request: IncomingMessage, response: ServerResponse, body: Uint8Array | null): void {
  if (body) response.write(body);
  else response.flushHeaders();
  const patience = setTimeout(() => request.destroy(), UNREAD_MS);
  request.once('close', () => clearTimeout(patience));
  request.once('end', () => response.end());
  request.resume();
}
