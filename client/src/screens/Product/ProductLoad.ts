import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { load as loadQuery } from '../../data/load.ts';
import { slugRedirect } from '../../data/slugRedirect.ts';
import { withSuggestions } from '../../data/withSuggestions.ts';
import { ProductOperation } from '../../gql/operations/Product.ts';
import { pageNumber } from '../../lib/paging/pageNumber.ts';

export async function load(ask: Ask, { params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const reviews = pageNumber(new URL(request.url).searchParams, 'reviews');
  const variables = { slug, reviews: Math.max(1, reviews) };
  const outcome = await loadQuery(ask, { query: ProductOperation, variables, found: data => data.product !== null });
  return slugRedirect(slug, outcome.data.data?.product?.path) ?? withSuggestions(ask, request, outcome);
}
