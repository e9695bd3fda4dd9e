import { fillText } from '../../../../rules/fillText.ts';
import { EmptyPanel } from '../../ui/feedback/EmptyPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { catalogueTexts } from '../texts.ts';
import { categoryNamed, type Facets } from './facets.ts';
import { isFiltered, type Listing, listingHref, withoutFilters } from './listing.ts';

type NoProductsProps = { base: string; listing: Listing; facets: Facets | null; totalPages: number };

/** An empty list: behind its last page, without a hit, of a category that there is not, or with nothing in it yet. */
export function NoProducts({ base, listing, facets, totalPages }: NoProductsProps) {
  if (totalPages > 0) {
    return (
      <EmptyPanel
        title={catalogueTexts.none}
        action={
          <Button variant="ink" href={listingHref(base, { ...listing, page: 1 })}>
            {catalogueTexts.firstPage}
          </Button>
        }
      >
        {fillText(catalogueTexts.pastEnd, { last: totalPages })}
      </EmptyPanel>
    );
  }
  if (!isFiltered(listing)) return <EmptyPanel title={catalogueTexts.none}>{catalogueTexts.noneYet}</EmptyPanel>;
  const isUnknown = listing.category && facets && !categoryNamed(facets, listing.category);
  return (
    <EmptyPanel
      title={catalogueTexts.none}
      action={
        <Button variant="ink" href={listingHref(base, withoutFilters(listing))}>
          {catalogueTexts.clear}
        </Button>
      }
    >
      {isUnknown ? catalogueTexts.noneSuch : catalogueTexts.noneFiltered}
    </EmptyPanel>
  );
}
