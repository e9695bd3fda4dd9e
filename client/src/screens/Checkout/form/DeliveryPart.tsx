import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { JobPart } from '../../../ui/layout/JobPart.tsx';
import { checkoutPageTexts } from '../texts.ts';
import { AddressFields } from './AddressFields.tsx';
import { TICKED } from './checkoutFields.ts';
import type { CheckoutParts } from './checkoutParts.ts';

/** Where the goods go, where that is not where the bill goes. */
export const DeliveryPart = (parts: CheckoutParts) => (
  <>
    <JobPart legend={checkoutPageTexts.delivery} hideLegend>
      <Checkbox {...parts.box('elsewhere')}>{checkoutPageTexts.elsewhere}</Checkbox>
    </JobPart>
    {parts.values.elsewhere === TICKED && (
      <AddressFields {...parts} owner="shipping" legend={checkoutPageTexts.partDelivery} />
    )}
  </>
);
