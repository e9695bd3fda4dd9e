import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { color, font, image, media } from '../../theme/tokens.ts';

const row = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font: 450 12.5px / 1 ${font.mono};
`;

const stars = css`
  width: 78px;
  height: 14px;
  background: ${color.starOff};
  -webkit-mask: ${image.star} 0 0 / 16px 14px repeat-x;
  mask: ${image.star} 0 0 / 16px 14px repeat-x;
  rect {
    fill: currentColor;
  }
`;

const quietOnPhones = css`
  ${media.phone} {
    span {
      display: none;
    }
  }
`;

type RatingProps = {
  value: number;
  /** How many reviews; left out for the rating of one review. */
  count?: number | undefined;
  /** Hide the count on phones, where cards are narrow. */
  quiet?: boolean;
};

export function Rating({ value, count, quiet }: RatingProps) {
  const shown = value.toFixed(1);
  return (
    <span css={[row, quiet && quietOnPhones]} role="img" aria-label={spoken(shown, count)}>
      <svg css={stars} viewBox="0 0 78 14" aria-hidden="true">
        <rect width={Math.round(value * 15.6 * 10) / 10} height="14" />
      </svg>
      {shown}
      {count !== undefined && <span>({count})</span>}
    </span>
  );
}

function spoken(value: string, count: number | undefined): string {
  if (count === undefined) return fillText(uiTexts.rated, { value });
  return fillText(count === 1 ? uiTexts.ratedFromOne : uiTexts.ratedFrom, { value, count });
}
