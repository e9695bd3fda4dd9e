import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type Dispatcher, request as send } from 'undici';
import { HttpRefusal } from '../guard/refusal.ts';

export interface DocumentsOptions {
  /** origin of the content service */
  origin: () => string;
  timeoutMs: number;
  dispatcher?: Dispatcher;
}

/** Shown in the browser; anything else is handed over as a download. */
const SHOWN = /^(application\/pdf|image\/(png|jpeg|webp|avif|gif)|text\/plain)\b/;
/** Where the media library keeps its files; no segment may climb out, plain or escaped. */
export const UPLOADS = /^\/wp-content\/uploads\/(?!.*(?:\/\.|%2e|%2f|%5c))[\w./%()+,@-]+\.[a-z0-9]{2,5}$/i;
const KEPT_HEADERS = ['content-length', 'last-modified', 'etag', 'content-range', 'accept-ranges'] as const;

/** Hands the media library's documents through, a privacy policy say: links in content are paths of this site. */
export function createDocuments({ origin, timeoutMs, dispatcher }: DocumentsOptions) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const { range } = request.headers;
    const answer = await send(origin() + path, {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: { 'user-agent': 'diri-gateway', ...(range ? { range } : {}) },
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
      ...(dispatcher ? { dispatcher } : {}),
    }).catch(() => {
      throw new HttpRefusal(502, 'UPSTREAM_UNREACHABLE');
    });
    if (answer.statusCode !== 200 && answer.statusCode !== 206) {
      await answer.body.dump();
      throw new HttpRefusal(
        answer.statusCode >= 500 ? 502 : 404,
        answer.statusCode >= 500 ? 'UPSTREAM_ERROR' : 'NOT_FOUND',
      );
    }
    const type = String(answer.headers['content-type'] ?? 'application/octet-stream');
    const kept = KEPT_HEADERS.flatMap(name => (answer.headers[name] ? [[name, String(answer.headers[name])]] : []));
    response.writeHead(answer.statusCode, {
      ...Object.fromEntries(kept),
      'content-type': SHOWN.test(type) ? type : 'application/octet-stream',
      'content-disposition': SHOWN.test(type) ? 'inline' : 'attachment',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=3600',
    });
    // A client that leaves in the middle is no failure.
    await pipeline(answer.body, response).catch(() => response.destroy());
  };
}
