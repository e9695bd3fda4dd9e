import { css } from '@emotion/react';
import type { SearchOverlayQuery } from '../../gql/graphql.ts';
import { media, space } from '../../theme/tokens.ts';
import { OverlayGroup } from './OverlayGroup.tsx';
import { OverlayProducts } from './OverlayProducts.tsx';
import { searchTexts } from './texts.ts';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  column-gap: 9%;
  padding: 24px 0 ${space.s7};
  align-items: start;
  > div {
    display: grid;
    gap: ${space.s6};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s6};
  }
`;

const oneColumn = css({ gridTemplateColumns: 'minmax(0, 1fr)' });

type OverlayResultsProps = { found: SearchOverlayQuery['search']; query: string };

/** Products at the left, posts and pages at the right. */
export function OverlayResults({ found: { posts, pages, products, corrected }, query }: OverlayResultsProps) {
  const entries = (items: readonly { id: string; title: string; path: string; excerptText: string }[] | undefined) =>
    items?.map(({ id, title, path, excerptText }) => ({ id, title, href: path, words: excerptText }));
  const looked = corrected ?? query;
  return (
    <div css={[columns, products?.items.length === 0 && oneColumn]} data-results="">
      <OverlayProducts products={products} query={query} corrected={corrected} />
      <div>
        <OverlayGroup title={searchTexts.posts} entries={entries(posts?.items)} query={looked} />
        <OverlayGroup title={searchTexts.pages} entries={entries(pages?.items)} query={looked} />
      </div>
    </div>
  );
}
