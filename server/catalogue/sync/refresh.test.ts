import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestCatalogue, startTestService, type TestCatalogue, type TestService } from '../testService.ts';

let service: TestService;
let opened: TestCatalogue;

beforeEach(async () => {
  service = await startTestService();
  opened = openTestCatalogue(service);
  await opened.catalogue.start();
  service.calls.length = 0;
});
afterEach(async () => {
  await opened.close();
  await service.close();
});

/** Something in the cache for each of these tags; says later which were purged. */
function keep(store: TestCatalogue['store'], tags: string[]) {
  for (const tag of tags) store.set(tag, { tags: [tag], size: 1 }, store.sequence);
  return () => tags.filter(tag => !store.get(tag));
}

test('a refresh asks for what changed, somewhat before the newest change it knows, and for what bears no date', async () => {
  await opened.catalogue.refresh();
  expect(service.calls.toSorted()).toEqual([
    expect.stringMatching(/^\/wc\/v3\/products\/categories\?/),
    expect.stringMatching(/^\/wc\/v3\/products\?.*modified_after=2026-11-20T16:11:05&dates_are_gmt=true/),
    expect.stringMatching(/^\/wc\/v3\/variations\?.*modified_after=2026-11-20T16:10:45&dates_are_gmt=true/),
    expect.stringMatching(/^\/wp\/v2\/categories\?/),
    expect.stringMatching(/^\/wp\/v2\/pages\?.*modified_after=2026-11-20T18:09:20&/),
    expect.stringMatching(/^\/wp\/v2\/posts\?.*modified_after=2026-11-20T16:06:42&/),
    expect.stringMatching(/^\/wp\/v2\/tags\?/),
  ]);
});

test('nothing is purged when nothing changed', async () => {
  const purged = keep(opened.store, ['catalogue', 'products', 'product:99', 'pages', 'posts']);
  await opened.catalogue.refresh();
  await opened.catalogue.refresh(true);
  expect(purged()).toEqual([]);
});

test('a changed product is found anew and purges what was made from it, nothing else', async () => {
  const purged = keep(opened.store, ['catalogue', 'products', 'product:99', 'product:100', 'pages', 'posts', 'site']);
  service.edit('products', 100, { name: 'Kraft tape', slug: 'kraft-tape', price: '12.50' });
  await opened.catalogue.refresh();
  expect(purged()).toEqual(['catalogue', 'products', 'product:100']);
  expect(opened.catalogue.products.idOf('kraft-tape')).toBe(100);
  expect((await opened.catalogue.products.list({ search: 'kraft' })).ids).toEqual([100]);
  expect((await opened.catalogue.products.list({ maxPrice: '20', type: 'simple' })).ids).toEqual([100]);
});

test.each([
  ['products', 100, '/product/tamper-evident-tape-standard', '/product/new-name'],
  ['posts', 36, '/post/choosing-the-right-void-label', '/post/new-name'],
  ['posts', 36, '/choosing-the-right-void-label', '/post/new-name'],
  ['pages', 71, '/page/faq', '/page/new-name'],
  ['pages', 71, '/FAQ/', '/page/new-name'],
] as const)('in %s, what was renamed is found at its new address: %i at %s', async (list, id, old, now) => {
  service.edit(list, id, { slug: 'new-name', link: `https://wp.example${now}/` });
  await opened.catalogue.refresh();
  expect(opened.catalogue.resolve(old)).toEqual({ redirect: now });
  expect(opened.catalogue.resolve(now)).toMatchObject({ id });
});

test('a slug that is given away again belongs to whoever has it now', async () => {
  service.edit('posts', 36, { slug: 'renamed' });
  await opened.catalogue.refresh();
  const [other] = service.rows.posts.filter(row => row.id !== 36);
  service.edit('posts', other!.id, { slug: 'choosing-the-right-void-label' });
  await opened.catalogue.refresh();
  expect(opened.catalogue.posts.idOf('choosing-the-right-void-label')).toBe(other!.id);
  expect(opened.catalogue.resolve('/post/choosing-the-right-void-label')).toEqual({ kind: 'post', id: other!.id });
});

test('a lost slug outlives a file of another version', async () => {
  service.edit('posts', 36, { slug: 'renamed' });
  await opened.catalogue.refresh();
  const { dataDir } = opened;
  await opened.close();
  const file = new DatabaseSync(path.join(dataDir, 'catalogue-test.sqlite'));
  file.exec('PRAGMA user_version = 99');
  file.close();
  opened = openTestCatalogue(service, { dataDir });
  expect(opened.catalogue.ready).toBe(false);
  await opened.catalogue.start();
  expect(opened.catalogue.resolve('/post/choosing-the-right-void-label')).toEqual({ redirect: '/post/renamed' });
});

