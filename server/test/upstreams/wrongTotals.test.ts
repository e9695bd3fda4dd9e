import { expect, it } from 'vitest';
import { ask, requestContext } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { type Difference, startVariant } from '../variant.ts';

const service = startEmbedded();
const TOO_MANY = { 'x-wp-total': '90000', 'x-wp-totalpages': '900' };
const PAST_THE_END = {
  status: 400,
  body: { code: 'rest_post_invalid_page_number', message: '', data: { status: 400 } },
};
const LINK = { title: { rendered: 'Labels' }, url: '/labels', parent: 0, menu_order: 1, menus: 1, type: 'custom' };

/** Counts far more pages than it has of links and categories. */
const overstated: Difference = ({ method, path }) => {
  if (method !== 'GET') return null;
  const isFirst = /[?&]page=1&/.test(`${path}&`);
  const list = (row: object) => ({ body: isFirst ? [row] : [], headers: TOO_MANY });
  if (path.includes('/wp/v2/menus?per_page=100'))
    return { body: [{ id: 1, name: 'Main', slug: 'main', locations: [] }] };
  if (path.includes('/wp/v2/menu-items?per_page=100')) return isFirst ? list({ id: 1, ...LINK }) : PAST_THE_END;
  if (path.includes('/wp/v2/categories?') && path.includes('per_page=100'))
    return list({ id: 5, name: 'News', slug: 'news', count: 1, parent: 0, description: '', link: '' });
  return null;
};

it('asks a service that counts too many pages for few beyond those that it has', async () => {
  const variant = await startVariant(service.demo, overstated);
  const gateway = service.another({ upstream: variant.url });
  await gateway.ready();
  const { data, errors } = await ask(gateway, '{ menu(slug: "main") { items { title } } postCategories { name } }');
  expect(errors).toEqual([]);
  expect(data).toEqual({ menu: { items: [{ title: 'Labels' }] }, postCategories: [{ name: 'News' }] });
  expect(variant.calls.filter(call => /menu-items|\/categories/.test(call)).length).toBeLessThan(60);
});

/** Sorts what is alike anew for each page: terms of one name, links of one place in their menus. */
const shuffled: Difference = ({ method, path }) => {
  if (method !== 'GET' || !path.includes('per_page=100')) return null;
  const isFirst = path.includes('&page=1&');
  const list = (rows: object[]) => ({ body: rows, headers: { 'x-wp-total': '4', 'x-wp-totalpages': '2' } });
  if (path.includes('/wp/v2/menus?')) return { body: [{ id: 1, name: 'Main', slug: 'main', locations: [] }] };
  if (path.includes('/wp/v2/menu-items?')) {
    const alike = path.includes('orderby=menu_order') ? [2, 4] : [3, 4];
    return list((isFirst ? [1, 2] : alike).map(id => ({ ...LINK, id, title: { rendered: `Link ${id}` } })));
  }
  if (!path.includes('/wp/v2/categories?')) return null;
  const row = (id: number) => ({ id, slug: `news-${id}`, name: `News ${id}`, count: 1, parent: 0, description: '' });
  return list((isFirst ? [5, 6] : [6, 7]).map(row));
};

it('shows a row once that stands on two pages of a list, and every link of the menus', async () => {
  const variant = await startVariant(service.demo, shuffled);
  const gateway = service.another({ upstream: variant.url });
  await gateway.ready();
  const { data } = await ask(gateway, '{ postCategories { name } menu(slug: "main") { items { title } } }');
  expect(data.postCategories.map(({ name }: { name: string }) => name)).toEqual(['News 5', 'News 6', 'News 7']);
  expect(data.menu.items.map(({ title }: { title: string }) => title)).toEqual([
    'Link 1',
    'Link 2',
    'Link 3',
    'Link 4',
  ]);
});

/** Has two pages of rates and of the options of each attribute; the second of both stands for all beyond the first hundred. */
const many: Difference = ({ path }) => {
  const page = Number(/[?&]page=(\d)/.exec(path)?.[1] ?? 1);
  const list = (row: object) => ({ body: [row], headers: { 'x-wp-total': '101', 'x-wp-totalpages': '2' } });
  const rate = { state: '', rate: String(page), name: 'VAT', priority: 1, shipping: true, class: 'standard' };
  if (path.includes('/wc/v3/taxes?')) return list({ ...rate, country: page === 1 ? 'ZA' : 'ZW' });
  if (/attributes\/\d+\/terms/.test(path))
    return list({ id: page, name: `${page}`, slug: `s-${page}`, menu_order: page });
  return null;
};

it('reads the rates of tax and the options of attributes beyond the first hundred', async () => {
  const variant = await startVariant(service.demo, many);
  const gateway = service.another({ upstream: variant.url });
  await gateway.ready();
  const { scope } = requestContext();
  const { taxations, attributes } = gateway.services.shop;
  const { rates } = await taxations.current(scope);
  expect(rates?.map(({ country, rate }) => [country, rate])).toEqual([
    ['ZA', '1'],
    ['ZW', '2'],
  ]);
  const [first] = await attributes.all(scope);
  expect(first?.terms.map(({ slug }) => slug)).toEqual(['s-1', 's-2']);
});
