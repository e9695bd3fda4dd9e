import { css } from '@emotion/react';
import { type MouseEvent, useId, useRef } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { stoppedButton } from '../../cart/obstacles/stoppedButton.ts';
import type { Cart } from '../../cart/store/lines.ts';
import { basketTexts } from '../../cart/texts.ts';
import { showMoney } from '../../lib/format/formatMoney.ts';
import { useHydrated } from '../../lib/later/useHydrated.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { FieldMessage } from '../../ui/inputs/FieldMessage.tsx';
import { Hint } from '../../ui/inputs/Hint.tsx';
import { JobFoot } from '../../ui/layout/JobFoot.tsx';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
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
  /** whether something in the cart cannot be ordered */
  stopped: boolean;
};

/** The sum and the button, which orders nothing of a cart that cannot be ordered: it leads to the reason. */
export function PlaceFoot({ total, phase, stopped }: PlaceFootProps) {
  const id = useId();
  const hydrated = useHydrated();
  const wayBack = useRef<HTMLAnchorElement>(null);
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    wayBack.current?.focus();
  };
  return (
    <JobFoot>
      <Button
        type="submit"
        size="lg"
        busy={phase === 'sending' || phase === 'checking'}
        disabled={!hydrated || phase === 'unknown'}
        css={stopped && stoppedButton}
        {...(stopped && { 'aria-disabled': true, 'aria-describedby': id, onClick: stop })}
      >
        {words[phase]}
      </Button>
      <p css={visuallyHidden} role="status">
        {phase === 'sending' && words.sending}
      </p>
      <div>
        <p css={[text.small, sum]}>{fillText(checkoutPageTexts.toPay, { total: showMoney(total) })}</p>
        {stopped ? (
          <FieldMessage kind="error" id={id}>
            {basketTexts.changeFirst}{' '}
            <a href="/cart" ref={wayBack}>
              {checkoutPageTexts.backToCart}
            </a>
          </FieldMessage>
        ) : (
          <Hint>{checkoutPageTexts.once}</Hint>
        )}
      </div>
    </JobFoot>
  );
}
