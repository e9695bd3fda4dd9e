import { css } from '@emotion/react';
import { breakable } from '../lib/format/breakable.ts';
import { type Money, showMoney } from '../lib/format/formatMoney.ts';
import { text } from '../theme/text.ts';
import { Skeleton } from '../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import { basketTexts } from './texts.ts';

const amount = css({
  fontWeight: 700,
  fontSize: '1.0625rem',
  fontVariantNumeric: 'tabular-nums',
  // A number breaks only where nothing else gives way.
  overflowWrap: 'break-word',
});

type LineSumProps = { sum: Money | null; busy: boolean; className?: string };

/** What a line comes to: the store's figure, or that it is still to come. */
export const LineSum = ({ sum, busy, className }: LineSumProps) => (
  <div className={className}>
    {sum && <p css={amount}>{breakable(showMoney(sum))}</p>}
    {!sum && !busy && <p css={[text.small, text.mute]}>{basketTexts.working}</p>}
    {!sum && busy && (
      <>
        <VisuallyHidden>{basketTexts.working}</VisuallyHidden>
        <Skeleton height="1em" />
      </>
    )}
  </div>
);
