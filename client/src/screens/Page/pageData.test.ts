import { expect, test } from 'vitest';
import { pageData } from './pageData.ts';

const page = (content: string) => ({
  title: 'FAQ',
  url: 'https://labels.example/page/faq',
  modifiedAt: '2026-01-01',
  content,
});

test('a page of questions tells them with their answers', () => {
  const content =
    '<p>All of it.</p><h2>How small?</h2><p>2.5 mm.</p><h3 id="x">How soon?</h3><ul><li>Two days</li></ul>';
  expect(pageData(page(content))).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'How small?', acceptedAnswer: { text: '2.5 mm.' } },
      { '@type': 'Question', name: 'How soon?', acceptedAnswer: { text: 'Two days' } },
    ],
  });
});

test.each([
  ['without questions', '<h2>Terms</h2><p>Yes.</p>'],
  ['with one among others', '<h2>Terms</h2><p>Yes.</p><h2>Why?</h2><p>So.</p><h2>More</h2><p>No.</p>'],
  ['with a question that nothing answers', '<h2>Why?</h2><h2>How?</h2><p>So.</p>'],
])('a page %s is a page', (_what, content) => {
  expect(pageData(page(content))).toMatchObject({ '@type': 'WebPage' });
});
