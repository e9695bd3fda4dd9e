import { expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { relinked } from './links.ts';

const redirects: Record<string, string> = {
  '/2025/12/void-tape': '/post/void-tape',
  '/product-category/security': '/products/security',
};
const catalogue: Pick<Catalogue, 'ready' | 'resolve' | 'pathOf'> = {
  ready: true,
  resolve: path => (redirects[path] ? { redirect: redirects[path] } : null),
  pathOf: (kind, id) => (id === 12 ? `/${kind}/twelve` : null),
};

it.each([
  ['<a href="/2025/12/void-tape">x</a>', '<a href="/post/void-tape">x</a>'],
  ['<a title="y" href="/2025/12/void-tape#top">x</a>', '<a title="y" href="/post/void-tape#top">x</a>'],
  ['<a href="/?p=12&amp;a=1">x</a>', '<a href="/post/twelve">x</a>'],
  ['<a href="/product-category/security?a=1&amp;b=2">x</a>', '<a href="/products/security?a=1&amp;b=2">x</a>'],
  ['<a href="/post/void-tape">x</a>', '<a href="/post/void-tape">x</a>'],
  [
    '<a href="https://other.example/2025/12/void-tape">x</a>',
    '<a href="https://other.example/2025/12/void-tape">x</a>',
  ],
  ['&lt;a href="/2025/12/void-tape"&gt;', '&lt;a href="/2025/12/void-tape"&gt;'],
])('%s leads straight to where it lives: %s', (written, shown) => {
  expect(relinked(written, catalogue)).toBe(shown);
});

const PICTURE =
  '<img src="/_image/s/800.webp?src=/a.png" srcset="/_image/s/160.webp?src=/a.png 160w, /_image/s/1600.webp?src=/a.png 1200w">';

it.each([
  // The page that WordPress makes for a file, by its number or by a slug.
  ['/?attachment_id=7', '/_image/s/1600.webp?src=/a.png'],
  ['/2026/05/some-post/img_2044', '/_image/s/1600.webp?src=/a.png'],
  ['/img_2044', '/_image/s/1600.webp?src=/a.png'],
  ['/wp-content/uploads/2026/a.png', '/wp-content/uploads/2026/a.png'],
  ['/product/void', '/product/void'],
  ['/contact', '/contact'],
  ['/2025/12/void-tape', '/post/void-tape'],
])('a picture that is linked to %s leads to %s', (written, shown) => {
  const around = (href: string) => `<figure><a href="${href}" class="x">${PICTURE}</a></figure>`;
  expect(relinked(around(written), catalogue)).toBe(around(shown));
});
