import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCatalogue, startTestService, type TestCatalogue, type TestService } from '../test/service.ts';
import type { Kind, Target } from './paths.ts';

let service: TestService;
let opened: TestCatalogue;

beforeAll(async () => {
  service = await startTestService();
  opened = openTestCatalogue(service);
  await opened.catalogue.start();
});
afterAll(async () => {
  await opened.close();
  await service.close();
});

test.each<[Kind, number, string | null]>([
  ['page', 60, '/'],
  ['page', 61, '/about'],
  ['page', 62, '/services'],
  ['page', 65, '/services/consulting'],
  ['page', 71, '/page/faq'],
  ['page', 5, '/catalog'],
  ['page', 6, '/cart'],
  ['page', 72, '/blog'],
  ['page', 8, null],
  ['page', 99_999, null],
  ['post', 36, '/post/choosing-the-right-void-label'],
  ['product', 99, '/product/void-security-label-standard'],
  ['product', 331, '/product/cable-tie-seal-xl'],
  ['product', 332, null],
  ['product_cat', 33, '/products/security'],
  ['post_tag', 25, '/tag/logistics'],
])('%s %i lives at %s', (kind, id, path) => {
  expect(opened.catalogue.pathOf(kind, id)).toBe(path);
});

test.each<[string, Target | null]>([
  ['/', { kind: 'page', id: 60 }],
  ['/home', { redirect: '/' }],
  ['/about', { kind: 'page', id: 61 }],
  ['/about/', { redirect: '/about' }],
  ['/ABOUT', { redirect: '/about' }],
  ['/faq', { kind: 'page', id: 71 }],
  ['/page/faq', { kind: 'page', id: 71 }],
  ['/pages/faq', { kind: 'page', id: 71 }],
  ['/services/consulting', { kind: 'page', id: 65 }],
  ['/services/consulting/', { redirect: '/services/consulting' }],
  ['/Services/Consulting', { redirect: '/services/consulting' }],
  ['/page/consulting', { redirect: '/services/consulting' }],
  ['/pages/consulting', { redirect: '/services/consulting' }],
  ['/consulting', { redirect: '/services/consulting' }],
  ['/about/consulting', null],
  ['/post/choosing-the-right-void-label', { kind: 'post', id: 36 }],
  ['/posts/choosing-the-right-void-label', { kind: 'post', id: 36 }],
  ['/choosing-the-right-void-label', { kind: 'post', id: 36 }],
  ['/2026/11/20/choosing-the-right-void-label', { redirect: '/post/choosing-the-right-void-label' }],
  ['/2026/11/Choosing-The-Right-Void-Label/', { redirect: '/post/choosing-the-right-void-label' }],
  ['/2026/choosing-the-right-void-label', null],
  ['/2026/11/20/faq', null],
  ['/product/void-security-label-standard', { kind: 'product', id: 99 }],
  ['/product/VOID-security-label-standard', { redirect: '/product/void-security-label-standard' }],
  ['/product/void-security-label-standard?utm=1', { kind: 'product', id: 99 }],
  ['/products/security', { kind: 'product_cat', id: 33 }],
  ['/product-category/security/void-labels', { redirect: '/products/void-labels' }],
  ['/category/compliance', { kind: 'category', id: 17 }],
  ['/tag/logistics', { kind: 'post_tag', id: 25 }],
  ['/shop', { redirect: '/catalog' }],
  ['/cart', null],
  ['/page/cart', null],
  ['/my-account', null],
  ['/product/nope', null],
  ['/nope', null],
  ['/a/b/c', null],
  ['//', { redirect: '/' }],
  ['/%', null],
])('%s leads to %j', (path, target) => {
  expect(opened.catalogue.resolve(path)).toEqual(target);
});

test('pages are listed by title without those of WordPress', () => {
  const pages = opened.catalogue.pages.all();
  expect(pages.map(page => page.title)).toEqual(pages.map(page => page.title).toSorted((a, b) => a.localeCompare(b)));
  expect(pages.map(page => page.slug)).not.toContain('cart');
  expect(opened.catalogue.pages.idOf('cart')).toBeNull();
  expect(pages).toHaveLength(13);
});

test('a post has the one before and the one after it', () => {
  expect(opened.catalogue.posts.neighbours(35)).toEqual({ previous: 36, next: 1 });
  expect(opened.catalogue.posts.neighbours(36)).toEqual({ previous: null, next: 35 });
  expect(opened.catalogue.posts.neighbours(1)).toEqual({ previous: 35, next: null });
  expect(opened.catalogue.posts.neighbours(99_999)).toEqual({ previous: null, next: null });
});

test('a slug with other letters is found as it is typed and as WordPress keeps it', async () => {
  service.edit('posts', 35, { slug: 'dr%c3%bcck' });
  await opened.catalogue.refresh();
  expect(opened.catalogue.posts.idOf('drück')).toBe(35);
  expect(opened.catalogue.posts.idOf('dr%C3%BCck')).toBe(35);
});

test.each([
  ['products', 99, 'permalink', '/shop/seals/void-standard/', '/product/void-security-label-standard'],
  ['postCategories', 17, 'link', '/topics/compliance/', '/category/compliance'],
  ['postTags', 25, 'link', '/subject/logistics/', '/tag/logistics'],
] as const)('of %s, %i is found where the service itself has it', async (list, id, field, own, path) => {
  service.rows[list].find(row => row.id === id)![field] = `http://wordpress.test${own}`;
  await opened.catalogue.refresh(true);
  expect(opened.catalogue.resolve(own)).toEqual({ redirect: path });
});

test('the sitemap has every address once, with its weight', async () => {
  const sitemap = await opened.catalogue.sitemap();
  const at = (path: string) => sitemap.filter(entry => entry.path === path);
  const paths = sitemap.map(entry => entry.path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.slice(0, 6)).toEqual(['/', '/about', '/catalog', '/blog', '/contact', '/request-quote']);
  expect(at('/')).toMatchObject([{ priority: 1, changeFrequency: 'weekly', url: 'https://labels.example/' }]);
  expect(at('/about')).toMatchObject([{ priority: 0.8, lastModified: '2026-11-20T18:09:30+02:00' }]);
  expect(at('/services')).toMatchObject([{ priority: 0.7, changeFrequency: 'monthly' }]);
  expect(at('/page/faq')).toMatchObject([{ priority: 0.7, changeFrequency: 'monthly' }]);
  expect(at('/post/choosing-the-right-void-label')).toMatchObject([{ priority: 0.6, changeFrequency: 'monthly' }]);
  expect(at('/product/void-security-label-standard')).toMatchObject([{ priority: 0.8, changeFrequency: 'weekly' }]);
  expect(at('/products/security')).toMatchObject([{ priority: 0.7, changeFrequency: 'weekly' }]);
  for (const path of ['/product/cable-tie-seal-xl', '/page/cart', '/cart', '/page/about', '/products/uncategorized'])
    expect(at(path)).toEqual([]);
});
