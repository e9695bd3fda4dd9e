import { UpstreamError } from '../upstreams/errors.ts';
import type { CallOptions, Upstream } from '../upstreams/http.ts';
import type { Availability } from './capabilities.ts';

const REQUEST_ID = 'capabilities';

/** What a read comes to: its body where it is answered. */
export interface Asked {
  availability: Availability;
  json: unknown;
}

const BY_STATUS: Record<number, Availability> = { 401: 'refused', 403: 'refused', 404: 'absent' };

/** Reads once. Never rejects. */
export async function askFor(
  upstream: Upstream,
  path: string,
  options: Pick<CallOptions, 'authorize' | 'method'> = {},
): Promise<Asked> {
  try {
    const { json } = await upstream.call(path, { ...options, requestId: REQUEST_ID });
    return { availability: 'available', json };
  } catch (error) {
    const status = error instanceof UpstreamError ? error.status : null;
    return { availability: BY_STATUS[status ?? 0] ?? 'unknown', json: undefined };
  }
}

/** Whether a route takes a method, by its own description; WordPress describes what it does not have by an empty list. */
export async function hasRoute(upstream: Upstream, path: string, method: string): Promise<Availability> {
  const { availability, json } = await askFor(upstream, `${path}?_fields=methods`, { method: 'OPTIONS' });
  if (availability !== 'available') return availability;
  const { methods } = (json ?? {}) as { methods?: unknown };
  return Array.isArray(methods) && methods.includes(method) ? 'available' : 'absent';
}
