import { expect, test } from 'vitest';
import { hasPage, pageNumber } from './pageNumber.ts';

test.each([
  ['', 1],
  ['page=', 1],
  ['page=1', 1],
  ['page=20', 20],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=2.5', 1],
  ['page=02', 2],
  ['page=1e3', 1],
  ['page=ten', 1],
  ['page=999999', 0],
])('%j asks for page %i', (query, page) => {
  expect(pageNumber(new URLSearchParams(query))).toBe(page);
});

test('a list has its first page always, a later one when something is on it, and none besides', () => {
  expect(hasPage(1, [])).toBe(true);
  expect(hasPage(2, ['a post'])).toBe(true);
  expect(hasPage(2, [])).toBe(false);
  expect(hasPage(0, ['the first page'])).toBe(false);
});
