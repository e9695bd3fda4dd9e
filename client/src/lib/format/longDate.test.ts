import { expect, test } from 'vitest';
import { longDate } from './longDate.ts';

test.each([
  ['2026-03-12', '12 March 2026'],
  ['2026-03-12T23:59:00+02:00', '12 March 2026'],
  ['2026-03-12T08:00:00', '12 March 2026'],
  ['2026-03-12T22:30:00Z', '13 March 2026'],
  ['2025-12-31T22:00:00.000Z', '1 January 2026'],
])('%s reads %s', (date, words) => {
  expect(longDate(date)).toBe(words);
});
