import { css } from '@emotion/react';
import { productTexts } from '../../../../rules/texts/product.ts';
import { type PartOf, partOf } from '../../data/partOf.ts';
import type { Related_ProductFragment } from '../../gql/graphql.ts';
import { ProductGrid } from '../../product/ProductGrid.tsx';
import { space } from '../../theme/tokens.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';

const MOST = 4;
const rows = css({ display: 'grid', gap: space.section });

/** What the shop offers instead and besides, then its neighbours; nothing where it has none, and no product twice. */
export function Related({ product: ref }: { product: PartOf<Related_ProductFragment> }) {
  const { upsells, crossSells, related } = partOf<Related_ProductFragment>(ref);
  const offered = (upsells ?? []).slice(0, MOST);
  const besides = without(crossSells ?? [], offered).slice(0, MOST);
  const near = related && without(related, [...offered, ...besides]);
  if (offered.length + besides.length === 0 && near?.length === 0) return null;
  return (
    <Section on="tint">
      <div css={rows}>
        {offered.length > 0 && (
          <div>
            <SectionHead size="m" title={productTexts.upsells} />
            <ProductGrid products={offered} columns={4} />
          </div>
        )}
        {besides.length > 0 && (
          <div>
            <SectionHead size="m" title={productTexts.crossSells} />
            <ProductGrid products={besides} columns={4} vat={offered.length === 0} />
          </div>
        )}
        {near?.length !== 0 && (
          <div>
            <SectionHead
              size="m"
              title={productTexts.related}
              end={
                <Button variant="text" href="/products">
                  {productTexts.all}
                </Button>
              }
            />
            {near ? (
              <ProductGrid products={near} columns={4} vat={offered.length + besides.length === 0} />
            ) : (
              <p>{productTexts.relatedFailed}</p>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}

const without = <T extends { id: string }>(products: readonly T[], shown: readonly { id: string }[]): T[] =>
  products.filter(({ id }) => !shown.some(one => one.id === id));
