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
        // AbortSignal.any is younger than the browsers that the client is built for.
        const leave = () => left.abort(signal.reason);
        if (signal.aborted) leave();
        else signal.addEventListener('abort', leave, { signal: left.signal });
        ask(operation, variables, { personal, signal: left.signal })
          .then(answer => {
            observer.next(answer as ApolloLink.Result);
            observer.complete();
          })
          .catch(error => observer.error(error));
        return () => left.abort();
      }),
  );
