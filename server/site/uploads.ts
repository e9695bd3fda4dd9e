import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { Agent, type Dispatcher } from 'undici';
import { HttpRefusal } from '../guard/refusal.ts';

export interface UploadsOptions {
  /** the content service's origin first */
  origins: () => string[];
  log: Logger;
  /** stands in for the network in tests */
  dispatcher?: Dispatcher;
}

export const UPLOADS = '/wp-content/uploads/';

/** What an editor may offer for download, by the end of its name. Anything else is not passed on. */
const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
  ai: 'application/postscript',
  eps: 'application/postscript',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};
/** Shown in the browser; the rest is saved. */
const SHOWN = /^(image\/|application\/pdf|text\/plain)/;
const ASKED = ['range', 'if-none-match', 'if-modified-since', 'if-range'];
const TOLD = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
const TIMEOUT_MS = 30_000;

/** Passes on files that content links to (data sheets, certificates), so that no link leads to the service's own host. */
export function createUploads({ origins, log, dispatcher }: UploadsOptions) {
  const pool = dispatcher ?? new Agent({ connections: 4, keepAliveTimeout: 30_000, connect: { timeout: 2_000 } });
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', { method: request.method ?? '' }, { allow: 'GET, HEAD' });
    const origin = origins()[0];
    const type = TYPES[/\.(\w{2,4})$/.exec(url.pathname)?.[1]?.toLowerCase() ?? ''];
    // An escaped slash is a slash to some servers, and would lead out of the folder.
    const inside = url.pathname.startsWith(UPLOADS) && !/%2f|%5c/i.test(url.pathname);
    if (!origin || !type || !inside) throw new HttpRefusal(404, 'NOT_FOUND');
    const answer = await pool
      .request({
        origin: new URL(origin).origin,
        path: url.pathname,
        method: request.method,
        headers: picked(request.headers, ASKED),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      .catch(error => {
        log.warn({ path: url.pathname, reason: error.message }, 'A file could not be fetched');
        throw new HttpRefusal(502, 'UPSTREAM_UNREACHABLE');
      });
    if (![200, 206, 304, 416].includes(answer.statusCode)) {
      await answer.body.dump();
      throw answer.statusCode >= 500 ? new HttpRefusal(502, 'UPSTREAM_ERROR') : new HttpRefusal(404, 'NOT_FOUND');
    }
    response.writeHead(answer.statusCode, {
      ...picked(answer.headers, TOLD),
      'content-type': type,
      'content-disposition': SHOWN.test(type) ? 'inline' : 'attachment',
      'cache-control': 'public, max-age=3600',
    });
    // A client that goes away ends the transfer; there is nobody left to tell.
    await pipeline(answer.body, response).catch(() => {});
  };
}

function picked(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  names: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap(name => (typeof headers[name] === 'string' ? [[name, headers[name] as string]] : [])),
  );
}
