import { expect, test } from 'vitest';
import { goodsAddress, readGoods } from './goodsAddress.ts';

test.each([
  ['5027:2,5101:1', '/cart/5027:2,5101:1'],
  ['5027', '/cart/5027:1'],
  ['5027:2, 5027:3', '/cart/5027:5'],
  ['5027:0,x:1,-4,5101:1e3,<script>', '/cart/'],
])('%s leads to %s', (list, address) => {
  expect(goodsAddress(readGoods(list))).toBe(address);
});

test('a list that is too long is cut to what one question takes', () => {
  expect(readGoods(Array.from({ length: 500 }, (_, at) => at + 1).join(','))).toHaveLength(100);
});
