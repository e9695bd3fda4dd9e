import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpRefusal } from '../../../http/refusal.ts';
import { matches, send } from '../../respond.ts';

/** What stands at a signed address: never another picture, so that it may be kept for good. */
export interface Picture {
  /** names these bytes among all pictures */
  name: string;
  type: string;
  bytes: () => Promise<Buffer>;
  /** the request header that it was chosen by */
  vary?: string;
  /** Whether a better one is on its way. */
  forNow?: boolean;
}

/** Answers GET and HEAD for a picture, and nothing else. @throws HttpRefusal 405, and what `pictureAt` throws */
export async function sendPicture(
  request: IncomingMessage,
  response: ServerResponse,
  pictureAt: (address: string) => Picture | Promise<Picture>,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    throw new HttpRefusal(405, 'METHOD_NOT_ALLOWED', { method: request.method ?? '' }, { allow: 'GET, HEAD' });
  const { name, type, bytes, vary, forNow = false } = await pictureAt(request.url ?? '');
  const headers = {
    'content-type': type,
    'cache-control': forNow ? 'public, max-age=3600' : 'public, max-age=31536000, immutable',
    ...(vary ? { vary } : {}),
    'cross-origin-resource-policy': 'cross-origin',
    etag: `"${name}"`,
  };
  if (matches(request.headers['if-none-match'], headers.etag)) return send(request, response, 304, headers, null);
  send(request, response, 200, headers, await bytes());
}
