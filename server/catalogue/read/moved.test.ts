import { expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { movedTo } from './moved.ts';

const redirects: Record<string, string> = {
  '/2025/12/void-tape/': '/post/void-tape',
  '/POST/void-tape': '/post/void-tape',
  '/post/%c3%a9toile': '/post/étoile',
  '/post/%C3%A9toile': '/post/étoile',
  '/shop': '/catalog',
  '/product-category/void-labels': '/products/void-labels',
};
/** Paths with what lives there. */
const living: Record<string, ReturnType<Catalogue['resolve']>> = {
  '/post/void-tape': { kind: 'post', id: 12 },
  '/category/news': { kind: 'category', id: 16 },
};

const numbered: Record<number, string> = { 12: 'post', 14: 'page', 15: 'product', 16: 'category' };

const catalogue: Pick<Catalogue, 'resolve' | 'pathOf' | 'ready'> = {
  ready: true,
  resolve: path => (redirects[path] ? { redirect: redirects[path] } : (living[path] ?? null)),
  pathOf: (kind, id) => (numbered[id] === kind ? `/${kind}/${id}` : null),
};

const moved = (address: string) => movedTo(new URL(`http://site.example${address}`), catalogue);

it.each([
  ['/2025/12/void-tape/?a=1', '/post/void-tape?a=1'],
  ['/POST/void-tape', '/post/void-tape'],
  ['/catalog/?page=2', '/catalog?page=2'],
  ['/CATALOG?q=Void', '/catalog?q=Void'],
  ['/Products/Unknown/', '/products/unknown'],
  ['//evil.example', '/evil.example'],
  ['//', '/'],
  ['/about-us', '/about'],
  ['/Contact-Us/?a=1', '/contact?a=1'],
  ['/catalogue?page=2', '/catalog?page=2'],
  ['/quote', '/request-quote'],
  ['/?p=12', '/post/12'],
  ['/?page_id=14', '/page/14'],
  ['/?p=14', '/page/14'],
  ['/?post_type=product&p=15', '/product/15'],
  ['/post/%c3%a9toile', '/post/%C3%A9toile'],
  ['/?cat=16', '/category/16'],
  ['/?cat=16&paged=3', '/category/16?page=3'],
  ['/?s=void&paged=2', '/search?q=void&page=2'],
  ['/?p=12&paged=2', '/post/12'],
  ['/?paged=2', '/blog?page=2'],
  ['/?s=void%20label', '/search?q=void+label'],
  ['/?s=void&p=12', '/post/12'],
  ['/Search/Void+Label/', '/search?q=void+label'],
  ['/search/50%', '/search?q=50%25'],
  ['/search/a&b', '/search?q=a%26b'],
  ['/feed/rss2/?a=1', '/feed.xml?a=1'],
  ['/blog/page/2/', '/blog?page=2'],
  ['/index.php/shop/?a=1', '/catalog?a=1'],
  ['/index.php/category/news/page/2/', '/category/16?page=2'],
  ['/index.php/about-us/', '/about'],
  ['/index.php/nowhere', '/nowhere'],
  ['/index.php?a=1', '/?a=1'],
  ['/index.php', '/'],
  ['/blog/page/1/?a=1', '/blog?a=1'],
  ['/shop/page/3/', '/catalog?page=3'],
  ['/category/news/page/2/', '/category/16?page=2'],
  ['/Category/News/page/2/?utm_source=a&page=9', '/category/16?page=2&utm_source=a'],
  ['/product-category/void-labels/page/2/', '/products/void-labels?page=2'],
  ['/author/thandi/page/2/', '/author/thandi?page=2'],
  ['/search/void/page/2/', '/search?q=void&page=2'],
  ['/post/void-tape/page/2/', '/post/12'],
  ['/post/void-tape/comment-page-2/', '/post/12'],
  ['/post/void-tape/feed/', '/post/12'],
  ['/post/void-tape/feed/atom/', '/post/12'],
  ['/post/void-tape/amp/', '/post/12'],
  ['/post/void-tape/embed/', '/post/12'],
  ['/comments/feed/', '/feed.xml'],
  ['/2025/', '/blog/archive'],
  ['/2025/12/24/', '/blog/archive'],
  ['/my-account/', '/account'],
  ['/my-account/orders/', '/account'],
  ['/wp-sitemap.xml', '/sitemap.xml'],
  ['/sitemap_index.xml', '/sitemap.xml'],
])('leads from %s to %s', (from, to) => {
  expect(moved(from)).toBe(to);
});

it.each([
  '/',
  '/catalog',
  '/nope',
  '/?p=13',
  '/?p=16',
  '/?p=x',
  '/?s=',
  '/?cat=12',
  '/?cat=12&paged=2',
  '/?paged=1',
  '/?paged=x',
  '/?author=4&paged=2',
  '/search',
  '/search/a/b',
  '/feed/xls',
  '/category/nothing/page/2',
  '/nope/feed',
  '/page/2',
  '/2025/123',
  '/my-accounts',
  '/post/%C3%A9toile',
  '/assets/Index-AbC.js',
])('leaves %s where it is', address => {
  expect(moved(address)).toBeNull();
});

it('leaves an address that people try to the page that has it, and while nobody knows whether one has', () => {
  const page = { ...catalogue, resolve: () => ({ kind: 'page' as const, id: 14 }) };
  const about = new URL('http://site.example/about-us');
  expect(movedTo(about, page)).toBeNull();
  expect(movedTo(about, { ...catalogue, ready: false })).toBeNull();
  expect(movedTo(about, catalogue)).toBe('/about');
});
