import { expect, it } from 'vitest';
import { addressCountries } from './addressCountries.ts';
import { isCountry } from './isCountry.ts';

it('knows every country that an address may be in, and others', () => {
  expect(addressCountries.filter(({ code }) => !isCountry(code))).toEqual([]);
  expect(['AQ', 'FJ', 'SS', 'XK'].filter(code => !isCountry(code))).toEqual([]);
});

it.each(['UK', 'XX', 'ZZ', 'EU', 'UN', 'YU', 'DD', 'za', 'ZAF', ''])('takes %j for none', code => {
  expect(isCountry(code)).toBe(false);
});
