import type { Address } from '../data/address.ts';
import type { Fault } from '../rest/params.ts';
import type { Raw } from '../rest/request.ts';
import { isCountry, stateCode, statesOf } from './countries.ts';

export const NOWHERE: Address = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
};

const FIELDS = Object.keys(NOWHERE) as (keyof Omit<Address, 'email'>)[];

/** An address with what was sent put over what was known. Fields it does not have are ignored. */
export function readAddress<A extends Address>(sent: Raw | undefined, known: A): A {
  const address = { ...known };
  for (const field of FIELDS) if (sent?.[field] !== undefined) address[field] = clean(sent[field]);
  address.country = address.country.toUpperCase();
  address.state = stateCode(address.country, address.state);
  if (address.email !== undefined && sent?.email !== undefined) {
    const email = clean(sent.email);
    address.email = isEmail(email) ? email : '';
  }
  return address;
}

const clean = (value: unknown) =>
  String(value ?? '')
    .replace(/<[^>]*>/g, '')
    .trim();

export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** What is wrong with an address as it was sent; which fields must be there is another matter. */
export function addressFault(sent: unknown): Fault | null {
  const { country, state, postcode, phone } = (sent ?? {}) as Record<string, string>;
  if (country && !isCountry(country)) {
    return fault('invalid_country', 'Invalid country code provided.');
  }
  const states = statesOf(country ?? '');
  if (state && states.length > 0 && !states.includes(stateCode(country!, state))) {
    return fault('invalid_state', `The provided state (${state}) is not valid. Must be one of: ${states.join(', ')}`);
  }
  if (postcode && /[^\s\-A-Za-z0-9]/.test(postcode)) {
    return fault('invalid_postcode', 'The provided postcode / ZIP is not valid');
  }
  if (phone && /[^\s#0-9_\-+/().]/.test(phone)) return fault('invalid_phone', 'The provided phone number is not valid');
  return null;
}

/** The checkout looks at the e-mail too; elsewhere a bad one is stored as none. */
export function billingFault(sent: unknown): Fault | null {
  const { email } = (sent ?? {}) as { email?: string };
  if (email && !isEmail(email)) return fault('invalid_email', 'The provided email address is not valid');
  return addressFault(sent);
}

const fault = (code: string, message: string): Fault => ({ code, message, data: null });

const REQUIRED = { city: 'Town / City', state: 'Province' } as const;

/** Sentences about what an order cannot do without. */
export const missingFields = (address: Address): string[] =>
  (['city', 'state'] as const)
    .filter(field => address[field] === '' && (field !== 'state' || statesOf(address.country).length > 0))
    .map(field => `${REQUIRED[field]} is required`);
