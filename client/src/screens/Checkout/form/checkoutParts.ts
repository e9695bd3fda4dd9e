import { addressTexts } from '../../../../../rules/address/texts.ts';
import { checkoutTexts } from '../../../../../rules/texts/checkout.ts';
import type { CheckoutValues } from '../useCheckoutValues.ts';
import type { CheckoutField, Owner } from './checkoutFields.ts';
import type { AddressCountries } from './useCheckoutCountries.ts';

interface Sources extends CheckoutValues {
  /** what the controls' ids begin with */
  id: string;
  errorOf: (name: string) => string | undefined;
  countries: AddressCountries;
  isDemanded: (name: CheckoutField) => boolean;
}

/** What each part of the form hands to its fields. */
export const createParts = ({ id, errorOf, countries, isDemanded, values, control, box }: Sources) => ({
  countries,
  values,
  control,
  box,
  /** whether the shop asks for what is optional here */
  isDemanded,
  errorOf: (name: CheckoutField) => errorOf(name),
  idOf: (name: CheckoutField) => `${id}${name}`,
  /** label, id and message of a field of an address */
  field: (owner: Owner, name: keyof typeof addressTexts.labels) => ({
    id: `${id}${owner}.${name}`,
    label: addressTexts.labels[name],
    error: errorOf(`${owner}.${name}`),
  }),
  /** the same of a field for invoice and courier */
  extra: (name: keyof typeof checkoutTexts.labels) => ({
    id: `${id}${name}`,
    label: checkoutTexts.labels[name],
    error: errorOf(name),
  }),
});

export type CheckoutParts = ReturnType<typeof createParts>;
