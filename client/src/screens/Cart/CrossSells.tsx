import { css } from '@emotion/react';
import { productTexts } from '../../../../rules/texts/product.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { CrossSellsOperation } from '../../gql/operations/CrossSells.ts';
import { ProductGrid } from '../../product/ProductGrid.tsx';
import { media } from '../../theme/tokens.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';

const MOST = 4;

const unprinted = css({ [media.print]: { display: 'none' } });

/** What the shop offers besides what is in the cart; nothing where it offers nothing, and none until it has said. `items` are those in the cart. */
export function CrossSells({ items }: { items: string }) {
  const { data } = useAnswer(CrossSellsOperation, {}, { personal: true, round: items });
  const products = data?.cart?.crossSells ?? [];
  if (products.length === 0) return null;
  return (
    <Section on="tint" css={unprinted}>
      <SectionHead size="m" title={productTexts.crossSells} />
      <ProductGrid products={products.slice(0, MOST)} columns={4} />
    </Section>
  );
}
