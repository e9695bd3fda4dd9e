import { defaultCountry } from '../../../../rules/address/country.ts';
import type { Cart } from '../../cart/store/lines.ts';
import type { FormValues } from '../../forms/formValues.ts';
import { placeFields } from './form/checkoutFields.ts';
import { isPlaced } from './isPlaced.ts';

/** What the form begins with: the place that the cart's shipping was worked out for, and the first way to pay. */
export function startValues({ billingAddress, shippingAddress, paymentMethods }: Cart): FormValues {
  const place = isPlaced(shippingAddress) ? shippingAddress : billingAddress;
  return {
    ...Object.fromEntries(placeFields.map(field => [`billing.${field}`, place[field]])),
    'billing.country': place.country || defaultCountry,
    'shipping.country': defaultCountry,
    paymentMethod: paymentMethods[0]?.id ?? '',
  };
}
