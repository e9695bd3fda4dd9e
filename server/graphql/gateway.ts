import { type GraphQLSchema, graphql } from 'graphql';
import { type CachedResponse, cachedResponse } from '../cache/cachedResponse.ts';
import { ResponseCache } from '../cache/responseCache.ts';
import { Scope } from '../cache/scope.ts';
import { Store } from '../cache/store.ts';
import type { Cdn } from '../config.ts';
import { createContext, type Services } from '../context/context.ts';
import { createServices, type ServicesOptions } from '../context/services.ts';
import { createBackgroundRefresh } from '../invalidation/backgroundRefresh.ts';
import { type CdnPurger, createCdnPurger } from '../invalidation/cdn/cdnPurger.ts';
import { createInvalidator, type Invalidator } from '../invalidation/invalidator.ts';
import { keepWithIndex } from '../resolvers/indexTags.ts';
import { READER } from '../workers/place.ts';
import { type Asks, createAsks, type OperationRequest } from './asks.ts';
import { otherSpelling } from './documentId.ts';
import { bodyOf, headersOf, noteErrors, readAsk, resend } from './exchange.ts';
import { createLaterOperations, type FindOperation, type Operation, type Operations } from './operations.ts';
import { createPartnerLimits } from './partnerLimits.ts';
import { createPartnerOperations } from './partnerOperations.ts';
import { createReleases } from './releases.ts';
import type { RequestContext, SharedAsking } from './requestContext.ts';
import { schemasFor } from './schemas.ts';
import { readToolOperations } from './toolOperations.ts';
import { createEndpoint } from './yoga.ts';

export interface GatewayOptions extends ServicesOptions {
  operations: Operations;
}

/** A request for an answer that every visitor may see. */
export type SharedAsk = OperationRequest & { key: string };

export const isSharedAsk = (ask: OperationRequest | null): ask is SharedAsk => ask !== null && ask.key !== null;

export interface Gateway {
  /** as the operator has it */
  schema: GraphQLSchema;
  /** as everyone else may read it */
  published: string;
  services: Services;
  store: Store;
  /** what WordPress reports as changed goes here */
  invalidator: Invalidator;
  asks: Asks;
  /** as it is checked against where the operator does not ask */
  openSchema: GraphQLSchema;
  /** Registered operations beside those of our own pages: for agents, and for partners. */
  extraOperations(): Operation[];
  /** The shared answer to a registered operation where it is kept; null where it is to be made. */
  cachedResponse(ask: SharedAsk): CachedResponse | null;
  /** The shared answer to a registered operation, made once for all who ask meanwhile. */
  answer(ask: SharedAsk, asking: SharedAsking): Promise<CachedResponse>;
  /** Answers one GraphQL request over HTTP; shared answers of registered operations come from the cache. */
  fetch(request: Request, requestContext?: RequestContext): Promise<Response>;
  /** Answers a query of our own in process, as any visitor would see it. @throws when there is no data at all */
  query<T>(query: string, scope: Scope): Promise<T>;
  /** Loads reference data and the index behind and keeps them fresh; never throws. */
  start(): void;
  close(): Promise<void>;
}

