import {
  coerceInputLiteral,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/**
 * Says each default of a schema as a value too: what is compiled knows none that is only written down, as in a schema that
 * was read from text, and passes nothing where an argument or a field is left out.
 */
export function sayDefaults(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(sayDefault);
    if (isObjectType(type) || isInterfaceType(type))
      for (const { args } of Object.values(type.getFields())) args.forEach(sayDefault);
  }
}

function sayDefault({ default: otherwise, type }: GraphQLArgument | GraphQLInputField): void {
  if (otherwise?.literal) Object.assign(otherwise, { value: coerceInputLiteral(otherwise.literal, type) });
}
