import type { ApolloClient } from '@apollo/client';
import { LayoutDocument } from '../gql/graphql.ts';

/** The layout is its own operation, made of reference data: it costs the services nothing, and its failure costs no page. */
export async function loadLayout(client: ApolloClient): Promise<null> {
  await client.query({ query: LayoutDocument, errorPolicy: 'all' }).catch(() => null);
  return null;
}
