import type { ApolloClient } from '@apollo/client';
import { load } from '../../apollo/load.ts';
import { PageDocument } from '../../gql/graphql.ts';

/** Reads a page by its slug. */
export const loadPage = (client: ApolloClient, slug: string) =>
  load(client, { query: PageDocument, variables: { slug }, found: ({ page }) => page != null });
