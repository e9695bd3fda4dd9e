import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { isScreen } from '../../rules/screenQuery.ts';
import { cachedResponse } from '../cache/cachedResponse.ts';
import { Scope } from '../cache/scope.ts';
import { movedTo } from '../catalogue/read/moved.ts';
import type { Gateway } from '../graphql/gateway.ts';
import { createReleases } from '../graphql/releases.ts';
import { HttpRefusal } from '../http/refusal.ts';
import { requestIdFor, withRequestId } from '../http/requestId.ts';
import { FORM_BODY_BYTES, readBody } from './middleware/body.ts';
import { securityHeaders } from './middleware/headers.ts';
import { createOperators, type Operators } from './middleware/operator.ts';
import { createOrigins } from './middleware/origins.ts';
import { createRates, type Rates } from './middleware/rates.ts';
import { withoutUnknownFilters } from './pages/pageAddress.ts';
import { createPages, type Page, type Pages, PERSONAL } from './pages/pages.ts';
import type { Renderer } from './pages/renderer.ts';
import { createRefusals } from './refusals.ts';
import { sendCached, sendJson } from './respond.ts';
import { type Assets, releasedAssets } from './routes/assets.ts';
import { Call } from './routes/call.ts';
import { createCardAddresses } from './routes/cards/cardAddress.ts';
import { createCards } from './routes/cards.ts';
import { createDocuments, UPLOADS } from './routes/documents.ts';
import { createFiles } from './routes/files.ts';
import { createGraphqlRoute } from './routes/graphql.ts';
import { createReadiness, liveness } from './routes/health.ts';
import { createImages } from './routes/images.ts';
import { cacheControl, createKeptPage } from './routes/keptPage.ts';
import { createOperatorRoute } from './routes/operator.ts';
import { createUploadDownload } from './routes/uploads/download.ts';
import { createUploads } from './routes/uploads.ts';
import { createWebhooks } from './routes/webhooks.ts';

export interface AppOptions {
  gateway: Gateway;
  log: Logger;
  renderer: () => Promise<Renderer>;
  assets: Assets;
  /** aborted when the process begins to stop */
  stopping?: AbortSignal;
}

const READING = ['GET', 'HEAD'];
/** A page that must be made takes so much of a visitor's allowance as this many that are kept. */
const MADE_WEIGHS = 10;
const NOT_KEPT = { 'cache-control': 'no-store' };
/** Pages that a public site shows to its operator alone. */
const OPERATORS_ALONE = /^\/debug(\/|$)/;

/** Everything the origin serves: GraphQL, files, images, documents, pages. The guard comes first. */
export function createApp(options: AppOptions): RequestListener {
  const { gateway, log } = options;
  const { config } = gateway.services;
  const origins = createOrigins(config);
  const operators = createOperators({
    token: config.operatorToken,
    secrets: config.secretKeys,
    secure: config.publicUrl.startsWith('https:'),
  });
  const headers = securityHeaders(config);
  const pages = createPages({ ...options, cards: createCardAddresses(config.secretKeys) });
  const rates = createRates(config, gateway.services.redis);
  const graphql = createGraphqlRoute({ gateway, origins, rates, headers });
  const keptPage = createKeptPage({ pages, rates, headers });
  const answer = createAnswer({ ...options, pages, rates, operators, graphql });
  const refuse = createRefusals({ config, pages, log });
  return (request, response) => {
    const call = new Call(
      { config, headers, operators, rates },
      request,
      response,
      requestIdFor(request.headers['x-request-id']),
    );
    const work = async () => {
      origins.checkHost(request);
      if (isGraphql(request)) return graphql(call);
      if (await keptPage(call)) return;
      call.setHeaders();
      await answer(call);
    };
    const fail = (error: unknown) => {
      call.setHeaders();
      return refuse(request, response, error, call.id);
    };
    void withRequestId(call.id, () => work().catch(fail));
  };
}

/** As clients write it: what is said otherwise, by the address that is read. */
const isGraphql = ({ url = '' }: IncomingMessage): boolean => url === '/graphql' || url.startsWith('/graphql?');

