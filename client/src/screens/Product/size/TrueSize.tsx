import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import type { LabelSize } from '../../../../../rules/labels/labelSize.ts';
import { color, context, font, size as fontSize, media } from '../../../theme/tokens.ts';
import { pageTexts } from '../texts.ts';
import { CardDrawing } from './CardDrawing.tsx';
import { Shape } from './Shape.tsx';
import { timesSmaller } from './scale.ts';
import { sizeOptions } from './sizeOptions.ts';

const words = pageTexts.size;

const box = css`
  padding: 22px 24px 20px;
  border: 1px solid ${color.lineStrong};
  background: ${color.sheet};
  scroll-margin-top: 24px;
  h2 {
    font-size: ${fontSize.fs5};
  }
  > p {
    margin: 4px 0 18px;
    font-size: 0.9375rem;
    color: ${context.soft};
  }
  /* A bank card is 324 px wide, and so is what a tablet or a phone has room for. */
  ${media.tablet} {
    padding-inline: 0;
    border-inline: 0;
    background: none;
  }
  ${media.print} {
    break-inside: avoid;
    border: 0;
    padding: 0;
    > p {
      margin-bottom: 2mm;
    }
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 20px 32px;
  ${media.phone} {
    justify-content: center;
  }
  ${media.print} {
    justify-content: start;
  }
`;

const list = css`
  display: grid;
  gap: 10px;
  flex: 1 1 220px;
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 12px;
    padding-top: 10px;
    border-top: 1px solid ${color.line};
    font: 450 13px / 1.3 ${font.mono};
  }
  li:last-of-type {
    border: 0;
    padding: 0;
    color: ${context.mute};
  }
  svg {
    max-width: 56mm;
    height: auto;
  }
  [aria-current] {
    font-weight: 650;
  }
  ${media.print} {
    display: none;
  }
`;

type TrueSizeProps = {
  product: Parameters<typeof sizeOptions>[0];
  /** the chosen size's key; without one the first is drawn */
  size: string | undefined;
  colour: string | null;
};

/** The chosen size beside a bank card, which every buyer has at hand, and the other sizes beside it. */
export function TrueSize({ product, size, colour }: TrueSizeProps) {
  const sizes = sizeOptions(product);
  const drawn = sizes.find(({ slug }) => slug === size) ?? sizes[0];
  if (!drawn) return null;
  const times = timesSmaller(drawn.size);
  return (
    <section css={box} id="true-size" aria-labelledby="true-size-title">
      <h2 id="true-size-title">{words.title}</h2>
      <p>{times === 1 ? words.hold : fillText(words.reduced, { times })}</p>
      <div css={row}>
        <CardDrawing size={drawn.size} times={times} colour={colour} />
        {sizes.length > 1 && (
          <ul css={list}>
            {sizes.map(one => (
              <li key={one.slug} aria-current={one === drawn || undefined}>
                <span>{one.slug === size ? fillText(words.chosen, { size: one.name }) : one.name}</span>
                <Outline size={one.size} on={one === drawn} />
              </li>
            ))}
            <li>{words.outlines}</li>
          </ul>
        )}
      </div>
    </section>
  );
}

/** A size at a half. */
function Outline({ size, on }: { size: LabelSize; on: boolean }) {
  const { widthMm: width, heightMm: height } = size;
  return (
    <svg width={`${width / 2}mm`} viewBox={`-0.5 -0.5 ${width + 1} ${height + 1}`} aria-hidden="true">
      <Shape
        size={size}
        at={{ x: width / 2, y: height / 2 }}
        fill={on ? color.ink : color.tint}
        stroke={color.ink}
        strokeWidth={0.6}
      />
    </svg>
  );
}
