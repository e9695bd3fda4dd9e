import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, it } from 'vitest';
import { createDerivedCache } from './derivedCache.ts';

it('makes pictures where what an earlier run left in the folder cannot be read or removed', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(dir, 'of-somebody-else.partial'));
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const cache = createDerivedCache({ dir, maxBytes: 1_000, log });
  expect(String(await cache.get('a', async () => Buffer.from('made')))).toBe('made');
  expect(String(await cache.read('a'))).toBe('made');
  expect(lines).toEqual([expect.stringContaining('What was kept of pictures cannot be used')]);
});
