import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eachStarted } from '../test/eachStarted.ts';
import { keep } from '../test/keep.ts';
import { openTestCatalogue } from '../test/service.ts';

const given = eachStarted();

test('a refresh asks for what changed, somewhat before the newest change it knows, and for what bears no date', async () => {
  await given.opened.catalogue.refresh();
  expect(given.service.calls.toSorted()).toEqual([
    expect.stringMatching(/^\/wc\/v3\/products\/categories\?/),
    expect.stringMatching(/^\/wc\/v3\/products\?.*modified_after=2026-11-20T16:11:05&dates_are_gmt=true/),
    expect.stringMatching(/^\/wc\/v3\/variations\?.*modified_after=2026-11-20T16:10:45&dates_are_gmt=true/),
    expect.stringMatching(/^\/wp\/v2\/categories\?/),
    expect.stringMatching(/^\/wp\/v2\/pages\?.*modified_after=2026-11-20T18:09:20&/),
    expect.stringMatching(/^\/wp\/v2\/posts\?.*modified_after=2026-11-20T16:06:42&/),
    expect.stringMatching(/^\/wp\/v2\/tags\?/),
  ]);
});

test('a row that bears a time still to come hides no change that is made after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { service, opened } = given;
  const change = (list: 'products' | 'posts', id: number, at: string, slug: string) => {
    const dates = { date_modified: at, date_modified_gmt: at, modified: at, modified_gmt: at };
    Object.assign(service.rows[list].find(row => row.id === id)!, dates, { slug });
  };
  vi.setSystemTime('2026-12-01T08:00:00Z');
  change('products', 99, '2099-01-01T00:00:00', 'imported');
  change('posts', 35, '2099-01-01T00:00:00', 'imported');
  await opened.catalogue.refresh();
  vi.setSystemTime('2026-12-01T08:01:00Z');
  change('products', 100, '2026-12-01T08:00:30', 'edited');
  change('posts', 36, '2026-12-01T08:00:30', 'edited');
  await opened.catalogue.refresh();
  expect([opened.catalogue.products.idOf('edited'), opened.catalogue.posts.idOf('edited')]).toEqual([100, 36]);
});

test('what is edited after clocks went back is found, though its own time lies before that of the edit before it', async () => {
  const { service } = given;
  const edit = (id: number, modified_gmt: string, modified: string, slug: string) =>
    Object.assign(service.rows.posts.find(row => row.id === id)!, { modified_gmt, modified, slug });
  edit(35, '2026-11-25T00:59:00', '2026-11-25T02:59:00', 'in-summer');
  await given.opened.catalogue.refresh();
  const { dataDir } = given.opened;
  await given.opened.close();
  given.opened = openTestCatalogue(service, { dataDir, gmtOffset: 1 });
  edit(36, '2026-11-25T01:10:00', '2026-11-25T02:10:00', 'in-winter');
  await given.opened.catalogue.refresh();
  expect(given.opened.catalogue.posts.idOf('in-winter')).toBe(36);
});

test('nothing is purged when nothing changed', async () => {
  const purged = keep(given.opened.store, ['catalogue', 'products', 'product:99', 'pages', 'posts']);
  await given.opened.catalogue.refresh();
  await given.opened.catalogue.refresh(true);
  expect(purged()).toEqual([]);
});

test('a changed product is found anew and purges what was made from it, nothing else', async () => {
  const purged = keep(given.opened.store, [
    'catalogue',
    'products',
    'product:99',
    'product:100',
    'pages',
    'posts',
    'site',
  ]);
  given.service.edit('products', 100, { name: 'Kraft tape', slug: 'kraft-tape', price: '12.50' });
  await given.opened.catalogue.refresh();
  expect(purged()).toEqual(['catalogue', 'products', 'product:100']);
  expect(given.opened.catalogue.products.idOf('kraft-tape')).toBe(100);
  expect((await given.opened.catalogue.products.list({ search: 'kraft' })).ids).toEqual([100]);
  expect((await given.opened.catalogue.products.list({ maxPrice: '20', type: 'simple' })).ids).toEqual([100]);
});

