import { expect, test } from 'vitest';
import { goodsAddress, readGoods } from './goodsAddress.ts';

test.each([
  ['5027:2,5101:1', '/cart/5027:2,5101:1'],
  ['5027', '/cart/5027:1'],
  ['5027:2, 5027:3', '/cart/5027:5'],
  ['5027:0,x:1,-4,5101:1e3,<script>', '/cart/'],
])('%s leads to %s', (list, address) => {
  expect(goodsAddress(readGoods(list).goods)).toBe(address);
});

test.each([
  [500, true],
  [100, false],
])('of a list of %i it takes what one question takes, and says whether there is more: %s', (count, more) => {
  const list = Array.from({ length: count }, (_, at) => at + 1).join(',');
  expect(readGoods(list)).toMatchObject({ goods: { length: 100 }, more });
});
