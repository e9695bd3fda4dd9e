import type { IncomingHttpHeaders } from 'node:http';
import type { Gateway } from '../gateway.ts';
import { GRAPHQL_BODY_BYTES, readBody } from '../guard/body.ts';
import { graphiqlPolicy } from '../guard/headers.ts';
import type { Origins } from '../guard/origins.ts';
import type { Rates } from '../guard/rates.ts';
import { send } from './respond.ts';
import type { Call } from './site.ts';

export interface GraphqlRouteOptions {
  gateway: Gateway;
  origins: Origins;
  rates: Rates;
}

/** GraphQL over HTTP at /graphql: the guard, the gateway, and what caches may do with the answer. */
export function createGraphqlRoute({ gateway, origins, rates }: GraphqlRouteOptions) {
  return async ({ request, response, url, visit }: Call): Promise<void> => {
    const preflight = origins.preflight(request);
    if (preflight) return send(request, response, 204, preflight, null);
    const posted = request.method === 'POST';
    origins.checkOrigin(request);
    await rates.take('graphql', request);
    const body = posted ? await readBody(request, { limit: GRAPHQL_BODY_BYTES }) : null;
    const asked = new Request(url, {
      method: request.method ?? 'GET',
      headers: forwarded(request.headers, posted),
      ...(body === null ? {} : { body }),
    });
    const started = performance.now();
    const answer = await gateway.fetch(asked, visit);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const cookies = answer.headers.getSetCookie();
    if (cookies.length) response.setHeader('set-cookie', cookies);
    answer.headers.delete('set-cookie');
    const headers = {
      ...Object.fromEntries(answer.headers),
      ...origins.corsHeaders(request),
      ...(type.includes('text/html') ? { 'content-security-policy': graphiqlPolicy() } : {}),
      'cache-control': shareable(answer, posted) ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    };
    const explained = visit.operator && request.headers['x-explain'] === '1' && type.includes('json');
    send(
      request,
      response,
      answer.status,
      headers,
      explained ? explain(bytes, visit.scope, performance.now() - started) : bytes,
    );
  };
}

/** A GET ignores cookies: its answer is the same for everyone. */
function forwarded(headers: IncomingHttpHeaders, posted: boolean): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && (posted || name !== 'cookie') && !name.startsWith(':')) kept.set(name, value);
  return kept;
}

/** Only shared answers of registered operations carry an ETag. */
const shareable = (answer: Response, posted: boolean): boolean =>
  !posted && answer.status === 200 && answer.headers.has('etag');

/** Adds the upstream calls behind an answer, for the operator. */
function explain(bytes: Buffer, scope: Call['visit']['scope'], ms: number): Buffer {
  const answer = JSON.parse(bytes.toString('utf8'));
  const explained = {
    ms: Math.round(ms * 10) / 10,
    calls: scope.calls,
    tags: [...scope.tags].slice(0, 200),
    stale: scope.stale,
  };
  return Buffer.from(JSON.stringify({ ...answer, extensions: { ...answer.extensions, explain: explained } }));
}
