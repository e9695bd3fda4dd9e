import { type BillingAddress, type ShippingAddress, validateBilling, validateShipping } from '../address/address.ts';
import { fillText } from '../fillText.ts';
import { checkoutTexts } from '../texts/checkout.ts';
import { line, text } from './fields.ts';
import { type FieldError, type FormInput, validateFields } from './validation.ts';

const fields = { vatNumber: line(30), purchaseOrder: line(60), note: text() };

export interface CheckoutInput extends FormInput<keyof typeof fields> {
  readonly billing: FormInput<string>;
  /** null ships to the billing address */
  readonly shipping?: FormInput<string> | null;
  readonly paymentMethod: string;
  readonly terms: boolean;
}

export interface CheckoutValues {
  readonly billing: BillingAddress;
  readonly shipping: ShippingAddress;
  readonly paymentMethod: string;
  /** everything the buyer has to say, as the order carries it */
  readonly note: string;
}

/** Errors by field; those of an address by `billing.` or `shipping.` and its field. */
export type CheckoutErrors = Readonly<Record<string, FieldError>>;

/** Holds all that a buyer enters at the checkout against its rules. */
export function validateCheckout(
  input: CheckoutInput,
): { readonly ok: true; readonly values: CheckoutValues } | { readonly ok: false; readonly errors: CheckoutErrors } {
  const billing = validateBilling(input.billing);
  const shipping = validateShipping(input.shipping ?? input.billing);
  const rest = validateFields(fields, checkoutTexts.labels, input);
  const errors: Record<string, FieldError> = {
    ...(billing.ok ? {} : prefixed('billing', billing.errors)),
    // The same address twice has the same faults once.
    ...(shipping.ok || !input.shipping ? {} : prefixed('shipping', shipping.errors)),
    ...(rest.ok ? {} : rest.errors),
    ...(input.paymentMethod ? {} : { paymentMethod: { code: 'REQUIRED', message: checkoutTexts.choosePayment } }),
    ...(input.terms ? {} : { terms: { code: 'REQUIRED', message: checkoutTexts.acceptTerms } }),
  };
  const country = (input.billing.country ?? '').trim().toUpperCase();
  const vat = rest.ok && checkVatNumber(rest.values.vatNumber, country);
  if (vat) errors.vatNumber = vat;
  if (!billing.ok || !shipping.ok || !rest.ok || Object.keys(errors).length) return { ok: false, errors };
  const note = orderNote(rest.values);
  return {
    ok: true,
    values: { billing: billing.values, shipping: shipping.values, paymentMethod: input.paymentMethod, note },
  };
}

/** South African VAT numbers have ten digits and begin with a 4; others are taken as they are. */
function checkVatNumber(vatNumber: string, country: string): FieldError | undefined {
  if (!vatNumber || country !== 'ZA' || /^4\d{9}$/.test(vatNumber.replace(/\s/g, ''))) return undefined;
  return { code: 'INVALID_VAT_NUMBER', message: checkoutTexts.vatNumber };
}

/** The order has one field for words: what it has no field for goes there in readable lines. */
const orderNote = ({ vatNumber, purchaseOrder, note }: Record<keyof typeof fields, string>): string =>
  [
    vatNumber && fillText(checkoutTexts.noteVat, { value: vatNumber }),
    purchaseOrder && fillText(checkoutTexts.notePurchaseOrder, { value: purchaseOrder }),
    note,
  ]
    .filter(Boolean)
    .join('\n');

const prefixed = (
  owner: string,
  errors: Readonly<Record<string, FieldError | undefined>>,
): Record<string, FieldError> =>
  Object.fromEntries(Object.entries(errors).flatMap(([field, error]) => (error ? [[`${owner}.${field}`, error]] : [])));
