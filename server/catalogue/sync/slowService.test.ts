import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { openTestCatalogue, startTestService, type TestCatalogue, type TestService } from '../test/service.ts';

// Time runs a hundred times as fast: a visitor waits 100 ms, the index 600 ms.
const SCALE = 1 / 100;
const TIMEOUT_MS = 10_000 * SCALE;
const PATIENCE_MS = 60_000 * SCALE;

let service: TestService;
let opened: TestCatalogue[];

beforeEach(async () => {
  service = await startTestService();
  const pattern = service.rows.products.find(row => row.id === 100)!;
  for (let i = 0; i < 112; i++) service.rows.products.push({ ...pattern, id: 1_000 + i, slug: `tape-${i}` });
  opened = [];
});
afterEach(async () => {
  for (const one of opened) await one.close();
  await service.close();
});

function open(options: Parameters<typeof openTestCatalogue>[1] = {}) {
  const one = openTestCatalogue(service, {
    timeoutMs: TIMEOUT_MS,
    patienceMs: PATIENCE_MS,
    intervals: { retry: 5, refresh: 60_000 },
    ...options,
  });
  opened.push(one);
  return one;
}

/** Sizes of the pages of products that were asked for, in turn. */
const sizes = () =>
  service.calls
    .filter(call => call.startsWith('/wc/v3/products?') && !call.includes('_fields=id&'))
    .map(call => Number(/per_page=(\d+)/.exec(call)![1]));

const find = async ({ products }: TestCatalogue['catalogue'], search: string) => (await products.list({ search })).ids;

test.each([5, 110, 500])('a WordPress that takes %i ms a row gets its index', async msPerRow => {
  service.msPerRow = msPerRow * SCALE;
  const { catalogue } = open();
  await catalogue.start();
  // What a busy machine keeps from being answered in time is asked for again.
  await eventually(() => expect(catalogue.ready).toBe(true));
  expect((await catalogue.products.list({})).totalItems).toBe(20 + 112);
});

test('a page that the host cuts off is halved, and the size that worked is remembered over a restart', {
  tags: 'proof',
}, async () => {
  service.msPerRow = 1_500 * SCALE;
  service.hostLimitMs = 90_000 * SCALE;
  // As much patience as leaves a page of 750 ms unhurried: a busy machine may take some of it.
  const patienceMs = 270_000 * SCALE;
  const { catalogue, dataDir, close, logged } = open({ patienceMs });
  await catalogue.start();
  expect(catalogue.ready).toBe(true);
  expect(sizes()).toEqual([100, 50, 50, 50]);
  expect(logged.map(line => line.msg)).toContain('A page of the index was cut off');
  expect(catalogue.progress()).toMatchObject({ rowsPerCall: 50 });
  await close();
  opened = [];
  service.calls.length = 0;
  await open({ dataDir, patienceMs }).catalogue.refresh(true);
  expect(sizes()).toEqual([50, 50, 50]);
});

test('a page that is never answered is given up after the patience, not after the time a visitor has', async () => {
  service.msPerRow = 11;
  service.hostLimitMs = Number.POSITIVE_INFINITY;
  // Between a page of a hundred and one of fifty, with room on both sides for a busy machine.
  const { catalogue } = open({ patienceMs: 900, timeoutMs: 100 });
  await catalogue.start();
  await eventually(() => expect(catalogue.ready).toBe(true));
  expect(sizes().slice(0, 2)).toEqual([100, 50]);
});

test('a walk goes on where it stopped, after a failure and after a restart', async () => {
  service.down = asked => asked === '/wc/v3/products' && sizes().length > 1;
  const { catalogue, dataDir, close } = open({ intervals: { retry: 60_000, refresh: 60_000 } });
  await catalogue.start();
  expect(catalogue.products.ready).toBe(false);
  expect(catalogue.progress()).toMatchObject({ done: 100, total: 133 });
  await close();
  opened = [];
  service.calls.length = 0;
  service.down = () => false;
  const again = open({ dataDir }).catalogue;
  await again.start();
  expect(again.ready).toBe(true);
  expect(
    service.calls.filter(call => call.startsWith('/wc/v3/products?')).map(call => /&page=\d/.exec(call)?.[0]),
  ).toEqual(['&page=2']);
  expect((await again.products.list({})).totalItems).toBe(132);
});

