import type { ApolloClient } from '@apollo/client';
import { redirect } from 'react-router-dom';
import { load } from '../../apollo/load.ts';
import { SlugDocument } from '../../gql/graphql.ts';

/** Reads what lives at /{slug}; an old form of an address leads to the canonical one. */
export async function loadRoute(client: ApolloClient, slug: string) {
  const variables = { path: `/${slug}` };
  const outcome = await load(client, { query: SlugDocument, variables, found: ({ route }) => isShown(route) });
  if (outcome.data.kind !== 'ready') return outcome;
  const route = client.readQuery({ query: SlugDocument, variables })?.route;
  return route?.__typename === 'Redirect' ? redirect(route.to, route.status) : outcome;
}

/** What has screens of its own elsewhere is not shown here. */
const isShown = (route: { __typename?: string } | null | undefined): boolean =>
  route != null && ['Page', 'Post', 'Redirect'].includes(route.__typename ?? '');
