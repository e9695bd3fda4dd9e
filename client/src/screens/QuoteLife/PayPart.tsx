import { css } from '@emotion/react';
import { checkoutTexts } from '../../../../rules/texts/checkout.ts';
import type { OfferViewFragment } from '../../gql/graphql.ts';
import { ChoiceGroup } from '../../ui/inputs/ChoiceGroup.tsx';
import { Hint } from '../../ui/inputs/Hint.tsx';
import { Radio } from '../../ui/inputs/Radio.tsx';
import { JobPart } from '../../ui/layout/JobPart.tsx';
import type { AcceptParts } from './AcceptForm.tsx';
import { quoteLifeTexts } from './texts.ts';

const { acceptPage: texts } = quoteLifeTexts;
// Under the words of its radio.
const words = css({ paddingLeft: 32, marginBottom: 8 });

/** The ways to pay that the shop has. */
export function PayPart({ values, errors }: AcceptParts & { offer: OfferViewFragment }) {
  const methods = [{ id: 'bacs', title: checkoutTexts.paymentMethods.bacs, description: texts.bankLater }];
  const chosen = values.paymentMethod ?? methods[0]?.id;
  return (
    <JobPart legend={texts.how}>
      <ChoiceGroup id="paymentMethod" legend={texts.how} hideLegend error={errors.paymentMethod}>
        {methods.map(({ id, title, description }) => (
          <div key={id}>
            <Radio name="paymentMethod" value={id} defaultChecked={id === chosen}>
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
}
