import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';

import type { Cart } from '../../cart/store/lines.ts';

import { showMoney } from '../../lib/format/formatMoney.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Hint } from '../../ui/inputs/Hint.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { checkoutPageTexts } from './texts.ts';
import type { OrderPhase } from './usePlaceOrder.ts';

const sum = css({ fontWeight: 700 });

const words = {
  open: checkoutPageTexts.place,
  sending: checkoutPageTexts.placing,
  checking: checkoutPageTexts.checking,
  unknown: checkoutPageTexts.place,
} satisfies Record<OrderPhase, string>;

type PlaceFootProps = {
  total: Cart['totals']['total'];
  phase: OrderPhase;
  /** whether scripts have taken the form over */
  ready: boolean;
};

/** The sum and the button. */
export const PlaceFoot = ({ total, phase, ready }: PlaceFootProps) => (
  <JobFoot>
    <Button
      type="submit"
      size="lg"
      busy={phase === 'sending' || phase === 'checking'}
      disabled={!ready || phase !== 'open'}
    >
      {words[phase]}
    </Button>
    <div>
      <p css={[text.small, sum]}>{fillText(checkoutPageTexts.toPay, { total: showMoney(total) })}</p>
      <Hint>{checkoutPageTexts.once}</Hint>
    </div>
  </JobFoot>
);
