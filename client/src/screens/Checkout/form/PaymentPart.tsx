import { css } from '@emotion/react';

import type { Cart } from '../../../cart/store/lines.ts';

import { ChoiceGroup } from '../../../ui/inputs/ChoiceGroup.tsx';
import { Hint } from '../../../ui/inputs/Hint.tsx';
import { Radio } from '../../../ui/inputs/Radio.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { checkoutPageTexts } from '../texts.ts';
import type { CheckoutParts } from './checkoutParts.ts';

// Under the words of its radio.
const words = css({ paddingLeft: 32, marginBottom: 8 });

type PaymentPartProps = CheckoutParts & Pick<Cart, 'paymentMethods'>;

/** The ways to pay that need no card form. */
export const PaymentPart = ({ paymentMethods, control, values, errorOf, idOf }: PaymentPartProps) => (
  <JobPart legend={checkoutPageTexts.partPayment}>
    <ChoiceGroup
      id={idOf('paymentMethod')}
      legend={checkoutPageTexts.payment}
      hideLegend
      error={errorOf('paymentMethod')}
    >
      {paymentMethods.map(({ id, title, description }) => (
        <div key={id}>
          <Radio {...control('paymentMethod')} value={id} checked={values.paymentMethod === id}>
            {title}
          </Radio>
          {description && (
            <div css={words}>
              <Hint>{description}</Hint>
            </div>
          )}
        </div>
      ))}
    </ChoiceGroup>
  </JobPart>
);
