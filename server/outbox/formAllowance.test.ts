import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createFormAllowance } from './formAllowance.ts';

const KB = 1024;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Sums of as many forms as the smallest count for. */
function open({ dir = folder(), now = Date.UTC(2026, 10, 20), visitor = 2, network = 3, all = 5 } = {}) {
  const least = (count: number) => count * 64 * KB;
  const allowance = createFormAllowance({
    folder: dir,
    secrets: ['a secret of this site, long enough'],
    bounds: { visitor: least(visitor), network: least(network), all: least(all) },
    ...{ storedIn: null, freeBytes: 0, clock: () => now },
  });
  const send = (visitor: string, bytes = KB, isNew = true) =>
    allowance.store({
      ...{ sender: { visitor }, bytes, isNew: () => isNew },
      write: async hasRoom => hasRoom,
    });
  return { allowance, send, dir };
}

function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'forms-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

const sendAll = async (send: (visitor: string) => Promise<boolean>, visitors: string[]) => {
  const taken = [];
  for (const visitor of visitors) taken.push(await send(visitor));
  return taken;
};

it('has room for each visitor, for each network, and for all together, in every process', async () => {
  const { send, dir } = open();
  expect(await sendAll(send, ['192.0.2.1', '192.0.2.1', '192.0.2.1'])).toEqual([true, true, false]);
  const beside = open({ dir });
  expect(await sendAll(beside.send, ['192.0.2.2', '192.0.2.3'])).toEqual([true, false]);
  expect(await sendAll(send, ['198.51.100.1', '203.0.113.1', '203.0.113.2'])).toEqual([true, true, false]);
});

it('counts large forms for what they are, and of many at once no more than fit', async () => {
  const { send } = open({ visitor: 10 });
  expect(await send('192.0.2.1', 600 * KB)).toBe(false);
  const { send: other } = open();
  const taken = await Promise.all(Array.from({ length: 8 }, () => other('192.0.2.1')));
  expect(taken.filter(Boolean)).toHaveLength(2);
});

it('counts nothing that was not stored, or was before', async () => {
  const { allowance, send } = open();
  for (let times = 0; times < 5; times += 1) expect(await send('192.0.2.1', KB, false)).toBe(true);
  const broken = { sender: { visitor: '192.0.2.1' }, bytes: KB, isNew: () => true };
  for (let times = 0; times < 5; times += 1)
    await expect(allowance.store({ ...broken, write: () => Promise.reject(new Error('away')) })).rejects.toThrow();
  expect(await sendAll(send, ['192.0.2.1', '192.0.2.1'])).toEqual([true, true]);
});

it('takes what it cannot count', async () => {
  const { dir, send } = open();
  rmSync(dir, { recursive: true });
  writeFileSync(dir, 'no folder');
  expect(await sendAll(send, ['192.0.2.1', '192.0.2.1', '192.0.2.1'])).toEqual([true, true, true]);
});

it('forgets the days that are over', async () => {
  const now = Date.UTC(2026, 10, 20);
  const { allowance, dir, send } = open({ now });
  await send('192.0.2.1');
  await allowance.sweep(now + DAY_MS);
  expect(readdirSync(dir)).toEqual(['2026-11-20']);
  await allowance.sweep(now + 2 * DAY_MS);
  expect(readdirSync(dir)).toEqual([]);
  const tomorrow = open({ dir, now: now + DAY_MS });
  expect(await sendAll(tomorrow.send, ['192.0.2.1', '192.0.2.1'])).toEqual([true, true]);
});
