import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openTestCatalogue, startTestService, type TestService } from '../test/service.ts';
import type { TellNews } from './changes/news.ts';

const fileIn = (dataDir: string) => path.join(dataDir, 'catalogue-test.sqlite');

/** As another release leaves it. */
function ofAnotherVersion(dataDir: string): void {
  const file = new DatabaseSync(fileIn(dataDir));
  file.exec('PRAGMA user_version = 99');
  file.close();
}

async function start() {
  const service = await startTestService();
  onTestFinished(() => service.close());
  let told: string[] = [];
  const tellAll: TellNews = async news => {
    for (const { product, what, mark } of news) told.push(`${what} ${product}${mark ? '' : ' gone'}`);
  };
  return {
    service,
    /** A run of the gateway until nothing is left to do; answers what it told. */
    async run(more: Parameters<typeof openTestCatalogue>[1] = {}) {
      told = [];
      const { catalogue, dataDir, close } = openTestCatalogue(service, { tell: tellAll, ...more });
      await catalogue.start();
      await catalogue.refresh();
      await close();
      return { dataDir, told: told.toSorted() };
    },
  };
}

/** What a shop does while nobody looks. */
function changeMeanwhile(service: TestService): void {
  service.edit('products', 100, { name: 'Kraft tape' });
  service.remove('products', 101);
  Object.assign(service.rows.products.find(row => row.id === 99)!, { stock_quantity: 4, manage_stock: true });
  service.rows.products.push({ ...service.rows.products.find(row => row.id === 124)!, id: 9_000, slug: 'new' });
}

const CHANGED = ['product 100', 'product 101 gone', 'product 9000', 'stock 99'];

test('tells what changed while a file of another version was walked anew, and nothing else', async () => {
  const { service, run } = await start();
  const { dataDir, told } = await run();
  expect(told).toEqual([]);
  changeMeanwhile(service);
  ofAnotherVersion(dataDir);
  expect((await run({ dataDir })).told).toEqual(CHANGED);
  ofAnotherVersion(dataDir);
  expect((await run({ dataDir })).told).toEqual([]);
});

test('tells what changed while the shop moved to another address', async () => {
  const { service, run } = await start();
  const { dataDir } = await run();
  changeMeanwhile(service);
  expect((await run({ dataDir, key: 'moved' })).told).toEqual(CHANGED);
});

test('tells later what it could not tell before a file of another version was begun anew', async () => {
  const { service, run } = await start();
  const { dataDir } = await run();
  changeMeanwhile(service);
  const down: TellNews = () => Promise.reject(new Error('The database is away'));
  await run({ dataDir, tell: down });
  ofAnotherVersion(dataDir);
  expect((await run({ dataDir })).told).toEqual(expect.arrayContaining(['product 100', 'stock 99']));
});

test('tells what changed also where the walk anew was broken off and begun in another version again', async () => {
  const { service, run } = await start();
  const { dataDir } = await run();
  changeMeanwhile(service);
  ofAnotherVersion(dataDir);
  service.down = asked => asked === '/wc/v3/products';
  expect((await run({ dataDir })).told).toEqual([]);
  ofAnotherVersion(dataDir);
  service.down = () => false;
  expect((await run({ dataDir })).told).toEqual(CHANGED);
});

test('tells nobody of products that no older file had', async () => {
  const { service, run } = await start();
  const { dataDir } = await run();
  changeMeanwhile(service);
  rmSync(fileIn(dataDir));
  expect((await run({ dataDir })).told).toEqual([]);
});
