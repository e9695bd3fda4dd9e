import { expect, it } from 'vitest';
import { validateBilling, validatePartialAddress, validateShipping } from './address.ts';

const address = {
  ...{ firstName: 'Sipho', lastName: 'Dube', address1: '1 Main Rd', city: 'Cape Town', state: 'WC' },
  ...{ postcode: '8001', country: 'ZA', phone: '021 555 0101' },
};

const faults = (changes: Record<string, string | null>) => {
  const result = validateShipping({ ...address, ...changes });
  return result.ok
    ? {}
    : Object.fromEntries(Object.entries(result.errors).map(([field, error]) => [field, error.code]));
};

it.each([
  ['a South African address', {}],
  ['one without a phone number', { phone: '' }],
  ['a country in small letters', { country: 'za' }],
  ['a British postcode', { country: 'GB', state: '', postcode: 'sw1a 1aa', phone: '' }],
  ['a country without postcodes', { country: 'AE', state: 'DU', postcode: '', phone: '' }],
  ['a Namibian one, whose postcode few people know', { country: 'NA', state: '', postcode: '', phone: '081 123 4567' }],
  ['a country that nobody has rules for', { country: 'AQ', state: '', postcode: 'any', phone: '1' }],
])('takes %s', (_what, changes) => {
  expect(faults(changes)).toEqual({});
});

it.each([
  [{ firstName: ' ' }, { firstName: 'REQUIRED' }],
  [{ lastName: null }, { lastName: 'REQUIRED' }],
  [{ postcode: '801' }, { postcode: 'INVALID_POSTCODE' }],
  [{ postcode: '80011' }, { postcode: 'INVALID_POSTCODE' }],
  [{ postcode: '' }, { postcode: 'REQUIRED' }],
  [{ state: '' }, { state: 'REQUIRED' }],
  [{ state: 'Gauteng' }, { state: 'UNKNOWN_OPTION' }],
  [{ country: '' }, { country: 'REQUIRED' }],
  [{ country: 'South Africa' }, { country: 'UNKNOWN_OPTION' }],
  [{ country: 'UK' }, { country: 'UNKNOWN_OPTION' }],
  [{ phone: '123' }, { phone: 'INVALID_PHONE' }],
  [{ city: 'x'.repeat(201) }, { city: 'TOO_LONG' }],
  [{ country: 'DE', postcode: '1011', phone: '' }, { postcode: 'INVALID_POSTCODE' }],
  [
    { city: '', postcode: 'x', state: 'x', phone: 'x' },
    { city: 'REQUIRED', postcode: 'INVALID_POSTCODE', state: 'UNKNOWN_OPTION', phone: 'INVALID_PHONE' },
  ],
])('finds in %j %j', (changes, expected) => {
  expect(faults(changes)).toEqual(expected);
});

it('asks an e-mail address of whoever pays', () => {
  expect(validateBilling(address)).toMatchObject({ ok: false, errors: { email: { code: 'REQUIRED' } } });
  expect(validateBilling({ ...address, email: 'sipho@example.test' })).toMatchObject({ ok: true });
});

it('brings codes into the form in which the shop knows them', () => {
  const result = validateShipping({ ...address, country: ' gb ', postcode: ' sw1a 1aa ', state: '', phone: '' });
  expect(result).toMatchObject({ ok: true, values: { country: 'GB', postcode: 'SW1A 1AA' } });
});

it('names the country in what it says of a postal code', () => {
  const result = validateShipping({ ...address, postcode: '1' });
  expect(!result.ok && result.errors.postcode?.message).toBe('Please enter a valid postal code for South Africa.');
});

it('lets parts of an address be missing for an estimate, and none of them be wrong', () => {
  const part = { country: ' za', postcode: '8001 ', city: ' Cape  Town' };
  expect(validatePartialAddress(part)).toEqual({
    ok: true,
    values: { country: 'ZA', postcode: '8001', city: 'Cape Town' },
  });
  expect(validatePartialAddress({ country: 'ZA', state: '' })).toEqual({
    ok: true,
    values: { country: 'ZA', state: '' },
  });
  const wrong = validatePartialAddress({ country: 'ZA', postcode: '1', email: 'x', phone: null });
  expect(!wrong.ok && Object.keys(wrong.errors)).toEqual(['email', 'postcode']);
});
