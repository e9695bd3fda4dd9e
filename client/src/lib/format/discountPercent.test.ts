import { expect, test } from 'vitest';
import { discountPercent } from './discountPercent.ts';

test.each([
  ['84.00', '71.40', 15],
  ['3', '2', 33],
  ['10', '0', 100],
  ['10', '10', null],
  ['10', '12', null],
  ['1000', '999', null],
  ['0', '0', null],
  [null, '5', null],
  ['10', null, null],
  ['ten', '5', null],
])('%s down to %s is %s percent', (regular, sale, percent) => {
  expect(discountPercent(regular, sale)).toBe(percent);
});
