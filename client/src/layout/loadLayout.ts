import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { LayoutDocument } from '../gql/graphql.ts';

/** What of the layout could not be had, by the names of the query's fields; `all` when the gateway did not answer. */
export interface LayoutOutcome {
  failed: string[];
}

/**
 * The layout is its own operation, made of reference data: it costs the services nothing, and its failure costs no
 * page.
 */
export async function loadLayout(client: ApolloClient): Promise<LayoutOutcome> {
  try {
    const { error } = await client.query({ query: LayoutDocument, errorPolicy: 'all', fetchPolicy: 'network-only' });
    if (!error) return { failed: [] };
    if (!CombinedGraphQLErrors.is(error)) return { failed: ['all'] };
    return { failed: error.errors.map(({ path }) => String(path?.[0] ?? 'all')) };
  } catch {
    return { failed: ['all'] };
  }
}
