import { expect, test } from 'vitest';
import { counted } from './fillText.ts';

test.each([
  [0, '0 days left'],
  [1, '1 day left'],
  [2, '2 days left'],
])('%i is counted as %s', (count, words) => {
  expect(counted(count, '1 day left', '{count} days left')).toBe(words);
});
