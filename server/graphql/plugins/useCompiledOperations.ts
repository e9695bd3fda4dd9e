import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Plugin } from 'graphql-yoga';
import { isCompilable } from './compilable.ts';
import { sayDefaults } from './inputDefaults.ts';
import { takeVariables } from './variables.ts';

type Run = CompiledQuery['query'];

/**
 * Registered operations are turned into functions when they are first asked for, and run as those from then on: half
 * the processor time of walking the document anew for each row. What cannot be compiled, and every other document, is
 * executed as ever. The variables of either are taken by graphql-js before anything runs, so that what does not fit is
 * refused in the same words, and no more of it than anybody reads.
 */
export function useCompiledOperations<Context extends object>(
  isRegistered: (document: DocumentNode) => boolean,
): Plugin<Context> {
  const compiled = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Run | null>>();
  const knownOf = (schema: GraphQLSchema) => {
    const before = compiled.get(schema);
    if (before) return before;
    const known = new WeakMap<DocumentNode, Run | null>();
    sayDefaults(schema);
    compiled.set(schema, known);
    return known;
  };
  const compiledFor = (schema: GraphQLSchema, document: DocumentNode, operationName?: string | null) => {
    const known = knownOf(schema);
    const before = known.get(document);
    if (before !== undefined) return before;
    const run = compile(schema, document, operationName);
    known.set(document, run);
    return run;
  };
  return {
    onExecute({ args, setExecuteFn }) {
      const { schema, document, operationName, rootValue, contextValue } = args;
      const operation = getOperationAST(document, operationName);
      if (!operation) return;
      const { variableValues, errors } = takeVariables(schema, operation, args);
      if (errors) return setExecuteFn(() => ({ errors }));
      const run = isRegistered(document) ? compiledFor(schema, document, operationName) : null;
      // What was taken is taken again as it is: every scalar of an input is a text of its own kind. Yoga's executor would
      // look in vain for what the default of a variable leaves to the defaults of its fields.
      if (run) setExecuteFn(() => run(rootValue, contextValue, variableValues.coerced));
      else Object.assign(args, { variableValues: variableValues.coerced });
    },
  };
}

function compile(schema: GraphQLSchema, document: DocumentNode, operationName?: string | null): Run | null {
  if (!isCompilable(schema, document)) return null;
  const result = compileQuery(schema, document, operationName ?? undefined);
  return isCompiledQuery(result) ? result.query : null;
}
