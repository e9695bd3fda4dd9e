import { fillNodes } from '../../../lib/format/fillNodes.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { FieldMessage } from '../../../ui/inputs/FieldMessage.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { checkoutPageTexts } from '../texts.ts';
import type { CheckoutParts } from './checkoutParts.ts';

/** The box without which nothing is ordered. */
export function TermsPart({ box, errorOf, idOf }: CheckoutParts) {
  const fault = errorOf('terms');
  const [id, message] = [idOf('terms'), `${idOf('terms')}-message`];
  const terms = (
    <a href="/terms-of-service" target="_blank" rel="noopener">
      {checkoutPageTexts.terms}
    </a>
  );
  return (
    <JobPart legend={checkoutPageTexts.partTerms} hideLegend>
      <Checkbox
        {...box('terms')}
        id={id}
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
  );
}
