import { css } from '@emotion/react';
import { useRef } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { type LabelSize, labelSizeText } from '../../../../rules/labels/labelSize.ts';
import { sizeTexts } from '../../../../rules/labels/texts.ts';
import { text } from '../../theme/text.ts';
import { color, context, font, size as fontSize } from '../../theme/tokens.ts';
import { reductionFor } from './reduction.ts';
import { rulerOf } from './ruler.ts';
import { useRoom } from './useRoom.ts';
import type { Scale } from './useScale.ts';

const HIGHEST_PX = 320;
/** Room for the outline and the ruler's numbers at both ends. */
const EDGE = 12;
const GAP = 14;
const RULER = 30;

const drawing = css`
  display: block;
  .label {
    fill: ${color.liner};
    stroke: ${color.ink};
    stroke-width: 1;
  }
  .ruler {
    stroke: ${context.soft};
    stroke-width: 1;
  }
  text {
    fill: ${context.soft};
    font: 450 ${fontSize.fs0} ${font.mono};
    text-anchor: middle;
  }
`;

const caption = css({ marginTop: 6 });

/** A label in its true size, above a ruler; one that is too large is drawn smaller and says so. */
export function SizeDrawing({ size, scale }: { size: LabelSize; scale: Scale }) {
  const place = useRef<HTMLElement>(null);
  const room = useRoom(place);
  const length = room - 2 * EDGE;
  const { pxPerMm } = scale;
  const reduction = reductionFor(size.widthMm * pxPerMm, size.heightMm * pxPerMm, {
    width: length,
    height: HIGHEST_PX,
  });
  const drawn = pxPerMm / reduction;
  const [width, height] = [size.widthMm * drawn, size.heightMm * drawn];
  const { path, numbers } = rulerOf(Math.max(0, length), drawn);
  const words = reduction > 1 ? sizeTexts.reduced : scale.sure ? sizeTexts.trueSize : sizeTexts.aboutTrueSize;
  return (
    <figure ref={place}>
      {room > 0 && (
        <svg
          css={drawing}
          role="img"
          aria-label={fillText(sizeTexts.drawing, { size: labelSizeText(size) })}
          width={room}
          height={height + GAP + RULER + 2}
        >
          <g transform={`translate(${EDGE} 1)`}>
            {size.shape === 'rectangle' ? (
              <rect className="label" width={width} height={height} />
            ) : (
              <ellipse className="label" cx={width / 2} cy={height / 2} rx={width / 2} ry={height / 2} />
            )}
            <g transform={`translate(0 ${height + GAP})`}>
              <path className="ruler" d={path} />
              {numbers.map(({ mm, x }) => (
                <text key={mm} x={x} y={26}>
                  {mm}
                </text>
              ))}
            </g>
          </g>
        </svg>
      )}
      <figcaption css={[text.small, text.mute, caption]}>{fillText(words, { times: reduction })}</figcaption>
    </figure>
  );
}
