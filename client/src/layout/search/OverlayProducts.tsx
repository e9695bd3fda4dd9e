import { css } from '@emotion/react';
import { useId } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import type { SearchOverlayQuery } from '../../gql/graphql.ts';
import { context } from '../../theme/tokens.ts';
import { taxNote } from './hitTexts.ts';
import { ProductHit } from './ProductHit.tsx';
import { searchTexts } from './texts.ts';

const group = css`
  min-width: 0;
  h2 {
    font-size: 1rem;
    letter-spacing: 0;
    font-weight: 500;
    color: ${context.mute};
    margin-bottom: 6px;
  }
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  align-items: center;
  padding-top: 10px;
  border-top: 1px solid ${context.hair};
  color: ${context.mute};
  font-size: 0.875rem;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${context.text};
    font-size: 1rem;
  }
`;

type OverlayProductsProps = {
  /** null where the shop did not answer */
  products: SearchOverlayQuery['search']['products'];
  query: string;
  corrected: string | null | undefined;
};

/** The first products that were found, and the way to all of them. */
export function OverlayProducts({ products, query, corrected }: OverlayProductsProps) {
  const id = useId();
  if (products?.items.length === 0) return null;
  const total = products?.pageInfo.totalItems ?? 0;
  const tax = products && taxNote(products.items);
  return (
    <section css={group} aria-labelledby={id}>
      <h2 id={id}>{searchTexts.products}</h2>
      {!products && <p>{fillText(searchTexts.groupFailed, { group: searchTexts.products })}</p>}
      <ul>
        {products?.items.map(product => (
          <ProductHit key={product.id} product={product} query={corrected ?? query} onInk />
        ))}
      </ul>
      {products && (
        <p css={foot}>
          {total > products.items.length && (
            <a href={`/search?${new URLSearchParams({ q: query })}`}>
              {fillText(searchTexts.allProducts, { count: total })}
            </a>
          )}
          {tax}
        </p>
      )}
    </section>
  );
}
