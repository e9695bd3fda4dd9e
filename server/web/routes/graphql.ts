import type { IncomingHttpHeaders } from 'node:http';
import { cachedResponse } from '../../cache/cachedResponse.ts';
import { type Gateway, isSharedAsk } from '../../graphql/gateway.ts';
import { GRAPHQL_BODY_BYTES, QUERY_BODY_BYTES } from '../../graphql/largestBody.ts';
import type { CdnHeadersOf } from '../../invalidation/cdn/cdnHeaders.ts';
import { operationAnswered } from '../../telemetry/events.ts';
import { readBody } from '../middleware/body.ts';
import { graphiqlPolicy } from '../middleware/headers.ts';
import { checkMethod } from '../middleware/methods.ts';
import type { Origins } from '../middleware/origins.ts';
import type { PartnerKeys } from '../middleware/partnerKeys.ts';
import type { Rates } from '../middleware/rates.ts';
import { send, sendCached, sendWritten } from '../respond.ts';
import type { Call } from './call.ts';
import { withReadableRefusals } from './readableRefusals.ts';

export interface GraphqlRouteOptions {
  gateway: Gateway;
  origins: Origins;
  keys: PartnerKeys;
  rates: Rates;
  /** of every answer */
  headers: Readonly<Record<string, string>>;
  /** of what a CDN may keep */
  cdnHeaders: CdnHeadersOf;
}

const PARTNER_VARY = 'Origin, X-Api-Key';
/** An answer that must be made takes so much of a visitor's allowance as this many that are kept. */
const MADE_WEIGHS = 4;
/** Longer addresses may be longer than is taken. */
const CERTAINLY_SHORT = 2_000;

/** GraphQL over HTTP at /graphql: the guard, the gateway, and what caches may do with the answer. */
export function createGraphqlRoute({ gateway, origins, keys, rates, headers, cdnHeaders }: GraphqlRouteOptions) {
  const { config } = gateway.services;
  // A cache in front must not give a partner's page the answer of whoever named no key.
  const vary = config.cdn ? PARTNER_VARY : config.corsOrigins.length ? 'Origin' : null;
  const shared = { ...headers, ...(vary && { vary }) };
  const routes = {
    read: { name: 'read', headers: { ...shared, 'cache-control': 'public, max-age=0, must-revalidate' } },
    forCdn: { name: 'read for a CDN', headers: shared },
    post: { name: 'post', headers: { ...shared, 'cache-control': 'private, no-store' } },
  };
  /** On a public site nothing is taken that no registered operation can need; a small body is not worth the question who asks. */
  const limitOf = ({ request, requestContext }: Call): number => {
    if (Number(request.headers['content-length']) <= QUERY_BODY_BYTES) return QUERY_BODY_BYTES;
    return config.public && !requestContext.operator && !requestContext.partner
      ? gateway.asks.longest()
      : GRAPHQL_BODY_BYTES;
  };

  /** Of a request with a key they depend on it. */
  const corsHeaders = ({ request, partner }: Call): Record<string, string> =>
    partner ? { ...origins.corsHeaders(request, partner.origins), vary: PARTNER_VARY } : origins.corsHeaders(request);

  async function answerUncached(call: Call, body: string | null): Promise<void> {
    const { request, response, url, requestContext } = call;
    call.setHeaders();
    const posted = request.method === 'POST';
    const asked = new Request(url, {
      method: request.method ?? 'GET',
      headers: forwarded(request.headers, posted),
      ...(body === null ? {} : { body }),
    });
    const started = performance.now();
    const answer = await gateway.fetch(asked, requestContext);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    const cookies = answer.headers.getSetCookie();
    if (cookies.length) response.setHeader('set-cookie', cookies);
    answer.headers.delete('set-cookie');
    const headers = {
      ...Object.fromEntries(answer.headers),
      ...corsHeaders(call),
      ...(type.includes('text/html') ? { 'content-security-policy': graphiqlPolicy() } : {}),
      'cache-control': 'private, no-store',
    };
    const shown = explains(call) && type.includes('json');
    const explained = shown ? explain(bytes, requestContext.scope, performance.now() - started) : bytes;
    if (!isAboutNobody(call) || cookies.length) return send(request, response, answer.status, headers, explained);
    await sendCached(request, response, cachedResponse(answer.status, headers, explained));
  }

  async function answer(call: Call): Promise<void> {
    const { request, response, id } = call;
    const preflight =
      request.method === 'OPTIONS' ? origins.preflight(request, await keys.preflightOrigins(request)) : null;
    if (preflight) {
      call.setHeaders();
      return send(request, response, 204, preflight, null);
    }
    checkMethod(request);
    const posted = request.method === 'POST';
    const asking = keys.admit(request);
    call.partner = asking && (await asking);
    if (call.partner) for (const header of Object.entries(corsHeaders(call))) response.setHeader(...header);
    origins.checkOrigin(request, call.partner?.origins);
    if (!call.partner) await rates.take('graphql', request);
    const body = posted ? await readBody(request, { limit: limitOf(call) }) : null;
    const { accept, 'content-type': contentType } = request.headers;
    const ask = gateway.asks.read({ posted, text: body ?? searchOf(call), contentType, accept });
    if (ask && body !== null) gateway.asks.checkLength(ask, body);
    if (!isSharedAsk(ask) || explains(call) || call.partner) return answerUncached(call, body);
    const cached = gateway.cachedResponse(ask);
    if (cached && operationAnswered.hasSubscribers)
      operationAnswered.publish({ name: ask.name, outcome: 'cached', ms: 0 });
    if (!cached) await rates.take('graphql', request, { weight: MADE_WEIGHS - 1 });
    const kept = cached ?? (await gateway.answer(ask, call.requestContext));
    const { vary: _, ...allowed } = origins.corsHeaders(request);
    const cdn = posted ? null : cdnHeaders(kept);
    const own = ['x-request-id', id, ...Object.entries({ ...allowed, ...cdn }).flat()];
    const plain = posted || kept.status !== 200 ? routes.post : routes.read;
    await sendWritten(request, response, kept, cdn ? routes.forCdn : plain, own);
  }

  return withReadableRefusals(answer, corsHeaders);
}

