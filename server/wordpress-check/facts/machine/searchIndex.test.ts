import { expect, test } from 'vitest';
import type { CheckContext } from '../../fact.ts';
import { searchIndex } from './searchIndex.ts';

const progress = { done: 40, total: 132, msPerRow: 110, rowsPerCall: 50 };
const runChecks = (index: object) => searchIndex.find({ running: { index: () => index } } as unknown as CheckContext);

test('while the index is made, the time of a row is named and what follows', async () => {
  expect(await runChecks({ ready: false, ageMs: null, progress })).toMatchObject({
    status: 'warning',
    detail: expect.stringMatching(/^40 of 132 rows, 110 ms a row, 50 rows a call, about 10 s to go; until then lists/),
    mend: expect.stringContaining('object cache'),
  });
});

test('a slow service is named although the index is there, a quick one is in order', async () => {
  expect(await runChecks({ ready: true, ageMs: 30_000, progress })).toMatchObject({ status: 'warning' });
  const quick = { ...progress, msPerRow: 8, rowsPerCall: 100 };
  expect(await runChecks({ ready: true, ageMs: 30_000, progress: quick })).toMatchObject({
    status: 'success',
    detail: 'renewed 30 s ago; 8 ms a row, 100 rows a call',
  });
  expect(await runChecks({ ready: true, ageMs: 16 * 60_000, progress: quick })).toMatchObject({ status: 'warning' });
});

test.each([
  ['by the doctor', { status: null, fault: 'timeout', code: 'TIMEOUT' }],
  ['by its host', { status: 504, headers: {}, json: undefined }],
])('rows that are cut off %s are slower than can be told, and so it says', async (_, cut) => {
  const headers = { 'x-wp-total': '6' };
  const askSigned = async (route: string) =>
    route.endsWith('=1') ? { status: 200, headers, json: [{}], ms: 1_000 } : { ms: 6_000, ...cut };
  const shop = { opening: async () => ({}), askSigned };
  expect(await searchIndex.find({ running: null, shop } as unknown as CheckContext)).toMatchObject({
    status: 'warning',
    detail: 'made once the site runs; more than 1000 ms a row: it takes more than 17 min for 1,000 rows',
    mend: expect.stringContaining('object cache'),
  });
});

test('where no gateway runs and no shop is named there is nothing to look at', async () => {
  expect(await searchIndex.find({ running: null, shop: null } as CheckContext)).toBeNull();
});
