import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { operationsOf } from './definitions.ts';
import type { Limits } from './documentLimits.ts';
import { exceeded } from './exceeded.ts';
import { measure, type Variables } from './measure.ts';

/** Where a variable says how many rows are asked for, the cost is known only now. */
export function useVariableLimits(limitsOf: (document: DocumentNode) => Limits): Plugin {
  const guessed = new WeakMap<OperationDefinitionNode, boolean>();
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues } = args;
      const operation = operationsOf(document).find(one => !operationName || one.name?.value === operationName);
      if (!operation) return;
      const open = guessed.get(operation) ?? measure(schema, document, operation).guessed;
      guessed.set(operation, open);
      if (!open) return;
      const size = measure(schema, document, operation, (variableValues ?? {}) as Variables);
      const error = exceeded(size, limitsOf(document));
      if (error) setResultAndStopExecution({ errors: [error] });
    },
  };
}
