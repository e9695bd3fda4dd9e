import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { redirect, data as withStatus } from 'react-router-dom';
import { load } from '../../apollo/load.ts';
import { isJoinedSort, listingHref, readListing } from './listing.ts';

interface LoadListing<T, V> {
  url: URL;
  query: TypedDocumentNode<T, V>;
  variables: V;
  found: (data: T) => boolean;
  /** Where the list stands in the answer. */
  list: (data: T) => PagedList | null;
}

interface PagedList {
  pageInfo: { page: number; totalPages: number };
}

/** Whether the page lies behind the last one; the first page never does. */
export const isPastEnd = ({ pageInfo: { page, totalPages } }: PagedList): boolean => page > Math.max(1, totalPages);

/** Reads a screen with a list: a page past its end is a 404 that shows the way back. */
export async function loadListing<T, V extends OperationVariables>(client: ApolloClient, options: LoadListing<T, V>) {
  const { url, query, variables, found, list } = options;
  if (isJoinedSort(url.searchParams)) return redirect(listingHref(url.pathname, readListing(url.searchParams)));
  let pastEnd = false;
  const outcome = await load(client, {
    query,
    variables,
    found: data => {
      const page = list(data);
      pastEnd = page !== null && isPastEnd(page);
      return found(data);
    },
  });
  return pastEnd && outcome.data.kind === 'ready' ? withStatus(outcome.data, { status: 404 }) : outcome;
}
