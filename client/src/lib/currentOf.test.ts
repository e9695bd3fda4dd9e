import { expect, test } from 'vitest';
import { currentOf } from './currentOf.ts';

test.each([
  ['/', '/', 'page'],
  ['/about', '/', undefined],
  ['/about', '/about', 'page'],
  ['/post/void-labels', '/blog', 'true'],
  ['/product/security-void-label', '/catalog', 'true'],
  ['/products/security', '/products', 'true'],
  ['/production', '/products', undefined],
  ['/services/print', '/services', 'true'],
])('on %s a link to %s is %s', (pathname, href, current) => {
  expect(currentOf(pathname, href)).toBe(current);
});
