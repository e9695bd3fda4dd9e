import {
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql';

/** A selection of every field below a root field that wants no argument; no type is entered again below itself. */
export function everythingOf(schema: GraphQLSchema, operation: 'query' | 'mutation', field: string): string {
  const root = operation === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
  return selection(schema, getNamedType(root.getFields()[field]!.type) as GraphQLNamedOutputType, []);
}

function selection(schema: GraphQLSchema, type: GraphQLNamedOutputType, above: readonly string[]): string {
  if (isLeafType(type)) return '';
  const kinds = isObjectType(type) ? [type] : schema.getPossibleTypes(type);
  const path = [...above, type.name, ...kinds.map(kind => kind.name)];
  const fields = isUnionType(type) ? [] : Object.values(type.getFields());
  const own = isInterfaceType(type) || isUnionType(type) ? kinds : [];
  const parts = own.map(kind => {
    const more = Object.values(kind.getFields()).filter(field => !fields.some(one => one.name === field.name));
    return more.length ? `... on ${kind.name} { ${inner(schema, more, path)} }` : '';
  });
  return `{ __typename ${inner(schema, fields, path)} ${parts.join(' ')} }`;
}

function inner(schema: GraphQLSchema, fields: readonly GraphQLField<unknown, unknown>[], above: readonly string[]) {
  return fields
    .filter(field => !field.args.some(isRequiredArgument) && !above.includes(getNamedType(field.type).name))
    .map(field => `${field.name} ${selection(schema, getNamedType(field.type), above)}`)
    .join(' ');
}
