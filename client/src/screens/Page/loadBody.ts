import type { ApolloClient } from '@apollo/client';
import { redirect } from 'react-router-dom';
import { loadPage } from './loadPage.ts';

/** Reads a page for its words alone; one that does not exist leads to /404, as the specification has it. */
export async function loadBody(client: ApolloClient, slug: string) {
  const outcome = await loadPage(client, slug);
  return outcome.data.kind === 'missing' ? redirect('/404') : outcome;
}
