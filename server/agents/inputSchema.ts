import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql';

/** A JSON Schema of an object, as a tool's input is described. */
export interface InputSchema {
  [keyword: string]: unknown;
  type: 'object';
  properties: Record<string, object>;
  required: string[];
}

const NUMBERS: Readonly<Record<string, string>> = { Int: 'integer', Float: 'number', Boolean: 'boolean' };

/** What an operation takes, as JSON Schema: each variable by what stands before it, each input field by the schema. */
export function inputSchemaOf(schema: GraphQLSchema, operation: OperationDefinitionNode): InputSchema {
  const variables = (operation.variableDefinitions ?? []).map(({ variable, type, description, defaultValue }) => ({
    name: variable.name.value,
    required: type.kind === Kind.NON_NULL_TYPE && !defaultValue,
    described: {
      ...jsonType(typeFromAST(schema, type) as GraphQLInputType),
      ...(description ? { description: description.value } : {}),
      ...(defaultValue ? { default: valueFromASTUntyped(defaultValue as ValueNode) } : {}),
    },
  }));
  return {
    type: 'object',
    properties: Object.fromEntries(variables.map(({ name, described }) => [name, described])),
    required: variables.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

function jsonType(type: GraphQLInputType): object {
  if (isNonNullType(type)) return jsonType(type.ofType);
  if (isListType(type)) return { type: 'array', items: jsonType(type.ofType) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(field => [field.name, { ...jsonType(field.type), description: field.description ?? '' }]),
      ),
      required: fields.filter(isRequiredInputField).map(({ name }) => name),
      additionalProperties: false,
    };
  }
  const json = NUMBERS[type.name];
  return json ? { type: json } : { type: 'string' };
}
