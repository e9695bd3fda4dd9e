import type { ApolloClient } from '@apollo/client';
import { redirect } from 'react-router-dom';
import { load } from '../apollo/load.ts';
import { slugRedirect } from '../apollo/slugRedirect.ts';
import { PostDocument } from '../gql/graphql.ts';

/** Reads a post; one that does not exist leads to /404, as the specification has it. */
export async function loadPost(client: ApolloClient, slug: string) {
  const variables = { slug };
  const outcome = await load(client, { query: PostDocument, variables, found: ({ post }) => post != null });
  if (outcome.data.kind === 'missing') return redirect('/404');
  return slugRedirect(slug, client.readQuery({ query: PostDocument, variables })?.post?.path) ?? outcome;
}
