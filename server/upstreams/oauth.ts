import { createHmac, randomBytes } from 'node:crypto';

export interface Signed {
  method: string;
  /** the whole address, as the service knows itself */
  address: URL;
  key: string;
  secret: string;
}

/** An Authorization header by OAuth 1.0a (RFC 5849) without a token: the secret itself does not travel. */
export function signOAuth({ method, address, key, secret }: Signed, seconds = Math.floor(Date.now() / 1000)): string {
  const parameters: [string, string][] = [
    ['oauth_consumer_key', key],
    ['oauth_nonce', randomBytes(16).toString('hex')],
    ['oauth_signature_method', 'HMAC-SHA256'],
    ['oauth_timestamp', String(seconds)],
  ];
  const signature = createHmac('sha256', `${encode(secret)}&`)
    .update(signatureBase(method, address, parameters))
    .digest('base64');
  const sent = [...parameters, ['oauth_signature', signature] as const];
  return `OAuth ${sent.map(([name, value]) => `${name}="${encode(value)}"`).join(', ')}`;
}

/** What is signed: method, address and every parameter, of the query too (RFC 5849, 3.4.1). */
export function signatureBase(method: string, address: URL, parameters: readonly [string, string][]): string {
  const pairs = [...address.searchParams, ...parameters]
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  const normal = pairs.map(pair => pair.join('=')).join('&');
  return [method.toUpperCase(), `${address.origin}${address.pathname}`, normal].map(encode).join('&');
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
