import { expect, test } from 'vitest';
import { truncateText } from './truncateText.ts';

test.each([
  ['short', 10, 'short'],
  ['  padded  ', 10, 'padded'],
  ['exactly ten', 11, 'exactly ten'],
  ['one two three four', 12, 'one two...'],
  ['one two three four', 10, 'one two...'],
  ['one two, three four', 11, 'one two...'],
  ['unbreakableword', 10, 'unbreak...'],
  ['😀😀😀😀😀', 4, '😀...'],
])('%j at %i is %j', (text, limit, cut) => {
  expect(truncateText(text, limit)).toBe(cut);
});

test('a card excerpt never passes 120 characters', () => {
  expect(truncateText('word '.repeat(60)).length).toBeLessThanOrEqual(120);
});
