import { expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { relinked } from './links.ts';

const redirects: Record<string, string> = {
  '/2025/12/void-tape': '/post/void-tape',
  '/product-category/security': '/products/security',
};
const catalogue: Pick<Catalogue, 'resolve' | 'pathOf' | 'ready'> = {
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
