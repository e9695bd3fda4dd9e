import type { IncomingMessage, RequestListener } from 'node:http';
import type { Logger } from 'pino';
import type { Gateway } from '../graphql/gateway.ts';
import { requestIdFor, withRequestId } from '../http/requestId.ts';
import { createCdnHeaders } from '../invalidation/cdn/cdnHeaders.ts';
import { requestServed } from '../telemetry/events.ts';
import { methodLabel, routeLabel } from '../telemetry/labels.ts';
import { tracedAnswer } from '../telemetry/spans.ts';
import type { Metrics } from './metrics/metrics.ts';
import { partHeaders, securityHeaders } from './middleware/headers.ts';
import { createOperators } from './middleware/operator.ts';
import { createOrigins } from './middleware/origins.ts';
import { createPartnerKeys } from './middleware/partnerKeys.ts';
import { createPipelining } from './middleware/pipelining.ts';
import { createRates, type Rates } from './middleware/rates.ts';
import { createPages } from './pages/pages.ts';
import type { Renderer } from './pages/renderer.ts';
import { createRefusals } from './refusals.ts';
import type { Assets } from './routes/assets.ts';
import { Call } from './routes/call.ts';
import { createCardAddresses } from './routes/cards/cardAddress.ts';
import { createGraphqlRoute } from './routes/graphql.ts';
import { createKeptPage } from './routes/keptPage.ts';
import { createRoutes } from './routes.ts';

export interface AppOptions {
  gateway: Gateway;
  log: Logger;
  renderer: () => Promise<Renderer>;
  assets: Assets;
  /** what this process counts; without it nobody is told */
  metrics?: Metrics;
  /** aborted when the process begins to stop */
  stopping?: AbortSignal;
  /** how often a visitor may ask; by the configuration if left out */
  rates?: Rates;
}

/** Everything the origin serves: GraphQL, files, images, documents, pages. The middlewares come first, then what goes out as it is cached, then the routes. */
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
  const ofParts = partHeaders(headers);
  const pages = createPages({ ...options, cards: createCardAddresses(config.secretKeys) });
  const rates = options.rates ?? createRates(config, gateway.services.agreement);
  const cdnHeaders = createCdnHeaders(config.cdn);
  const keys = createPartnerKeys({ ...gateway.services, origins, rates });
  const graphql = createGraphqlRoute({ gateway, origins, keys, rates, headers, cdnHeaders });
  const keptPage = createKeptPage({ pages, rates, headers, cdnHeaders });
  const answer = createRoutes({ ...options, pages, origins, rates, keys, operators, graphql, cdnHeaders });
  const refuse = createRefusals({ config, pages, log });
  const mayWait = createPipelining();
  return (request, response) => {
    if (!mayWait(request, response)) return;
    const call = new Call(
      { config, headers, operators, rates },
      request,
      response,
      requestIdFor(request.headers['x-request-id']),
    );
    observe(call);
    const work = async () => {
      origins.checkHost(request);
      if (isGraphql(request)) return graphql(call);
      if (await keptPage(call)) return;
      call.setHeaders(isPart(call.url) ? ofParts : headers);
      await answer(call);
    };
    const fail = (error: unknown) => {
      call.setHeaders();
      return refuse(request, response, error, call.id);
    };
    void withRequestId(call.id, () => tracedRequest(request, work).catch(fail));
  };
}

const tracedRequest = (request: IncomingMessage, work: () => Promise<void>): Promise<void> =>
  tracedAnswer(() => spanName(request), work, traceParent(request));

const spanName = ({ method = '', url = '' }: IncomingMessage): string => `${methodLabel(method)} ${routeLabel(url)}`;

const traceParent = ({ headers: { traceparent } }: IncomingMessage): string | undefined =>
  typeof traceparent === 'string' ? traceparent : undefined;

/** Publishes what was answered, where somebody listens. */
function observe({ request, response, id }: Call): void {
  if (!requestServed.hasSubscribers) return;
  const started = performance.now();
  // It closes once: a listener that need not be taken off costs less.
  response.on('close', () =>
    requestServed.publish({
      id,
      path: request.url ?? '',
      method: request.method ?? 'GET',
      status: response.headersSent ? response.statusCode : 0,
      ms: performance.now() - started,
    }),
  );
}

/** As clients write it: what is said otherwise, by the address that is read. */
const isGraphql = ({ url = '' }: IncomingMessage): boolean => url === '/graphql' || url.startsWith('/graphql?');

/** Whether it is asked for a file or a picture of pages, which the build or this server made: what somebody uploaded is neither. */
const isPart = ({ pathname }: URL): boolean => pathname.startsWith('/assets/') || pathname.startsWith('/_image/');
