import type { z } from 'zod';
import type { Scope } from '../../cache/scope.ts';
import { UpstreamError } from '../errors.ts';
import type { Answer, CallOptions, Upstream } from '../http.ts';

/** Who asks the store, and for which cart; without a token the store makes a new one. */
export interface Shopper {
  scope: Scope;
  token: string | null;
}

/**
 * One call for a shopper. Writes are the visitor's own: they get what is left of the visitor's time, less what it takes
 * to find out what became of them, and are never repeated.
 */
export const ask = (
  upstream: Upstream,
  { scope, token }: Shopper,
  path: string,
  options: Pick<CallOptions, 'method' | 'body' | 'limitedApart'> = {},
): Promise<Answer> =>
  upstream.call(`/wc/store/v1${path}`, {
    scope,
    personal: true,
    ...options,
    timeoutMs: options.method ? scope.lessReserve : scope.remaining,
    headers: token ? { 'cart-token': token } : {},
  });

/** @throws UpstreamError for a body that does not fit; what is in it is not written down */
export function decode<T extends z.ZodType>(upstream: Upstream, path: string, schema: T, body: unknown): z.output<T> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const places = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.code}`);
  throw new UpstreamError(upstream.name, `/wc/store/v1${path}`, 'shape', { text: places.slice(0, 5).join(', ') });
}

/** One of the answer's headers, null when it is absent or empty. */
export function headerOf(headers: Answer['headers'], name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) || null;
}
