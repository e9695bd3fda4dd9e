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

test('the sitemap names the pictures of a product', async () => {
  service.edit('products', 100, { images: [{ id: 1, src: 'https://wp.example/tape.png', alt: '' }] });
  await opened.catalogue.refresh();
  const entry = (await opened.catalogue.sitemap()).find(({ path }) => path === opened.catalogue.pathOf('product', 100));
  expect(entry?.images).toEqual(['https://wp.example/tape.png']);
});

test('the sitemap names the featured picture of a post, which is asked for once', async () => {
  service.rows.media = [{ id: 7, source_url: 'https://wp.example/void.png', mime_type: 'image/png' }];
  service.edit('posts', 36, { featured_media: 7 });
  await opened.catalogue.refresh();
  await opened.catalogue.refresh();
  const entry = (await opened.catalogue.sitemap()).find(({ path }) => path === opened.catalogue.pathOf('post', 36));
  expect(entry?.images).toEqual(['https://wp.example/void.png']);
  expect(service.calls.filter(call => call.startsWith('/wp/v2/media'))).toHaveLength(1);
});

test('the sitemap and the feed leave out what its owner keeps from search engines, and take it in again', async () => {
  const about = service.rows.pages.find(({ slug }) => slug === 'about')!;
  const marks = [
    ['products', 100, { yoast_head_json: { robots: { index: 'noindex', follow: 'follow' } } }],
    ['posts', 36, { aioseo_head_json: { robots: 'noindex, max-image-preview:large' } }],
    ['pages', about.id, { yoast_head_json: { robots: { index: 'noindex' } } }],
  ] as const;
  const listed = async () => {
    await opened.catalogue.refresh();
    const paths = (await opened.catalogue.sitemap()).map(({ path }) => path);
    const { pathOf, products } = opened.catalogue;
    const offered = [...products.offers()].flat().some(({ id }) => id === 100);
    return [pathOf('product', 100)!, pathOf('post', 36)!, '/about'].map(path => paths.includes(path)).concat(offered);
  };
  expect(await listed()).toEqual([true, true, true, true]);
  for (const [list, id, mark] of marks) service.edit(list, id, mark);
  expect(await listed()).toEqual([false, false, false, false]);
  const asked = service.calls.filter(call => /_fields=.*modified/.test(call));
  expect(asked.every(call => call.includes('yoast_head_json.robots') || call.includes('/variations'))).toBe(true);
  for (const [list, id] of marks) service.edit(list, id, { yoast_head_json: {}, aioseo_head_json: {} });
  expect(await listed()).toEqual([true, true, true, true]);
});

test('the sitemap leaves out a product that Rank Math marks in its fields, which are asked for where Rank Math is', async () => {
  service.edit('products', 100, { meta_data: [{ id: 1, key: 'rank_math_robots', value: ['noindex'] }] });
  const listed = async ({ catalogue }: TestCatalogue) => {
    await catalogue.refresh();
    return (await catalogue.sitemap()).some(({ path }) => path === catalogue.pathOf('product', 100));
  };
  expect(await listed(opened)).toBe(true);
  const another = openTestCatalogue(service, { rankMath: true });
  await another.catalogue.start();
  expect(await listed(another)).toBe(false);
  await another.close();
});

test('the sitemap leaves out categories that their owner keeps from search engines, and the screen of one', async () => {
  const [full] = service.rows.categories;
  const [topic] = service.rows.postCategories;
  const mark = (change: object) => [full, topic].map(row => Object.assign(row!, change));
  const { pathOf } = opened.catalogue;
  const wanted = [pathOf('product_cat', full!.id)!, pathOf('category', topic!.id)!];
  const listed = async () => {
    await opened.catalogue.refresh();
    const paths = (await opened.catalogue.sitemap()).map(({ path }) => path);
    return wanted.map(path => paths.includes(path));
  };
  expect(await listed()).toEqual([true, true]);
  mark({ yoast_head_json: { robots: { index: 'noindex' } } });
  expect(await listed()).toEqual([false, false]);
  mark({ yoast_head_json: {} });
  expect(await listed()).toEqual([true, true]);
  const asked = service.calls.filter(call => /(categories|tags)\?_fields=/.test(call));
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.every(call => call.includes('yoast_head_json.robots'))).toBe(true);
  full!.slug = 'services';
  const services = async () => (await opened.catalogue.sitemap()).filter(({ path }) => path === '/services').length;
  const page = service.rows.pages.find(({ slug }) => slug === 'about')!;
  Object.assign(page, { slug: 'services', link: String(page.link).replace('about', 'services') });
  await opened.catalogue.refresh(true);
  expect(await services()).toBe(1);
  service.edit('pages', page.id, { yoast_head_json: { robots: { index: 'noindex' } } });
  await opened.catalogue.refresh();
  expect(await services()).toBe(0);
  service.rows.pages = service.rows.pages.filter(({ slug }) => slug !== 'services');
  await opened.catalogue.refresh(true);
  expect(await services()).toBe(1);
  mark({ yoast_head_json: { robots: { index: 'noindex' } } });
  await opened.catalogue.refresh();
  expect(await services()).toBe(0);
});

test('Rank Math’s mark counts where WordPress shows it, as a list or as text', async () => {
  const about = service.rows.pages.find(({ slug }) => slug === 'about')!;
  const listed = async () => {
    await opened.catalogue.refresh();
    const paths = (await opened.catalogue.sitemap()).map(({ path }) => path);
    return [opened.catalogue.pathOf('post', 36)!, '/about'].map(path => paths.includes(path));
  };
  expect(await listed()).toEqual([true, true]);
  service.edit('posts', 36, { meta: { rank_math_robots: ['noindex', 'nofollow'] } });
  service.edit('pages', about.id, { meta: { rank_math_robots: 'noindex' } });
  expect(await listed()).toEqual([false, false]);
  service.edit('posts', 36, { meta: { rank_math_robots: ['index'] } });
  service.edit('pages', about.id, { meta: [] });
  expect(await listed()).toEqual([true, true]);
});

test('a media library that cannot be read costs nothing but its pictures', async () => {
  service.down = path => path === '/wp/v2/media';
  service.edit('posts', 36, { featured_media: 7, slug: 'renamed' });
  await opened.catalogue.refresh();
  expect(opened.catalogue.posts.idOf('renamed')).toBe(36);
});
