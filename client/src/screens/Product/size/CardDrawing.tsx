import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { type LabelSize, labelSizeText } from '../../../../../rules/labels/labelSize.ts';
import { plainColour } from '../../../theme/swatches.ts';
import { color, font, media } from '../../../theme/tokens.ts';
import { pageTexts } from '../texts.ts';
import { Shape } from './Shape.tsx';
import { CARD } from './scale.ts';

const words = pageTexts.size;

const figure = css`
  flex: none;
  svg {
    max-width: none;
    overflow: visible;
    forced-color-adjust: none;
  }
  figcaption {
    margin-top: 6px;
    font: 450 12px / 1.3 ${font.mono};
    color: ${color.inkMute};
  }
  ${media.tiny} {
    max-width: 100%;
    svg {
      zoom: 0.86;
    }
    figcaption::after {
      content: ', drawn at 86%';
    }
  }
`;

type CardDrawingProps = {
  size: LabelSize;
  /** how many times smaller it is drawn; 1 is true */
  times: number;
  /** the chosen colour, if it is a known one */
  colour: string | null;
};

/** A label in millimetres on the outline of a bank card. */
export function CardDrawing({ size, times, colour }: CardDrawingProps) {
  const height = Math.max(CARD.height, size.heightMm);
  const width = Math.max(CARD.width, size.widthMm);
  const middle = { x: width / 2, y: height / 2 };
  return (
    <figure css={figure}>
      <svg
        role="img"
        aria-label={fillText(words.drawing, { size: labelSizeText(size) })}
        width={`${width / times}mm`}
        height={`${height / times}mm`}
        viewBox={`0 0 ${width} ${height}`}
      >
        <g transform={`translate(${(width - CARD.width) / 2} ${(height - CARD.height) / 2})`}>
          <rect {...CARD} rx={3.18} fill={color.paper} />
          <rect y={7} width={CARD.width} height={9} fill={color.tint2} />
        </g>
        <Shape
          size={size}
          at={middle}
          fill={(colour && plainColour(colour)) || color.sheet}
          stroke={color.ink}
          strokeWidth={0.3 * times}
        />
        {/* Seen on a label that is larger, too. */}
        <rect
          {...CARD}
          x={middle.x - CARD.width / 2}
          y={middle.y - CARD.height / 2}
          rx={3.18}
          fill="none"
          stroke={color.inkMute}
          strokeWidth={0.4 * times}
          strokeDasharray={`${1.2 * times} ${0.9 * times}`}
        />
      </svg>
      <figcaption>{words.card}</figcaption>
    </figure>
  );
}
