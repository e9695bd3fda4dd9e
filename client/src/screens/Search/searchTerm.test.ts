import { expect, test } from 'vitest';
import { searchHref, searchTerm } from './searchTerm.ts';

test.each([
  ['/search', '', 1],
  ['/search?q=%20v%20', '', 1],
  ['/search?q=+void+tape+&page=3', 'void tape', 3],
  ['/search?q=void&page=x', 'void', 1],
  ['/search?q=void&page=100000', 'void', 0],
  ['/search?q=viod&as=typed', 'viod', 1],
])('%s asks for %j, page %i', (address, query, page) => {
  expect(searchTerm(address)).toEqual({ query, page, asTyped: address.includes('as=') });
});

test('a term of 2 kB is cut to 200 characters', () => {
  expect(searchTerm(`/search?q=${'void '.repeat(400)}`).query).toHaveLength(199);
});

test('the first page has no number', () => {
  expect(searchHref('void & tape')).toBe('/search?q=void+%26+tape');
  expect(searchHref('void', 2)).toBe('/search?q=void&page=2');
});
