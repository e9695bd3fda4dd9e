import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { type LabelSize, labelSizeText } from '../../../../rules/labels/labelSize.ts';
import { measurePath, RULER, rulerPath, scaledLabel } from '../../../../rules/labels/scaleDrawing.ts';
import type { QuoteLifeFragment } from '../../gql/graphql.ts';
import { surface } from '../../theme/surface.ts';
import { color, font } from '../../theme/tokens.ts';
import { framed } from './framed.ts';
import { lifeTexts } from './texts.ts';

const figure = css`
  overflow-x: auto;
  svg {
    margin: 20px auto;
    max-width: none;
  }
  figcaption {
    border-top: 1.5px dashed ${color.lineStrong};
  }
  text {
    font-family: ${font.mono};
    fill: ${color.ink};
    text-anchor: middle;
  }
`;

type Size = NonNullable<QuoteLifeFragment['labelSize']>;
const shapes = { RECTANGLE: 'rectangle', ROUND: 'round', OVAL: 'oval' } as const;

function Outline({
  shape,
  width,
  height,
  grow = 0,
  ...look
}: {
  shape: LabelSize['shape'];
  width: number;
  height: number;
  grow?: number;
  fill: string;
  stroke: string;
  strokeWidth: number;
  strokeDasharray?: string;
}) {
  const [w, h] = [width + 2 * grow, height + 2 * grow];
  if (shape !== 'rectangle')
    return <ellipse cx={width / 2} cy={height / 2} rx={Math.max(0, w / 2)} ry={Math.max(0, h / 2)} {...look} />;
  return <rect x={-grow} y={-grow} width={Math.max(0, w)} height={Math.max(0, h)} rx={0.8} {...look} />;
}

/**
 * A label's outline in millimetres, with bleed, safe line and ruler: at 100%, or, where it is wider than the column, at
 * 1:2, 1:4 and so on, which it says.
 */
export function ScaleDrawing({ size }: { size: Size }) {
  const label: LabelSize = { shape: shapes[size.shape], widthMm: size.widthMm, heightMm: size.heightMm };
  const drawn = scaledLabel(label);
  const { shape, times, width, height, box } = drawn;
  const words = labelSizeText(label);
  const outline = { shape, width, height };
  const dashed = { ...outline, fill: 'none', stroke: color.inkMute, strokeWidth: 0.2 };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: in a narrow column it scrolls, and must be reachable by keyboard.
    <figure css={[framed, figure, surface.sheet]} tabIndex={0}>
      <svg
        role="img"
        aria-label={fillText(lifeTexts.drawing, { size: words })}
        width={`${box.width}mm`}
        height={`${box.height}mm`}
        viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`}
      >
        <Outline {...dashed} grow={drawn.bleed} strokeDasharray="1 .8" />
        <Outline {...outline} fill={color.sheet} stroke={color.ink} strokeWidth={0.3} />
        <Outline {...dashed} grow={-drawn.safe} strokeDasharray=".6 .6" />
        <g stroke={color.ink} strokeWidth={0.2} fill="none">
          <path d={measurePath(drawn)} />
          <path d={rulerPath(drawn)} />
        </g>
        <g fontSize={3}>
          <text transform={`translate(-7.2 ${height / 2}) rotate(-90)`}>{size.heightMm} mm</text>
          {drawn.marks.flatMap(({ at }) =>
            at % 10 === 0
              ? [
                  <text key={at} x={at} y={height + RULER.numbers}>
                    {at * times}
                  </text>,
                ]
              : [],
          )}
          <text x={width / 2} y={height + RULER.unit}>
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
