import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDemo } from '../service.ts';
import { seed } from './seed.ts';
import { startDemo } from './startDemo.ts';

const { demo, send, operator } = startDemo();

test('an edit shows at once, and in modified_after', async () => {
  const edit = { collection: 'products', slug: 'label-1', fields: { regularPrice: '99.50' } };
  expect((await send('POST', '/__demo/content', edit))[0]).toBe(200);
  const since = '2026-06-01T00:00:00';
  const [, rows] = await send('GET', `/wp-json/wc/v3/products?modified_after=${since}`, undefined, operator());
  expect(rows).toMatchObject([{ slug: 'label-1', price: '99.50' }]);
});

test('times may be given in UTC or with an offset', async () => {
  const count = async (query: string) =>
    ((await send('GET', `/wp-json/wc/v3/products?${query}`, undefined, operator()))[1] as unknown[]).length;
  // label-3 was modified on 13 March at 10:00 local time, which is 08:00 UTC
  expect(await count('include=5003&modified_after=2026-03-13T09:00:00')).toBe(1);
  expect(await count('include=5003&modified_after=2026-03-13T09:00:00&dates_are_gmt=true')).toBe(0);
  expect(await count('include=5003&modified_after=2026-03-13T09:00:00Z')).toBe(0);
});

test('a removed row is gone from lists and answers 404', async () => {
  expect((await send('POST', '/__demo/content', { collection: 'products', slug: 'label-2', delete: true }))[0]).toBe(
    200,
  );
  expect((await send('GET', '/wp-json/wc/v3/products/5002', undefined, operator()))[0]).toBe(404);
});

test('variations of many products come in one call', async () => {
  const [, rows] = await send('GET', '/wp-json/wc/v3/variations?parent=5001,5003', undefined, operator());
  expect(rows).toMatchObject([{ parent_id: 5003 }, { parent_id: 5003 }]);
});

test('a picture is drawn as it is asked for, and nothing else is read', async () => {
  const base = `${demo().url}/wp-content/uploads/2026/03`;
  const drawn = await fetch(`${base}/void.webp`);
  expect(drawn.headers.get('content-type')).toBe('image/webp');
  expect(await drawn.text()).toBe('void');
  expect((await fetch(`${base}/void-300x225.webp`)).status).toBe(404);
  expect((await fetch(`${base}/../../../demo.sqlite`)).status).toBe(404);
});

test('a changed seed replaces untouched data and leaves touched data alone', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'demo-seed-'));
  const open = (name: string) => createDemo({ dataDir, seed: { ...seed, site: { ...seed.site, name } } });
  const named = async (name: string) => {
    const service = await open(name);
    const found = service.database.site.name;
    await service.close();
    return found;
  };
  expect(await named('One')).toBe('One');
  expect(await named('Two')).toBe('Two');
  const touched = await open('Two');
  touched.database.touch();
  await touched.close();
  expect(await named('Three')).toBe('Two');
  rmSync(dataDir, { recursive: true });
});

test('a variation has the stock keeping unit and the stock of its product where it has none of its own', async () => {
  const edit = (collection: string, slug: string, fields: object) =>
    send('POST', '/__demo/content', { collection, slug, fields });
  const shown = async () => {
    const [, rows] = await send('GET', '/wp-json/wc/v3/variations', undefined, operator());
    const [{ sku, manage_stock, stock_quantity, stock_status, backorders } = {}] = rows as Record<string, unknown>[];
    return [sku, manage_stock, stock_quantity, stock_status, backorders];
  };
  await edit('products', 'label-3', { sku: 'T-3', stockQuantity: 40, backorders: 'notify' });
  expect(await shown()).toEqual(['T-3-1', 'parent', 40, 'instock', 'notify']);
  await edit('products', 'label-3', { stockQuantity: 0 });
  await edit('variations', 'T-3-1', { sku: '' });
  expect(await shown()).toEqual(['T-3', 'parent', 0, 'onbackorder', 'notify']);
  const variation = demo().database.all('variations').at(-1)!;
  demo().database.put('variations', { ...variation, manageStock: true, stockQuantity: 7 });
  expect(await shown()).toEqual(['T-3', true, 7, 'instock', 'no']);
});
