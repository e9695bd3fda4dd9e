import { countryName } from '../../../../../rules/address/addressCountries.ts';
import { fillText } from '../../../../../rules/fillText.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Hint } from '../../../ui/inputs/Hint.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { checkoutPageTexts } from '../texts.ts';
import { AddressFields } from './AddressFields.tsx';
import { TICKED } from './checkoutFields.ts';
import type { CheckoutParts } from './checkoutParts.ts';

/** Where the goods go, where that is not where the bill goes. */
export function DeliveryPart(parts: CheckoutParts) {
  const { values, countries } = parts;
  const goesElsewhere = values.elsewhere === TICKED;
  const billed = values['billing.country'] ?? '';
  const isServed = countries.shipping.some(({ code }) => code === billed);
  const name = countries.billing.find(({ code }) => code === billed)?.name ?? countryName(billed);
  return (
    <>
      <JobPart legend={checkoutPageTexts.delivery} hideLegend>
        <Checkbox {...parts.box('elsewhere')}>{checkoutPageTexts.elsewhere}</Checkbox>
        <Hint role="status">
          {!isServed && !goesElsewhere && fillText(checkoutPageTexts.notSentThere, { country: name })}
        </Hint>
      </JobPart>
      {goesElsewhere && <AddressFields {...parts} owner="shipping" legend={checkoutPageTexts.partDelivery} />}
    </>
  );
}
