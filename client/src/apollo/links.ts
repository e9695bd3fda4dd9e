import { ApolloLink, Observable } from '@apollo/client';

interface Hashed {
  __meta__?: { hash?: string };
}

/** Context of a query whose answer is the visitor's own. */
export const PERSONAL = { personal: true };

const HEADERS = {
  accept: 'application/graphql-response+json,application/json;q=0.9',
  'content-type': 'application/json',
};

/** An operation as the gateway takes it: by the hash it was registered under, without its text. */
function bodyOf({ operationName, variables, query }: ApolloLink.Operation) {
  const sha256Hash = (query as Hashed).__meta__?.hash ?? '';
  return { operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } };
}

function requestOf(uri: string, operation: ApolloLink.Operation): [address: string, init: RequestInit] {
  const body = bodyOf(operation);
  if (operation.operationType === 'mutation' || operation.getContext().personal)
    return [uri, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) }];
  const query = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return [`${uri}?${new URLSearchParams(query as [string, string][])}`, { headers: HEADERS }];
}

/** What the gateway said; whatever is no answer to an operation is a failure. */
async function answerOf(response: Response): Promise<ApolloLink.Result> {
  const answer = await response.json();
  if (answer?.data === undefined && !answer?.errors) throw new Error(`The gateway answered ${response.status}`);
  return answer;
}

/**
 * Sends every operation by its hash: queries by GET, so that a cache in between may keep them, mutations and what is
 * one visitor's own by POST. Our operations are always registered and never streamed: Apollo's own links do far more
 * and weigh more. `fetch` on the server is the gateway's own.
 */
export const createLink = (uri: string, fetch = globalThis.fetch): ApolloLink =>
  new ApolloLink(
    operation =>
      new Observable(observer => {
        const left = new AbortController();
        const [address, init] = requestOf(uri, operation);
        const { signal: patience = left.signal } = operation.getContext().fetchOptions ?? {};
        const signal = AbortSignal.any([left.signal, patience]);
        fetch(address, { ...init, signal })
          .then(answerOf)
          .then(answer => {
            observer.next(answer);
            observer.complete();
          })
          .catch(error => observer.error(error));
        return () => left.abort();
      }),
  );
