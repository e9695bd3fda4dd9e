import { css } from '@emotion/react';
import { fillText } from '../../../../../rules/fillText.ts';
import type { Cart } from '../../../cart/store/lines.ts';
import { costText } from '../../../lib/format/costText.ts';
import { ChoiceGroup } from '../../../ui/inputs/ChoiceGroup.tsx';
import { Hint } from '../../../ui/inputs/Hint.tsx';
import { Radio } from '../../../ui/inputs/Radio.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { checkoutPageTexts } from '../texts.ts';
import type { useEstimate } from '../useEstimate.ts';

const packages = css({ display: 'grid', gap: 20 });

type RatesPartProps = { cart: Cart; estimate: ReturnType<typeof useEstimate> };

/** In which ways each package can be sent, and what that costs. */
export const RatesPart = ({ cart: { shippingPackages }, estimate }: RatesPartProps) => (
  <JobPart legend={checkoutPageTexts.partRates}>
    <div css={packages} aria-live="polite" aria-busy={estimate.busy || undefined}>
      {shippingPackages.length === 0 && <p>{checkoutPageTexts.ratesLater}</p>}
      {shippingPackages.map(({ id, name, rates }) => (
        <ChoiceGroup
          key={id}
          legend={name}
          hideLegend={shippingPackages.length === 1}
          error={estimate.failed ? checkoutPageTexts.rateFailed : undefined}
        >
          {rates.length === 0 && <p>{checkoutPageTexts.ratesNone}</p>}
          {rates.map(rate => (
            <div key={rate.id}>
              <Radio
                name={`rate ${id}`}
                value={rate.id}
                // Shown at once; the store's answer decides.
                checked={id in estimate.chosen ? estimate.chosen[id] === rate.id : rate.selected}
                onChange={() => void estimate.chooseRate(id, rate.id)}
              >
                {fillText(checkoutPageTexts.rate, { name: rate.name, price: costText(rate.price.gross) })}
              </Radio>
              {(rate.description || rate.deliveryTime) && (
                <Hint>{[rate.description, rate.deliveryTime].filter(Boolean).join(' ')}</Hint>
              )}
            </div>
          ))}
        </ChoiceGroup>
      ))}
    </div>
  </JobPart>
);
