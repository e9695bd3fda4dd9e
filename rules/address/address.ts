import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { fillText } from '../fillText.ts';
import { cleanLine } from '../forms/cleanText.ts';
import { email, line, requiredLine } from '../forms/fields.ts';
import {
  type FieldError,
  type FieldErrors,
  type FormInput,
  type Validation,
  validateFields,
} from '../forms/validation.ts';
import { countryName } from './addressCountries.ts';
import { findCountry } from './country.ts';
import { isCountry } from './isCountry.ts';
import { checkPhone } from './phone.ts';
import { addressTexts } from './texts.ts';
import { WITHOUT_POSTCODES } from './withoutPostcodes.ts';

const shippingFields = {
  firstName: requiredLine(),
  lastName: requiredLine(),
  company: line(),
  address1: requiredLine(),
  address2: line(),
  city: requiredLine(),
  state: line(),
  postcode: line(20),
  country: requiredLine(),
  phone: line(40),
};
const billingFields = { ...shippingFields, email: email() };

export type ShippingField = keyof typeof shippingFields;
export type AddressField = keyof typeof billingFields;

/** The fields of a billing address in the order they are asked; a shipping address has no e-mail. */
const addressFields = Object.keys(billingFields) as AddressField[];

export type ShippingAddress = Readonly<Record<ShippingField, string>>;
export type BillingAddress = Readonly<Record<AddressField, string>>;

/** South Africa's provinces as the shop names them; an address there must have one. */
const provinces = Object.keys(addressTexts.provinces) as (keyof typeof addressTexts.provinces)[];

/** Holds a billing address against the rules of its country. */
export const validateBilling = (input: FormInput<AddressField>): Validation<BillingAddress> =>
  byCountry(validateFields(billingFields, addressTexts.labels, shouted(input)), shouted(input));

/** Holds a shipping address against the rules of its country. */
export const validateShipping = (input: FormInput<ShippingField>): Validation<ShippingAddress> =>
  byCountry(validateFields(shippingFields, addressTexts.labels, shouted(input)), shouted(input));

/** Holds what is already there of an address against the rules, for an estimate: what is absent or empty may still come. */
export function validatePartialAddress(input: FormInput<AddressField>): Validation<Partial<BillingAddress>> {
  const given = addressFields.filter(field => typeof input[field] === 'string');
  const clean = shouted(Object.fromEntries(given.map(field => [field, cleanLine(input[field] ?? '')])));
  const result = validateBilling(clean);
  const faults = result.ok ? [] : Object.entries(result.errors).filter(([field]) => clean[field as AddressField]);
  if (faults.length) return { ok: false, errors: Object.fromEntries(faults) };
  return { ok: true, values: Object.fromEntries(given.map(field => [field, clean[field] ?? ''])) };
}

/** Codes are sent in capitals, however they were typed. */
const shouted = <Input extends FormInput<AddressField>>(input: Input): Input => ({
  ...input,
  country: (input.country ?? '').trim().toUpperCase(),
  state: (input.state ?? '').trim(),
  postcode: (input.postcode ?? '').trim().toUpperCase(),
});

function byCountry<Values extends ShippingAddress>(
  result: Validation<Values>,
  input: FormInput<ShippingField>,
): Validation<Values> {
  const errors: FieldErrors<ShippingField> = result.ok ? {} : { ...(result.errors as FieldErrors<ShippingField>) };
  const country = input.country ?? '';
  errors.country ??= checkCountry(country);
  if (!errors.country) {
    errors.postcode ??= checkPostcode(input.postcode ?? '', country);
    errors.state ??= checkState(input.state ?? '', country);
    errors.phone ??= checkAddressPhone(input.phone ?? '', country);
  }
  const found = Object.fromEntries(Object.entries(errors).filter(([, error]) => error));
  if (Object.keys(found).length) return { ok: false, errors: found as FieldErrors<keyof Values & string> };
  return result;
}

const checkCountry = (country: string): FieldError | undefined =>
  isCountry(country) ? undefined : { code: 'UNKNOWN_OPTION', message: addressTexts.country };

function checkPostcode(postcode: string, country: string): FieldError | undefined {
  if (!postcode)
    return WITHOUT_POSTCODES.has(country) ? undefined : { code: 'REQUIRED', message: addressTexts.noPostcode };
  const valid = !postcodeValidatorExistsForCountry(country) || postcodeValidator(postcode, country);
  if (valid || WITHOUT_POSTCODES.has(country)) return undefined;
  return { code: 'INVALID_POSTCODE', message: fillText(addressTexts.postcode, { country: countryName(country) }) };
}

function checkState(state: string, country: string): FieldError | undefined {
  if (country !== 'ZA' || (provinces as readonly string[]).includes(state)) return undefined;
  return { code: state ? 'UNKNOWN_OPTION' : 'REQUIRED', message: addressTexts.province };
}

/** Where the country's numbers are known, they must fit; a courier may have to call. */
function checkAddressPhone(phone: string, country: string): FieldError | undefined {
  const known = findCountry(country);
  if (!phone.trim() || !known) return undefined;
  const { valid, message } = checkPhone(phone, known.code);
  return valid ? undefined : { code: 'INVALID_PHONE', message };
}
