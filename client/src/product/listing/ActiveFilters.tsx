import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { catalogueTexts } from '../../../../rules/texts.ts';
import { Chip } from '../../ui/Chip.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import type { Facets } from './facets.ts';
import { type Listing, listingHref, withoutFilters } from './listing.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', paddingBottom: 20 });

type ActiveFiltersProps = { base: string; listing: Listing; facets: Facets | null };

/** What is set, each as the link that takes it off. */
export function ActiveFilters({ base, listing, facets }: ActiveFiltersProps) {
  const { search, category, featured, onSale } = listing;
  const without = (change: Partial<Listing>) => listingHref(base, { ...listing, ...change, page: 1 });
  const name = facets
    ? facets.categories.find(facet => facet.category.id === category)?.category.name
    : catalogueTexts.category;
  return (
    <nav css={row} aria-label={catalogueTexts.active}>
      {search && (
        <Chip href={without({ ...withoutFilters({ ...listing }), category, featured, onSale })}>
          {fillText(catalogueTexts.searchChip, { search })}
        </Chip>
      )}
      {category && name && <Chip href={without({ category: '' })}>{name}</Chip>}
      {onSale && <Chip href={without({ onSale: false })}>{catalogueTexts.onSale}</Chip>}
      {featured && <Chip href={without({ featured: false })}>{catalogueTexts.featured}</Chip>}
      <LinkButton href={listingHref(base, withoutFilters(listing))}>{catalogueTexts.clear}</LinkButton>
    </nav>
  );
}
