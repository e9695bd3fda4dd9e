import { css } from '@emotion/react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { color, context, media } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const line = css`
  font-size: 0.9375rem;
  font-size: clamp(0.75rem, 5.85cqi, 0.9375rem);
  line-height: 1;
  font-variant-numeric: tabular-nums;
  b {
    font-size: 1.2em;
    line-height: 24px;
    font-weight: 700;
    font-stretch: 106%;
    letter-spacing: -0.01em;
  }
  del {
    font-size: 0.86em;
    color: ${context.mute};
  }
  > span {
    color: ${context.soft};
  }
  ${media.phone} {
    font-size: 0.875rem;
    b {
      font-size: 1rem;
    }
  }
`;

const free = css({ color: color.verify });

type PriceLineProps = {
  /** Formatted amount; absent means that the price is given on request. */
  current: string | null | undefined;
  /** The formatted price before the sale, struck through. */
  was?: string | null | undefined;
  /** Whether others cost more. */
  from?: boolean;
  /** Whether it costs nothing. */
  free?: boolean;
  /** What the price buys: 'roll of 1000'. */
  pack?: string | null | undefined;
};

/** A price in one line, as cards and rows have it: 'from ZAR 586.50 / roll of 1000'. */
export function PriceLine({ current, was, from, free: given, pack }: PriceLineProps) {
  if (!current) {
    return (
      <p css={line}>
        <b>{uiTexts.onRequest}</b>
      </p>
    );
  }
  return (
    <p css={line}>
      {from && !given && <span>{uiTexts.from} </span>}
      {given ? <b css={free}>{uiTexts.free}</b> : <b>{current}</b>}
      {was && was !== current && (
        <>
          {' '}
          <del>
            {/* The currency stands beside it already. */}
            <VisuallyHidden>
              {uiTexts.was} {was.replace(/\d.*/, '')}
            </VisuallyHidden>
            {was.replace(/^\D+/, '')}
          </del>
        </>
      )}
      {pack && <span> / {pack}</span>}
    </p>
  );
}
