import type { IncomingMessage } from 'node:http';
import { HttpRefusal } from '../../http/refusal.ts';

type Asked = Pick<IncomingMessage, 'method' | 'headers'> & Partial<Pick<IncomingMessage, 'url' | 'rawHeaders'>>;

export interface Origins {
  /**
   * @throws HttpRefusal 421 for a host that is not this site: what a rebound name or a stray record would bring here; 400
   * where the request names several
   */
  checkHost(request: Asked): void;
  /** @throws HttpRefusal 403 for a request that would change something and comes from another site */
  checkOrigin(request: Asked, keys?: readonly string[]): void;
  /**
   * The same for a page's own form, which no listed origin sends: a browser takes the cookies of what answers it, whoever
   * sent it there. @throws HttpRefusal 403
   */
  checkForm(request: Asked): void;
  /** Headers that let a listed origin, or one of a key, read the answer; empty for any other. */
  corsHeaders(request: Asked, keys?: readonly string[]): Record<string, string>;
  /** Headers of the answer (204) to a preflight; null for any other request. */
  preflight(request: Asked, keys?: readonly string[]): Record<string, string> | null;
  /** Whether a page of this site asks, or none. */
  isOwn(request: Asked): boolean;
}

export interface OriginsOptions {
  /** whether PUBLIC_URL is set */
  public: boolean;
  publicUrl: string;
  corsOrigins: readonly string[];
  trustProxy: number;
}

const LOOPBACK = /^(localhost|[\w-]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
const READING = ['GET', 'HEAD', 'OPTIONS'];
/** What a partner's script may send and read besides the usual. */
const REQUEST_HEADERS =
  'content-type, authorization, x-api-key, x-request-id, cart-token, mcp-protocol-version, mcp-session-id, last-event-id';
const ANSWER_HEADERS = 'x-request-id, retry-after, cart-token, etag';

/** Whether the browser says that a page of this site asks, or its owner by himself; old ones say nothing. */
export const isAskedFromHere = ({ headers: { 'sec-fetch-site': site } }: Pick<IncomingMessage, 'headers'>): boolean =>
  site === 'same-origin' || site === 'none';

export function createOrigins(options: OriginsOptions): Origins {
  const { host: publicHost, origin: publicOrigin, protocol, port } = new URL(options.publicUrl);
  /** The port of the scheme may be written out, and is by some proxies. */
  const publicHosts = [publicHost, ...(port ? [] : [`${publicHost}:${protocol === 'https:' ? 443 : 80}`])];
  const isPublicHost = (host: string) => options.public && publicHosts.includes(host);
  const isOwnHost = (host: string) => isPublicHost(host) || LOOPBACK.test(host);
  /** On the public host the scheme counts: whoever sits on the line can answer as http://host, and not as https. */
  const isOwn = (origin: string, request: Asked) => {
    if (options.public && origin === publicOrigin) return true;
    const host = hostOf(request, options);
    return !isPublicHost(host) && LOOPBACK.test(host) && URL.canParse(origin) && new URL(origin).host === host;
  };
  const listed = ({ headers: { origin } }: Asked, keys: readonly string[]) =>
    origin !== undefined && (options.corsOrigins.includes(origin) || keys.includes(origin));

  const check = (request: Asked, isListed: () => boolean) => {
    if (READING.includes(request.method ?? '')) return;
    const { origin, cookie, 'sec-fetch-site': site } = request.headers;
    const trusted = origin
      ? isOwn(origin, request) || (!cookie && isListed())
      : site
        ? isAskedFromHere(request)
        : !cookie;
    if (!trusted) throw new HttpRefusal(403, 'CROSS_SITE_REQUEST');
  };

  return {
    checkHost(request) {
      // Node reads the first, and whoever stands in front may have read the last.
      if (hostLines(request) > 1) throw new HttpRefusal(400, 'MALFORMED_URL');
      if (!isOwnHost(hostOf(request, options))) throw new HttpRefusal(421, 'UNKNOWN_HOST', { url: options.publicUrl });
    },
    checkOrigin: (request, keys = []) => check(request, () => listed(request, keys)),
    checkForm: request => check(request, () => false),
    corsHeaders(request, keys = []): Record<string, string> {
      if (!options.corsOrigins.length && !keys.length) return {};
      if (!listed(request, keys)) return { vary: 'Origin' };
      return {
        'access-control-allow-origin': request.headers.origin!,
        'access-control-expose-headers': ANSWER_HEADERS,
        vary: 'Origin',
      };
    },
    preflight(request, keys = []) {
      if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return null;
      const allowed = {
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': '86400',
      };
      return { ...this.corsHeaders(request, keys), ...(listed(request, keys) ? allowed : {}) };
    },
    isOwn: request => request.headers.origin === undefined || isOwn(request.headers.origin, request),
  };
}

/** A believed proxy says which host was asked for; else the first line does where it names one, and the Host line where not. */
function hostOf({ headers, url = '' }: Asked, { trustProxy }: OriginsOptions): string {
  const forwarded = trustProxy > 0 ? headers['x-forwarded-host'] : undefined;
  const host = forwarded ? String(forwarded).split(',').at(-1)! : (hostIn(url) ?? headers.host ?? '');
  return host.trim().toLowerCase();
}

/** The host in a first line such as proxies get: `GET http://labels.example/ HTTP/1.1`. */
const hostIn = (target: string): string | undefined =>
  target.startsWith('/') ? undefined : /^https?:\/\/([^/?#]*)/i.exec(target)?.[1];

function hostLines({ rawHeaders = [] }: Asked): number {
  let lines = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') lines += 1;
  }
  return lines;
}
