import type { IncomingMessage } from 'node:http';

/** The headers WordPress puts on every REST answer. There is no ETag anywhere. */
export function restHeaders(request: IncomingMessage, known: boolean, index: string): Record<string, string> {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Robots-Tag': 'noindex',
    'X-Content-Type-Options': 'nosniff',
    Link: `<${index}>; rel="https://api.w.org/"`,
    'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
    'Access-Control-Allow-Headers': 'Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
  };
  const isStore = request.url?.includes('/wc/store/');
  if (isStore) {
    headers['Access-Control-Expose-Headers'] += ', Cart-Token';
    headers['Access-Control-Allow-Headers'] += ', Cart-Token, Nonce';
  }
  const { origin } = request.headers;
  if (origin) {
    headers['Access-Control-Allow-Origin'] = origin;
    headers['Access-Control-Allow-Methods'] = 'OPTIONS, GET, POST, PUT, PATCH, DELETE';
    headers['Access-Control-Allow-Credentials'] = 'true';
  }
  if (origin || isStore || (request.method === 'GET' && !known)) headers.Vary = 'Origin';
  if (known) {
    headers.Expires = 'Wed, 11 Jan 1984 05:00:00 GMT';
    headers['Cache-Control'] = 'no-cache, must-revalidate, max-age=0, no-store, private';
  }
  return headers;
}
