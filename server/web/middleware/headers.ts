import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** What Emotion's run-time sheet is in a browser before its first rule. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export interface PagePolicy {
  /** hashes of the page's style tags, quoted as in the policy: 'sha256-…' */
  styleHashes: readonly string[];
  /** hosts whose frames content may hold */
  embedHosts: readonly string[];
  /** origins of what measures visits, once its visitor allows it */
  analyticsOrigins?: readonly string[];
}

/** The policy of a page: nothing from elsewhere, no inline script, and no nonce, so that it can be kept with its bytes. */
export const contentSecurityPolicy = ({ styleHashes, embedHosts, analyticsOrigins = [] }: PagePolicy): string =>
  policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...analyticsOrigins],
    'style-src': ["'self'", ...styleHashes, EMPTY_STYLE],
    'img-src': ["'self'", 'data:', ...analyticsOrigins],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...analyticsOrigins],
    'form-action': ["'self'"],
    'frame-src': embedHosts.length ? embedHosts.map(host => `https://${host}`) : ["'none'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

/** The development server adds scripts, styles and a socket of its own to a page. */
export const developmentPolicy = (): string =>
  policy({
    'default-src': ["'self'", 'data:'],
    'script-src': ["'self'", "'unsafe-inline'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'", 'ws:'],
    // It waits there for a server that stopped, to load the page anew.
    'worker-src': ["'self'", 'blob:'],
  });

/** GraphiQL's editor writes styles, and makes its workers out of its script. Local sites only. */
export const graphiqlPolicy = (): string =>
  policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:', 'data:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

/** For answers that are no pages: were one shown as a page, it could do nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const policy = (directives: Record<string, readonly string[]>): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

const PERMISSIONS = 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()';

/** Headers of every answer, worked out once. A page's own policy is set over the one here. */
export function securityHeaders({ publicUrl }: { publicUrl: string }): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {
    'content-security-policy': dataPolicy,
    'permissions-policy': PERMISSIONS,
  };
  const recorder = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Other hosts of the owner's domain are not ours to bind.
    strictTransportSecurity: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    xDownloadOptions: false,
  })({} as IncomingMessage, recorder as unknown as ServerResponse, () => {});
  return Object.freeze(headers);
}

/** All that a browser heeds of what is only ever a part of a page: the others are a page's, and weigh more than a small picture's name. */
const OF_PARTS = ['cross-origin-resource-policy', 'strict-transport-security', 'x-content-type-options'];

/** Of the headers of every answer those of the files and pictures of pages. */
export const partHeaders = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.freeze(Object.fromEntries(Object.entries(headers).filter(([name]) => OF_PARTS.includes(name))));
