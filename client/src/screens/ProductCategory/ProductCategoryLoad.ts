import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { withSuggestions } from '../../data/withSuggestions.ts';
import { ProductCategoryOperation } from '../../gql/operations/ProductCategory.ts';
import { listingVariables, readListing } from '../../product/listing/listing.ts';
import { loadListing } from '../../product/listing/loadListing.ts';

/** The category stands in the path here, so the address cannot name another. */
export const readCategoryListing = (params: URLSearchParams) => ({ ...readListing(params), category: '' });

export async function load(ask: Ask, { request, params }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const slug = params.category ?? '';
  const loaded = await loadListing(ask, {
    url,
    query: ProductCategoryOperation,
    variables: { slug, ...listingVariables(readCategoryListing(url.searchParams), { categorySlugs: [slug] }) },
    found: data => Boolean(data.productCategory && data.products),
    list: data => data.products,
  });
  return withSuggestions(ask, request, loaded);
}
