import type { ApolloClient } from '@apollo/client';
import { redirect } from 'react-router-dom';
import { load } from '../../apollo/load.ts';
import { SignedInDocument } from '../../gql/graphql.ts';

/** Leads whoever is not known as the operator to where one signs in; null for the operator. */
export async function toSignIn(client: ApolloClient): Promise<Response | null> {
  const query = SignedInDocument;
  const { data } = await load(client, {
    query,
    variables: {},
    found: ({ operator }) => operator != null,
    personal: true,
  });
  return data.kind === 'missing' ? redirect('/operator') : null;
}
