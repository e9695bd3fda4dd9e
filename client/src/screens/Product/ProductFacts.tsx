import { css } from '@emotion/react';
import { productTexts } from '../../../../rules/texts/product.ts';
import { type PartOf, partOf } from '../../data/partOf.ts';
import type { ProductFacts_ProductFragment } from '../../gql/graphql.ts';
import { metaValue } from '../../product/offerTexts.ts';
import { useSite } from '../../site/useSite.ts';
import { text } from '../../theme/text.ts';
import { media, space } from '../../theme/tokens.ts';
import { StillProse } from '../../ui/content/StillProse.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SpecTable } from '../../ui/tables/SpecTable.tsx';
import { Approvals } from './Approvals.tsx';
import { Ask } from './ask/Ask.tsx';
import { PrintButton } from './PrintButton.tsx';
import { specRows } from './specRows.ts';

const layout = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 56px ${space.gutter};
  align-items: start;
  > * {
    grid-column: 1 / span 6;
  }
  > aside {
    grid-column: 8 / -1;
    grid-row: 1 / span 3;
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
  ${media.print} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 4mm 8mm;
    && > * {
      grid-column: auto;
      margin: 0;
    }
    && > div:nth-of-type(2) {
      grid-row: 1 / span 2;
    }
    aside {
      display: none;
    }
    h2 {
      margin-bottom: 4px;
    }
    /* So that what most products have to say stays on one sheet. */
    &&& :is(p, li) {
      font-size: 9pt;
      line-height: 1.4;
    }
    &&& :is(th, td) {
      padding-block: 0.6mm;
      font-size: 9pt;
    }
  }
`;

/** Description, specifications and approvals, on the page for print and search, and the way to ask about them. */
export function ProductFacts({ product: ref }: { product: PartOf<ProductFacts_ProductFragment> }) {
  const product = partOf<ProductFacts_ProductFragment>(ref);
  const { description, sample, asOf } = product;
  const rows = specRows(product, useSite());
  const approvals = metaValue(product, 'approvals');
  const asks = !sample && !asOf;
  if (!description && rows.length === 0 && !approvals && !asks) return null;
  return (
    <Section on="sheet">
      <div css={layout}>
        {description && (
          <div>
            <h2 css={text.headingS}>{productTexts.description}</h2>
            <StillProse html={description} />
          </div>
        )}
        {rows.length > 0 && (
          <div>
            <h2 css={text.headingS}>{productTexts.specifications}</h2>
            <SpecTable rows={rows} />
            <PrintButton />
          </div>
        )}
        {approvals && <Approvals lines={approvals} />}
        {asks && (
          <aside>
            <Ask />
          </aside>
        )}
      </div>
    </Section>
  );
}
