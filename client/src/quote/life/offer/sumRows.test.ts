import { expect, it } from 'vitest';
import { finePrice } from './sumRows.ts';

it.each([
  ['ZAR', '0.8652', 'ZAR 0.8652'],
  ['ZAR', '432.6', 'ZAR 432.60'],
  ['JPY', '1200', '¥1,200'],
  ['KWD', '1.25', 'KWD 1.250'],
])('writes a price of one in %s with the decimals of the currency, at most four', (currency, amount, written) => {
  expect(finePrice({ amount, currency }).replace('\u00a0', ' ')).toBe(written);
});
