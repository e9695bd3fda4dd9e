import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { surface } from '../../theme/surface.ts';
import { text } from '../../theme/text.ts';
import { color, context, font, media, motion, shadow, size } from '../../theme/tokens.ts';
import { Picture, type PictureProps } from '../content/Picture.tsx';
import { Rating } from '../content/Rating.tsx';
import { StockBadge } from '../content/StockBadge.tsx';
import { ProductCardFoot } from './ProductCardFoot.tsx';
import { cardFrame, stretchedLink } from './stretchedLink.ts';

const frame = css`
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.line};
  /* The cards of a row tear off at one height. */
  @supports (grid-template-rows: subgrid) {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 3;
    row-gap: 0;
  }
  /* On phones a card is a row: the picture beside the words, price and actions below. */
  ${media.phone} {
    display: grid;
    grid-template: auto auto / 112px minmax(0, 1fr);
    grid-row: auto;
  }
  transition:
    border-color ${motion.quick},
    box-shadow ${motion.peel};
  &:hover {
    border-color: ${color.ink};
    box-shadow: ${shadow.lift};
  }
`;

// Joined once, and not for each card.
const card = css([surface.sheet, cardFrame, frame]);

// Each part has its place: a tick lies over one of them.
const picture = css`
  grid-area: 1 / 1;
  display: block;
  overflow: hidden;
  background: ${color.tint};
  aspect-ratio: 4 / 3;
  ${media.phone} {
    aspect-ratio: auto;
    height: 100%;
    min-height: 104px;
  }
`;

// On phones there is one, over the words and not over the label.
const flags = css`
  position: absolute;
  left: 0;
  top: 0;
  display: grid;
  gap: 4px;
  justify-items: start;
  z-index: 1;
  ${media.phone} {
    left: auto;
    right: 0;
    && > * {
      height: 22px;
      padding-inline: 8px;
    }
    && > * + * {
      display: none;
    }
  }
  /* Too narrow for badge and number side by side: the words begin below. */
  ${media.tiny} {
    & + * + div {
      padding-top: 26px;
    }
  }
`;

const body = css`
  grid-row: 2;
  padding: 16px 18px 14px;
  display: flex;
  flex-direction: column;
  gap: 8px;
  flex: 1;
  ${media.phone} {
    grid-area: 1 / 2;
    gap: 4px;
    padding: 10px 12px 8px;
  }
`;

const code = css`
  display: flex;
  justify-content: space-between;
  gap: 10px;
  font: 450 12px / 1.3 ${font.mono};
  color: ${context.mute};
  ${media.phone} {
    span + span {
      display: none;
    }
  }
`;

const title = css`
  font-size: 1.0625rem;
  line-height: 1.25;
  letter-spacing: -0.008em;
  font-weight: 650;
  font-stretch: 103%;
  ${media.phone} {
    font-size: 1rem;
  }
`;

const shortLine = css`
  font-size: ${size.fs2};
  line-height: 1.4;
  ${media.phone} {
    display: none;
  }
`;

const metaLine = css([text.soft, shortLine]);

const row = css`
  display: flex;
  justify-content: space-between;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: auto;
  padding-top: 6px;
  ${media.phone} {
    padding-top: 2px;
  }
`;

type ProductCardProps = {
  href: string;
  name: ReactNode;
  image: PictureProps;
  sku?: string | null | undefined;
  /** In millimetres, as the buyer reads it: '38 × 19 mm'. */
  dimensions?: string | null | undefined;
  /** One line under the name: material. */
  meta?: ReactNode;
  badges?: ReactNode;
  stock: string | null | undefined;
  rating?: { value: number; count: number } | null | undefined;
  /** A PriceLine. */
  price: ReactNode;
  /** Buttons of size sm, or forms around them. */
  action?: ReactNode;
  /** A tick over the picture's corner; on phones beside the price. */
  tick?: ReactNode;
  heading?: 'h2' | 'h3' | 'h4';
};

/** A die-cut on its liner: the whole card is one link, the action above it another. */
export function ProductCard(props: ProductCardProps) {
  const {
    href,
    name,
    image,
    sku,
    dimensions,
    meta,
    badges,
    stock,
    rating,
    price,
    action,
    tick,
    heading: Heading = 'h3',
  } = props;
  return (
    <article css={card} data-card>
      {badges && <div css={flags}>{badges}</div>}
      <span css={picture} data-picture>
        <Picture width={800} height={600} {...image} />
      </span>
      <div css={body}>
        {(sku || dimensions) && (
          <p css={code}>
            <span>{sku}</span>
            <span>{dimensions}</span>
          </p>
        )}
        <Heading css={title}>
          <a css={stretchedLink} href={href}>
            {name}
          </a>
        </Heading>
        {meta && <p css={metaLine}>{meta}</p>}
        <div css={row}>
          <StockBadge status={stock} />
          {rating && rating.count > 0 && <Rating value={rating.value} count={rating.count} quiet />}
        </div>
      </div>
      <ProductCardFoot price={price} action={action} />
      {tick}
    </article>
  );
}
