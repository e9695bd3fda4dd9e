import { css } from '@emotion/react';
import { srcsetOf } from '../../../../rules/pictures.ts';
import type { ProductHit_ProductFragment } from '../../gql/graphql.ts';
import { text } from '../../theme/text.ts';
import { color, context, media, size } from '../../theme/tokens.ts';
import { Picture } from '../../ui/content/Picture.tsx';
import { StockBadge } from '../../ui/content/StockBadge.tsx';
import { factsText, priceParts } from './hitTexts.ts';
import { Marked } from './Marked.tsx';

const hit = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  gap: 4px 18px;
  align-items: center;
  padding: 14px 0;
  border-top: 1px solid ${context.hair};
  text-decoration: none;
  img {
    width: 96px;
    height: 72px;
    background: ${context.wash};
  }
  b {
    display: block;
    font-size: 1.0625rem;
    line-height: 1.25;
    font-weight: 650;
    overflow-wrap: break-word;
  }
  &:hover b {
    text-decoration: underline;
  }
  ${media.phone} {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 4px 14px;
    img {
      width: 72px;
      height: 54px;
      grid-row: 1 / span 2;
      align-self: start;
    }
  }
`;

/** On a light ground a softer colour marks enough. */
const onPaper = css({ mark: { background: color.liner } });

const facts = css({ display: 'block', color: context.mute });

const offer = css`
  display: grid;
  justify-items: end;
  gap: 8px;
  text-align: right;
  ${media.phone} {
    grid-column: 2;
    justify-items: start;
    text-align: left;
    gap: 4px;
  }
`;

const price = css`
  color: ${context.soft};
  font-size: ${size.fsUi};
  line-height: 1.3;
  strong {
    color: ${context.text};
    font-size: min(1.125rem, 9vw);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

type ProductHitProps = { product: ProductHit_ProductFragment; query: string; onInk?: boolean };

/** A product that was found, with picture, size, price and stock, as one link. */
export function ProductHit({ product, query, onInk = false }: ProductHitProps) {
  const { from, amount, per } = priceParts(product);
  const { image } = product;
  return (
    <li>
      <a css={[hit, !onInk && onPaper]} href={product.path}>
        <Picture
          src={image?.url}
          srcSet={image ? srcsetOf(image.url, [160, 320]) : undefined}
          sizes="96px"
          width={96}
          height={72}
          alt=""
        />
        <span>
          <b>
            <Marked text={product.name} query={query} />
          </b>
          <span css={[text.mono, facts]}>{factsText(product)}</span>
        </span>
        <span css={offer}>
          <span css={price}>
            {from && `${from} `}
            <strong>{amount}</strong>
            {per && ` ${per}`}
          </span>
          <StockBadge status={product.stock.status} onInk={onInk} />
        </span>
      </a>
    </li>
  );
}
