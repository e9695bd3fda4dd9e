import { expect, it } from 'vitest';
import { netOf } from './netOf.ts';

it.each([
  ['12', '432.60', 2, '5191.20'],
  ['3', '0.60', 0, '2'],
  ['1', '0.0045', 3, '0.005'],
  ['77', '0.1237', 4, '9.5249'],
  ['50 000', '1,234.50', 2, '61725000.00'],
  ['', '432.60', 2, null],
  ['12', '-1', 2, null],
])('rounds %s at %s as a shop of %i decimals does: %s', (quantity, price, decimals, net) => {
  expect(netOf(quantity, price, decimals)).toBe(net);
});
