import { css } from '@emotion/react';
import type { SearchOverlayQuery } from '../../gql/graphql.ts';
import { media, space } from '../../theme/tokens.ts';
import { OverlayGroup } from './OverlayGroup.tsx';
import { searchTexts } from './texts.ts';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
  column-gap: 9%;
  padding: 24px 0 ${space.s8};
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

type OverlayResultsProps = { found: SearchOverlayQuery['search']; query: string; onFollow: () => void };

/** Posts at the left, pages and products at the right; a click on one closes the overlay. */
export function OverlayResults({ found: { posts, pages, products }, query, onFollow }: OverlayResultsProps) {
  const entries = (items: readonly { id: string; title: string; path: string; excerptText: string }[] | undefined) =>
    items?.map(({ id, title, path, excerptText }) => ({ id, title, href: path, words: excerptText }));
  const productEntries = products?.items.map(({ id, name, path, sku }) => ({
    id,
    title: name,
    href: path,
    words: sku ?? '',
  }));
  const shared = { query, onFollow };
  return (
    <div css={columns} data-results="">
      <OverlayGroup title={searchTexts.posts} entries={entries(posts?.items)} {...shared} />
      <div>
        <OverlayGroup title={searchTexts.pages} entries={entries(pages?.items)} {...shared} />
        <OverlayGroup title={searchTexts.products} entries={productEntries} {...shared} />
      </div>
    </div>
  );
}
