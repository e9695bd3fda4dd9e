import { getCountryCallingCode } from 'libphonenumber-js';
import { expect, it } from 'vitest';
import { countryRows } from './countries.ts';
import { countryRows as rowsOfLibrary } from './generateCountries.ts';

it('holds what the library and the platform say today', () => {
  expect(countryRows).toEqual(rowsOfLibrary());
});

it('holds the calling codes that the library answers when asked', () => {
  for (const [code, prefix] of countryRows) expect(getCountryCallingCode(code)).toBe(prefix);
});