test('a lost slug of what is gone leads nowhere', async () => {
  service.edit('posts', 36, { slug: 'renamed' });
  await opened.catalogue.refresh();
  service.remove('posts', 36);
  await opened.catalogue.refresh(true);
  expect(opened.catalogue.resolve('/post/choosing-the-right-void-label')).toBeNull();
});

test('a changed variation purges its product', async () => {
  const purged = keep(opened.store, ['catalogue', 'product:102', 'variation:104', 'variation:103', 'product:99']);
  service.edit('variations', 104, { price: '500.00', sku: 'ST-NEW-9' });
  await opened.catalogue.refresh();
  expect(purged()).toEqual(['catalogue', 'product:102', 'variation:104']);
  expect(opened.catalogue.products.priceRange(102)).toEqual({ min: '73.90', max: '500.00' });
  expect((await opened.catalogue.products.list({ search: 'ST-NEW-9' })).ids).toEqual([102]);
  expect((await opened.catalogue.products.list({ search: 'st00042' })).ids).toEqual([]);
});

test('a variation that its product no longer names is gone', async () => {
  service.remove('variations', 106);
  service.edit('products', 102, { variations: [103, 104, 105] });
  await opened.catalogue.refresh();
  expect(opened.catalogue.products.priceRange(102)).toEqual({ min: '73.90', max: '93.90' });
});

test('a deleted product is noticed when everything is compared', async () => {
  const purged = keep(opened.store, ['catalogue', 'products', 'product:101', 'product:99']);
  service.remove('products', 101);
  await opened.catalogue.refresh();
  expect(purged()).toEqual([]);
  await opened.catalogue.refresh(true);
  expect(purged()).toEqual(['catalogue', 'products', 'product:101']);
  expect(opened.catalogue.products.idOf('ghs-hazard-label-standard')).toBeNull();
  expect((await opened.catalogue.products.list({ search: 'ghs hazard' })).ids).not.toContain(101);
});

test('an unpublished product is gone once everything is compared', async () => {
  service.edit('products', 101, { status: 'draft' });
  await opened.catalogue.refresh(true);
  expect(opened.catalogue.products.slugOf(101)).toBeNull();
});

test('sales and ratings move the order although nothing marks the product as changed', async () => {
  service.rows.products.find(row => row.id === 124)!.total_sales = 900;
  await opened.catalogue.refresh(true);
  expect((await opened.catalogue.products.list({ sort: { field: 'POPULARITY', order: 'DESC' } })).ids[0]).toBe(124);
});

test.each<[string, Record<string, unknown>, string[]]>([
  ['what only its own page shows', {}, ['product:100']],
  ['a text', { description: 'Holds in the rain.' }, ['product:100', 'productText']],
  ['its price', { price: '12.50' }, ['product:100', 'products', 'productList']],
  ['its stock', { stock_status: 'onbackorder' }, ['product:100', 'products', 'productList']],
  ['its address', { slug: 'kraft-tape' }, ['product:100', 'products', 'productList', 'paths', 'path:product:100']],
  ['its categories', { categories: [] }, ['product:100', 'products', 'productList', 'productText', 'productGroups']],
])('a change of %s purges what shows it', async (_, change, tags) => {
  const others = ['product:99', 'path:product:99', 'posts', 'pages'];
  const own = ['product:100', 'products', 'productList', 'productText', 'productGroups', 'paths', 'path:product:100'];
  const purged = keep(opened.store, [...own, ...others]);
  service.edit('products', 100, change);
  await opened.catalogue.refresh();
  expect(purged()).toEqual(tags);
});

test('a sale that passes no other product leaves every list and page as it is', async () => {
  const best = service.rows.products.reduce((one, other) =>
    Number(other.total_sales) > Number(one.total_sales) ? other : one,
  );
  const purged = keep(opened.store, ['productList', 'products', `product:${best.id}`]);
  best.total_sales = Number(best.total_sales) + 1;
  await opened.catalogue.renew([`product:${best.id}`]);
  expect(purged()).toEqual([]);
});

test('a changed page and a deleted post purge themselves and their lists', async () => {
  const purged = keep(opened.store, [
    'catalogue',
    'pages',
    'page:71',
    'page:61',
    'posts',
    'post:35',
    'post:36',
    'products',
  ]);
  service.edit('pages', 71, { slug: 'questions' });
  service.remove('posts', 35);
  await opened.catalogue.refresh(true);
  expect(purged()).toEqual(['catalogue', 'pages', 'page:71', 'posts', 'post:35']);
  expect(opened.catalogue.pages.idOf('questions')).toBe(71);
  expect(opened.catalogue.posts.neighbours(36)).toEqual({ previous: null, next: 1 });
});

