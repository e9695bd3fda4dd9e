import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow.ts';

test.each([
  [1, 1, 5, [1]],
  [1, 3, 5, [1, 2, 3]],
  [1, 9, 5, [1, 2, 3, 4, 5]],
  [3, 9, 5, [1, 2, 3, 4, 5]],
  [4, 9, 5, [2, 3, 4, 5, 6]],
  [8, 9, 5, [5, 6, 7, 8, 9]],
  [9, 9, 5, [5, 6, 7, 8, 9]],
  [5, 9, 3, [4, 5, 6]],
  [2, 4, 100, [1, 2, 3, 4]],
  [1, 0, 5, []],
])('page %i of %i with %i buttons', (page, total, size, numbers) => {
  expect(pageWindow(page, total, size)).toEqual(numbers);
});
