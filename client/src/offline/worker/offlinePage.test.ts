import { expect, test } from 'vitest';
import { offlinePage } from './offlinePage.ts';

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test('an address stands in the page as what it is, and titles as they stood in theirs', () => {
  const kept = [{ address: 'https://site.example/blog?a=1&lt=2', title: 'Tape &amp; seals' }];
  const page = read(offlinePage('Tape &amp; Co', 'https://site.example/"><script>alert(1)</script>', kept, undefined));
  expect([...page.links].map(link => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/', 'Tape & Co'],
    ['https://site.example/"><script>alert(1)</script>', 'Try again'],
    ['https://site.example/blog?a=1&lt=2', 'Tape & seals'],
  ]);
  expect(page.scripts).toHaveLength(0);
});

test('where no page is kept that is said', () => {
  const page = read(
    offlinePage('site.example', 'https://site.example/', [], 'https://site.example/assets/archivo.woff2'),
  );
  expect(page.body.textContent).toContain('No page of this site is kept in this browser yet.');
});
