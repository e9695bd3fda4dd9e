import { expect, test } from 'vitest';
import { relativeDate } from './relativeDate.ts';

const now = new Date('2026-11-20T12:00:00Z');

test.each([
  [0, 'today'],
  [1, 'yesterday'],
  [2, '2 days ago'],
  [6, '6 days ago'],
  [7, '1 week ago'],
  [29, '4 weeks ago'],
  [30, '1 month ago'],
  [364, '12 months ago'],
  [365, '1 year ago'],
  [800, '2 years ago'],
])('%i days before now reads %s', (days, words) => {
  expect(relativeDate(new Date(now.getTime() - days * 86_400_000), now)).toBe(words);
});

test('a clock that runs ahead still reads today', () => {
  expect(relativeDate('2026-11-20T12:05:00Z', now)).toBe('today');
});
