import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Config } from '../../config.ts';
import { refuse } from '../../http/refusal.ts';
import { documentIdOf } from '../documentId.ts';
import { type FindOperation, rootsOf } from '../operations.ts';
import type { RequestContext } from '../requestContext.ts';
import type { Schemas } from '../schemas.ts';

interface OpenOptions extends Pick<Schemas, 'hidden'> {
  operation: FindOperation;
  /** gets the document of every registered operation that is asked for */
  documents: WeakSet<DocumentNode>;
  /** gets those of our own pages among them */
  own: WeakSet<DocumentNode>;
}

/** The document of a registered operation; null where there is none for whoever asks. */
export type OpenDocuments = (hash: string, operator: boolean) => DocumentNode | null;

/** An operation on what a visitor does not see is not registered for that visitor. */
export const createOpenDocuments =
  ({ operation, documents, own, hidden }: OpenOptions): OpenDocuments =>
  (hash, operator) => {
    const found = operation(hash);
    if (!found) return null;
    const { document } = found;
    documents.add(document);
    // Those of agents and partners have their hash with them.
    if (!found.hash) own.add(document);
    return !operator && rootsOf(document).some(root => hidden.has(root)) ? null : document;
  };

/** Only registered operations on a public site; on a local one, from the operator, and with a partner's key, anything. */
export const useRegisteredOperations = (open: OpenDocuments, config: Pick<Config, 'public'>): Plugin<RequestContext> =>
  skipForTrusted(
    usePersistedOperations<RequestContext>({
      getPersistedOperation: (hash, _request, { operator }) => open(hash, operator),
      extractPersistedOperationId: (params, request) =>
        // What is posted is named in the body, by which its length is judged.
        documentIdOf(params) ??
        (request.method === 'GET'
          ? documentIdOf({ documentId: new URL(request.url).searchParams.get('documentId') })
          : null),
      allowArbitraryOperations: !config.public,
      skipDocumentValidation: true,
      customErrors: {
        notFound: () => refuse('PERSISTED_QUERY_NOT_FOUND'),
        persistedQueryOnly: () => refuse('PERSISTED_QUERY_ONLY'),
        keyNotFound: ({ context }) => {
          const registeredAlone = config.public && !isTrusted(context as Partial<RequestContext>);
          return refuse(registeredAlone ? 'PERSISTED_QUERY_ONLY' : 'OPERATION_MISSING', {}, 400, false);
        },
      },
    }),
  );

/** Who may send documents to a public site. */
const isTrusted = ({ operator, partner }: Partial<RequestContext>): boolean => Boolean(operator || partner);

const skipForTrusted = (plugin: Plugin<RequestContext>): Plugin<RequestContext> => ({
  ...plugin,
  onParams(payload) {
    const trusted = isTrusted(payload.context as RequestContext);
    return trusted && payload.params.query ? undefined : plugin.onParams?.(payload);
  },
});
