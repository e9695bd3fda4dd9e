import { expect, it } from 'vitest';
import type { OrderRecord } from '../../upstreams/shop/orderRecord.ts';
import { summaryOf } from './summaryOf.ts';

const named = (count: number, what: string) =>
  Array.from({ length: count }, (_, at) => ({ name: `${what} ${at + 1}` }));

it.each([
  [4, 1, 'Roll 1, Roll 2, Roll 3, Roll 4'],
  [20, 0, 'Roll 1, Roll 2, Roll 3 and 17 more'],
  [0, 2, 'Seal 1, Seal 2'],
  [0, 0, ''],
])('says of %i lines and %i fees: %s', (lines, fees, words) => {
  const order = { line_items: named(lines, 'Roll'), fee_lines: named(fees, 'Seal') };
  expect(summaryOf(order as OrderRecord)).toBe(words);
});
