import { css } from '@emotion/react';
import { fillText } from '../../../../rules/fillText.ts';
import { checkoutPageTexts } from '../../../../rules/texts.ts';
import type { Checkout_CartFragment } from '../../gql/graphql.ts';
import { fillNodes } from '../../lib/fillNodes.tsx';
import { showMoney } from '../../lib/formatMoney.ts';
import { text } from '../../theme/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { JobFoot } from '../../ui/JobFoot.tsx';
import { JobPart } from '../../ui/JobPart.tsx';
import type { CheckoutParts } from './checkoutParts.ts';
import type { OrderPhase } from './usePlaceOrder.ts';

const sum = css({ fontWeight: 700 });

const words = {
  open: checkoutPageTexts.place,
  sending: checkoutPageTexts.placing,
  checking: checkoutPageTexts.checking,
  unknown: checkoutPageTexts.place,
} satisfies Record<OrderPhase, string>;

type PlaceFootProps = CheckoutParts & {
  total: Checkout_CartFragment['totals']['total'];
  phase: OrderPhase;
  /** whether scripts have taken the form over */
  ready: boolean;
};

/** The terms, the sum and the button. */
export function PlaceFoot({ box, errorOf, idOf, total, phase, ready }: PlaceFootProps) {
  const fault = errorOf('terms');
  const [id, message] = [idOf('terms'), `${idOf('terms')}-message`];
  const terms = (
    <a href="/terms-of-service" target="_blank" rel="noopener">
      {checkoutPageTexts.terms}
    </a>
  );
  const busy = phase === 'sending' || phase === 'checking';
  return (
    <>
      <JobPart legend={checkoutPageTexts.partTerms} hideLegend>
        <Checkbox
          {...box('terms')}
          id={id}
          disabled={phase !== 'open'}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? message : undefined}
        >
          {fillNodes(checkoutPageTexts.accept, { terms })}
        </Checkbox>
        {fault && (
          <FieldMessage id={message} kind="error">
            {fault}
          </FieldMessage>
        )}
      </JobPart>
      <JobFoot>
        <Button type="submit" size="lg" busy={busy} disabled={!ready || phase !== 'open'}>
          {words[phase]}
        </Button>
        <div>
          <p css={[text.small, sum]}>{fillText(checkoutPageTexts.toPay, { total: showMoney(total) })}</p>
          <Hint>{checkoutPageTexts.once}</Hint>
        </div>
      </JobFoot>
    </>
  );
}
