import { type GraphQLSchema, Kind, OperationTypeNode } from 'graphql';
import type { Operation } from '../graphql/operations.ts';
import { type InputSchema, inputSchemaOf } from './inputSchema.ts';

/** A registered operation that agents may call. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly input: InputSchema;
  /** whether it changes something: then it needs a partner's key */
  readonly writes: boolean;
  /** by which its operation is asked for */
  readonly hash: string;
}

/** Those of registered operations that are marked `@tool`; of two by one name the first. */
export function toolsOf(operations: Iterable<Operation>, schema: GraphQLSchema): Tool[] {
  const tools = new Map<string, Tool>();
  for (const operation of operations) {
    const tool = toolOf(operation, schema);
    if (tool && !tools.has(tool.name)) tools.set(tool.name, tool);
  }
  return [...tools.values()];
}

function toolOf({ definition, hash }: Operation, schema: GraphQLSchema): Tool | null {
  const mark = definition.directives?.find(({ name }) => name.value === 'tool');
  const named = mark?.arguments?.find(({ name }) => name.value === 'name')?.value;
  if (named?.kind !== Kind.STRING || hash === undefined) return null;
  return {
    name: named.value,
    description: definition.description?.value ?? '',
    input: inputSchemaOf(schema, definition),
    writes: definition.operation === OperationTypeNode.MUTATION,
    hash,
  };
}
