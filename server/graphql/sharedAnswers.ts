import { type DirectableGraphQLObject, getDirective } from '@graphql-tools/utils';
import {
  BREAK,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type Operation, rootsOf } from './operations.ts';

/**
 * Tells whether every visitor may see the same answer to an operation. None may where it writes, or where anything that
 * it selects, or what that takes, is marked `@personal` or `@operator` in the schema: the marks are all that is known.
 */
export function createSharedAnswers(schema: GraphQLSchema): (operation: Operation) => boolean {
  const judged = new WeakMap<Operation, boolean>();
  return operation => {
    const shared = judged.get(operation) ?? isShared(operation, schema);
    judged.set(operation, shared);
    return shared;
  };
}

function isShared({ document, definition }: Operation, schema: GraphQLSchema): boolean {
  // Of a fragment at the root it is not known which schema it was written for.
  if (definition.operation !== OperationTypeNode.QUERY || rootsOf(document).includes('…')) return false;
  const isMarked = (one: DirectableGraphQLObject): boolean =>
    ['personal', 'operator'].some(mark => getDirective(schema, one, mark)?.length);
  const isOwn = (field: GraphQLField<unknown, unknown>): boolean =>
    isMarked(field) || field.args.some(arg => takesMarked(arg, isMarked));
  const types = new TypeInfo(schema);
  let shared = true;
  const Field = () => {
    const field = types.getFieldDef();
    const parent = types.getParentType();
    const kinds = isInterfaceType(parent) ? schema.getPossibleTypes(parent) : [];
    const meant = field ? [field, ...kinds.flatMap(kind => kind.getFields()[field.name] ?? [])] : [];
    // What the schema does not know cannot be judged.
    shared = meant.length > 0 && !meant.some(isOwn);
    return shared ? undefined : BREAK;
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return shared;
}

/** Whether an argument is marked, or a field of the input that it takes. */
function takesMarked(
  input: GraphQLArgument | GraphQLInputField,
  isMarked: (one: DirectableGraphQLObject) => boolean,
  seen = new Set<unknown>(),
): boolean {
  if (isMarked(input)) return true;
  const type = getNamedType(input.type);
  if (!isInputObjectType(type) || seen.has(type)) return false;
  seen.add(type);
  return Object.values(type.getFields()).some(field => takesMarked(field, isMarked, seen));
}
