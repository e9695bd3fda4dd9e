import { expect, it } from 'vitest';
import { writtenTime } from './writtenTime.ts';

it.each([
  ['2026-11-23T09:00:00+02:00', 'Monday 23 November at 09:00'],
  ['2027-01-02T10:30:00+02:00', 'Saturday 2 January at 10:30'],
  ['2028-02-29T00:00:00-11:00', 'Tuesday 29 February at 00:00'],
])('writes %s out', (moment, words) => {
  expect(writtenTime(moment)).toBe(words);
});
