import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { type DocumentNode, type GraphQLSchema, graphql, NoSchemaIntrospectionCustomRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { type Ask, type Asks, createAsks } from './asks.ts';
import { Answers } from '../cache/answers.ts';
import { type Kept, kept } from '../cache/kept.ts';
import { Scope } from '../cache/scope.ts';
import { Store } from '../cache/store.ts';
import type { Config } from '../config.ts';
import { type Context, createContext, type Limit, type Services } from '../context/context.ts';
import { graphiql } from './graphiql.ts';
import { createErrorMask } from './errorMask.ts';
import { boundedDocumentCache, createLimits } from './plugins/limits.ts';
import { refuse } from '../http/refusal.ts';
import { createLaterOperations, type FindOperation, type Operations, rootsOf } from './operations.ts';
import { useCompiledOperations } from './plugins/useCompiledOperations.ts';
import { createReleases } from './releases.ts';
import { createRenewal } from '../invalidation/backgroundRefresh.ts';
import { createSchemas, type Schemas } from './schemas.ts';
import { createServices, type ServicesOptions } from '../context/services.ts';
import type { CartSession } from '../commerce/sessions/cartSession.ts';
import { createFreshness, type Freshness } from '../invalidation/freshness.ts';

const MAX_CACHE_BYTES = 96 * 1024 * 1024;

export interface GatewayOptions extends ServicesOptions {
  operations: Operations;
}

/** A request for an answer that every visitor may see. */
export type SharedAsk = Ask & { key: string };

export const isSharedAsk = (ask: Ask | null): ask is SharedAsk => ask !== null && ask.key !== null;

/** Who asks, and what answering them has used so far. */
export interface Visit {
  scope: Scope;
  operator: boolean;
  /** Counts a form that is sent; rejects where there were too many. Absent in process: then nothing is counted. */
  limit?: Limit;
  /** for a page of the visitor's own; a POST to the endpoint brings its own */
  cartSession?: CartSession;
}

export interface Gateway {
  /** as the operator has it */
  schema: GraphQLSchema;
  /** as everyone else may read it */
  published: string;
  services: Services;
  store: Store;
  /** what WordPress tells goes here */
  freshness: Freshness;
  asks: Asks;
  /** The shared answer to a registered operation where it is kept; null where it is to be made. */
  kept(ask: SharedAsk): Kept | null;
  /** The shared answer to a registered operation, made once for all who ask meanwhile. */
  answer(ask: SharedAsk, scope: Scope): Promise<Kept>;
  /** Answers one GraphQL request over HTTP; shared answers of registered operations come from the cache. */
  fetch(request: Request, visit?: Visit): Promise<Response>;
  /** Answers a query of our own in process, as any visitor would see it. @throws when there is no data at all */
  query<T>(query: string, scope: Scope): Promise<T>;
  /** Loads reference data and the index behind and keeps them fresh; never throws. */
  start(): void;
  close(): Promise<void>;
}

/** Builds the gateway: schema, context, plugins, and below them the services. Nothing runs before `start`. */
export function createGateway(options: GatewayOptions): Gateway {
  const { config } = options;
  const store = new Store(MAX_CACHE_BYTES);
  const { services, connections } = createServices(options, store);
  const schemas = createSchemas(config.public);
  const schema = schemas.full;
  const laterOperation = createLaterOperations(createReleases(config.dataDir), schema);
  const operation: FindOperation = hash => options.operations.get(hash) ?? laterOperation(hash);
  const registeredDocuments = new WeakSet<DocumentNode>();
  const newScope = (requestId: string) => new Scope(requestId, config.upstreamTimeoutMs);
  const yoga = createYoga<Visit, Context>({
    schema: ({ operator }) => (operator ? schemas.full : schemas.open),
    logging: false,
    landingPage: false,
    cors: false,
    multipart: false,
    graphqlEndpoint: '/graphql',
    graphiql: config.public ? false : graphiql.options,
    renderGraphiQL: graphiql.render,
    context: ({ scope, operator, cartSession, limit }) => createContext(services, scope, operator, cartSession, limit),
    maskedErrors: { maskError: createErrorMask({ log: options.log }) },
    parserAndValidationCache: boundedDocumentCache(),
    plugins: [
      registered({ operation, documents: registeredDocuments, config, schemas }),
      ...createLimits(config, {}, registeredDocuments),
      useCompiledOperations(document => registeredDocuments.has(document)),
      ...(config.public ? [closedSchema] : []),
    ],
  });
  const answers = new Answers(store, `answer ${config.build} ${config.locale}`, config.cache);
  const asks = createAsks({ find: operation, own: options.operations, schema });
  const answerOnce = async (ask: Ask, scope: Scope) => {
    const response = await answered(
      await yoga.fetch(requestOf(ask, config.publicUrl), { scope, operator: false }),
      scope,
    );
    const body = Buffer.from(await response.arrayBuffer());
    return { kept: kept(response.status, headersOf(response), body, !scope.stale), keep: !scope.failed };
  };
  const answer = (ask: SharedAsk, scope: Scope) =>
    answers.through(
      ask.key,
      scope,
      inner => answerOnce(ask, inner),
      () => newScope(scope.requestId),
    );
  /** A cart session is opened where none was, and what it remembers goes with the answer; a GET ignores cookies. */
  const answerAnew = async (request: Request, visit: Visit) => {
    const { headers } = request;
    if (visit.cartSession || request.method !== 'POST') return answered(await yoga.fetch(request, visit), visit.scope);
    const cartSession = services.selling.sessions({
      cookie: headers.get('cookie'),
      cartToken: headers.get('cart-token'),
    });
    const response = await answered(await yoga.fetch(request, { ...visit, cartSession }), visit.scope);
    for (const [name, value] of cartSession.headers()) response.headers.append(name, value);
    return response;
  };
  const renewal = createRenewal(services);
  const freshness = createFreshness(store, services);
  return {
    schema,
    published: schemas.published,
    services,
    store,
    freshness,
    asks,
    kept: ask => answers.get(ask.key)?.kept ?? null,
    answer,
    async fetch(request, visiting = { scope: newScope('local'), operator: false }) {
      // What only the operator sees is never answered to a GET.
      const visit = { ...visiting, operator: visiting.operator && request.method === 'POST' };
      const { ask, body } = await read(request, asks);
      if (!isSharedAsk(ask)) return answerAnew(resend(request, ask ? bodyOf(ask) : body), visit);
      const shared = await answer(ask, visit.scope);
      return new Response(new Uint8Array(await shared.encoded('identity')), {
        status: shared.status,
        headers: { ...shared.headers, etag: shared.etag },
      });
    },
    async query<T>(source: string, scope: Scope) {
      const { data, errors } = await graphql({ schema, source, contextValue: createContext(services, scope, false) });
      if (errors) scope.failed = true;
      if (!data) throw errors?.[0] ?? new Error('An own query gave no data');
      return data as T;
    },
    start() {
      // The first request that needs it should not have to wait for it.
      void services.redis?.client();
      renewal.start();
      freshness.start();
      services.submissions.start();
    },
    async close() {
      renewal.stop();
      await freshness.close();
      await services.catalogue.close();
      await services.selling.close();
      await services.redis?.close();
      await services.submissions.close();
      await yoga.dispose();
      await connections.close();
    },
  };
}

async function read(request: Request, asks: Asks): Promise<{ ask: Ask | null; body: string | null }> {
  const posted = request.method === 'POST';
  const text = posted ? await request.text() : new URL(request.url).search.slice(1);
  const { headers } = request;
  const ask = asks.read({ posted, text, contentType: headers.get('content-type'), accept: headers.get('accept') });
  return { ask, body: posted ? text : null };
}

const resend = (request: Request, body: string | null): Request =>
  body === null ? request : new Request(request.url, { method: request.method, headers: request.headers, body });

const bodyOf = ({ sha256Hash, variables }: Ask): string =>
  JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } });

