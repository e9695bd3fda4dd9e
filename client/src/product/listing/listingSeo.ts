import { fillText } from '../../../../rules/fillText.ts';
import { hasPage } from '../../lib/paging/pageNumber.ts';
import { catalogueTexts } from '../texts.ts';
import { isFiltered, type Listing } from './listing.ts';

interface ListingSeo {
  title: string;
  base: string;
  listing: Listing;
  /** what stands on the page */
  items: readonly unknown[];
  /** what is listed is not for sale */
  sample: boolean;
  /** the shop does not tell just now */
  asOf?: string | null;
}

/** Every page of the plain list is its own canonical one, in whatever order; a filtered list or a page past the end is none. */
export function listingSeo({ title, base, listing, items, sample, asOf }: ListingSeo) {
  const { page } = listing;
  const here = hasPage(page, items);
  const noindex = sample || Boolean(asOf) || !here || isFiltered(listing) || listing.more !== '';
  const own = page > 1 ? `${base}?page=${page}` : base;
  return {
    title: here && page > 1 ? fillText(catalogueTexts.titlePaged, { title, page }) : title,
    path: noindex ? null : own,
    noindex,
  };
}