/** The query as it stands in the first line; a long one once its address was read, which may be too long. */
function searchOf(call: Call): string {
  const { url = '' } = call.request;
  return url.startsWith('/graphql?') && url.length <= CERTAINLY_SHORT && !url.includes('#')
    ? url.slice('/graphql?'.length)
    : call.url.search.slice(1);
}

/**
 * Whether an answer to a partner can be about nobody. Others are not compressed: by its length, beside words that somebody
 * else chose, it would tell what it keeps secret.
 */
const isAboutNobody = ({ partner, request: { headers } }: Call): boolean =>
  partner != null &&
  headers.cookie === undefined &&
  headers['cart-token'] === undefined &&
  !partner.scopes.some(scope => scope === 'orders' || scope === 'quotes');

const explains = (call: Call): boolean => call.request.headers['x-explain'] === '1' && call.requestContext.operator;

/** A GET ignores cookies: its answer is the same for everyone. Yoga knows a type by its small letters alone. */
function forwarded(headers: IncomingHttpHeaders, posted: boolean): Headers {
  const kept = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && (posted || name !== 'cookie') && !name.startsWith(':'))
      kept.set(name, name === 'content-type' ? value.toLowerCase() : value);
  return kept;
}

/** Adds the upstream calls behind an answer, for the operator. */
function explain(bytes: Buffer, scope: Call['requestContext']['scope'], ms: number): Buffer {
  const answer = JSON.parse(bytes.toString('utf8'));
  const explained = {
    ms: Math.round(ms * 10) / 10,
    calls: scope.calls,
    tags: [...scope.tags].slice(0, 200),
    stale: scope.stale,
  };
  return Buffer.from(JSON.stringify({ ...answer, extensions: { ...answer.extensions, explain: explained } }));
}
