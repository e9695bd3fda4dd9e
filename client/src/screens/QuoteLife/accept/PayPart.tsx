import { css } from '@emotion/react';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { ChoiceGroup } from '../../../ui/inputs/ChoiceGroup.tsx';
import { Hint } from '../../../ui/inputs/Hint.tsx';
import { Radio } from '../../../ui/inputs/Radio.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { TransferCard } from '../TransferCard.tsx';
import { quoteLifeTexts } from '../texts.ts';
import type { AcceptedOffer, AcceptParts } from './acceptedRequest.ts';

const { acceptPage: texts } = quoteLifeTexts;
// Under the words of its radio.
const words = css({ paddingLeft: 32, marginBottom: 8 });
const apart = css({ marginBlock: 16, '&:empty': { display: 'none' } });

/** The ways to pay that the shop has. */
export function PayPart({ values, errors, offer }: AcceptParts & { offer: AcceptedOffer }) {
  const methods = offer.paymentMethods ?? [];
  const chosen = values.paymentMethod ?? methods[0]?.id;
  return (
    <JobPart legend={texts.how}>
      {methods.length === 0 && <Banner kind="warning">{texts.noWays}</Banner>}
      <ChoiceGroup id="paymentMethod" legend={texts.how} hideLegend error={errors.paymentMethod}>
        {methods.map(({ id, title, description, paidElsewhere }) => (
          <div key={id}>
            <Radio name="paymentMethod" value={id} defaultChecked={id === chosen}>
              {title}
            </Radio>
            {(description || paidElsewhere) && (
              <div css={words}>
                {description && <Hint>{description}</Hint>}
                {paidElsewhere && <Hint>{texts.elsewhere}</Hint>}
              </div>
            )}
          </div>
        ))}
      </ChoiceGroup>
      <div css={apart}>
        <TransferCard methods={methods} />
      </div>
      <Hint>{methods.some(({ accounts }) => accounts.length > 0) ? texts.next : texts.nextPlain}</Hint>
    </JobPart>
  );
}
