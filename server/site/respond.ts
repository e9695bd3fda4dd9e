import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding, Kept } from '../cache/kept.ts';
import { isUnfinished } from '../guard/body.ts';
import type { HttpRefusal } from '../guard/refusal.ts';

type Headers = Readonly<Record<string, string>>;

/** As long as a client that was answered early may go on sending. */
const UNREAD_MS = 2_000;
const LAST = { connection: 'close' };

/** The best encoding of ours that the client takes: brotli, gzip, or none. */
export function negotiate(acceptEncoding: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map(text => text.trim());
    const q = parameters.find(text => text.startsWith('q='));
    weights.set(name, q ? Number(q.slice(2)) || 0 : 1);
  }
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  return (['br', 'gzip'] as const).find(name => weight(name) > 0) ?? 'identity';
}

/** Sends bytes that are at hand: 304 where the client has them, compressed where it takes that, without a body to HEAD. */
export async function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  kept: Kept,
  headers: Headers = {},
): Promise<void> {
  const encoding = negotiate(request.headers['accept-encoding']);
  const body = await kept.encoded(encoding);
  const encoded = kept.compressible && encoding !== 'identity';
  // A strong validator names one sequence of bytes: each encoding has its own.
  const etag = encoded ? kept.etag.replace(/"$/, `-${encoding}"`) : kept.etag;
  const all: Record<string, string> = {
    ...kept.headers,
    ...headers,
    ...(encoded ? { 'content-encoding': encoding } : {}),
    vary: [kept.headers.vary, headers.vary, 'Accept-Encoding'].filter(Boolean).join(', '),
    etag,
  };
  const reading = request.method === 'GET' || request.method === 'HEAD';
  if (reading && kept.status === 200 && matches(request.headers['if-none-match'], kept.etag)) {
    delete all['content-encoding'];
    send(request, response, 304, all, null);
  } else send(request, response, kept.status, all, body);
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
  // The body may have come with the headers: it is read next.
  if (isUnfinished(request)) setImmediate(write);
  else write();
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
