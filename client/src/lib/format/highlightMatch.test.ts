import { expect, test } from 'vitest';
import { highlightMatch } from './highlightMatch.ts';

const marked = (text: string, query: string) =>
  highlightMatch(text, query)
    .map(part => (part.match ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['How a void label', 'VOID', 'How a [void] label'],
  ['Void and void', 'void', '[Void] and [void]'],
  ['Price (ZAR)', '(zar)', 'Price [(ZAR)]'],
  ['ICASA Box Label', 'label for icasa', '[ICASA] Box [Label]'],
  ['Size 25 x 15', 'a x', 'Size 25 x 15'],
  ['nothing here', 'void', 'nothing here'],
  ['as it is', '  ', 'as it is'],
])('%j searched for %j', (text, query, result) => {
  expect(marked(text, query)).toBe(result);
});
