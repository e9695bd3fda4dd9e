import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type OperationDefinitionNode,
  OperationTypeNode,
  typeFromAST,
} from 'graphql';
import { artworkLimits } from '../../rules/forms/artwork.ts';
import { limits } from '../../rules/forms/fields.ts';
import { MAX_QUOTE_ITEMS, quoteItemLimits } from '../../rules/forms/quoteItems.ts';

/** The largest body of a GraphQL request. */
export const GRAPHQL_BODY_BYTES = 1024 * 1024;

/** Variables of a query are an address's: a slug, a page, a filter. */
export const QUERY_BODY_BYTES = 16 * 1024;

/** Bytes of one UTF-16 unit where a client escapes all it can: `\uXXXX`. */
const UNIT_BYTES = 6;
/** A number, a boolean or the rest of a request around its variables. */
const SMALL_BYTES = 24;
const AROUND_BYTES = 1_024;

/** Characters of an id, a key or a token. */
const ID_LENGTH = 100;
/** Characters of the texts that are not one line of a form, by the name of the field. */
const TEXTS: Readonly<Record<string, number>> = {
  ...quoteItemLimits,
  attribute: 40,
  value: 60,
  additionalInfo: limits.text,
  content: limits.text,
  description: 300,
  message: limits.text,
  note: limits.text,
  reason: 2_000,
  review: limits.text,
  specialRequirements: limits.text,
  terms: 2_000,
  text: limits.text,
  url: 500,
};
/** Entries of the lists that are not as long as a quote list or a cart may be. */
const ENTRIES: Readonly<Record<string, number>> = { artwork: artworkLimits.files, options: 6 };

/** Bytes of the largest body that asks for a registered operation and can be valid. */
export function largestBody(
  schema: GraphQLSchema,
  { operation, variableDefinitions }: OperationDefinitionNode,
): number {
  if (operation !== OperationTypeNode.MUTATION) return QUERY_BODY_BYTES;
  const variables = (variableDefinitions ?? []).map(({ variable, type }) => {
    const name = variable.name.value;
    const found = typeFromAST(schema, type);
    return named(name, found ? largest(name, found as GraphQLInputType) : 0);
  });
  return Math.min(GRAPHQL_BODY_BYTES, AROUND_BYTES + sum(variables));
}

/** Bytes of the largest value that a field of this name and type can have. */
function largest(name: string, given: GraphQLInputType): number {
  const type = getNullableType(given);
  if (isListType(type)) return (ENTRIES[name] ?? MAX_QUOTE_ITEMS) * (largest(name, type.ofType) + 1);
  if (isInputObjectType(type))
    return sum(Object.values(type.getFields()).map(field => named(field.name, largest(field.name, field.type))));
  if (isEnumType(type)) return Math.max(...type.getValues().map(value => value.name.length)) + 2;
  if (type.name === 'Int' || type.name === 'Boolean' || type.name === 'Float') return SMALL_BYTES;
  return UNIT_BYTES * (TEXTS[name] ?? (type.name === 'ID' ? ID_LENGTH : limits.email)) + 2;
}

/** With its name, a colon and a comma. */
const named = (name: string, bytes: number): number => name.length + 4 + bytes;

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
