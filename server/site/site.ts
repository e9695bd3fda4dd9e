import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { kept } from '../cache/kept.ts';
import { Scope } from '../cache/scope.ts';
import { movedTo } from '../catalogue/moved.ts';
import type { Gateway, Visit } from '../gateway.ts';
import { addressOf } from '../guard/address.ts';
import { FORM_BODY_BYTES, readBody } from '../guard/body.ts';
import { securityHeaders } from '../guard/headers.ts';
import { createOrigins } from '../guard/origins.ts';
import { createRates, type FormName, type Rates } from '../guard/rates.ts';
import { HttpRefusal } from '../guard/refusal.ts';
import { requestIdFor, withRequestId } from '../guard/requestId.ts';
import { releaseDirs } from '../releases.ts';
import { createOperators, type Operators } from '../sessions/operator.ts';
import { type Assets, releasedAssets } from './assets.ts';
import { createCardAddresses } from './cards/cardAddress.ts';
import { createCards } from './cards.ts';
import { createDocuments, UPLOADS } from './documents.ts';
import { createFiles } from './files.ts';
import { createGraphqlRoute } from './graphqlRoute.ts';
import { indexCheck, liveness, readiness } from './health.ts';
import { createImages } from './images.ts';
import { createOperatorDoor } from './operatorDoor.ts';
import { createPages, type Pages } from './pages.ts';
import { createRefusals } from './refusals.ts';
import type { Renderer } from './renderer.ts';
import { sendJson, sendKept } from './respond.ts';
import { createHandOver } from './uploads/handOver.ts';
import { createUploads } from './uploads.ts';
import { createWebhooks } from './webhooks.ts';

export interface SiteOptions {
  gateway: Gateway;
  log: Logger;
  renderer: () => Promise<Renderer>;
  assets: Assets;
}

/** One request under way. */
export interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  visit: Visit;
}

const READING = ['GET', 'HEAD'];
/** Pages that a public site shows to its operator alone. */
const OPERATORS_ALONE = /^\/debug(\/|$)/;

/** Everything the origin serves: GraphQL, files, images, documents, pages. The guard comes first. */
export function createSite(options: SiteOptions): RequestListener {
  const { gateway, log } = options;
  const { config } = gateway.services;
  const origins = createOrigins(config);
  const operators = createOperators({
    token: config.operatorToken,
    secrets: config.secretKeys,
    secure: config.publicUrl.startsWith('https:'),
  });
  const headers = Object.entries(securityHeaders(config));
  const pages = createPages({ ...options, cards: createCardAddresses(config.secretKeys) });
  const rates = createRates(config);
  const answer = createAnswer({ ...options, pages, rates, operators });
  const refuse = createRefusals({ config, pages, log });
  return (request, response) => {
    const id = requestIdFor(request.headers['x-request-id']);
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('x-request-id', id);
    const work = async () => {
      origins.checkHost(request);
      const url = addressOf(request.url, config.publicUrl);
      const visit = {
        scope: new Scope(id, config.upstreamTimeoutMs),
        operator: operators.recognises(request),
        limit: (form: FormName) => rates.take(form, request),
      };
      await answer({ request, response, url, visit });
    };
    void withRequestId(id, () => work().catch(error => refuse(request, response, error, id)));
  };
}

