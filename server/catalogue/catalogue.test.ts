import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../test/eventually.ts';
import { openDatabase } from './database.ts';
import { openTestCatalogue, startTestService, type TestCatalogue, type TestService } from './test/service.ts';

let service: TestService;
let opened: TestCatalogue[];

beforeEach(async () => {
  service = await startTestService();
  opened = [];
});
afterEach(async () => {
  for (const one of opened) await one.close();
  await service.close();
});

function open(options: Parameters<typeof openTestCatalogue>[1] = {}) {
  const one = openTestCatalogue(service, options);
  opened.push(one);
  return one;
}

test('a first walk reads both services, 100 rows a call, and asks for published rows only', async () => {
  const { catalogue } = open();
  expect(catalogue.ready).toBe(false);
  expect(catalogue.ageMs()).toBeNull();
  await catalogue.start();
  expect(catalogue.ready).toBe(true);
  expect(catalogue.ageMs()).toBeLessThan(5_000);
  const reading = service.calls.filter(call => !call.endsWith('per_page=1'));
  expect(service.calls.length - reading.length).toBe(3);
  expect(reading).toHaveLength(7);
  for (const call of reading) expect(call).toMatch(/per_page=100&page=1&orderby=id&order=asc/);
  for (const call of service.calls.filter(path => /\/(products|variations)\?/.test(path)))
    expect(call).toContain('status=publish');
});

test('a draft that comes all the same is left out', async () => {
  service.rows.products.find(row => row.id === 332)!.slug = 'a-draft';
  const { catalogue } = open();
  await catalogue.start();
  expect(catalogue.products.idOf('a-draft')).toBeNull();
  expect(catalogue.products.slugOf(332)).toBeNull();
});

test('a list longer than 100 rows is read to its end', async () => {
  const pattern = service.rows.products.find(row => row.id === 100)!;
  for (let i = 0; i < 230; i++) service.rows.products.push({ ...pattern, id: 1_000 + i, slug: `tape-${i}` });
  const { catalogue } = open();
  await catalogue.start();
  expect((await catalogue.products.list({})).totalItems).toBe(20 + 230);
  expect(catalogue.products.idOf('tape-229')).toBe(1_229);
});

test('a row that cannot be read costs only itself', async () => {
  Object.assign(service.rows.products.find(row => row.id === 101)!, { slug: { broken: true } });
  const { catalogue, logged } = open();
  await catalogue.start();
  expect((await catalogue.products.list({})).totalItems).toBe(19);
  expect(logged.map(line => line.msg)).toContain('A row does not fit and is left out of the index');
});

test.each([2 ** 53, 1.5, -1])('a row that is known by %d costs only itself, also once it is gone', async id => {
  const row = service.rows.products.find(one => one.id === 101)!;
  row.id = id;
  const { catalogue, logged } = open();
  await catalogue.start();
  expect((await catalogue.products.list({})).totalItems).toBe(19);
  row.id = 101;
  await catalogue.refresh(true);
  expect((await catalogue.products.list({})).totalItems).toBe(20);
  expect(logged.map(({ msg }) => msg)).not.toContain('The index could not be renewed');
});

test('a service that is down at the start is waited for', async () => {
  service.down = asked => asked.startsWith('/wc/');
  const { catalogue } = open({ intervals: { retry: 20, refresh: 60 } });
  await catalogue.start();
  expect(catalogue.ready).toBe(false);
  expect(catalogue.products.ready).toBe(false);
  expect(catalogue.pages.ready).toBe(true);
  expect(catalogue.pages.idOf('faq')).toBe(71);
  service.down = () => false;
  await eventually(() => expect(catalogue.ready).toBe(true));
  expect(catalogue.products.idOf('asset-tag-standard')).toBe(110);
});

test('a walk that fails half way keeps the old index', async () => {
  const { catalogue } = open();
  await catalogue.start();
  service.rows.products = service.rows.products.filter(row => row.id > 110);
  service.down = asked => asked === '/wc/v3/products/categories';
  await catalogue.refresh(true);
  expect((await catalogue.products.list({})).totalItems).toBe(20);
});

test('after a restart the file answers before the services do', async () => {
  const first = open();
  await first.catalogue.start();
  await first.close();
  opened = [];
  service.down = () => true;
  const { catalogue } = open({ dataDir: first.dataDir });
  expect(catalogue.ready).toBe(true);
  expect(catalogue.ageMs()).toBeGreaterThanOrEqual(0);
  expect((await catalogue.products.list({})).totalItems).toBe(20);
});

test('a broken file is deleted and walked again', async () => {
  const first = open();
  const file = path.join(first.dataDir, 'catalogue-test.sqlite');
  await first.catalogue.start();
  await first.close();
  opened = [];
  writeFileSync(file, 'this is no database, but somebody wrote over it');
  const { catalogue, logged } = open({ dataDir: first.dataDir });
  expect(catalogue.ready).toBe(false);
  expect(logged.map(line => line.msg)).toContain('The index cannot be used and is walked anew');
  await catalogue.start();
  expect((await catalogue.products.list({})).totalItems).toBe(20);
  expect(existsSync(file)).toBe(true);
});

test('a file that a full disk keeps from being opened is begun anew, and former addresses go on', async () => {
  const first = open();
  const file = path.join(first.dataDir, 'catalogue-test.sqlite');
  await first.catalogue.start();
  const [product] = service.rows.products;
  const former = String(product!.slug);
  product!.slug = 'renamed';
  await first.catalogue.refresh(true);
  await first.close();
  opened = [];
  symlinkSync('/dev/null/full', `${file}-shm`);
  const { catalogue } = open({ dataDir: first.dataDir });
  expect(catalogue.ready).toBe(false);
  await catalogue.start();
  expect(catalogue.products.idOf(former)).toBe(product!.id);
});

test('a file of another version is walked again', async () => {
  const first = open();
  await first.catalogue.start();
  const { DatabaseSync } = await import('node:sqlite');
  await first.close();
  opened = [];
  const db = new DatabaseSync(path.join(first.dataDir, 'catalogue-test.sqlite'));
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(open({ dataDir: first.dataDir }).catalogue.ready).toBe(false);
});

test('readers see the old state until a transaction is whole, and none of one that fails', async () => {
  const { dataDir, logged } = open();
  const db = openDatabase(path.join(dataDir, 'other.sqlite'), { warn: () => logged } as never, 1);
  const count = () => db.get<{ n: number }>('SELECT COUNT(*) AS n FROM word')!.n;
  const written = db.write(async writer => {
    writer.run("INSERT INTO word (word) VALUES ('label')");
    await writer.yieldToEventLoop();
    expect(count()).toBe(0);
  });
  await written;
  expect(count()).toBe(1);
  const failed = db.write(async writer => {
    writer.run('DELETE FROM word');
    await writer.yieldToEventLoop();
    throw new Error('the service went away');
  });
  await expect(failed).rejects.toThrow('went away');
  expect(count()).toBe(1);
  db.close();
});
