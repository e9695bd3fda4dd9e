import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { labelSizeText } from '../../../../rules/labels/labelSize.ts';
import type { QuoteLifeFragment } from '../../gql/graphql.ts';
import { surface } from '../../theme/surface.ts';
import { color, font, size as fontSize, media } from '../../theme/tokens.ts';
import { lifeTexts } from './texts.ts';

const figure = css`
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.line};
  svg {
    margin: 20px auto;
    max-width: none;
  }
  figcaption {
    margin-top: auto;
    padding: 14px 18px;
    border-top: 1.5px dashed ${color.lineStrong};
    font-size: ${fontSize.fs2};
    line-height: 1.45;
  }
  text {
    font-family: ${font.mono};
    fill: ${color.ink};
    text-anchor: middle;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

const BLEED = 1.5;
const LEFT = 11;
const WIDEST_MM = 62;
const STEPS = [1, 2, 4, 10, 20, 50, 100, 500];

type Size = NonNullable<QuoteLifeFragment['labelSize']>;
const shapes = { RECTANGLE: 'rectangle', ROUND: 'round', OVAL: 'oval' } as const;

/** The words for a size that was understood. */
const sizeWords = ({ shape, widthMm, heightMm }: Size): string =>
  labelSizeText({ shape: shapes[shape], widthMm, heightMm });

function Outline({
  shape,
  width,
  height,
  grow = 0,
  ...look
}: {
  shape: Size['shape'];
  width: number;
  height: number;
  grow?: number;
  fill: string;
  stroke: string;
  strokeWidth: number;
  strokeDasharray?: string;
}) {
  const [w, h] = [width + 2 * grow, height + 2 * grow];
  if (shape !== 'RECTANGLE')
    return <ellipse cx={width / 2} cy={height / 2} rx={Math.max(0, w / 2)} ry={Math.max(0, h / 2)} {...look} />;
  return <rect x={-grow} y={-grow} width={Math.max(0, w)} height={Math.max(0, h)} rx={0.8} {...look} />;
}

/**
 * A label's outline in millimetres, with bleed, safe line and ruler: at 100%, or, where it is wider than the column, at
 * 1:2, 1:4 and so on, which it says.
 */
export function ScaleDrawing({ size }: { size: Size }) {
  const times = STEPS.find(step => Math.max(size.widthMm, size.heightMm) / step <= WIDEST_MM) ?? 1_000;
  const [width, height] = [size.widthMm / times, size.heightMm / times];
  const words = sizeWords(size);
  const [boxWidth, boxHeight] = [width + LEFT + 6, height + 24];
  const ruler = Math.floor(width);
  return (
    <figure css={[figure, surface.sheet]}>
      <svg
        role="img"
        aria-label={fillText(lifeTexts.drawing, { size: words })}
        width={`${boxWidth}mm`}
        height={`${boxHeight}mm`}
        viewBox={`${-LEFT} -5 ${boxWidth} ${boxHeight}`}
      >
        <Outline
          shape={size.shape}
          width={width}
          height={height}
          grow={BLEED / times}
          fill="none"
          stroke={color.inkMute}
          strokeWidth={0.2}
          strokeDasharray="1 .8"
        />
        <Outline
          shape={size.shape}
          width={width}
          height={height}
          fill={color.sheet}
          stroke={color.ink}
          strokeWidth={0.3}
        />
        <Outline
          shape={size.shape}
          width={width}
          height={height}
          grow={-Math.min(2, width / 5, height / 5)}
          fill="none"
          stroke={color.inkMute}
          strokeWidth={0.2}
          strokeDasharray=".6 .6"
        />
        <g stroke={color.ink} strokeWidth={0.2} fill="none">
          <path d={`M-10 0h9M-10 ${height}h9M-6 0v${height}`} />
          <path
            d={`M0 ${height + 6}H${width}${marks(ruler)
              .map(({ at, length }) => `M${at} ${height + 6}v${length}`)
              .join('')}`}
          />
        </g>
        <g fontSize={3}>
          <text transform={`translate(-7.2 ${height / 2}) rotate(-90)`}>{size.heightMm} mm</text>
          {marks(ruler).flatMap(({ at }) =>
            at % 10 === 0
              ? [
                  <text key={at} x={at} y={height + 13.6}>
                    {at * times}
                  </text>,
                ]
              : [],
          )}
          <text x={width / 2} y={height + 17.8}>
            mm
          </text>
        </g>
      </svg>
      <figcaption>
        <b>{fillText(times === 1 ? lifeTexts.realSize : lifeTexts.reduced, { size: words, times })}</b>{' '}
        {lifeTexts.outline}
      </figcaption>
    </figure>
  );
}

const marks = (to: number) =>
  Array.from({ length: to + 1 }, (_, at) => ({ at, length: at % 10 === 0 ? 4 : at % 5 === 0 ? 2.8 : 1.6 }));
