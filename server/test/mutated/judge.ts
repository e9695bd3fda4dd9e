import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import type { Asked } from '../ask.ts';
import { isWrong } from './scalars.ts';

/** What is wrong with an answer: values that do not fit their type, text that is none, errors without a code of the services. */
export function faultsOf(schema: GraphQLSchema, root: GraphQLObjectType, { data, errors }: Asked): string[] {
  const uncoded = errors
    .filter(({ extensions }) => !String(extensions.code).startsWith('UPSTREAM_'))
    .map(({ path, message, extensions }) => `${path?.join('.')}: ${extensions.code} ${message}`);
  if (data === null) return errors.length ? uncoded : ['neither data nor error'];
  return [...uncoded, ...misfits(schema, root, data, '')];
}

/** How many values there are in an answer. */
export const valuesIn = (data: unknown): number =>
  data !== null && typeof data === 'object' ? Object.values(data).reduce((sum, one) => sum + valuesIn(one), 0) : 1;

function misfits(schema: GraphQLSchema, type: GraphQLOutputType, value: unknown, at: string): string[] {
  const wrong = [`${at}: ${JSON.stringify(value)?.slice(0, 120)} is no ${type}`];
  if (isNonNullType(type)) return value === null ? wrong : misfits(schema, type.ofType, value, at);
  if (value === null) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return wrong;
    return value.flatMap((one, index) => misfits(schema, type.ofType, one, `${at}[${index}]`));
  }
  if (isScalarType(type)) return isWrong(type.name, value) || (isPathField(at) && !isPath(String(value))) ? wrong : [];
  if (isEnumType(type)) return type.getValue(String(value)) ? [] : wrong;
  const row = value as Record<string, unknown>;
  const kind = isInterfaceType(type) || isUnionType(type) ? schema.getType(String(row.__typename)) : type;
  if (!isObjectType(kind)) return wrong;
  return Object.entries(row).flatMap(([name, one]) => {
    const field = kind.getFields()[name];
    return field ? misfits(schema, field.type, one, `${at}.${name}`) : [];
  });
}

/** A path is text to GraphQL, and an address to whoever follows it. */
const isPathField = (at: string): boolean => at.endsWith('.path');
const isPath = (value: string): boolean => /^\/(?!\/)[^\s<>"]*$/.test(value);
