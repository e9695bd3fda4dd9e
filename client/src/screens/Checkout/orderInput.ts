import type { CheckoutInput } from '../../../../rules/forms/checkout.ts';
import type { FormValues } from '../../forms/formValues.ts';
import { type Owner, TICKED } from './form/checkoutFields.ts';

/** The fields of one address, without its name before them. */
const addressOf = (values: FormValues, owner: Owner): FormValues =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name.startsWith(`${owner}.`) ? [[name.slice(owner.length + 1), value]] : [],
    ),
  );

/** What stands in the form, as rules and gateway take it. */
export const orderInput = (values: FormValues) =>
  ({
    billing: addressOf(values, 'billing'),
    shipping: values.elsewhere === TICKED ? addressOf(values, 'shipping') : null,
    paymentMethod: values.paymentMethod ?? '',
    vatNumber: values.vatNumber ?? '',
    purchaseOrder: values.purchaseOrder ?? '',
    note: values.note ?? '',
    terms: values.terms === TICKED,
  }) satisfies CheckoutInput;