/** Builds the gateway: schema, context, plugins, and below them the services. Nothing runs before `start`. */
export function createGateway(options: GatewayOptions): Gateway {
  const { config } = options;
  const { cdn } = config;
  const { place = null } = options;
  const purger = cdn?.purgeUrl ? purgerOf(cdn, options) : null;
  const store = new Store(config.cacheBytes, purger ? tags => purger.purge(tags) : undefined);
  const { services, connections } = createServices(options, store);
  const schemas = schemasFor(config.public);
  const schema = schemas.full;
  const laterOperation = createLaterOperations(createReleases(config.dataDir), schema);
  const partnerOperations = createPartnerOperations(config.dataDir, schemas.open);
  const toolOperations = readToolOperations();
  const ofPages = (id: string) => options.operations.get(id) ?? toolOperations.get(id) ?? laterOperation(id);
  const operation: FindOperation = id => ofPages(id) ?? partnerOperations.find(id) ?? ofPages(otherSpelling(id));
  const partnerLimits = createPartnerLimits(schema);
  const newScope = (requestId: string) => new Scope(requestId, config.upstreamTimeoutMs);
  const yoga = createEndpoint({ services, schemas, operation, partnerLimits, log: options.log });
  const responseCache = new ResponseCache(store, `answer ${config.build} ${config.locale}`, config.cache);
  const asks = createAsks({ find: operation, own: options.operations, schema });
  const answerForCache = async (ask: OperationRequest, asking: SharedAsking) => {
    const { scope } = asking;
    const { response, failed } = await yoga.answer(ask, asking);
    if (failed) scope.failed = true;
    keepWithIndex(scope);
    const body = Buffer.from(await response.text());
    return {
      cachedResponse: cachedResponse(response.status, headersOf(response), body, !scope.stale),
      cacheable: !scope.failed,
    };
  };
  const answer = (ask: SharedAsk, { scope, limit }: SharedAsking) =>
    responseCache.through(
      ask.key,
      scope,
      inner => answerForCache(ask, { scope: inner, ...(limit && { limit }) }),
      () => newScope(scope.requestId),
    );
  /** The sessions of cart and buyer are opened where none were, and what they remember goes with the answer; a GET ignores cookies. */
  const answerUncached = async (request: Request, requestContext: RequestContext) => {
    const { headers } = request;
    if (requestContext.cartSession || request.method !== 'POST')
      return noteErrors(await yoga.fetch(request, requestContext), requestContext.scope);
    const cartSession = services.commerce.sessions({
      cookie: headers.get('cookie'),
      cartToken: headers.get('cart-token'),
    });
    const buyerSession = services.commerce.buyerSessions(headers.get('cookie'));
    const response = await noteErrors(
      await yoga.fetch(request, { ...requestContext, cartSession, buyerSession }),
      requestContext.scope,
    );
    for (const [name, value] of [...cartSession.headers(), ...buyerSession.headers()])
      response.headers.append(name, value);
    return response;
  };
  /** What is kept was paid for by whoever asked first. */
  const charge = async ({ key, sha256Hash, variables }: SharedAsk, { partner, operator }: RequestContext) => {
    const document = operation(sha256Hash)?.document;
    if (!partner || operator || !document) return;
    const ask = { document, variables };
    partnerLimits.check(partner, ask);
    if (!responseCache.get(key)) await partner.spend(partnerLimits.costOf(ask));
  };
  const backgroundRefresh = createBackgroundRefresh(services);
  const invalidator = createInvalidator(store, services);
  return {
    schema,
    get published() {
      return schemas.published;
    },
    services,
    store,
    invalidator,
    asks,
    openSchema: schemas.open,
    extraOperations: () => [...toolOperations.values(), ...partnerOperations.all()],
    cachedResponse: ask => responseCache.get(ask.key)?.cachedResponse ?? null,
    answer,
    async fetch(request, given = { scope: newScope('local'), operator: false }) {
      // What only the operator sees is never answered to a GET.
      const requestContext = { ...given, operator: given.operator && request.method === 'POST' };
      const { ask, body } = await readAsk(request, asks);
      // What cannot be written is refused as it came.
      if (!isSharedAsk(ask)) return answerUncached(resend(request, (ask && bodyOf(ask)) ?? body), requestContext);
      await charge(ask, requestContext);
      const shared = await answer(ask, requestContext);
      return new Response(new Uint8Array(await shared.encoded('identity')), {
        status: shared.status,
        headers: { ...shared.headers, etag: shared.etag },
      });
    },
    async query<T>(source: string, scope: Scope) {
      const { data, errors } = await graphql({
        schema,
        source,
        contextValue: createContext(services, { scope, operator: false }),
      });
      if (errors) scope.failed = true;
      if (!data) throw errors?.[0] ?? new Error('An own query gave no data');
      return data as T;
    },
    start() {
      // The first request that needs it should not have to wait for it.
      void services.redis?.client();
      invalidator.start();
      backgroundRefresh.start();
      void openStorage(services, place);
      if (place && place.number !== READER) return;
      // What was edited while nothing ran here.
      purger?.purge('everything');
      services.submissions.start();
      services.stockWatch?.start();
      services.commerce.orderMaker.start();
      services.commerce.follower.start();
    },
    async close() {
      backgroundRefresh.stop();
      await invalidator.close();
      await purger?.close();
      await services.catalogue.close();
      await services.commerce.close();
      await services.redis?.close();
      await services.stockWatch?.close();
      await services.submissions.close();
      await yoga.dispose();
      await connections.close();
    },
  };
}

/** Opens what is stored while it is there: opened when it is first used, what has gone by then would be begun anew. */
async function openStorage({ submissions, commerce }: Services, place: GatewayOptions['place']): Promise<void> {
  await Promise.all([submissions.backlog(), commerce.unclearOrders()]).catch(() => {});
  place?.primary.tell('opened');
}

/** Of several workers the primary calls the CDN: what all of them drop is dropped in one call. */
function purgerOf(cdn: Cdn, { place, log }: GatewayOptions): CdnPurger {
  if (!place) return createCdnPurger({ cdn, log });
  const purge: CdnPurger['purge'] = tags => place.primary.tell('purge', tags === 'everything' ? tags : [...tags]);
  return { purge, close: async () => {} };
}
