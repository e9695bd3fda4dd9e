import { type ApolloLink, HttpLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';

interface Hashed {
  __meta__?: { hash?: string };
}

/**
 * Sends every operation by the hash it was registered under: queries by GET, so that a cache in between may keep them,
 * mutations by POST. `fetch` on the server is the gateway's own.
 */
export const createLink = (uri: string, fetch?: typeof globalThis.fetch): ApolloLink =>
  new PersistedQueryLink({
    generateHash: document => (document as Hashed).__meta__?.hash ?? '',
    useGETForHashedQueries: true,
    // Our own operations are always registered: asking again with the whole text would be no use.
    disable: () => false,
    retry: () => false,
  }).concat(new HttpLink({ uri, credentials: 'same-origin', ...(fetch ? { fetch } : {}) }));
