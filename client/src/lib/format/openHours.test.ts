import { expect, test } from 'vitest';
import { openHours } from './openHours.ts';

test.each([
  ['09:00', '18:00', '9-6'],
  ['10:00', '16:00', '10-4'],
  ['08:30', '12:45', '8:30-12:45'],
  ['00:00', '12:00', '12-12'],
  [null, null, null],
])('from %s to %s reads %s', (opens, closes, words) => {
  expect(openHours(opens, closes)).toBe(words);
});