test.each([
  ['products', 100, '/product/tamper-evident-tape-standard', '/product/new-name'],
  ['posts', 36, '/post/choosing-the-right-void-label', '/post/new-name'],
  ['posts', 36, '/choosing-the-right-void-label', '/post/new-name'],
  ['pages', 71, '/page/faq', '/page/new-name'],
  ['pages', 71, '/FAQ/', '/page/new-name'],
] as const)('in %s, what was renamed is found at its new address: %i at %s', async (list, id, old, now) => {
  given.service.edit(list, id, { slug: 'new-name', link: `https://wp.example${now}/` });
  await given.opened.catalogue.refresh();
  expect(given.opened.catalogue.resolve(old)).toEqual({ redirect: now });
  expect(given.opened.catalogue.resolve(now)).toMatchObject({ id });
});

test.each([
  ['products', 100, '/product/tamper-evident-tape-standard', '/product/new-name'],
  ['posts', 36, '/post/choosing-the-right-void-label', '/post/new-name'],
] as const)(
  'in %s, what was renamed while it was a draft is found at its new address: %i at %s',
  async (list, id, old, now) => {
    given.service.edit(list, id, { status: 'draft' });
    await given.opened.catalogue.refresh(true);
    expect(given.opened.catalogue.resolve(old)).toBeNull();
    given.service.edit(list, id, { status: 'publish', slug: 'new-name', link: `https://wp.example${now}/` });
    await given.opened.catalogue.refresh();
    expect(given.opened.catalogue.resolve(old)).toEqual({ redirect: now });
  },
);

test.each([
  ['categories', 43, '/products/void-labels', '/products/new-name'],
  ['categories', 43, '/product-category/security/VOID-labels/', '/products/new-name'],
  ['postCategories', 17, '/category/compliance', '/category/new-name'],
  ['postTags', 25, '/tag/logistics', '/tag/new-name'],
] as const)('in %s, a term that was renamed is found at its new address: %i at %s', async (list, id, old, now) => {
  const term = given.service.rows[list].find(row => row.id === id)!;
  Object.assign(term, { slug: 'new-name', link: `https://wp.example${now}/` });
  await given.opened.catalogue.refresh(true);
  expect(given.opened.catalogue.resolve(old)).toEqual({ redirect: now });
  expect(given.opened.catalogue.resolve(now)).toMatchObject({ id });
  given.service.remove(list, id);
  await given.opened.catalogue.refresh(true);
  expect([old, now].map(path => given.opened.catalogue.resolve(path))).toEqual([null, null]);
});

test('a keyword of the shop that was renamed leads to the search for its words of now', async () => {
  type Tag = { id: number; slug: string };
  const rename = (slug: string) => {
    for (const tag of given.service.rows.products.flatMap(row => row.tags as Tag[])) if (tag.id === 55) tag.slug = slug;
  };
  const of = (slug: string) => given.opened.catalogue.resolve(`/product-tag/${slug}`);
  expect(of('eco')).toEqual({ redirect: '/catalog?search=eco' });
  rename('gr%c3%bcnes-etikett');
  await given.opened.catalogue.refresh(true);
  const now = { redirect: `/catalog?${new URLSearchParams({ search: 'grünes etikett' })}` };
  expect([of('eco'), of('grünes-etikett'), of('gr%C3%BCnes-etikett')]).toEqual([now, now, now]);
  rename('green');
  await given.opened.catalogue.refresh(true);
  expect([of('eco'), of('grünes-etikett')]).toEqual(Array(2).fill({ redirect: '/catalog?search=green' }));
});

test('a slug that another kind of term has lost leads nowhere', async () => {
  given.service.rows.postCategories.find(row => row.id === 17)!.slug = 'new-name';
  await given.opened.catalogue.refresh(true);
  expect(given.opened.catalogue.resolve('/tag/compliance')).toBeNull();
  expect(given.opened.catalogue.resolve('/products/compliance')).toBeNull();
});

test('a slug that is given away again belongs to whoever has it now', async () => {
  given.service.edit('posts', 36, { slug: 'renamed' });
  await given.opened.catalogue.refresh();
  const [other] = given.service.rows.posts.filter(row => row.id !== 36);
  given.service.edit('posts', other!.id, { slug: 'choosing-the-right-void-label' });
  await given.opened.catalogue.refresh();
  expect(given.opened.catalogue.posts.idOf('choosing-the-right-void-label')).toBe(other!.id);
  expect(given.opened.catalogue.resolve('/post/choosing-the-right-void-label')).toEqual({
    kind: 'post',
    id: other!.id,
  });
});

