import { redirect } from 'react-router-dom';
import { SignedInOperation } from '../gql/operations/SignedIn.ts';
import type { Ask } from './ask.ts';
import { load } from './load.ts';

/** Leads whoever is not known as the operator to where one signs in; null for the operator. */
export async function toSignIn(ask: Ask): Promise<Response | null> {
  const query = SignedInOperation;
  const { data } = await load(ask, {
    query,
    variables: {},
    found: ({ operator }) => operator != null,
    personal: true,
  });
  return data.kind === 'missing' ? redirect('/operator') : null;
}
