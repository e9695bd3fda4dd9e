import type { ApolloClient } from '@apollo/client';
import { load } from '../../apollo/load.ts';
import { slugRedirect } from '../../apollo/slugRedirect.ts';
import { PageDocument } from '../../gql/graphql.ts';

/** Reads a page by its slug. */
export const loadPage = (client: ApolloClient, slug: string) =>
  load(client, { query: PageDocument, variables: { slug }, found: ({ page }) => page != null });

/** Where a page lives that was asked for by another slug than it has; null for one that has it. */
export const pageRedirect = (client: ApolloClient, slug: string) =>
  slugRedirect(slug, client.readQuery({ query: PageDocument, variables: { slug } })?.page?.path);