test('everything is read again where that is asked for, also while a walk is under way', async () => {
  const { catalogue } = open({ intervals: { walk: 0, portion: 60_000, refresh: 60_000 } });
  await catalogue.start();
  await eventually(() => expect(sizes().length).toBe(3));
  service.calls.length = 0;
  await catalogue.refresh(true);
  expect(sizes()).toEqual([100, 100]);
});

test.each([429, 503])('a service that is too busy (%i) is left alone, and asked again for the same', async status => {
  let busy = true;
  service.down = asked => asked === '/wc/v3/products' && sizes().length > 0 && busy;
  service.downStatus = status;
  const { catalogue } = open();
  await catalogue.start();
  expect(catalogue.ready).toBe(false);
  busy = false;
  await eventually(() => expect(catalogue.ready).toBe(true));
  expect(new Set(sizes())).toEqual(new Set([100]));
});

test('a service that finds our calls too many is read on only when it may be, from where it was', async () => {
  service.down = asked => asked === '/wc/v3/products' && sizes().length > 1;
  service.downStatus = 429;
  service.retryAfter = 1;
  const { catalogue } = open();
  await catalogue.start();
  const told = performance.now();
  const asked = sizes().length;
  service.down = () => false;
  await eventually(() => expect(catalogue.ready).toBe(true));
  // The clock of a second that a timer keeps may be a little ahead.
  expect(performance.now() - told).toBeGreaterThan(900);
  expect(sizes().length - asked).toBe(1);
});

test('pages that are cut off, however often, do not open the breaker', async () => {
  service.msPerRow = 500 * SCALE;
  service.hostLimitMs = 3_000 * SCALE;
  // The host cuts off, and nobody else.
  const { catalogue } = open({ patienceMs: PATIENCE_MS / SCALE });
  await catalogue.start();
  expect(catalogue.ready).toBe(true);
  expect(Math.min(...sizes())).toBe(5);
});

test('a row that the service breaks off at costs itself alone, and comes once it can be read', async () => {
  service.broken = new Set([1_050]);
  const { catalogue, logged } = open({ intervals: { walk: 86_400_000, compare: 0, refresh: 60_000 } });
  await catalogue.start();
  expect(catalogue.ready).toBe(true);
  const count = async () => (await catalogue.products.list({})).totalItems;
  expect(await count()).toBe(20 + 112 - 1);
  expect(logged.map(line => line.msg)).toContain('A row cannot be read and stays in the index as it was');
  // What changes elsewhere is read as before.
  service.edit('products', 1_051, { name: 'Renamed beside it' });
  service.edit('products', 1_050, { name: 'Broken when it was edited' });
  await catalogue.refresh();
  expect(await find(catalogue, 'renamed')).toEqual([1_051]);
  service.broken = new Set();
  await catalogue.refresh(true);
  expect(await count()).toBe(20 + 112);
});

test('a row that is in the index already stays there as it was while it cannot be read', async () => {
  const { catalogue } = open();
  await catalogue.start();
  service.edit('products', 1_050, { name: 'Nobody can read this' });
  service.broken = new Set([1_050]);
  await catalogue.refresh();
  await catalogue.refresh(true);
  await catalogue.renew(['product:1050']);
  expect((await catalogue.products.list({})).totalItems).toBe(20 + 112);
  expect(await find(catalogue, 'nobody')).toEqual([]);
});

test('a service that can show none of its rows is no shop without products', async () => {
  service.broken = new Set(service.rows.products.map(row => row.id));
  const { catalogue } = open();
  await catalogue.start();
  expect(catalogue.products.ready).toBe(false);
});

test('what rows are sorted into is read as a whole, or not', async () => {
  const { catalogue } = open();
  await catalogue.start();
  const before = catalogue.products.categories();
  service.broken = new Set([service.rows.categories.at(-1)!.id]);
  await catalogue.refresh(true);
  expect(catalogue.products.categories()).toEqual(before);
});
