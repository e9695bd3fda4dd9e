import { css } from '@emotion/react';
import { useState } from 'react';
import { fillText } from '../../../../rules/fillText.ts';
import { CartForm } from '../../cart/CartForm.tsx';
import type { CartStore } from '../../cart/store/cartStore.ts';
import type { Cart } from '../../cart/store/lines.ts';
import { basketTexts } from '../../cart/texts.ts';
import { useReportedChange } from '../../cart/useReportedChange.ts';
import { costText } from '../../lib/format/costText.ts';
import { media } from '../../theme/tokens.ts';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { Radio } from '../../ui/inputs/Radio.tsx';

const group = css({ marginTop: 14, legend: { fontWeight: 600 } });
const plain = css({ display: 'none', [media.noScript]: { display: 'inline-flex' } });

type ShippingRatesProps = { packages: Cart['shippingPackages']; store: CartStore | null };

/** The ways in which what is sent together can be sent, where there is a choice. */
export function ShippingRates({ packages, store }: ShippingRatesProps) {
  const reported = useReportedChange();
  // Shown at once; the store's answer decides.
  const [wanted, setWanted] = useState<Record<string, string>>({});
  const choose = async (id: string, rate: string) => {
    const choice = { [id]: rate };
    setWanted(choice);
    await reported(store?.change('selectRate', { package: id, rate }), basketTexts.tryLater);
    setWanted(now => (now === choice ? {} : now));
  };
  return packages.map(({ id, name, rates }) =>
    rates.length === 0 ? (
      <p key={id}>{basketTexts.noRates}</p>
    ) : (
      <CartForm key={id} change="rate" fields={{ package: id }} onChange={() => {}}>
        <fieldset css={group}>
          <legend>{packages.length > 1 ? name : basketTexts.rates}</legend>
          {rates.map(rate => (
            <Radio
              key={rate.id}
              name="rate"
              value={rate.id}
              checked={id in wanted ? wanted[id] === rate.id : rate.selected}
              onChange={() => void choose(id, rate.id)}
            >
              {rateText(rate)}
            </Radio>
          ))}
          <LinkButton css={plain} type="submit">
            {basketTexts.chooseRate}
          </LinkButton>
        </fieldset>
      </CartForm>
    ),
  );
}

type Rate = Cart['shippingPackages'][number]['rates'][number];

const rateText = ({ name, price, deliveryTime }: Rate): string =>
  [fillText(basketTexts.rate, { name, price: costText(price.gross) }), deliveryTime].filter(Boolean).join(', ');
