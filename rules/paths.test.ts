import { expect, test } from 'vitest';
import {
  authorPath,
  hasOwnScreen,
  isWordPressOwnPage,
  pagePath,
  postCategoryPath,
  postPath,
  postTagPath,
  productCategoryPath,
  productPath,
  wordPressOwnPath,
} from './paths.ts';

test.each([
  ['home', '/'],
  ['about', '/about'],
  ['contact', '/contact'],
  ['request-quote', '/request-quote'],
  ['services', '/services'],
  ['labels', '/labels'],
  ['terms-of-service', '/terms-of-service'],
  ['cookies', '/cookies'],
  ['faq', '/page/faq'],
  ['about-us', '/page/about-us'],
])('the page %s has the canonical path %s', (slug, path) => {
  expect(pagePath(slug)).toBe(path);
  expect(hasOwnScreen(slug)).toBe(!path.startsWith('/page/'));
});

test.each([
  ['cart', '/cart'],
  ['checkout', '/checkout'],
  ['shop', '/catalog'],
  ['blog', '/blog'],
  ['my-account', null],
])("WordPress's own page %s gives way to %s", (slug, path) => {
  expect(isWordPressOwnPage({ slug })).toBe(true);
  expect(isWordPressOwnPage({ slug, parent: 7 })).toBe(false);
  expect(wordPressOwnPath(slug)).toBe(path);
});

test("a page an editor wrote is not WordPress's own", () => {
  expect(isWordPressOwnPage({ slug: 'about' })).toBe(false);
});

test.each([
  [postPath('peel-strength'), '/post/peel-strength'],
  [productPath('void-label'), '/product/void-label'],
  [productCategoryPath('security'), '/products/security'],
  [productCategoryPath('services'), '/services'],
  [postCategoryPath('news'), '/category/news'],
  [postTagPath('void'), '/tag/void'],
  [authorPath('thandi-nkosi'), '/author/thandi-nkosi'],
])('%s is the canonical path %s', (made, path) => expect(made).toBe(path));