test('a lost slug outlives a file of another version', async () => {
  given.service.edit('posts', 36, { slug: 'renamed' });
  await given.opened.catalogue.refresh();
  const { dataDir } = given.opened;
  await given.opened.close();
  const file = new DatabaseSync(path.join(dataDir, 'catalogue-test.sqlite'));
  file.exec('PRAGMA user_version = 99');
  file.close();
  given.opened = openTestCatalogue(given.service, { dataDir });
  expect(given.opened.catalogue.ready).toBe(false);
  await given.opened.catalogue.start();
  expect(given.opened.catalogue.resolve('/post/choosing-the-right-void-label')).toEqual({ redirect: '/post/renamed' });
});

test('a lost slug of what is gone leads nowhere', async () => {
  given.service.edit('posts', 36, { slug: 'renamed' });
  await given.opened.catalogue.refresh();
  given.service.remove('posts', 36);
  await given.opened.catalogue.refresh(true);
  expect(given.opened.catalogue.resolve('/post/choosing-the-right-void-label')).toBeNull();
});

test('a changed variation purges its product', async () => {
  const purged = keep(given.opened.store, ['catalogue', 'product:102', 'variation:104', 'variation:103', 'product:99']);
  given.service.edit('variations', 104, { price: '500.00', sku: 'ST-NEW-9' });
  await given.opened.catalogue.refresh();
  expect(purged()).toEqual(['catalogue', 'product:102', 'variation:104']);
  expect(given.opened.catalogue.products.priceRange(102)).toEqual({ min: '73.90', max: '500.00' });
  expect((await given.opened.catalogue.products.list({ search: 'ST-NEW-9' })).ids).toEqual([102]);
  expect((await given.opened.catalogue.products.list({ search: 'st00042' })).ids).toEqual([]);
});

test('a product of which parts are out of stock is purged when the shop begins to hide them', async () => {
  given.service.edit('variations', 104, { stock_status: 'outofstock', price: '500.00' });
  await given.opened.catalogue.refresh();
  const purged = keep(given.opened.store, ['productList', 'product:102', 'product:99']);
  const { products } = given.opened.catalogue;
  const dearest = async () => (await products.list({ minPrice: '500' })).ids;
  expect(await dearest()).toContain(102);
  await products.noteOutOfStock(true);
  expect(purged()).toEqual(['productList', 'product:102']);
  expect(await dearest()).not.toContain(102);
  await products.noteOutOfStock(false);
  expect(await dearest()).toContain(102);
});

test('a variation that its product no longer names is gone', async () => {
  given.service.remove('variations', 106);
  given.service.edit('products', 102, { variations: [103, 104, 105] });
  await given.opened.catalogue.refresh();
  expect(given.opened.catalogue.products.priceRange(102)).toEqual({ min: '73.90', max: '93.90' });
});

test('a deleted product is noticed when everything is compared', async () => {
  const purged = keep(given.opened.store, ['catalogue', 'products', 'product:101', 'product:99']);
  given.service.remove('products', 101);
  await given.opened.catalogue.refresh();
  expect(purged()).toEqual([]);
  await given.opened.catalogue.refresh(true);
  expect(purged()).toEqual(['catalogue', 'products', 'product:101']);
  expect(given.opened.catalogue.products.idOf('ghs-hazard-label-standard')).toBeNull();
  expect((await given.opened.catalogue.products.list({ search: 'ghs hazard' })).ids).not.toContain(101);
});

test('an unpublished product is gone once everything is compared', async () => {
  given.service.edit('products', 101, { status: 'draft' });
  await given.opened.catalogue.refresh(true);
  expect(given.opened.catalogue.products.slugOf(101)).toBeNull();
});

test('sales and ratings move the order although nothing marks the product as changed', async () => {
  given.service.rows.products.find(row => row.id === 124)!.total_sales = 900;
  await given.opened.catalogue.refresh(true);
  expect((await given.opened.catalogue.products.list({ sort: { field: 'POPULARITY', order: 'DESC' } })).ids[0]).toBe(
    124,
  );
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
  const purged = keep(given.opened.store, [...own, ...others]);
  given.service.edit('products', 100, change);
  await given.opened.catalogue.refresh();
  expect(purged()).toEqual(tags);
});

test('a sale that passes no other product leaves every list and page as it is', async () => {
  const best = given.service.rows.products.reduce((one, other) =>
    Number(other.total_sales) > Number(one.total_sales) ? other : one,
  );
  const purged = keep(given.opened.store, ['productList', 'products', `product:${best.id}`]);
  best.total_sales = Number(best.total_sales) + 1;
  await given.opened.catalogue.renew([`product:${best.id}`]);
  expect(purged()).toEqual([]);
});

