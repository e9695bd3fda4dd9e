import { css } from '@emotion/react';
import { crumbTexts, searchTexts } from '../../../../rules/texts.ts';
import type { Crumb } from '../../ui/Breadcrumbs.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchField } from '../../ui/SearchField.tsx';

export const searchCrumbs: readonly Crumb[] = [
  { label: crumbTexts.home, href: '/' },
  { label: searchTexts.title, href: '/search' },
];

const field = css({ marginTop: 18, width: '640px', maxWidth: 'calc(100vw - 40px)' });
const heading = css({ overflowWrap: 'anywhere' });

/** Breadcrumbs, heading and field of the search screen. */
export const SearchHead = ({ title, query }: { title: string; query: string }) => (
  <PageHead title={<span css={heading}>{title}</span>} crumbs={searchCrumbs}>
    <div css={field}>
      <SearchField key={query} action="/search" label={searchTexts.title} defaultValue={query} hideLabel button />
    </div>
  </PageHead>
);
