import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import { paymentTexts } from '../../../../../rules/texts/payment.ts';
import type { Cart } from '../../../cart/store/lines.ts';
import { accountLine } from '../../../payment/accountLine.ts';
import { useAskAccount } from '../../../payment/useAskAccount.ts';
import { ChoiceGroup } from '../../../ui/inputs/ChoiceGroup.tsx';
import { Hint } from '../../../ui/inputs/Hint.tsx';
import { Radio } from '../../../ui/inputs/Radio.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { checkoutPageTexts } from '../texts.ts';
import type { CheckoutParts } from './checkoutParts.ts';

// Under the words of its radio.
const words = css({ paddingLeft: 32, '&:not(:empty)': { marginBottom: 8 } });

type PaymentPartProps = CheckoutParts & Pick<Cart, 'paymentMethods'>;

/** Every way to pay that the shop offers. */
export function PaymentPart({ paymentMethods, control, values, errorOf, idOf }: PaymentPartProps) {
  const ask = useAskAccount();
  return (
    <JobPart legend={checkoutPageTexts.partPayment}>
      <ChoiceGroup
        id={idOf('paymentMethod')}
        legend={checkoutPageTexts.payment}
        hideLegend
        error={errorOf('paymentMethod')}
      >
        {paymentMethods.map(({ id, title, description, paidElsewhere, accounts }) => (
          <div key={id}>
            <Radio {...control('paymentMethod')} value={id} checked={values.paymentMethod === id}>
              {title}
            </Radio>
            <div css={words}>
              {description && <Hint>{description}</Hint>}
              {paidElsewhere && <Hint>{checkoutPageTexts.paidElsewhere}</Hint>}
              {accounts.map(account => (
                <Hint key={account.number}>
                  {fillText(paymentTexts.accountHint, { account: accountLine(account) })}
                </Hint>
              ))}
              {id === 'bacs' && accounts.length === 0 && <Hint>{ask}</Hint>}
            </div>
          </div>
        ))}
      </ChoiceGroup>
    </JobPart>
  );
}
