import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load } from '../../data/load.ts';
import { hasPage, pageNumber } from '../../lib/paging/pageNumber.ts';
import type { TermOperation } from './TermListing.tsx';

/** Reads a listing by the slug and the page in its address; a term or a page that does not exist is missing. */
export function loadTerm(ask: Ask, query: TermOperation, { params, request }: LoaderFunctionArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  return load(ask, {
    query,
    variables: { slug: params.slug ?? '', page: Math.max(1, page) },
    found: ({ term, posts }) => term != null && posts != null && hasPage(page, posts.items),
  });
}
