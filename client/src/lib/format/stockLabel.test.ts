import { expect, test } from 'vitest';
import { stockLabel } from './stockLabel.ts';

test.each([
  ['instock', 'In Stock'],
  ['IN_STOCK', 'In Stock'],
  ['outofstock', 'Out of Stock'],
  ['ON_BACKORDER', 'On Backorder'],
  ['soon', 'Unknown'],
  [null, 'Unknown'],
])('%s reads %s', (status, label) => {
  expect(stockLabel(status)).toBe(label);
});
