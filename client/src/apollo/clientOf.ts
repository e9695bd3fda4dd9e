import { ApolloClient, InMemoryCache } from '@apollo/client';
import type { Ask } from '../data/ask.ts';
import possibleTypes from '../gql/possibleTypes.json';
import { createLink } from './links.ts';

/** The types that have no identity of their own live inside their parents; what several queries ask of one is kept together. */
const typePolicies = {
  Query: { fields: { search: { merge: false } } },
  Image: { keyFields: false, merge: true },
  Money: { keyFields: false, merge: true },
  Site: { keyFields: [] },
  Operator: { keyFields: [] },
} as const;

const createClient = (ask: Ask) =>
  new ApolloClient({
    cache: new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes, typePolicies }),
    link: createLink(ask),
    ssrMode: typeof document === 'undefined',
  });

const clients = new WeakMap<Ask, ApolloClient>();

/** The one client of a browser, or on the server of one request: for what a visitor does, not for what pages show. */
export function clientOf(ask: Ask): ApolloClient {
  const client = clients.get(ask) ?? createClient(ask);
  clients.set(ask, client);
  return client;
}
