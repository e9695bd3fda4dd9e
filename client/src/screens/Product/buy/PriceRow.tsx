import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { productTexts } from '../../../../../rules/texts/product.ts';
import type { ProductTop_ProductFragment, Variation_VariationFragment } from '../../../gql/graphql.ts';
import { metaValue, taxText } from '../../../product/offerTexts.ts';
import { perPiece } from '../../../product/pack/perPiece.ts';
import { color, context, font, media } from '../../../theme/tokens.ts';
import { Price } from '../../../ui/content/Price.tsx';
import { StockBadge } from '../../../ui/content/StockBadge.tsx';
import { shownPrice } from './shownPrice.ts';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 16px;
  margin-top: 16px;
  padding: 14px 0;
  border-block: 1px solid ${color.lineStrong};
  > div {
    flex: 1 1 12.5em;
  }
  ${media.phone} {
    margin-top: 8px;
    padding: 10px 0;
  }
  ${media.tiny} {
    flex-direction: column;
    align-items: start;
    > div {
      flex: none;
    }
  }
`;

// Price of a roll and of a label stand together; the stock beside them.
const each = css({ marginTop: 4, font: `600 13px / 1.3 ${font.mono}`, color: context.text });

type PriceRowProps = {
  product: ProductTop_ProductFragment;
  variation: Variation_VariationFragment | null;
};

/** Price and stock: of the chosen variation, until then of the whole product. */
export function PriceRow({ product, variation }: PriceRowProps) {
  const open = product.__typename === 'VariableProduct' && variation === null;
  const { current, was } = shownPrice(product, variation);
  const { stock, price } = variation ?? product;
  const single = open ? null : perPiece(price, metaValue(product, 'pack'));
  return (
    <div css={row} aria-live="polite" aria-atomic="true">
      <div>
        <Price size="lg" current={current} was={was} unit={current ? unitText(product) : null} />
        {single && <p css={each}>{single}</p>}
      </div>
      {(!open || product.asOf) && <StockBadge status={stock.status} />}
    </div>
  );
}

/** 'per roll of 1000, including VAT', and what is sold singly 'each, including VAT' */
function unitText(product: ProductTop_ProductFragment): string | null {
  const pack = metaValue(product, 'pack');
  const per = pack === 'each' ? pack : pack && fillText(productTexts.per, { pack });
  return [per, taxText(product)].filter(Boolean).join(', ') || null;
}