test('a changed page and a deleted post purge themselves and their lists', async () => {
  const purged = keep(given.opened.store, [
    'catalogue',
    'pages',
    'page:71',
    'page:61',
    'posts',
    'post:35',
    'post:36',
    'products',
  ]);
  given.service.edit('pages', 71, { slug: 'questions' });
  given.service.remove('posts', 35);
  await given.opened.catalogue.refresh(true);
  expect(purged()).toEqual(['catalogue', 'pages', 'page:71', 'posts', 'post:35']);
  expect(given.opened.catalogue.pages.idOf('questions')).toBe(71);
  expect(given.opened.catalogue.posts.neighbours(36)).toEqual({ previous: null, next: 1 });
});

test('a category that a refreshed product names first is read at once', async () => {
  const tape = given.service.rows.categories.find(row => row.slug === 'carton-tape')!;
  given.service.rows.categories.push({ ...tape, id: 900, slug: 'kraft', name: 'Kraft' });
  given.service.edit('products', 100, { categories: [{ id: 900, name: 'Kraft', slug: 'kraft' }] });
  await given.opened.catalogue.refresh();
  expect((await given.opened.catalogue.products.list({ categorySlugs: ['general'] })).ids).toContain(100);
  expect(given.opened.catalogue.pathOf('product_cat', 900)).toBe('/products/kraft');
});

test('a category that moves takes its products along', async () => {
  const moved = given.service.rows.categories.find(row => row.slug === 'carton-tape')!;
  moved.parent = 33;
  await given.opened.catalogue.refresh(true);
  expect((await given.opened.catalogue.products.list({ categorySlugs: ['security'] })).ids).toContain(110);
});

test.each([
  ['told', () => given.opened.catalogue.renew(['productCategory:48', 'productCategorys'])],
  ['noticed', () => given.opened.catalogue.refresh()],
])('a category that is called otherwise finds its products by that name once it is %s', async (_, renew) => {
  const found = async (search: string) => (await given.opened.catalogue.products.list({ search, asTyped: true })).ids;
  expect([await found('carton'), await found('kraftbahn')]).toEqual([expect.arrayContaining([109, 110]), []]);
  const purged = keep(given.opened.store, ['productText', 'productList']);
  given.service.rows.categories.find(row => row.id === 48)!.name = 'Kraftbahn &amp; Karton';
  await renew();
  expect([await found('carton'), await found('kraftbahn')]).toEqual([[109], [110]]);
  // By another category of its own it is found as before.
  expect(await found('general')).toContain(110);
  expect(purged()).toEqual(['productText']);
});

test('a category that is called otherwise says nothing of a product behind a password', async () => {
  given.service.edit('products', 110, { post_password: 'open sesame' });
  await given.opened.catalogue.refresh();
  given.service.rows.categories.find(row => row.id === 48)!.name = 'Kraftbahn';
  await given.opened.catalogue.refresh();
  expect((await given.opened.catalogue.products.list({ search: 'kraftbahn' })).ids).toEqual([]);
});

test('a shop without the flat list of variations is asked product by product, for changed ones only', async () => {
  await given.opened.close();
  given.service.flatVariations = false;
  given.opened = openTestCatalogue(given.service);
  await given.opened.catalogue.start();
  expect((await given.opened.catalogue.products.list({ search: 'ST-0004-2' })).ids).toEqual([102]);
  given.service.calls.length = 0;
  await given.opened.catalogue.refresh(true);
  expect(given.service.calls.filter(call => call.includes('variations?'))).toEqual([]);
  given.service.edit('products', 102, { price: '70.00' });
  await given.opened.catalogue.refresh();
  expect(given.service.calls.filter(call => call.includes('variations?'))).toEqual([
    expect.stringContaining('/wc/v3/products/102/variations?'),
  ]);
});

test('a process that shares the file hears what another one found', async () => {
  const other = openTestCatalogue(given.service, { dataDir: given.opened.dataDir });
  await other.catalogue.start();
  const purged = keep(other.store, ['catalogue', 'product:100', 'product:99']);
  given.service.edit('products', 100, { name: 'Kraft tape' });
  await given.opened.catalogue.refresh();
  await other.catalogue.refresh();
  expect(purged()).toEqual(['catalogue', 'product:100']);
  expect(other.catalogue.products.links([100])[0]?.name).toBe('Kraft tape');
  await other.close();
});
