import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { offerTexts } from '../../../../../rules/texts/offer.ts';
import { AddToCart } from '../../../cart/adding/AddToCart.tsx';
import { type PartOf, partOf } from '../../../data/partOf.ts';
import type { SetItem_ProductFragment } from '../../../gql/graphql.ts';
import { isForSale } from '../../../product/isForSale.ts';
import { lineFor } from '../../../product/lineFor.ts';
import { moneyText, priceTexts, unitText } from '../../../product/offerTexts.ts';
import { quoteHref } from '../../../product/quoteHref.ts';
import { text } from '../../../theme/text.ts';
import { color, media } from '../../../theme/tokens.ts';
import { Picture } from '../../../ui/content/Picture.tsx';
import { Price } from '../../../ui/content/Price.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';

const row = css`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  padding: 10px 0;
  border-top: 1px solid ${color.line};
  line-height: 1.3;
  a:first-of-type {
    font-weight: 600;
  }
  ${media.phone} {
    grid-template-columns: 72px minmax(0, 1fr);
    align-items: start;
    row-gap: 0;
  }
`;

const frame = css({ display: 'block', aspectRatio: '4 / 3', overflow: 'hidden', background: color.tint });

const end = css`
  display: grid;
  justify-items: end;
  gap: 10px;
  text-align: right;
  max-width: 200px;
  > :first-of-type > span {
    justify-content: end;
  }
  ${media.phone} {
    grid-column: 2;
    justify-items: start;
    text-align: left;
    max-width: none;
    > :first-of-type > span {
      justify-content: start;
      font-size: min(1.1875rem, 10vw);
    }
  }
`;

/** One product of a set. */
export function SetItem({ product: ref }: { product: PartOf<SetItem_ProductFragment> }) {
  const product = partOf<SetItem_ProductFragment>(ref);
  const { id, name, path, sku, image, minimumQuantity } = product;
  const { current, was } = priceTexts(product);
  const range = product.__typename === 'VariableProduct' ? product.priceRange : null;
  const lowest = moneyText(range?.min) ?? current;
  return (
    <li css={row}>
      <span css={frame}>
        <Picture src={image?.url} alt="" width={320} height={240} />
      </span>
      <div>
        <a href={path}>{name}</a>
        {sku && <p css={[text.mono, text.mute]}>{sku}</p>}
      </div>
      <div css={end}>
        <Price current={lowest} was={was} unit={lowest && unitText(product, range)} />
        {!product.sample && isForSale(product) && (
          <AddToCart line={lineFor(product, { quantity: minimumQuantity ?? 1 })} />
        )}
        <LinkButton
          href={quoteHref({ id, name, quantity: minimumQuantity ?? 1 })}
          aria-label={fillText(offerTexts.requestQuoteFor, { name })}
        >
          {offerTexts.requestQuote}
        </LinkButton>
      </div>
    </li>
  );
}
