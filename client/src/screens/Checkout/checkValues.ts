import { validateCheckout } from '../../../../rules/forms/checkout.ts';
import type { FormInput, Validation } from '../../../../rules/forms/validation.ts';
import type { FormValues } from '../../forms/formValues.ts';
import type { CheckoutField } from './form/checkoutFields.ts';
import { orderInput } from './orderInput.ts';

/** Holds the form against the rules of an order. */
export function checkValues(values: FormInput<CheckoutField>): Validation<Readonly<Record<CheckoutField, string>>> {
  const result = validateCheckout(orderInput(values as FormValues));
  return result.ok ? { ok: true, values: values as Record<CheckoutField, string> } : result;
}
