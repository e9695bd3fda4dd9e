import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Ask } from '../../data/ask.ts';
import { CatalogueOperation } from '../../gql/operations/Catalogue.ts';
import { listingVariables, readListing } from '../../product/listing/listing.ts';
import { loadListing } from '../../product/listing/loadListing.ts';

export function load(ask: Ask, { request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  return loadListing(ask, {
    url,
    query: CatalogueOperation,
    variables: listingVariables(readListing(url.searchParams)),
    found: data => data.products !== null,
    list: data => data.products,
  });
}
