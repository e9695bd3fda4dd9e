import {
  type ExecutionArgs,
  type GraphQLError,
  type GraphQLSchema,
  getVariableValues,
  type OperationDefinitionNode,
  type VariableValues,
} from 'graphql';
import { written } from '../exchange.ts';

type Taken =
  | { variableValues: VariableValues; errors?: never }
  | { variableValues?: never; errors: readonly GraphQLError[] };

/** As many as graphql-js tells of one request. */
const MOST_ERRORS = 50;
/** In all: graphql-js makes each error with the whole value in it that does not fit. */
const MOST_CHARACTERS = 50_000;

/** Takes the variables of an operation as graphql-js does, with their defaults, or says what of them does not fit. */
export function takeVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  { variableValues, hideSuggestions }: Pick<ExecutionArgs, 'variableValues' | 'hideSuggestions'>,
): Taken {
  const given = variableValues ?? {};
  const take = (maxErrors: number) =>
    getVariableValues(schema, variableDefinitions, given, { maxErrors, hideSuggestions: hideSuggestions ?? false });
  const taken = take(0);
  if (!taken.errors) return taken;
  const length = written(given)?.length ?? Number.POSITIVE_INFINITY;
  return take(Math.max(1, Math.min(MOST_ERRORS, Math.floor(MOST_CHARACTERS / length))));
}
