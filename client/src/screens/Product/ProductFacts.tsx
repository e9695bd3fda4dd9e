import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { productTexts } from '../../../../rules/texts/product.ts';
import { type PartOf, partOf } from '../../data/partOf.ts';
import type { ProductFacts_ProductFragment } from '../../gql/graphql.ts';
import { text } from '../../theme/text.ts';
import { media, space } from '../../theme/tokens.ts';
import { Prose } from '../../ui/content/Prose.tsx';
import { SpecTable } from '../../ui/content/SpecTable.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { specRows } from './specRows.ts';

// Few products have any; their place is kept until they come.
const PriceBreaks = lazy(async () => ({ default: (await import('./PriceBreaks.tsx')).PriceBreaks }));

const layout = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 56px ${space.gutter};
  > :nth-of-type(odd) {
    grid-column: 1 / span 6;
  }
  > :nth-of-type(even) {
    grid-column: 8 / -1;
  }
  > :only-of-type {
    grid-column: 1 / span 8;
  }
  h2 {
    margin-bottom: 16px;
  }
  ${media.phone} {
    display: block;
    > * + * {
      margin-top: 44px;
    }
  }
`;

/** Description, price breaks and specifications, on the page for print and search. */
export function ProductFacts({ product: ref }: { product: PartOf<ProductFacts_ProductFragment> }) {
  const product = partOf<ProductFacts_ProductFragment>(ref);
  const { description, priceBreaks, dataSheet } = product;
  const rows = specRows(product);
  if (!description && rows.length === 0 && priceBreaks.length === 0 && !dataSheet) return null;
  return (
    <Section on="sheet">
      <div css={layout}>
        {description && (
          <div>
            <h2 css={text.headingS}>{productTexts.description}</h2>
            <Prose html={description} />
          </div>
        )}
        {priceBreaks.length > 0 && (
          <Suspense fallback={<div />}>
            <PriceBreaks product={product} />
          </Suspense>
        )}
        {(rows.length > 0 || dataSheet) && (
          <div>
            <h2 css={text.headingS}>{productTexts.specifications}</h2>
            {rows.length > 0 && <SpecTable rows={rows} />}
            {dataSheet && (
              <LinkButton href={dataSheet} target="_blank" rel="noopener">
                {productTexts.openDataSheet}
              </LinkButton>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
