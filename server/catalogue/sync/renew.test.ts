import { expect, test } from 'vitest';
import { eachStarted } from '../test/eachStarted.ts';
import { keep } from '../test/keep.ts';

const given = eachStarted();

test('what is named is read again at once, although nothing marks it as changed', async () => {
  const purged = keep(given.opened.store, [
    'catalogue',
    'product:100',
    'product:102',
    'variation:104',
    'page:71',
    'post:36',
  ]);
  given.service.rows.products.find(row => row.id === 100)!.slug = 'kraft-tape';
  given.service.rows.variations.find(row => row.id === 104)!.price = '500.00';
  given.service.rows.posts.find(row => row.id === 36)!.slug = 'renamed';
  await given.opened.catalogue.renew(['product:100', 'products', 'variation:104', 'post:36', 'posts', 'menus']);
  expect(purged()).toEqual(['catalogue', 'product:100', 'product:102', 'variation:104', 'post:36']);
  expect(given.opened.catalogue.products.idOf('kraft-tape')).toBe(100);
  expect(given.opened.catalogue.products.priceRange(102)).toEqual({ min: '73.90', max: '500.00' });
  expect(given.opened.catalogue.posts.idOf('renamed')).toBe(36);
  expect(given.service.calls.filter(call => call.startsWith('/wp/v2/pages'))).toEqual([]);
});

test('what is named and no longer there is gone, and nothing else', async () => {
  given.service.edit('products', 101, { status: 'draft' });
  given.service.remove('posts', 35);
  await given.opened.catalogue.renew(['product:101', 'post:35', 'page:71']);
  expect(given.opened.catalogue.products.slugOf(101)).toBeNull();
  expect(given.opened.catalogue.posts.neighbours(36)).toEqual({ previous: null, next: 1 });
  expect(given.opened.catalogue.pathOf('page', 71)).toBe('/page/faq');
  expect(given.opened.catalogue.pathOf('product', 100)).not.toBeNull();
});

test('a term is found at its new slug once its kind is named', async () => {
  given.service.rows.postTags[0]!.slug = 'renamed';
  await given.opened.catalogue.renew([`tag:${given.service.rows.postTags[0]!.id}`, 'tags']);
  expect(given.opened.catalogue.resolve('/tag/renamed')).toMatchObject({ kind: 'post_tag' });
});

test('what was read at once does not hide an older change from the next refresh', async () => {
  given.service.edit('posts', 36, { slug: 'missed' });
  given.service.edit('posts', 35, { slug: 'told' });
  await given.opened.catalogue.renew(['post:35']);
  await given.opened.catalogue.refresh();
  expect(given.opened.catalogue.posts.idOf('missed')).toBe(36);
});

test('what could not be read at once is read with the next pass', async () => {
  given.service.rows.posts.find(row => row.id === 36)!.slug = 'renamed';
  given.service.down = path => path === '/wp/v2/posts';
  await given.opened.catalogue.renew(['post:36']);
  expect(given.opened.catalogue.posts.idOf('renamed')).toBeNull();
  given.service.down = () => false;
  await given.opened.catalogue.refresh();
  expect(given.opened.catalogue.posts.idOf('renamed')).toBe(36);
});
