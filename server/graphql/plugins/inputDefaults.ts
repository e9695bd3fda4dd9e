import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  Kind,
  TypeInfo,
  typeFromAST,
  type VariableNode,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { operationsOf } from './definitions.ts';

type Variables = Readonly<Record<string, unknown>>;

// What is compiled knows no default as a schema has it that was read from text: it passes nothing where an argument or a
// field is left out, and asks for a field that may not be null.

/** Says each default of a schema as a value too. */
export function sayDefaults(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(sayDefault);
    if (isObjectType(type) || isInterfaceType(type))
      for (const { args } of Object.values(type.getFields())) args.forEach(sayDefault);
  }
}

function sayDefault({ default: otherwise }: GraphQLArgument | GraphQLInputField): void {
  if (otherwise?.literal) Object.assign(otherwise, { value: valueFromASTUntyped(otherwise.literal) });
}

/**
 * Puts into variables what was left out of them: those that the operation gives a default, and in an input object each
 * field that may not be null and has one. Null for a document that has neither.
 */
export function defaultsFor(
  schema: GraphQLSchema,
  document: DocumentNode,
): ((variables: Variables) => Variables) | null {
  const definitions = operationsOf(document).flatMap(({ variableDefinitions = [] }) => variableDefinitions);
  const own = Object.fromEntries(
    definitions.flatMap(({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
    ),
  );
  const types = definitions
    .map(({ variable, type }) => [variable.name.value, typeFromAST(schema, type) as GraphQLInputType] as const)
    .filter(([, type]) => hasDefaults(type, new Set()));
  if (!types.length && !Object.keys(own).length) return null;
  return given => {
    const variables: Variables = { ...own, ...given };
    const filling = types.filter(([name]) => name in variables);
    return {
      ...variables,
      ...Object.fromEntries(filling.map(([name, type]) => [name, filled(type, variables[name])])),
    };
  };
}

/**
 * Whether a document puts a variable that may be missing where a schema has a default in its place: what is compiled takes
 * the missing one for null.
 */
export function leavesOutDefaulted(schema: GraphQLSchema, document: DocumentNode): boolean {
  const optional = new Set(
    operationsOf(document)
      .flatMap(({ variableDefinitions = [] }) => variableDefinitions)
      .filter(({ type, defaultValue }) => type.kind !== Kind.NON_NULL_TYPE && !defaultValue)
      .map(({ variable }) => variable.name.value),
  );
  const types = new TypeInfo(schema);
  let found = false;
  const Variable = ({ name }: VariableNode) => {
    if (optional.has(name.value) && isNonNullType(types.getInputType())) found = true;
  };
  visit(document, visitWithTypeInfo(types, { Variable }));
  return found;
}

const isFilled = (field: GraphQLInputField): boolean => isNonNullType(field.type) && !isRequiredInputField(field);

function hasDefaults(type: GraphQLInputType, seen: Set<GraphQLInputType>): boolean {
  if (isNonNullType(type) || isListType(type)) return hasDefaults(type.ofType, seen);
  if (!isInputObjectType(type) || seen.has(type)) return false;
  seen.add(type);
  return Object.values(type.getFields()).some(field => isFilled(field) || hasDefaults(field.type, seen));
}

function filled(type: GraphQLInputType, value: unknown): unknown {
  if (isNonNullType(type)) return filled(type.ofType, value);
  if (isListType(type))
    return Array.isArray(value) ? value.map(row => filled(type.ofType, row)) : filled(type.ofType, value);
  if (!isInputObjectType(type) || typeof value !== 'object' || !value || Array.isArray(value)) return value;
  const whole: Record<string, unknown> = { ...value };
  for (const field of Object.values(type.getFields())) {
    const own = whole[field.name];
    if (own !== undefined) whole[field.name] = filled(field.type, own);
    else if (isFilled(field)) whole[field.name] = field.default?.value;
  }
  return whole;
}
