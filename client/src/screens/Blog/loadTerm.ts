import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '../../apollo/load.ts';
import { hasPage, pageNumber } from '../../lib/pageNumber.ts';
import type { TermDocument } from './TermListing.tsx';

/** Reads a listing by the slug and the page in its address; a term or a page that does not exist is missing. */
export function loadTerm(client: ApolloClient, query: TermDocument, { params, request }: LoaderFunctionArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  return load(client, {
    query,
    variables: { slug: params.slug ?? '', page: Math.max(1, page) },
    found: ({ term, posts }) => term != null && posts != null && hasPage(page, posts.items),
  });
}
