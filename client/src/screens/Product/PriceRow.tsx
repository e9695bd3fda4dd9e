import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { productTexts } from '../../../../rules/texts/product.ts';
import type { ProductTop_ProductFragment, Variation_VariationFragment } from '../../gql/graphql.ts';
import { metaValue, taxText } from '../../product/offerTexts.ts';
import { color } from '../../theme/tokens.ts';
import { Price } from '../../ui/content/Price.tsx';
import { StockBadge } from '../../ui/content/StockBadge.tsx';
import { shownPrice } from './shownPrice.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 12px 16px;
  padding: 18px 0;
  border-block: 1px solid ${color.lineStrong};
`;

type PriceRowProps = {
  product: ProductTop_ProductFragment;
  variation: Variation_VariationFragment | null;
};

/** Price and stock: of the chosen variation, until then of the whole product. */
export function PriceRow({ product, variation }: PriceRowProps) {
  const open = product.__typename === 'VariableProduct' && variation === null;
  const { current, was } = shownPrice(product, variation);
  const { stock } = variation ?? product;
  return (
    <div css={row} aria-live="polite">
      <Price size="lg" current={current} was={was} unit={current ? unitText(product) : null} />
      {(!open || product.asOf) && <StockBadge status={stock.status} />}
    </div>
  );
}

/** 'per roll of 1000, including VAT' */
function unitText(product: ProductTop_ProductFragment): string | null {
  const pack = metaValue(product, 'pack');
  return [pack && fillText(productTexts.per, { pack }), taxText(product)].filter(Boolean).join(', ') || null;
}
