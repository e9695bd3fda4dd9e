import { expect, it } from 'vitest';
import { countries } from './country.ts';
import { findCountries } from './findCountries.ts';

it.each([
  ['za', 'ZA ZM MZ TZ'],
  ['South', 'ZA KR'],
  ['turkiye', 'TR'],
  ['+260', 'ZM'],
  ['0027', 'ZA'],
  ['nowhere', ''],
])('%j means %s', (typed, codes) => {
  expect(
    findCountries(typed)
      .map(({ code }) => code)
      .join(' '),
  ).toBe(codes);
});

it('offers every country while nothing is typed', () => {
  expect(findCountries(' ')).toBe(countries);
});
