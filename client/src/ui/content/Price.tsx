import { css } from '@emotion/react';
import { uiTexts } from '../../../../rules/texts/ui.ts';
import { context, font, media } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const price = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 8px;
  font-weight: 700;
  font-stretch: 106%;
  font-size: 1.1875rem;
  line-height: 1.1;
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
  del {
    font-weight: 450;
    font-size: 0.875rem;
    color: ${context.mute};
  }
  ins {
    text-decoration: none;
  }
`;

const large = css`
  font-size: 2.125rem;
  overflow-wrap: anywhere;
  del {
    font-size: 1.125rem;
  }
  ${media.phone} {
    font-size: 1.75rem;
    del {
      font-size: 1rem;
    }
  }
`;

/** A sum of more letters than a phone has room for at that size: no digit of it stands alone. */
const isLong = (price: string) => price.split(' ').some(({ length }) => length > 16);
const longer = css({ [media.phone]: { fontSize: '1.25rem' } });

const perUnit = css`
  display: block;
  font: 450 12px / 1.3 ${font.mono};
  color: ${context.mute};
  margin-top: 3px;
`;

type PriceProps = {
  /** Formatted amount; absent means that the price is given on request. */
  current: string | null | undefined;
  /** The formatted price before the sale, struck through. */
  was?: string | null | undefined;
  /** What the price buys, e.g. 'per roll of 1000'. */
  unit?: string | null | undefined;
  size?: 'md' | 'lg';
};

export function Price({ current, was, unit, size = 'md' }: PriceProps) {
  const reduced = Boolean(current && was && was !== current);
  return (
    <div>
      <span css={[price, size === 'lg' && [large, isLong(current ?? '') && longer]]}>
        {reduced ? <ins>{current}</ins> : (current ?? uiTexts.onRequest)}
        {reduced && (
          <del>
            <VisuallyHidden>{uiTexts.was}</VisuallyHidden> {was}
          </del>
        )}
      </span>
      {unit && <span css={perUnit}>{unit}</span>}
    </div>
  );
}
