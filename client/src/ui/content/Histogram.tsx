import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { color, context, font } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const bars = css`
  display: grid;
  gap: 8px;
  margin: 20px 0 24px;
  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) 32px;
    gap: 12px;
    align-items: center;
    font: 450 13px / 1 ${font.mono};
  }
  svg {
    width: 100%;
    height: 10px;
    background: ${color.tint2};
  }
  rect {
    fill: ${context.text};
  }
`;

export type HistogramRow = { stars: number; count: number };

/** How many reviews gave how many stars, most stars first. */
export function Histogram({ rows }: { rows: readonly HistogramRow[] }) {
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <ul css={bars}>
      {rows.map(({ stars, count }) => (
        <li key={stars}>
          <span aria-hidden="true">{stars}</span>
          <VisuallyHidden>{stars === 1 ? uiTexts.oneStar : fillText(uiTexts.stars, { stars })}: </VisuallyHidden>
          <svg aria-hidden="true">
            <rect width={`${total && Math.round((count / total) * 100)}%`} height="10" />
          </svg>
          <span>{count}</span>
        </li>
      ))}
    </ul>
  );
}
