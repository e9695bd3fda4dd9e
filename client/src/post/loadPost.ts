import type { ApolloClient } from '@apollo/client';
import { redirect } from 'react-router-dom';
import { load } from '../apollo/load.ts';
import { PostDocument } from '../gql/graphql.ts';

/** Reads a post; one that does not exist leads to /404, as the specification has it. */
export async function loadPost(client: ApolloClient, slug: string) {
  const outcome = await load(client, { query: PostDocument, variables: { slug }, found: ({ post }) => post != null });
  return outcome.data.kind === 'missing' ? redirect('/404') : outcome;
}
