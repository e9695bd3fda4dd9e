import { expect, test } from 'vitest';
import { htmlOf } from './markdown.ts';

test.each([
  ['a paragraph with its quotation marks', `It's "sealed" &amp; signed.`, `<p>It's "sealed" &amp; signed.</p>`],
  ['a quotation on one line', '> Look first.', '<blockquote><p>Look first.</p></blockquote>'],
  ['a placeholder as an address', '[ask]({{home}}/contact/)', '<p><a href="{{home}}/contact/">ask</a></p>'],
  ['a list', '- film\n- glue', '<ul>\n<li>film</li>\n<li>glue</li>\n</ul>'],
  ['HTML between blocks', 'One.\n\n<figure>f</figure>\n\nTwo.', '<p>One.</p>\n<figure>f</figure>\n<p>Two.</p>'],
  ['nothing', '', ''],
])('%s becomes what the editor of WordPress stores', (_, text, html) => {
  expect(htmlOf(text)).toBe(html);
});
