import { css } from '@emotion/react';
import { fillNodes } from '../../lib/format/fillNodes.tsx';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { media } from '../../theme/tokens.ts';
import { estimateMark } from './estimateMark.ts';
import { estimateTexts } from './texts.ts';
import type { ShownEstimate } from './useEstimate.ts';

// Where the estimate itself stands beside the form it need not be said twice.
const line = css({ display: 'none', [media.wide]: { display: 'block' } });

/** The sum beside the button, where its parts stand further down. */
export const EstimateLine = ({ estimate }: { estimate: ShownEstimate }) =>
  estimate.total && (
    <p css={line}>
      <span css={estimateMark}>{estimateTexts.marked}</span>{' '}
      {fillNodes(wordsOf(estimate), { sum: <b>{showMoney(estimate.total)}</b> })}
    </p>
  );

function wordsOf({ complete, delivery }: ShownEstimate): string {
  if (!complete) return estimateTexts.footPartly;
  return delivery ? estimateTexts.footSent : estimateTexts.foot;
}
