import type { DocumentNode } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Logger } from 'pino';
import { type Context, createContext, type Services } from '../context/context.ts';
import { createErrorMask } from './errorMask.ts';
import { graphiql } from './graphiql.ts';
import type { FindOperation } from './operations.ts';
import type { PartnerLimits } from './partnerLimits.ts';
import { boundedDocumentCache, createLimits } from './plugins/limits.ts';
import { useClosedSchema } from './plugins/useClosedSchema.ts';
import { useCompiledOperations } from './plugins/useCompiledOperations.ts';
import { usePartnerLimits } from './plugins/usePartnerLimits.ts';
import { useRegisteredOperations } from './plugins/useRegisteredOperations.ts';
import { useTelemetry } from './plugins/useTelemetry.ts';
import type { RequestContext } from './requestContext.ts';
import type { Schemas } from './schemas.ts';

export interface EndpointOptions {
  services: Services;
  schemas: Schemas;
  operation: FindOperation;
  partnerLimits: PartnerLimits;
  log: Logger;
}

/** What speaks GraphQL over HTTP: the schema of whoever asks, and the plugins, each in its place. */
export function createEndpoint({ services, schemas, operation, partnerLimits, log }: EndpointOptions) {
  const { config } = services;
  const documents = new WeakSet<DocumentNode>();
  return createYoga<RequestContext, Context>({
    schema: ({ operator }) => (operator ? schemas.full : schemas.open),
    logging: false,
    landingPage: false,
    cors: false,
    multipart: false,
    extraParamNames: ['documentId'],
    graphqlEndpoint: '/graphql',
    graphiql: config.public ? false : graphiql.options,
    renderGraphiQL: graphiql.render,
    context: asking => createContext(services, asking),
    maskedErrors: { maskError: createErrorMask({ log }) },
    parserAndValidationCache: boundedDocumentCache(),
    plugins: [
      useRegisteredOperations({ operation, documents, config, schemas }),
      ...createLimits(config, {}, documents),
      usePartnerLimits(partnerLimits),
      useCompiledOperations(document => documents.has(document)),
      useTelemetry(document => documents.has(document)),
      ...(config.public ? [useClosedSchema] : []),
    ],
  });
}
