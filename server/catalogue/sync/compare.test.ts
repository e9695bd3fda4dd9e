import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { openTestCatalogue, startTestService, type TestCatalogue, type TestService } from '../testService.ts';

const ROWS = 1_500;
let service: TestService;
let opened: TestCatalogue;

beforeEach(async () => {
  service = await startTestService();
  const pattern = service.rows.products.find(row => row.id === 100)!;
  const old = { date_modified: '2020-01-01T02:00:00', date_modified_gmt: '2020-01-01T00:00:00' };
  for (let i = 0; i < ROWS; i++) service.rows.products.push({ ...pattern, ...old, id: 1_000 + i, slug: `tape-${i}` });
  opened = openTestCatalogue(service);
  await opened.catalogue.start();
  service.calls.length = 0;
});
afterEach(async () => {
  await opened.close();
  await service.close();
});

/** A new run with the same file, which compares at its start. */
async function restart() {
  const { dataDir } = opened;
  await opened.close();
  service.calls.length = 0;
  opened = openTestCatalogue(service, { dataDir });
  await opened.catalogue.start();
}

const counting = () => service.calls.filter(call => call.endsWith('_fields=id&per_page=1'));
const idsRead = () => service.calls.filter(call => /_fields=id&per_page=100/.test(call));

test('where nothing differs, the totals alone are asked for', async () => {
  await restart();
  await eventually(() => expect(counting()).toHaveLength(4));
  await opened.catalogue.refresh();
  expect(idsRead()).toEqual([]);
  expect(service.calls.filter(call => call.includes('modified_after'))).not.toEqual([]);
  expect(service.calls.filter(call => /products\?.*images/.test(call) && !call.includes('modified_after'))).toEqual([]);
});

test('one row that is gone among thousands is found by a few pages of ids', async () => {
  service.remove('products', 2_045);
  await restart();
  await eventually(() => expect(opened.catalogue.products.slugOf(2_045)).toBeNull());
  expect(idsRead().length).toBeLessThan(8);
  expect(opened.catalogue.products.slugOf(2_046)).toBe('tape-1046');
});

test('a row that came without a mark is found the same way', async () => {
  const pattern = service.rows.products.find(row => row.id === 1_500)!;
  service.rows.products.push({ ...pattern, id: 900, slug: 'unmarked' });
  await restart();
  await eventually(() => expect(opened.catalogue.products.idOf('unmarked')).toBe(900));
});

test('a deleted variation and a deleted page are found', async () => {
  service.remove('variations', 106);
  service.remove('pages', 71);
  await restart();
  await eventually(() => expect(opened.catalogue.products.ofVariation(106)).toBeNull());
  await eventually(() => expect(opened.catalogue.pages.idOf('faq')).toBeNull());
  expect(opened.catalogue.products.ofVariation(105)).toBe(102);
});

test('a row that cannot be read is asked for once, not at every comparison', async () => {
  Object.assign(service.rows.products.find(row => row.id === 1_234)!, { slug: { broken: true } });
  await opened.catalogue.renew(['product:1234']);
  await restart();
  await eventually(() => expect(counting()).toHaveLength(4));
  await opened.catalogue.refresh();
  expect(idsRead()).toEqual([]);
});
