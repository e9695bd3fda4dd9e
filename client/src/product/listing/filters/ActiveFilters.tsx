import { css } from '@emotion/react';
import { Chip } from '../../../ui/content/Chip.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { catalogueTexts } from '../../texts.ts';
import type { Facets } from '../facets.ts';
import { type Listing, listingHref, withoutFilters } from '../listing.ts';
import { chipsOf } from './chips.ts';

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center', paddingBottom: 20 });

type ActiveFiltersProps = { base: string; listing: Listing; facets: Facets | null };

/** What is set, each as the link that takes it off. */
export function ActiveFilters({ base, listing, facets }: ActiveFiltersProps) {
  return (
    <nav css={row} aria-label={catalogueTexts.active} data-keep-scroll>
      {chipsOf(listing, facets).map(({ key, label, without }) => (
        <Chip key={key} href={listingHref(base, { ...listing, ...without, page: 1 })}>
          {label}
        </Chip>
      ))}
      <LinkButton href={listingHref(base, withoutFilters(listing))}>{catalogueTexts.clear}</LinkButton>
    </nav>
  );
}
