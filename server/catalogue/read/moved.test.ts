import { expect, it } from 'vitest';
import type { Catalogue } from '../catalogue.ts';
import { movedTo } from './moved.ts';

const redirects: Record<string, string> = {
  '/2025/12/void-tape/': '/post/void-tape',
  '/POST/void-tape': '/post/void-tape',
  '/post/%c3%a9toile': '/post/étoile',
  '/post/%C3%A9toile': '/post/étoile',
};

const numbered: Record<number, string> = { 12: 'post', 14: 'page', 15: 'product', 16: 'category' };

const catalogue: Pick<Catalogue, 'resolve' | 'pathOf' | 'ready'> = {
  ready: true,
  resolve: path => (redirects[path] ? { redirect: redirects[path] } : null),
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
  ['/?s=void%20label', '/search?q=void+label'],
  ['/?s=void&p=12', '/post/12'],
  ['/Search/Void+Label/', '/search?q=void+label'],
  ['/search/50%', '/search?q=50%25'],
  ['/search/a&b', '/search?q=a%26b'],
  ['/feed/rss2/?a=1', '/feed.xml?a=1'],
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
  '/search',
  '/search/a/b',
  '/feed/xls',
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
