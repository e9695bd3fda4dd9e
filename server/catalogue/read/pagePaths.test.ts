import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import {
  openTestCatalogue,
  type ServiceRow,
  startTestService,
  type TestCatalogue,
  type TestService,
} from '../test/service.ts';

let service: TestService;
let opened: TestCatalogue;

/** A page of the fixture under another number, as an editor would add it. */
const below = (id: number, parent: number, slug: string, link: string): ServiceRow => ({
  ...service.rows.pages.find(row => row.id === 71)!,
  ...{ id, parent, slug, link: `http://shop.test${link}` },
});

const path = (id: number) => opened.catalogue.pathOf('page', id);
const at = (where: string) => opened.catalogue.resolve(where);

beforeAll(async () => {
  service = await startTestService();
  service.rows.pages.push(
    ...[below(901, 62, 'contact', '/services/contact/'), below(902, 61, 'contact', '/about/contact/')],
    ...[below(909, 62, 'team', '/services/team/'), below(910, 61, 'team', '/about/team/')],
    // The slugs of screens and of WordPress's own pages, and a path that is a screen's.
    ...[below(903, 61, 'about', '/about/about/'), below(904, 62, 'cart', '/services/cart/')],
    ...[below(905, 0, 'products', '/products/'), below(906, 905, 'security', '/products/security/')],
    ...[below(907, 901, 'desk', '/?page_id=907'), below(908, 62, 'labels', '/index.php/services/labels/')],
  );
  opened = openTestCatalogue(service);
  await opened.catalogue.start();
});
afterAll(async () => {
  await opened.close();
  await service.close();
});

test('two pages with one slug live at their own paths', () => {
  expect([path(901), path(902)]).toEqual(['/services/contact', '/about/contact']);
  expect(at('/services/contact')).toEqual({ kind: 'page', id: 901 });
  expect(at('/about/contact/')).toEqual({ redirect: '/about/contact' });
  expect(at('/page/contact')).toEqual({ kind: 'page', id: 67 });
  // Which of two below others is meant, their reader says.
  expect([at('/page/team'), at('/team')]).toEqual([null, null]);
  expect(opened.catalogue.pages.all('team').map(page => page.id)).toEqual([909, 910]);
});

test('the slug of a screen or of one of WordPress’s own pages means something else below a page', () => {
  expect([path(903), path(904), path(908)]).toEqual(['/about/about', '/services/cart', '/services/labels']);
  expect(at('/about')).toEqual({ kind: 'page', id: 61 });
  expect(at('/labels')).not.toMatchObject({ redirect: '/services/labels' });
  expect(at('/cart')).toBeNull();
  expect(opened.catalogue.pages.idOf('labels')).not.toBe(908);
});

test('a page whose path is a screen’s lives below /page', () => {
  expect(path(906)).toBe('/page/products/security');
  expect(at('/page/products/security')).toEqual({ kind: 'page', id: 906 });
  expect(at('/products/security')).toEqual({ kind: 'product_cat', id: 33 });
});

test('a site without permalinks has paths by its slugs', () => {
  expect(path(907)).toBe('/services/contact/desk');
});

test('a page that moves takes those below it along, and its former path leads on', async () => {
  opened.store.set('below', { tags: ['path:page:907'], size: 1 }, opened.store.sequence);
  service.edit('pages', 901, { slug: 'reach-us', link: 'http://shop.test/services/reach-us/' });
  await opened.catalogue.refresh();
  await eventually(() => expect(path(901)).toBe('/services/reach-us'));
  expect(path(907)).toBe('/services/reach-us/desk');
  expect(at('/services/contact')).toEqual({ redirect: '/services/reach-us' });
  expect(at('/services/contact/desk')).toEqual({ redirect: '/services/reach-us/desk' });
  expect(opened.store.get('below')).toBeUndefined();
});

test('the sitemap has every page at its own path', async () => {
  const paths = (await opened.catalogue.sitemap()).map(line => line.path);
  expect(paths).toEqual(expect.arrayContaining(['/about/contact', '/services/cart', '/page/products/security']));
});