/** The routes of the origin, most specific first; what is none of them is a page. */
function createAnswer(
  options: SiteOptions & { pages: Pages; rates: Rates; operators: Operators },
): (call: Call) => Promise<void> {
  const { gateway, log, assets, pages, rates, operators } = options;
  const { config, images: addresses, catalogue, selling, submissions, artwork } = gateway.services;
  const origins = createOrigins(config);
  const graphql = createGraphqlRoute({ gateway, origins, rates });
  const { dataDir } = config;
  const images = createImages({ addresses, dataDir, log });
  const cards = createCards({ addresses: createCardAddresses(config.secretKeys), images, dataDir, log });
  const documents = createDocuments({
    origin: () => new URL(config.content.url).origin,
    timeoutMs: config.upstreamTimeoutMs,
  });
  const uploads = createUploads({ artwork, origins, rates, trustProxy: config.trustProxy, log });
  const handOver = createHandOver(artwork);
  const operatorDoor = createOperatorDoor({ operators, origins, rates });
  const webhooks = createWebhooks({ secret: config.webhookSecret, dataDir, freshness: gateway.freshness, rates, log });
  const takers: Record<string, typeof page> = { '/operator': operatorDoor, '/uploads': uploads, '/webhooks': webhooks };
  const files = createFiles(gateway);
  const earlier = releasedAssets(releaseDirs(config.dataDir));

  const health = async () =>
    readiness({
      catalogue: indexCheck(catalogue, gateway.services.capabilities.current),
      submissions: await submissions.health(),
    });

  async function page({ request, response, url, visit }: Call): Promise<void> {
    const posted = request.method === 'POST';
    if (posted) origins.checkOrigin(request);
    await rates.take(posted ? 'post' : 'page', request);
    if (config.public && !visit.operator && OPERATORS_ALONE.test(url.pathname)) throw new HttpRefusal(404, 'NOT_FOUND');
    const moved = posted ? null : movedTo(url, catalogue);
    if (moved) return sendKept(request, response, kept(301, { location: moved }, Buffer.alloc(0)));
    const body = posted ? await readBody(request, { limit: FORM_BODY_BYTES }) : null;
    const type = request.headers['content-type'] ?? 'text/plain';
    const asked = new Request(
      url,
      posted ? { method: 'POST', headers: { 'content-type': type }, body: body ?? '' } : {},
    );
    const cartSession = selling.sessions({ cookie: request.headers.cookie });
    const { kept: page, shared } = await pages.get(asked, { ...visit, cartSession });
    for (const [name, value] of cartSession.headers()) response.appendHeader(name, value);
    if (page.status === 404) rates.missed(request);
    await sendKept(request, response, page, { 'cache-control': cacheControl(shared, page.status) });
  }

  return async call => {
    const { request, response, url, visit } = call;
    if (url.pathname === '/graphql') return graphql(call);
    if (url.pathname === '/healthz') return sendJson(request, response, liveness.body);
    if (url.pathname === '/readyz') {
      const { status, body } = await health();
      return sendJson(request, response, body, { status, headers: { 'cache-control': 'no-store' } });
    }
    if (!READING.includes(request.method ?? '') && request.method !== 'POST')
      throw new HttpRefusal(
        405,
        'METHOD_NOT_ALLOWED',
        { method: String(request.method).slice(0, 10) },
        { allow: 'GET, HEAD, POST' },
      );
    if (request.method === 'POST') return (takers[url.pathname] ?? page)(call);
    if (url.pathname.startsWith('/_image/')) {
      await rates.take('image', request);
      return images.serve(request, response);
    }
    if (url.pathname.startsWith('/_og/')) {
      await rates.take('image', request);
      return cards(request, response);
    }
    const file = files(url.pathname, visit.scope, () => new Scope(visit.scope.requestId, config.upstreamTimeoutMs));
    if (file) return sendKept(request, response, await file);
    if (url.pathname.startsWith('/uploads/')) {
      await rates.take('page', request);
      return handOver(call);
    }
    if (UPLOADS.test(url.pathname)) return documents(request, response, url.pathname);
    if (await assets(request, response, url.pathname)) return;
    if (url.pathname.startsWith('/assets/')) {
      if (await earlier(request, response, url.pathname)) return;
      throw new HttpRefusal(404, 'NOT_FOUND');
    }
    return page(call);
  };
}

/** A page may be kept by caches in between only to be asked after; what went wrong or is one visitor's own by nobody. */
function cacheControl(shared: boolean, status: number): string {
  if (!shared) return 'private, no-store';
  return status < 500 ? 'public, max-age=0, must-revalidate' : 'no-store';
}
