import type { Logger } from 'pino';
import { isUpload } from '../../rules/uploads.ts';
import { Scope } from '../cache/scope.ts';
import type { Gateway } from '../graphql/gateway.ts';
import { GRAPHIQL_FILES, graphiql } from '../graphql/graphiql.ts';
import { createReleases } from '../graphql/releases.ts';
import { HttpRefusal } from '../http/refusal.ts';
import type { CdnHeadersOf } from '../invalidation/cdn/cdnHeaders.ts';
import type { Metrics } from './metrics/metrics.ts';
import { checkMethod } from './middleware/methods.ts';
import type { Operators } from './middleware/operator.ts';
import type { Origins } from './middleware/origins.ts';
import type { PartnerKeys } from './middleware/partnerKeys.ts';
import type { Rates } from './middleware/rates.ts';
import type { Pages } from './pages/pages.ts';
import { sendCached, sendJson } from './respond.ts';
import { type Assets, releasedAssets } from './routes/assets.ts';
import { createBeacon } from './routes/beacon.ts';
import type { Call } from './routes/call.ts';
import { createCardAddresses } from './routes/cards/cardAddress.ts';
import { createCards } from './routes/cards/cards.ts';
import { createDocuments } from './routes/documents.ts';
import { createFiles } from './routes/files/files.ts';
import { createProductFeed, PRODUCT_FEED } from './routes/files/productFeed.ts';
import { createReadiness, liveness } from './routes/health.ts';
import { createImages } from './routes/images/images.ts';
import { createMailPreview, MAIL_PREVIEW } from './routes/mailPreview.ts';
import { createMcpRoute } from './routes/mcp.ts';
import { createMetricsRoute } from './routes/metrics.ts';
import { createOperatorRoute } from './routes/operator.ts';
import { createPageRoute } from './routes/page.ts';
import { createQuoteLink } from './routes/quoteLink.ts';
import { createQuoteStates } from './routes/quoteStates.ts';
import { createServiceWorker } from './routes/serviceWorker.ts';
import { createUploadDownload } from './routes/uploads/download.ts';
import { createUploads } from './routes/uploads/uploads.ts';
import { createWebhooks } from './routes/webhooks/webhooks.ts';

export interface RoutesOptions {
  gateway: Gateway;
  log: Logger;
  assets: Assets;
  /** what this process counts; without it nobody is told */
  metrics?: Metrics;
  pages: Pages;
  origins: Origins;
  /** of what a CDN may keep */
  cdnHeaders: CdnHeadersOf;
  rates: Rates;
  keys: PartnerKeys;
  operators: Operators;
  graphql: (call: Call) => Promise<void>;
  /** aborted when the process begins to stop */
  stopping?: AbortSignal;
}

/** Answers a request that is its own; false, at once or in the end, for any other. */
type Route = (call: Call) => false | Promise<unknown>;
type Serve = (call: Call) => Promise<unknown>;

const at =
  (path: string, serve: Serve): Route =>
  call =>
    call.url.pathname === path && serve(call);
const below =
  (start: string, serve: Serve): Route =>
  call =>
    call.url.pathname.startsWith(start) && serve(call);
const posted =
  (route: Route): Route =>
  call =>
    call.request.method === 'POST' && route(call);

/** What a browser asks before a script of a listed page sends a file and tells how far it is. */
const preflight =
  (origins: Origins): Serve =>
  async ({ request, response }) => {
    const headers = origins.preflight(request);
    return headers ? response.writeHead(204, headers).end() : false;
  };

/** The whole catalogue, read anew: as much as a hundred pages. */
const FEED_WEIGHS = 100;

