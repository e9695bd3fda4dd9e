import { makeExecutableSchema } from '@graphql-tools/schema';
import { createYoga } from 'graphql-yoga';
import { pino } from 'pino';
import { createErrorMask } from '../../errorMask.ts';
import { boundedDocumentCache, createLimits } from '../limits.ts';

export const log = pino({ level: 'silent' });

const node = { id: '1', name: 'a', children: () => Array.from({ length: 20 }, () => node), next: () => node };
/** A schema in which everything leads on without end. */
export const recursive = makeExecutableSchema({
  typeDefs: /* GraphQL */ `
    type Query { node: Node  nodes(first: Int = 10): [Node!]!  list(perPage: Int = 12): NodeList  ask(value: Int!): Int }
    type NodeList { items: [Node!]!  total: Int }
    type Node { id: ID!  name: String  children: [Node!]!  next: Node }
    type Mutation { write: Int }
  `,
  resolvers: {
    Query: {
      node: () => node,
      nodes: (_, { first }) => Array.from({ length: first }, () => node),
      list: (_, { perPage }) => ({ items: Array.from({ length: perPage }, () => node), total: 1 }),
      ask: (_, { value }) => value,
    },
  },
});

/** Asks a schema as a client does, within the limits of the gateway. */
export function serve(schema: typeof recursive, config = { public: false }) {
  const yoga = createYoga({
    schema,
    logging: false,
    cors: false,
    maskedErrors: { maskError: createErrorMask({ log }) },
    parserAndValidationCache: boundedDocumentCache(),
    plugins: createLimits(config),
  });
  return async (
    query: string,
    variables?: unknown,
    accept = 'application/graphql-response+json',
    operationName?: string,
  ) => {
    const started = process.threadCpuUsage();
    const response = await yoga.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query, variables, operationName }),
    });
    const body = JSON.parse(await response.text());
    // Of the processor: what else runs on the machine is none of it.
    const ms = process.threadCpuUsage(started).user / 1_000;
    return {
      status: response.status,
      code: body.errors?.[0].extensions?.code,
      message: body.errors?.[0].message,
      body,
      ms,
    };
  };
}

export const ask = serve(recursive);
/** A field in itself, so many times. */
export const nested = (times: number, field: string, leaf = 'id') =>
  `${`${field} { `.repeat(times)}${leaf}${' }'.repeat(times)}`;
export const many = (times: number, make: (index: number) => string) =>
  Array.from({ length: times }, (_, i) => make(i)).join(' ');
