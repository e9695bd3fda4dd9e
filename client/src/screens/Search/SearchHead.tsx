import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { CorrectionNote } from '../../layout/search/CorrectionNote.tsx';
import { searchTexts } from '../../layout/search/texts.ts';
import { fromHome } from '../../site/fromHome.ts';
import { SearchField } from '../../ui/inputs/SearchField.tsx';
import type { Crumb } from '../../ui/layout/Breadcrumbs.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';

export const searchCrumbs: readonly Crumb[] = fromHome({ label: searchTexts.title, href: '/search' });

const field = css({ marginTop: 18, width: 640, maxWidth: 'calc(100vw - 40px)' });
/** It is there before there are words in it: readers miss those of a place that comes with them. */
const correction = css({ '&:not(:empty)': { marginTop: 14 } });
const heading = css({ overflowWrap: 'anywhere' });

type SearchHeadProps = {
  title: string;
  query: string;
  /** the words that were looked for instead */
  corrected: string | null | undefined;
};

/** Breadcrumbs, heading and field of the search screen, and how a typing error in it was read. */
export function SearchHead({ title, query, corrected }: SearchHeadProps) {
  const place = useRef<HTMLDivElement>(null);
  // The field follows the address and stays where it is, so that focus stays in it from one search to the next.
  useEffect(() => {
    const input = place.current?.querySelector<HTMLInputElement>('input[name="q"]');
    if (input && input.value.trim() !== query) input.value = query;
  }, [query]);
  return (
    <PageHead title={<span css={heading}>{title}</span>} crumbs={searchCrumbs}>
      <div css={field} ref={place}>
        <SearchField action="/search" label={searchTexts.title} defaultValue={query} hideLabel button />
        <div css={correction} role="status">
          {corrected && <CorrectionNote corrected={corrected} query={query} />}
        </div>
      </div>
    </PageHead>
  );
}
