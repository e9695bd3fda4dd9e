import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createDerivedCache } from './derivedCache.ts';

it('makes pictures where what an earlier run left in the folder cannot be read or removed', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(dir, 'of-somebody-else.partial'));
  utimesSync(path.join(dir, 'of-somebody-else.partial'), 1, 1);
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const cache = createDerivedCache({ dir, maxBytes: 1_000, log });
  expect(String(await cache.get('a', async () => Buffer.from('made')))).toBe('made');
  expect(String(await cache.read('a'))).toBe('made');
  expect(lines).toEqual([expect.stringContaining('What was kept of pictures cannot be used')]);
});

it('makes a picture once where it cannot be kept on the disk, and keeps it there again once it can', async () => {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'pictures-')), 'images');
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const cache = createDerivedCache({ dir, maxBytes: 10_000, log });
  let made = 0;
  const get = async (name: string) => String(await cache.get(name, async () => Buffer.from(`${name} ${++made}`)));
  await cache.read('opened');
  rmSync(dir, { recursive: true });
  writeFileSync(dir, 'A file in its place');
  expect([await get('a'), await get('a')]).toEqual(['a 1', 'a 1']);
  expect(String(await cache.read('a'))).toBe('a 1');
  expect(lines).toEqual([expect.stringContaining('A picture could not be kept on disk')]);
  rmSync(dir);
  expect([await get('b'), await get('b')]).toEqual(['b 2', 'b 2']);
  expect(lines).toHaveLength(1);
  const next = createDerivedCache({ dir, maxBytes: 10_000, log });
  expect([await next.read('a'), String(await next.read('b'))]).toEqual([null, 'b 2']);
});
