import { UpstreamError } from '../../upstreams/errors.ts';
import type { CallOptions, Upstream } from '../../upstreams/http.ts';
import type { Availability } from './capabilities.ts';

const REQUEST_ID = 'capabilities';

/** What a read comes to: its body where it is answered. */
export interface Asked {
  availability: Availability;
  json: unknown;
}

/** Reads once. Never rejects. */
export async function askFor(
  upstream: Upstream,
  path: string,
  options: Pick<CallOptions, 'authorize' | 'method'> = {},
): Promise<Asked> {
  try {
    const { json } = await upstream.call(path, { ...options, tries: true, requestId: REQUEST_ID });
    return { availability: 'available', json };
  } catch (error) {
    return { availability: error instanceof UpstreamError ? refusedBy(error) : 'unknown', json: undefined };
  }
}

/** A 404 in a web server's own words says nothing of the service behind it. */
function refusedBy({ status, serviceCode }: UpstreamError): Availability {
  if (status === 401 || status === 403) return 'refused';
  return status === 404 && serviceCode ? 'absent' : 'unknown';
}

/** Whether a route takes a method, by its own description; WordPress describes what it does not have by an empty list. */
export async function hasRoute(upstream: Upstream, path: string, method: string): Promise<Availability> {
  const { availability, json } = await askFor(upstream, `${path}?_fields=methods`, { method: 'OPTIONS' });
  if (availability !== 'available') return availability;
  const { methods } = (json ?? {}) as { methods?: unknown };
  return Array.isArray(methods) && methods.includes(method) ? 'available' : 'absent';
}
