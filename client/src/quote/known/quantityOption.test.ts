import { expect, test } from 'vitest';
import { labelsIn, quantityOption } from './quantityOption.ts';

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

test.each([
  [2, 'roll of 1000', 2000],
  [3, 'box of 36', 108],
  [5, undefined, 5],
])('%i × %s are %i labels', (packs, pack, labels) => {
  expect(labelsIn(packs, pack)).toBe(labels);
});
