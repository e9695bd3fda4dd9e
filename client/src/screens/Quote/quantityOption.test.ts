import { expect, test } from 'vitest';
import { quantityOption } from './quantityOption.ts';

test.each([
  [1, '1-100'],
  [100, '1-100'],
  [101, '101-500'],
  [1000, '501-1000'],
  [10_000, '5001-10000'],
  [10_001, '10000+'],
])('%i labels are %s', (count, option) => {
  expect(quantityOption(count)).toBe(option);
});
