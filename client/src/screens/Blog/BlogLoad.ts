import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { BlogOperation } from '../../gql/operations/Blog.ts';
import { hasPage, pageNumber } from '../../lib/paging/pageNumber.ts';

export const load = (ask: Ask, { request }: LoaderFunctionArgs) => {
  const page = pageNumber(new URL(request.url).searchParams);
  return loadQuery(ask, {
    query: BlogOperation,
    variables: { page: Math.max(1, page) },
    found: ({ posts }) => posts !== null && hasPage(page, posts.items),
  });
};
