import { ApolloClient, type ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import possibleTypes from '../gql/possibleTypes.json';

/** The types that have no identity of their own live inside their parents; what several queries ask of one is kept together. */
const typePolicies = {
  Query: { fields: { search: { merge: false } } },
  Image: { keyFields: false, merge: true },
  Money: { keyFields: false, merge: true },
  Site: { keyFields: [] },
  Operator: { keyFields: [] },
  // A visitor has one cart; ids inside it are no ids outside it.
  Cart: { keyFields: [], fields: { items: { merge: false }, shippingPackages: { merge: false } } },
  CartItem: { keyFields: false },
  ShippingPackage: { keyFields: false },
  ShippingRate: { keyFields: false },
  PaymentMethod: { keyFields: false },
  CartTotals: { merge: true },
  TaxedMoney: { merge: true },
} as const;

export const createCache = (state?: NormalizedCacheObject) => {
  const cache = new InMemoryCache({ possibleTypes: possibleTypes.possibleTypes, typePolicies });
  return state ? cache.restore(state) : cache;
};

/** One client per browser, and on the server one per request. */
export const createClient = (
  link: ApolloLink,
  { state, ssrMode = false }: { state?: NormalizedCacheObject; ssrMode?: boolean } = {},
) => new ApolloClient({ cache: createCache(state), link, ssrMode, dataMasking: true });