/** The routes of the origin, most specific first; what is none of them is a page. */
function createAnswer(
  options: AppOptions & { pages: Pages; rates: Rates; operators: Operators; graphql: (call: Call) => Promise<void> },
): (call: Call) => Promise<void> {
  const { gateway, log, assets, pages, rates, operators, graphql } = options;
  const { config, images: addresses, catalogue, commerce, artwork } = gateway.services;
  const origins = createOrigins(config);
  const { dataDir } = config;
  const images = createImages({ addresses, dataDir, log });
  const cards = createCards({ addresses: createCardAddresses(config.secretKeys), images, dataDir, log });
  const documents = createDocuments({
    origin: () => new URL(config.content.url).origin,
    timeoutMs: config.upstreamTimeoutMs,
    rates,
  });
  const uploads = createUploads({ artwork, origins, rates, trustProxy: config.trustProxy, log });
  const uploadDownload = createUploadDownload(artwork);
  const operatorRoute = createOperatorRoute({ operators, origins, rates });
  const webhooks = createWebhooks({
    secret: config.webhookSecret,
    dataDir,
    invalidator: gateway.invalidator,
    rates,
    log,
  });
  const postRoutes: Record<string, typeof page> = {
    '/operator': operatorRoute,
    '/uploads': uploads,
    '/webhooks': webhooks,
  };
  const files = createFiles(gateway);
  const released = releasedAssets(createReleases(config.dataDir));

  const readiness = createReadiness({ ...gateway.services, stopping: options.stopping, log });

  /** What is neither a screen nor in the index; until that is there, nothing is known to be unknown. */
  const isKnownAddress = (path: string) =>
    isScreen(path) || PERSONAL.test(path) || !catalogue.ready || catalogue.resolve(path) !== null;

  async function page({ request, response, url, requestContext }: Call): Promise<void> {
    const posted = request.method === 'POST';
    if (posted) origins.checkOrigin(request);
    await rates.take(posted ? 'post' : 'page', request);
    if (config.public && !requestContext.operator && OPERATORS_ALONE.test(url.pathname))
      throw new HttpRefusal(404, 'NOT_FOUND');
    // For now alone: what no product has today may be an attribute tomorrow.
    const narrower = posted ? null : withoutUnknownFilters(url, catalogue.products.hasAttribute);
    if (narrower)
      return sendCached(request, response, cachedResponse(302, { location: narrower }, Buffer.alloc(0)), NOT_KEPT);
    const found = posted ? null : pages.find({ target: request.url ?? '', url }, requestContext);
    if (found) return sendPage(request, response, { cachedResponse: found, shared: true });
    const moved = posted ? null : movedTo(url, catalogue);
    if (moved) return sendCached(request, response, cachedResponse(301, { location: moved }, Buffer.alloc(0)));
    if (!posted) {
      await rates.take('page', request, { weight: MADE_WEIGHS - 1 });
      if (!isKnownAddress(url.pathname)) await rates.check('miss', request);
    }
    const body = posted ? await readBody(request, { limit: FORM_BODY_BYTES }) : null;
    const type = request.headers['content-type'] ?? 'text/plain';
    const asked = new Request(
      url,
      posted ? { method: 'POST', headers: { 'content-type': type }, body: body ?? '' } : {},
    );
    const cartSession = commerce.sessions({ cookie: request.headers.cookie });
    const page = await pages.get(asked, { ...requestContext, cartSession });
    for (const [name, value] of cartSession.headers()) response.appendHeader(name, value);
    await sendPage(request, response, page);
  }

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    { cachedResponse, shared }: Page,
  ): Promise<void> {
    if (cachedResponse.status === 404) rates.found('miss', request);
    await sendCached(request, response, cachedResponse, {
      'cache-control': cacheControl(shared, cachedResponse.status),
    });
  }

  return async call => {
    const { request, response, url, requestContext } = call;
    if (url.pathname === '/graphql') return graphql(call);
    if (url.pathname === '/healthz') return sendJson(request, response, liveness.body);
    if (url.pathname === '/readyz') {
      const { status, body } = await readiness();
      return sendJson(request, response, body, { status, headers: { 'cache-control': 'no-store' } });
    }
    if (!READING.includes(request.method ?? '') && request.method !== 'POST')
      throw new HttpRefusal(
        405,
        'METHOD_NOT_ALLOWED',
        { method: String(request.method).slice(0, 10) },
        { allow: 'GET, HEAD, POST' },
      );
    if (request.method === 'POST') return (postRoutes[url.pathname] ?? page)(call);
    if (url.pathname.startsWith('/_image/')) {
      await rates.take('image', request);
      return images.serve(request, response);
    }
    if (url.pathname.startsWith('/_og/')) {
      await rates.take('image', request);
      return cards(request, response);
    }
    const file = files(
      url.pathname,
      requestContext.scope,
      () => new Scope(requestContext.scope.requestId, config.upstreamTimeoutMs),
    );
    if (file) return sendCached(request, response, await file);
    if (url.pathname.startsWith('/uploads/')) {
      await rates.take('page', request);
      return uploadDownload(call);
    }
    if (UPLOADS.test(url.pathname)) return documents(request, response, url.pathname);
    if (await assets(request, response, url.pathname)) return;
    if (url.pathname.startsWith('/assets/')) {
      if (await released(request, response, url.pathname)) return;
      throw new HttpRefusal(404, 'NOT_FOUND');
    }
    return page(call);
  };
}
