import type { DocumentNode } from 'graphql';
import { createYoga, processRegularResult } from 'graphql-yoga';
import type { Logger } from 'pino';
import { type Context, createContext, type Services } from '../context/context.ts';
import { refuse } from '../http/refusal.ts';
import type { OperationRequest } from './asks.ts';
import { createErrorMask } from './errorMask.ts';
import { graphiql } from './graphiql.ts';
import type { FindOperation } from './operations.ts';
import type { PartnerLimits } from './partnerLimits.ts';
import { boundedDocumentCache, createLimits } from './plugins/limits.ts';
import { useClosedSchema } from './plugins/useClosedSchema.ts';
import { useCompiledOperations } from './plugins/useCompiledOperations.ts';
import { usePartnerLimits } from './plugins/usePartnerLimits.ts';
import { useReadableRequest } from './plugins/useReadableRequest.ts';
import { createOpenDocuments, useRegisteredOperations } from './plugins/useRegisteredOperations.ts';
import { useSchemaOfWhoAsks } from './plugins/useSchemaOfWhoAsks.ts';
import { useTelemetry } from './plugins/useTelemetry.ts';
import type { RequestContext, SharedAsking } from './requestContext.ts';
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
  const [documents, own] = [new WeakSet<DocumentNode>(), new WeakSet<DocumentNode>()];
  const maskError = createErrorMask({ log });
  const open = createOpenDocuments({ operation, documents, own, hidden: schemas.hidden });
  const yoga = createYoga<RequestContext, Context>({
    logging: false,
    landingPage: false,
    cors: false,
    multipart: false,
    extraParamNames: ['documentId'],
    graphqlEndpoint: '/graphql',
    graphiql: config.public ? false : graphiql.options,
    renderGraphiQL: graphiql.render,
    context: asking => createContext(services, asking),
    maskedErrors: { maskError },
    parserAndValidationCache: boundedDocumentCache(),
    plugins: [
      useSchemaOfWhoAsks(schemas),
      useReadableRequest,
      useRegisteredOperations(open, config),
      ...createLimits(config, {}, documents, own),
      usePartnerLimits(partnerLimits),
      useCompiledOperations(document => documents.has(document)),
      useTelemetry(document => documents.has(document)),
      ...(config.public ? [useClosedSchema] : []),
    ],
  });
  return {
    fetch: yoga.fetch,
    dispose: () => yoga.dispose(),
    /**
     * What yoga answers everyone to a registered operation, through the plugins alone: nothing of it is written as a
     * request and read again, which costs as much as a small operation. Of who asks no more is known than the limits.
     */
    async answer({ sha256Hash, variables, accept }: OperationRequest, { scope, limit }: SharedAsking): Promise<Answer> {
      const run = async () => {
        const document = open(sha256Hash, false);
        if (!document) throw refuse('PERSISTED_QUERY_NOT_FOUND');
        const { schema, execute, contextFactory } = yoga.getEnveloped({
          scope,
          operator: false,
          ...(limit && { limit }),
        });
        return execute({ schema, document, contextValue: await contextFactory(), variableValues: variables });
      };
      const result = await run().catch(error => ({ errors: [maskError(error)] }));
      return { failed: result.errors !== undefined, response: processRegularResult(result, yoga.fetchAPI, accept) };
    },
  };
}

interface Answer {
  response: Response;
  /** whether it has an error in it */
  failed: boolean;
}
