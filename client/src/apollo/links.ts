import { ApolloLink, Observable } from '@apollo/client';
import type { Ask } from '../data/ask.ts';

interface Hashed {
  __meta__?: { hash?: string };
}

/** Context of a query whose answer is the visitor's own. */
export const PERSONAL = { personal: true };

/**
 * Sends Apollo's operations as everything else is asked. Ours are always registered and never streamed: Apollo's own links
 * do far more and weigh more.
 */
export const createLink = (ask: Ask): ApolloLink =>
  new ApolloLink(
    ({ query, operationType, operationName = '', variables, getContext }) =>
      new Observable(observer => {
        const left = new AbortController();
        const { personal = false, fetchOptions: { signal = left.signal } = {} } = getContext();
        const kind = operationType === 'mutation' ? 'mutation' : 'query';
        const operation = { kind, name: operationName, hash: (query as Hashed).__meta__?.hash ?? '' } as const;
        ask(operation, variables, { personal, signal: AbortSignal.any([left.signal, signal]) })
          .then(answer => {
            observer.next(answer as ApolloLink.Result);
            observer.complete();
          })
          .catch(error => observer.error(error));
        return () => left.abort();
      }),
  );