test('a category that a refreshed product names first is read at once', async () => {
  const tape = service.rows.categories.find(row => row.slug === 'carton-tape')!;
  service.rows.categories.push({ ...tape, id: 900, slug: 'kraft', name: 'Kraft' });
  service.edit('products', 100, { categories: [{ id: 900, name: 'Kraft', slug: 'kraft' }] });
  await opened.catalogue.refresh();
  expect((await opened.catalogue.products.list({ categorySlugs: ['general'] })).ids).toContain(100);
  expect(opened.catalogue.pathOf('product_cat', 900)).toBe('/products/kraft');
});

test('a category that moves takes its products along', async () => {
  const moved = service.rows.categories.find(row => row.slug === 'carton-tape')!;
  moved.parent = 33;
  await opened.catalogue.refresh(true);
  expect((await opened.catalogue.products.list({ categorySlugs: ['security'] })).ids).toContain(110);
});

test('a shop without the flat list of variations is asked product by product, for changed ones only', async () => {
  await opened.close();
  service.flatVariations = false;
  opened = openTestCatalogue(service);
  await opened.catalogue.start();
  expect((await opened.catalogue.products.list({ search: 'ST-0004-2' })).ids).toEqual([102]);
  service.calls.length = 0;
  await opened.catalogue.refresh(true);
  expect(service.calls.filter(call => call.includes('variations?'))).toEqual([]);
  service.edit('products', 102, { price: '70.00' });
  await opened.catalogue.refresh();
  expect(service.calls.filter(call => call.includes('variations?'))).toEqual([
    expect.stringContaining('/wc/v3/products/102/variations?'),
  ]);
});

test('a process that shares the file hears what another one found', async () => {
  const other = openTestCatalogue(service, { dataDir: opened.dataDir });
  await other.catalogue.start();
  const purged = keep(other.store, ['catalogue', 'product:100', 'product:99']);
  service.edit('products', 100, { name: 'Kraft tape' });
  await opened.catalogue.refresh();
  await other.catalogue.refresh();
  expect(purged()).toEqual(['catalogue', 'product:100']);
  expect(other.catalogue.products.links([100])[0]?.name).toBe('Kraft tape');
  await other.close();
});

test('what is named is read again at once, although nothing marks it as changed', async () => {
  const purged = keep(opened.store, ['catalogue', 'product:100', 'product:102', 'variation:104', 'page:71', 'post:36']);
  service.rows.products.find(row => row.id === 100)!.slug = 'kraft-tape';
  service.rows.variations.find(row => row.id === 104)!.price = '500.00';
  service.rows.posts.find(row => row.id === 36)!.slug = 'renamed';
  await opened.catalogue.renew(['product:100', 'products', 'variation:104', 'post:36', 'posts', 'menus']);
  expect(purged()).toEqual(['catalogue', 'product:100', 'product:102', 'variation:104', 'post:36']);
  expect(opened.catalogue.products.idOf('kraft-tape')).toBe(100);
  expect(opened.catalogue.products.priceRange(102)).toEqual({ min: '73.90', max: '500.00' });
  expect(opened.catalogue.posts.idOf('renamed')).toBe(36);
  expect(service.calls.filter(call => call.startsWith('/wp/v2/pages'))).toEqual([]);
});

test('what is named and no longer there is gone, and nothing else', async () => {
  service.edit('products', 101, { status: 'draft' });
  service.remove('posts', 35);
  await opened.catalogue.renew(['product:101', 'post:35', 'page:71']);
  expect(opened.catalogue.products.slugOf(101)).toBeNull();
  expect(opened.catalogue.posts.neighbours(36)).toEqual({ previous: null, next: 1 });
  expect(opened.catalogue.pathOf('page', 71)).toBe('/page/faq');
  expect(opened.catalogue.pathOf('product', 100)).not.toBeNull();
});

test('a term is found at its new slug once its kind is named', async () => {
  service.rows.postTags[0]!.slug = 'renamed';
  await opened.catalogue.renew([`tag:${service.rows.postTags[0]!.id}`, 'tags']);
  expect(opened.catalogue.resolve('/tag/renamed')).toMatchObject({ kind: 'post_tag' });
});

test('what was read at once does not hide an older change from the next refresh', async () => {
  service.edit('posts', 36, { slug: 'missed' });
  service.edit('posts', 35, { slug: 'told' });
  await opened.catalogue.renew(['post:35']);
  await opened.catalogue.refresh();
  expect(opened.catalogue.posts.idOf('missed')).toBe(36);
});

test('what could not be read at once is read with the next pass', async () => {
  service.rows.posts.find(row => row.id === 36)!.slug = 'renamed';
  service.down = path => path === '/wp/v2/posts';
  await opened.catalogue.renew(['post:36']);
  expect(opened.catalogue.posts.idOf('renamed')).toBeNull();
  service.down = () => false;
  await opened.catalogue.refresh();
  expect(opened.catalogue.posts.idOf('renamed')).toBe(36);
});