/** Nothing of the request that asked but what its key names. */
const requestOf = (ask: Ask, publicUrl: string): Request =>
  new Request(`${publicUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: ask.accept },
    body: bodyOf(ask),
  });

/** Notes on the scope whether the answer has an error in it. */
async function answered(response: Response, scope: Scope): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const text = await response.text();
  if (response.status !== 200 || text.startsWith('{"errors":') || text.includes('"errors":[')) scope.failed = true;
  return new Response(text, { status: response.status, headers: response.headers });
}

const headersOf = (response: Response): Record<string, string> => ({
  'content-type': response.headers.get('content-type') ?? 'application/json',
  vary: 'Accept',
});

interface RegisteredOptions {
  operation: FindOperation;
  /** gets the document of every registered operation that is asked for */
  documents: WeakSet<DocumentNode>;
  config: Config;
  schemas: Schemas;
}

/**
 * Only registered operations on a public site; on a local one, and from the operator, anything. An operation on what a
 * visitor does not see is not registered for that visitor.
 */
const registered = ({ operation, documents, config, schemas: { hidden } }: RegisteredOptions): Plugin<Visit> =>
  unlessOperator(
    usePersistedOperations<Visit>({
      getPersistedOperation(hash, _request, visit) {
        const document = operation(hash)?.document;
        if (!document) return null;
        documents.add(document);
        const closed = !visit.operator && rootsOf(document).some(root => hidden.has(root));
        return closed ? null : document;
      },
      allowArbitraryOperations: !config.public,
      skipDocumentValidation: true,
      customErrors: {
        notFound: () => refuse('PERSISTED_QUERY_NOT_FOUND'),
        persistedQueryOnly: () => refuse('PERSISTED_QUERY_ONLY'),
        keyNotFound: () => refuse(config.public ? 'PERSISTED_QUERY_ONLY' : 'OPERATION_MISSING', {}, 400, false),
      },
    }),
  );

const unlessOperator = (plugin: Plugin<Visit>): Plugin<Visit> => ({
  ...plugin,
  onParams(payload) {
    const { operator } = payload.context as Visit;
    return operator && payload.params.query ? undefined : plugin.onParams?.(payload);
  },
});

const closedSchema: Plugin<Visit> = {
  onValidate({ context, addValidationRule }) {
    if (!context.operator) addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
