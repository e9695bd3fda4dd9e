import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import type { SearchQuery } from '../../gql/graphql.ts';
import { taxNote } from '../../layout/search/hitTexts.ts';
import { ProductHit } from '../../layout/search/ProductHit.tsx';
import { searchTexts } from '../../layout/search/texts.ts';
import { AsOfNotice } from '../../product/AsOfNotice.tsx';
import { SampleNotice } from '../../product/SampleNotice.tsx';
import { context } from '../../theme/tokens.ts';

const list = css`
  > li:first-of-type > a {
    border-top: 0;
  }
`;

/** Near their heading, unless a notice stands in between. */
const near = css({ marginTop: -22 });

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;
  border-top: 1px solid ${context.hair};
  padding-top: 8px;
  font-size: 0.875rem;
  color: ${context.mute};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: 1rem;
    color: ${context.text};
    overflow-wrap: anywhere;
  }
`;

type ProductHitsProps = { products: NonNullable<SearchQuery['search']['products']>; query: string };

/** The products that were found, one a line, and the way to them in the catalogue with its filters. */
export function ProductHits({ products: { items, pageInfo, sample, asOf }, query }: ProductHitsProps) {
  const total = pageInfo.totalItems;
  return (
    <>
      {sample && <SampleNotice />}
      {asOf && <AsOfNotice asOf={asOf} />}
      <ul css={[list, !sample && !asOf && near]}>
        {items.map(product => (
          <ProductHit key={product.id} product={product} query={query} />
        ))}
      </ul>
      <p css={foot}>
        <a href={`/catalog?${new URLSearchParams({ search: query })}`}>
          {fillText(total === 1 ? searchTexts.inCatalogueOne : searchTexts.inCatalogue, { count: total, query })}
        </a>
        {taxNote(items)}
      </p>
    </>
  );
}
