import {
  BreakingChangeType,
  buildSchema,
  DangerousChangeType,
  findSchemaChanges,
  type GraphQLSchema,
  resolveSchemaCoordinate,
} from 'graphql';
import { faultsOf, operationOf } from './operations.ts';

/** What stands between a schema and the one that partners know; each line names its place. */
export interface SchemaCheck {
  /** Each breaks somebody: changes that no deprecation announced, and registered operations that would not run. */
  breaking: string[];
  /** What was deprecated in the released schema, and is gone now. */
  announced: string[];
  /** What a program may stumble on that did not expect it, e.g. a new value. */
  worthKnowing: string[];
}

export interface Compared {
  /** texts of the schema as everyone may read it: of the last release, and of now */
  released: string;
  published: string;
  /** as the operator has it now */
  full: GraphQLSchema;
  /** texts of registered operations, the operator's too */
  registered: readonly string[];
}

/** Compares a schema with the released one. */
export function checkSchema({ published, full, registered, ...texts }: Compared): SchemaCheck {
  const released = buildSchema(texts.released);
  const changes = findSchemaChanges(released, buildSchema(published));
  const of = (types: Readonly<Record<string, string>>) =>
    changes.filter(({ type }) => type in types).map(({ type, description }) => `${type}: ${description}`);
  const changed = of(BreakingChangeType);
  const announced = changed.filter(line => wasDeprecated(released, line));
  return {
    breaking: [...changed.filter(line => !announced.includes(line)), ...registered.flatMap(one => hurt(one, full))],
    announced,
    worthKnowing: of(DangerousChangeType),
  };
}

/** Whether it says that something went which had been deprecated. */
function wasDeprecated(released: GraphQLSchema, line: string): boolean {
  const coordinate = /^\w+_REMOVED\w*: .*?(\w+\.\w+(?:\(\w+:\))?)/.exec(line)?.[1];
  if (!coordinate) return false;
  const element = resolveSchemaCoordinate(released, coordinate);
  if (!element) return false;
  const { deprecationReason } = Object.assign(
    { deprecationReason: undefined as string | null | undefined },
    'fieldArgument' in element && element.fieldArgument,
    'field' in element && !('fieldArgument' in element) && element.field,
    'inputField' in element && element.inputField,
    'enumValue' in element && element.enumValue,
  );
  return typeof deprecationReason === 'string';
}

function hurt(text: string, schema: GraphQLSchema): string[] {
  const operation = operationOf(text);
  return faultsOf(operation, schema).map(({ message }) => `OPERATION ${operation.name}: ${message}`);
}
