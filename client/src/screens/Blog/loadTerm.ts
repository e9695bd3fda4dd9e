import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '../../apollo/load.ts';
import { pageNumber } from '../../lib/pageNumber.ts';
import { hasPage } from '../../post/hasPage.ts';
import type { TermDocument } from './TermListing.tsx';

/** Reads a listing by the slug and the page in its address; a term or a page that does not exist is missing. */
export function loadTerm(client: ApolloClient, query: TermDocument, { params, request }: LoaderFunctionArgs) {
  const page = pageNumber(request.url);
  const variables = { slug: params.slug ?? '', page };
  return load(client, { query, variables, found: ({ term, posts }) => term != null && hasPage(posts, page) });
}