/** The routes of the origin, in the order in which they are asked; the last answers whatever is no other's. */
export function createRoutes(options: RoutesOptions): (call: Call) => Promise<void> {
  const { gateway, log, assets, metrics, pages, origins, rates, keys, operators, graphql, stopping, cdnHeaders } =
    options;
  const { config, images: addresses, artwork, quotes, agreement } = gateway.services;
  const { dataDir, trustProxy, webhookSecret: secret } = config;
  const images = createImages({ addresses, dataDir, log });
  const cards = createCards({ addresses: createCardAddresses(config.secretKeys), images, dataDir, log });
  const documents = createDocuments({
    trustProxy,
    origin: () => new URL(config.content.url).origin,
    timeoutMs: config.upstreamTimeoutMs,
    rates,
  });
  const readiness = createReadiness({ ...gateway.services, stopping, log });
  const download = createUploadDownload(artwork);
  const files = createFiles(gateway);
  const released = releasedAssets(createReleases(dataDir));
  const page = createPageRoute({ gateway, pages, origins, rates, log, cdnHeaders });

  const health: Serve = async ({ request, response }) => {
    const { status, body } = await readiness();
    sendJson(request, response, body, { status, headers: { 'cache-control': 'no-store' } });
  };
  const file: Route = ({ request, response, url, requestContext: { scope } }) => {
    const made = files(url.pathname, scope, () => new Scope(scope.requestId, config.upstreamTimeoutMs));
    return made ? made.then(ready => sendCached(request, response, ready)) : false;
  };
  const graphiqlFile: Serve = async ({ request, response, url }) => {
    const found = gateway.services.config.public ? undefined : await graphiql.file(url.pathname);
    if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
    await sendCached(request, response, found);
  };
  const limited =
    (kind: 'image' | 'page', serve: Serve, weight = 1): Serve =>
    async call => {
      await rates.take(kind, call.request, { weight });
      await serve(call);
    };
  const earlierAsset: Serve = async ({ request, response, url }) => {
    if (!(await released(request, response, url.pathname))) throw new HttpRefusal(404, 'NOT_FOUND');
  };

  const routes: readonly Route[] = [
    at('/graphql', graphql),
    below(GRAPHIQL_FILES, graphiqlFile),
    at('/healthz', async ({ request, response }) =>
      sendJson(request, response, liveness.body, { headers: { 'cache-control': 'no-store' } }),
    ),
    at('/readyz', health),
    ...(metrics ? [at('/metrics', createMetricsRoute(metrics))] : []),
    at('/mcp', createMcpRoute({ gateway, origins, keys, rates, log })),
    at('/uploads', preflight(origins)),
    ({ request }) => {
      checkMethod(request);
      return false;
    },
    posted(at('/operator', createOperatorRoute({ operators, origins, rates }))),
    posted(at('/uploads', createUploads({ artwork, origins, rates, trustProxy, log }))),
    posted(
      at('/webhooks/quotes', createQuoteStates({ secret, quotes, publicUrl: config.publicUrl, rates, agreement })),
    ),
    posted(
      at('/webhooks', createWebhooks({ secret, dataDir, invalidator: gateway.invalidator, rates, agreement, log })),
    ),
    posted(at('/beacon', createBeacon({ origins, rates }))),
    posted(page.post),
    below(
      '/_image/',
      limited('image', ({ request, response }) => images.serve(request, response)),
    ),
    below(
      '/_og/',
      limited('image', ({ request, response }) => cards(request, response)),
    ),
    createQuoteLink({ gateway, rates }),
    below(MAIL_PREVIEW, limited('page', createMailPreview(gateway))),
    at('/service-worker.js', createServiceWorker(config)),
    at(PRODUCT_FEED, limited('page', createProductFeed(gateway), FEED_WEIGHS)),
    file,
    below('/uploads/', limited('page', download)),
    ({ request, response, url }) => isUpload(url.pathname) && documents(request, response, url.pathname),
    ({ request, response, url }) => assets(request, response, url.pathname),
    below('/assets/', limited('image', earlierAsset)),
    page.read,
  ];
  return async call => {
    for (const route of routes) {
      const answer = route(call);
      if (answer !== false && (await answer) !== false) return;
    }
  };
}
