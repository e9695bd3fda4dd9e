import { fillText } from '../../../../rules/fillText.ts';
import { catalogueTexts } from '../../../../rules/texts.ts';
import { isFiltered, type Listing } from './listing.ts';

interface ListingSeo {
  title: string;
  base: string;
  listing: Listing;
  /** what is listed is not for sale, or the page lies behind the last */
  hidden: boolean;
}

/** Every page of the plain list is its own canonical one, in whatever order; a filtered list is none. */
export function listingSeo({ title, base, listing: { page, ...filters }, hidden }: ListingSeo) {
  const noindex = hidden || isFiltered({ page, ...filters });
  const own = page > 1 ? `${base}?page=${page}` : base;
  return {
    title: page > 1 ? fillText(catalogueTexts.titlePaged, { title, page }) : title,
    path: noindex ? null : own,
    noindex,
  };
}
