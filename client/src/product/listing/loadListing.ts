import { redirect, data as withStatus } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load } from '../../data/load.ts';
import type { Operation } from '../../data/operation.ts';
import { hasPage, pageNumber } from '../../lib/paging/pageNumber.ts';
import { isJoinedSort, listingHref, readListing } from './listing.ts';

interface LoadListing<T, V> {
  url: URL;
  query: Operation<T, V>;
  variables: V;
  /** `failed`: whether something of it could not be had */
  found: (data: T, failed: boolean) => boolean;
  /** Where the list stands in the answer. */
  list: (data: T) => { items: readonly unknown[] } | null;
}

/** Reads a screen with a list: a page that it does not have is a 404 that shows the way back. */
export async function loadListing<T, V>(ask: Ask, options: LoadListing<T, V>) {
  const { url, query, variables, found, list } = options;
  if (isJoinedSort(url.searchParams)) return redirect(listingHref(url.pathname, readListing(url.searchParams)));
  let here = true;
  const outcome = await load(ask, {
    query,
    variables,
    found: (data, failed) => {
      const listed = list(data);
      here = !listed || hasPage(pageNumber(url.searchParams), listed.items);
      return found(data, failed);
    },
  });
  return !here && outcome.data.kind === 'ready' ? withStatus(outcome.data, { status: 404 }) : outcome;
}
