import { expect, it } from 'vitest';
import {
  addAmounts,
  decimalsOf,
  discountPercent,
  divideAmount,
  exactAmount,
  fromMinorUnits,
  shownAmount,
  timesAmount,
} from './money.ts';

it.each([
  ['ZAR', 2],
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
])('gives %s %i decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

it.each([
  ['71.4', 'ZAR', '71.40'],
  ['71', 'ZAR', '71.00'],
  ['71.40', 'ZAR', '71.40'],
  ['71.400000', 'ZAR', '71.40'],
  ['0.005', 'ZAR', '0.01'],
  ['0.0049', 'ZAR', '0.00'],
  ['-1.005', 'ZAR', '-1.01'],
  ['9.995', 'ZAR', '10.00'],
  ['99.5', 'JPY', '100'],
  ['0', 'ZAR', '0.00'],
  ['-3.5', 'ZAR', '-3.50'],
  ['12345678901234.56', 'ZAR', '12345678901234.56'],
  ['1200', 'JPY', '1200'],
  ['1200.00', 'JPY', '1200'],
  ['1.5', 'KWD', '1.500'],
])('writes %s %s as %s', (amount, currency, exact) => {
  expect(shownAmount(amount, currency)).toBe(exact);
});

it.each([
  ['680', 1_000, 4, '0.6800'],
  ['100.00', 3, 2, '33.33'],
  ['0.05', 2, 2, '0.03'],
  ['-0.05', 2, 2, '-0.03'],
  ['0', 7, 2, '0.00'],
  ['1.2345', 1, 2, '1.23'],
])('shares %s out among %i, to %i digits', (amount, parts, digits, each) => {
  expect(divideAmount(amount, parts, digits)).toBe(each);
});

it.each([
  ['0.085', 1_000, '85.000'],
  ['50.00', 3, '150.00'],
  ['7', 2, '14'],
  ['-0.05', 3, '-0.15'],
])('makes of %s, %i times, %s', (amount, times, product) => {
  expect(timesAmount(amount, times)).toBe(product);
});

it('drops no digit of the price of one piece', () => {
  expect(exactAmount('0.8652', 'ZAR')).toBe('0.8652');
  expect(exactAmount('71.4', 'ZAR')).toBe('71.40');
});

it.each([
  ['100', '75', 25],
  ['53.40', '42.72', 20],
  ['3', '2', 33],
  ['100', '99.9', 0],
  ['100', '100', null],
  ['100', '120', null],
  ['100', '0', null],
  ['0', '0', null],
  ['', '5', null],
  [null, undefined, null],
])('takes from %s to %s as %s percent off', (before, now, percent) => {
  expect(discountPercent(before, now)).toBe(percent);
});

it.each([
  ['34145', 2, '341.45'],
  ['5', 2, '0.05'],
  ['0', 2, '0.00'],
  ['-990', 2, '-9.90'],
  ['34145', 0, '34145'],
  ['45', 3, '0.045'],
  ['51227337', 2, '512273.37'],
])('counts %s of the smallest unit with %i digits as %s', (minor, digits, amount) => {
  expect(fromMinorUnits(minor, digits)).toBe(amount);
});

it.each([
  ['394.96', '59.24', '454.20'],
  ['0.1', '0.20', '0.30'],
  ['-1.5', '0.25', '-1.25'],
  ['100', '15', '115'],
  ['9007199254740993.01', '0.02', '9007199254740993.03'],
  ['-0.50', '0.25', '-0.25'],
])('adds %s and %s exactly', (one, other, sum) => {
  expect(addAmounts(one, other)).toBe(sum);
});
