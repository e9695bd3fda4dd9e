import { expect, test } from 'vitest';
import { eachStarted } from '../test/eachStarted.ts';
import { openTestCatalogue, type TestCatalogue } from '../test/service.ts';

const given = eachStarted();

test('the sitemap names the pictures of a product', async () => {
  given.service.edit('products', 100, { images: [{ id: 1, src: 'https://wp.example/tape.png', alt: '' }] });
  await given.opened.catalogue.refresh();
  const entry = (await given.opened.catalogue.sitemap()).find(
    ({ path }) => path === given.opened.catalogue.pathOf('product', 100),
  );
  expect(entry?.images).toEqual(['https://wp.example/tape.png']);
});

test('the sitemap names the featured picture of a post, which is asked for once', async () => {
  given.service.rows.media = [{ id: 7, source_url: 'https://wp.example/void.png', mime_type: 'image/png' }];
  given.service.edit('posts', 36, { featured_media: 7 });
  await given.opened.catalogue.refresh();
  await given.opened.catalogue.refresh();
  const entry = (await given.opened.catalogue.sitemap()).find(
    ({ path }) => path === given.opened.catalogue.pathOf('post', 36),
  );
  expect(entry?.images).toEqual(['https://wp.example/void.png']);
  expect(given.service.calls.filter(call => call.startsWith('/wp/v2/media'))).toHaveLength(1);
});

test('the sitemap and the feed leave out what its owner keeps from search engines, and take it in again', async () => {
  const about = given.service.rows.pages.find(({ slug }) => slug === 'about')!;
  const marks = [
    ['products', 100, { yoast_head_json: { robots: { index: 'noindex', follow: 'follow' } } }],
    ['posts', 36, { aioseo_head_json: { robots: 'noindex, max-image-preview:large' } }],
    ['pages', about.id, { yoast_head_json: { robots: { index: 'noindex' } } }],
  ] as const;
  const listed = async () => {
    await given.opened.catalogue.refresh();
    const paths = (await given.opened.catalogue.sitemap()).map(({ path }) => path);
    const { pathOf, products } = given.opened.catalogue;
    const offered = [...products.offers()].flat().some(({ id }) => id === 100);
    return [pathOf('product', 100)!, pathOf('post', 36)!, '/about'].map(path => paths.includes(path)).concat(offered);
  };
  expect(await listed()).toEqual([true, true, true, true]);
  for (const [list, id, mark] of marks) given.service.edit(list, id, mark);
  expect(await listed()).toEqual([false, false, false, false]);
  const asked = given.service.calls.filter(call => /_fields=.*modified/.test(call));
  expect(asked.every(call => call.includes('yoast_head_json.robots') || call.includes('/variations'))).toBe(true);
  for (const [list, id] of marks) given.service.edit(list, id, { yoast_head_json: {}, aioseo_head_json: {} });
  expect(await listed()).toEqual([true, true, true, true]);
});

test('the sitemap leaves out a product that Rank Math marks in its fields, which are asked for where Rank Math is', async () => {
  given.service.edit('products', 100, { meta_data: [{ id: 1, key: 'rank_math_robots', value: ['noindex'] }] });
  const listed = async ({ catalogue }: TestCatalogue) => {
    await catalogue.refresh();
    return (await catalogue.sitemap()).some(({ path }) => path === catalogue.pathOf('product', 100));
  };
  expect(await listed(given.opened)).toBe(true);
  const another = openTestCatalogue(given.service, { rankMath: true });
  await another.catalogue.start();
  expect(await listed(another)).toBe(false);
  await another.close();
});

test('the sitemap leaves out categories that their owner keeps from search engines, and the screen of one', async () => {
  const [full] = given.service.rows.categories;
  const [topic] = given.service.rows.postCategories;
  const mark = (change: object) => [full, topic].map(row => Object.assign(row!, change));
  const { pathOf } = given.opened.catalogue;
  const wanted = [pathOf('product_cat', full!.id)!, pathOf('category', topic!.id)!];
  const listed = async () => {
    await given.opened.catalogue.refresh();
    const paths = (await given.opened.catalogue.sitemap()).map(({ path }) => path);
    return wanted.map(path => paths.includes(path));
  };
  expect(await listed()).toEqual([true, true]);
  mark({ yoast_head_json: { robots: { index: 'noindex' } } });
  expect(await listed()).toEqual([false, false]);
  mark({ yoast_head_json: {} });
  expect(await listed()).toEqual([true, true]);
  const asked = given.service.calls.filter(call => /(categories|tags)\?_fields=/.test(call));
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.every(call => call.includes('yoast_head_json.robots'))).toBe(true);
  full!.slug = 'services';
  const services = async () =>
    (await given.opened.catalogue.sitemap()).filter(({ path }) => path === '/services').length;
  const page = given.service.rows.pages.find(({ slug }) => slug === 'about')!;
  Object.assign(page, { slug: 'services', link: String(page.link).replace('about', 'services') });
  await given.opened.catalogue.refresh(true);
  expect(await services()).toBe(1);
  given.service.edit('pages', page.id, { yoast_head_json: { robots: { index: 'noindex' } } });
  await given.opened.catalogue.refresh();
  expect(await services()).toBe(0);
  given.service.rows.pages = given.service.rows.pages.filter(({ slug }) => slug !== 'services');
  await given.opened.catalogue.refresh(true);
  expect(await services()).toBe(1);
  mark({ yoast_head_json: { robots: { index: 'noindex' } } });
  await given.opened.catalogue.refresh();
  expect(await services()).toBe(0);
});

test('Rank Math’s mark counts where WordPress shows it, as a list or as text', async () => {
  const about = given.service.rows.pages.find(({ slug }) => slug === 'about')!;
  const listed = async () => {
    await given.opened.catalogue.refresh();
    const paths = (await given.opened.catalogue.sitemap()).map(({ path }) => path);
    return [given.opened.catalogue.pathOf('post', 36)!, '/about'].map(path => paths.includes(path));
  };
  expect(await listed()).toEqual([true, true]);
  given.service.edit('posts', 36, { meta: { rank_math_robots: ['noindex', 'nofollow'] } });
  given.service.edit('pages', about.id, { meta: { rank_math_robots: 'noindex' } });
  expect(await listed()).toEqual([false, false]);
  given.service.edit('posts', 36, { meta: { rank_math_robots: ['index'] } });
  given.service.edit('pages', about.id, { meta: [] });
  expect(await listed()).toEqual([true, true]);
});

test('a media library that cannot be read costs nothing but its pictures', async () => {
  given.service.down = path => path === '/wp/v2/media';
  given.service.edit('posts', 36, { featured_media: 7, slug: 'renamed' });
  await given.opened.catalogue.refresh();
  expect(given.opened.catalogue.posts.idOf('renamed')).toBe(36);
});
