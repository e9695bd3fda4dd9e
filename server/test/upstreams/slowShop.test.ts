import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createDoctor } from '../../wordpress-check/doctor.ts';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { product, seed } from '../seed.ts';

// A shop of six products that takes its time for each row; where time is scaled, `slowService.test.ts` has larger ones.

const names = ['tape-1', 'tape-2', 'tape-3', 'tape-4', 'tape-5'];
const products = [...names.map(name => product(name)), seed.products.find(({ slug }) => slug === 'on-sale')!];
const service = startEmbedded({ seed: { ...seed, products, reviews: [] } });

/** What a visitor waits for at most; a page of the index takes longer than that at 110 and 500 ms a row. */
const env = { UPSTREAM_TIMEOUT_MS: '400' };
const PRODUCTS = '/wc/v3/products\\?';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slow-'));
  folders.push(folder);
  return folder;
}

/** Sizes of the pages of products that the index asked for, in turn. */
async function sizes(): Promise<number[]> {
  const pages = (await service.calls()).filter(
    call => call.startsWith('/wc/v3/products?') && call.includes('orderby=id') && !call.includes('_fields=id&'),
  );
  return pages.map(call => Number(/per_page=(\d+)/.exec(call)![1]));
}

async function findIndex({ services }: ReturnType<typeof service.another>) {
  const { results } = await services.doctor.runChecks();
  return results.find(({ id }) => id === 'index');
}

it.each([5, 110, 500])('has its index from a shop that takes %i ms a row', async msPerRow => {
  await service.faults({ path: PRODUCTS, msPerRow });
  const gateway = service.another({ env });
  await gateway.services.catalogue.start();
  expect(gateway.services.catalogue.ready).toBe(true);
  const { data, errors } = await ask(gateway, '{ products { pageInfo { totalItems } facets { allCategories } } }');
  expect(errors).toEqual([]);
  expect(data.products.pageInfo.totalItems).toBe(products.length);
});

it('halves pages that are cut off, remembers the size that worked, and has the doctor name the time of a row', async () => {
  await service.faults({ path: PRODUCTS, msPerRow: 60, hostLimitMs: 330 });
  const dataDir = newFolder();
  const first = service.another({ env, dataDir });
  await service.cold();
  await first.services.catalogue.start();
  expect(await sizes()).toEqual([100, 50, 25, 10, 5, 5]);
  await service.faults();
  expect(await findIndex(first)).toMatchObject({
    status: 'warning',
    detail: expect.stringMatching(/; \d+ ms a row, 5 rows a call: .* a new index takes \d+ s for 1,000 rows$/),
    mend: expect.stringContaining('object cache'),
  });
  await first.close();
  await service.cold();
  await service.another({ env, dataDir }).services.catalogue.refresh(true);
  expect((await sizes())[0]).toBe(5);
});

it('has the doctor time a row where no gateway runs, as for its command', async () => {
  await service.faults({ path: PRODUCTS, msPerRow: 60 });
  const { results } = await createDoctor({ config: service.gateway.services.config }).runChecks();
  expect(results.find(({ id }) => id === 'index')).toMatchObject({
    status: 'warning',
    detail: expect.stringMatching(/^made once the site runs; \d+ ms a row: it takes \d+ s for 1,000 rows$/),
    mend: expect.stringContaining('object cache'),
  });
});

it('has the doctor say of rows that the host cuts off that they take longer than that', async () => {
  await service.faults({ path: PRODUCTS, msPerRow: 100, hostLimitMs: 350 });
  const { results } = await createDoctor({ config: service.gateway.services.config }).runChecks();
  expect(results.find(({ id }) => id === 'index')).toMatchObject({
    status: 'warning',
    detail: expect.stringMatching(/; more than \d+ ms a row: it takes more than \d+ s for 1,000 rows$/),
  });
});
