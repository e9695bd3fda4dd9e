import { type GraphQLSchema, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
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

/** What agents and the models behind them take for a name: with another one they refuse the whole list. */
export const TOOL_NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** By which it is marked as a tool; null where it is none. */
export function toolNameOf({ directives }: OperationDefinitionNode): string | null {
  const mark = directives?.find(({ name }) => name.value === 'tool');
  const named = mark?.arguments?.find(({ name }) => name.value === 'name')?.value;
  return named?.kind === Kind.STRING ? named.value : null;
}

/** Those of registered operations that are marked `@tool` by a name for one; of two by one name the first. */
export function toolsOf(operations: Iterable<Operation>, schema: GraphQLSchema): Tool[] {
  const tools = new Map<string, Tool>();
  for (const operation of operations) {
    const tool = toolOf(operation, schema);
    if (tool && !tools.has(tool.name)) tools.set(tool.name, tool);
  }
  return [...tools.values()];
}

function toolOf({ definition, hash }: Operation, schema: GraphQLSchema): Tool | null {
  const name = toolNameOf(definition);
  if (name === null || !TOOL_NAME.test(name) || hash === undefined) return null;
  return {
    name,
    description: definition.description?.value ?? '',
    input: inputSchemaOf(schema, definition),
    writes: definition.operation === OperationTypeNode.MUTATION,
    hash,
  };
}
