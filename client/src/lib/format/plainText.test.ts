import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  ['<p>Leaves a <b>VOID</b> message.</p>', 'Leaves a VOID message.'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['Fish &amp; chips &lt;3', 'Fish & chips <3'],
  ['&amp;lt;', '&lt;'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
