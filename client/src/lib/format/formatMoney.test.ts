import { expect, test } from 'vitest';
import { formatMoney } from './formatMoney.ts';

test.each([
  ['71.4', 'USD', '$71.40'],
  ['1234', 'ZAR', 'ZAR\u00a01,234.00'],
  ['0', 'ZAR', 'ZAR\u00a00.00'],
  ['-25.63', 'USD', '-$25.63'],
  ['1234', 'JPY', '¥1,234'],
  ['1.2345', 'KWD', 'KWD\u00a01.235'],
  ['9007199254740993.01', 'USD', '$9,007,199,254,740,993.01'],
])('%s %s prints as %s', (amount, currency, printed) => {
  expect(formatMoney(amount, currency)).toBe(printed);
});
