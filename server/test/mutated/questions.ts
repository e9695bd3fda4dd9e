import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { schema } from './themes.ts';

/** What somebody may send, before it is spoilt. */
export interface Question {
  name: string;
  path: string;
  /** by our plugin, or by WooCommerce under this topic, as it is sent */
  signed?: 'plugin' | 'product.updated' | 'order.updated';
  /** what the sender chooses the values of */
  given: unknown;
  /** the body around them */
  around(given: unknown): unknown;
}

/** Values that are there, by name and type of the argument or field that takes them, as in `slug: String`. */
export type Known = Readonly<Record<string, unknown>>;

type Field = GraphQLField<unknown, unknown>;

const LEAVES: Readonly<Record<string, unknown>> = {
  ...{ Int: 2, Float: 4.5, Boolean: true, ID: '7', String: 'label' },
  ...{ Decimal: '12.50', DateTime: '2026-03-01T10:00:00+02:00', CountryCode: 'ZA' },
};

/** A value that fits its type. */
function fitting(type: GraphQLInputType, name: string, known: Known): unknown {
  if (isNonNullType(type)) return fitting(type.ofType, name, known);
  const there = known[`${name}: ${type}`];
  if (there !== undefined) return there;
  if (isListType(type)) return [fitting(type.ofType, name, known), fitting(type.ofType, name, known)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return LEAVES[type.name];
  return Object.fromEntries(
    Object.values(type.getFields()).map(field => [field.name, fitting(field.type, field.name, known)]),
  );
}

/** There for the operator alone: whoever else names it is refused before anything is looked at. */
const isOperators = ({ astNode }: Field): boolean =>
  astNode?.directives?.some(({ name }) => name.value === 'operator') ?? false;

/** The fields of an answer that want no argument, as deep as lists of rows are; of a union those of what it is when all is well. */
function shown(type: GraphQLOutputType, depth = 2): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (isUnionType(named)) return `{ __typename ... on ${named.getTypes()[0]} ${shown(named.getTypes()[0]!, 1)} }`;
  const fields = isObjectType(named) && depth ? Object.values(named.getFields()) : [];
  const plain = fields.filter(field => field.args.length === 0 && !isOperators(field));
  return `{ __typename ${plain.map(field => `${field.name} ${shown(field.type, depth - 1)}`).join(' ')} }`;
}

/** A root field of the schema, asked for with all its arguments. */
function asked(operation: 'query' | 'mutation', { name, args, type }: Field, known: Known): Question {
  const declared = args.map(arg => `$${arg.name}: ${arg.type}`).join(', ');
  const handed = args.map(arg => `${arg.name}: $${arg.name}`).join(', ');
  const query = args.length
    ? `${operation} (${declared}) { ${name}(${handed}) ${shown(type)} }`
    : `${operation} { ${name} ${shown(type)} }`;
  const given = Object.fromEntries(args.map(arg => [arg.name, fitting(arg.type, arg.name, known)]));
  return { name, path: '/graphql', given, around: variables => ({ query, variables }) };
}

const change = { kind: 'variation', id: 7, product: 8 };
const product = { id: 7, type: 'variation', parent_id: 8 };
const order = { id: 7, line_items: [{ product_id: 8, variation_id: 9 }] };
const tool = (name: string, given: unknown): Question => ({
  ...{ name, path: '/mcp', given },
  around: params => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
});
const itself = (given: unknown): unknown => given;

/** Everything that takes a body and makes no page. */
export const questionsOf = (known: Known): Question[] => [
  ...Object.values(schema.getQueryType()!.getFields()).map(field => asked('query', field, known)),
  ...Object.values(schema.getMutationType()!.getFields()).map(field => asked('mutation', field, known)),
  {
    name: 'webhook of a product',
    path: '/webhooks',
    signed: 'product.updated',
    given: product,
    around: itself,
  },
  { name: 'webhook of an order', path: '/webhooks', signed: 'order.updated', given: order, around: itself },
  { name: 'call of the plugin', path: '/webhooks', signed: 'plugin', given: { changes: [change] }, around: itself },
  { name: 'beacon', path: '/beacon', given: [{ name: 'LCP', value: 900 }], around: itself },
  tool('search_products', { name: 'search_products', arguments: { query: 'label', page: 1 } }),
  tool('price_quantities', { name: 'price_quantities', arguments: { items: [{ sku: 'A', quantity: 5 }] } }),
];
