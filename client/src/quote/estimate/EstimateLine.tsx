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
export const EstimateLine = ({ estimate: { total, delivery } }: { estimate: ShownEstimate }) =>
  total && (
    <p css={line}>
      <span css={estimateMark}>{estimateTexts.marked}</span>{' '}
      {fillNodes(delivery ? estimateTexts.footSent : estimateTexts.foot, { sum: <b>{showMoney(total)}</b> })}
    </p>
  );
