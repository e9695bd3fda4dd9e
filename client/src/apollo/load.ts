import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { data as withStatus } from 'react-router-dom';
import { PERSONAL } from './links.ts';
import { isOtherRelease, mayReload, OtherRelease } from './otherRelease.ts';

/** What became of a screen's query; it travels to the browser as the route's data. */
export type Outcome<V = Record<string, unknown>> =
  | { kind: 'ready'; variables: V }
  /** there is no such thing */
  | { kind: 'missing'; variables: V }
  /** a service did not answer */
  | { kind: 'failed'; variables: V; requestId: string | null };

interface Load<T, V> {
  query: TypedDocumentNode<T, V>;
  variables: V;
  /** Whether the answer holds what the screen is about. */
  found?: (data: T) => boolean;
  /** Whether the answer is the visitor's own: then it is always asked for anew. */
  personal?: boolean;
}

const FRESH_MS = 60_000;
const loaded = new WeakMap<ApolloClient, Map<string, number>>();

/** What was read a minute ago is shown at once; anything older is asked for again before it is shown. */
function isFresh(client: ApolloClient, key: string): boolean {
  const times = loaded.get(client) ?? new Map<string, number>();
  loaded.set(client, times);
  const fresh = Date.now() - (times.get(key) ?? 0) < FRESH_MS;
  if (!fresh) times.set(key, Date.now());
  return fresh;
}

/**
 * Reads a screen's query into the Apollo cache and says what became of it, with the HTTP status that says the same.
 * @throws OtherRelease where the page is to be loaded anew
 */
export async function load<T, V extends OperationVariables>(
  client: ApolloClient,
  { query, variables, found = () => true, personal = false }: Load<T, V>,
) {
  const key = JSON.stringify([(query as { __meta__?: { hash?: string } }).__meta__?.hash, variables]);
  try {
    const fetchPolicy = !personal && isFresh(client, key) ? 'cache-first' : 'network-only';
    const options = { query, variables, errorPolicy: 'all', fetchPolicy, ...(personal ? { context: PERSONAL } : {}) };
    const { data, error } = await client.query<T, V>(options as never);
    const here = data !== undefined && found(data as T);
    // Part of it is missing: whoever tries again is not shown the same for a minute.
    if (here && error) loaded.get(client)?.delete(key);
    if (here) return withStatus<Outcome<V>>({ kind: 'ready', variables });
    if (!error) return withStatus<Outcome<V>>({ kind: 'missing', variables }, { status: 404 });
    throw error;
  } catch (error) {
    return failed(client, key, variables, error);
  }
}

function failed<V>(client: ApolloClient, key: string, variables: V, error: unknown) {
  loaded.get(client)?.delete(key);
  if (isOtherRelease(error) && mayReload()) throw new OtherRelease();
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const { code, requestId } = (first?.extensions ?? {}) as { code?: string; requestId?: string };
  if (code === 'BAD_USER_INPUT') return withStatus<Outcome<V>>({ kind: 'missing', variables }, { status: 404 });
  const status = code === 'UPSTREAM_INVALID_ANSWER' || code === 'UPSTREAM_ERROR' ? 502 : 503;
  return withStatus<Outcome<V>>({ kind: 'failed', variables, requestId: requestId ?? null }, { status });
}
