import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createBounded } from './bounded.ts';

it('holds no more bytes than it is given, whether keys or values are long', () => {
  const [names, texts] = [
    createBounded<true>({ maxBytes: 100_000 }),
    createBounded<string>({ maxBytes: 100_000, sizeOf: text => 2 * text.length }),
  ];
  for (let i = 0; i < 1_000; i++) {
    names.set(`${i} ${'k'.repeat(1_000)}`, true);
    texts.set(String(i), 'v'.repeat(1_000));
  }
  expect([names.size, texts.size]).toEqual([45, 45]);
  for (let i = 0; i < 1_000; i++) names.set(String(i), true);
  expect(names.size).toBeLessThan(500);
  names.set('k'.repeat(100_000), true);
  expect(names.size).toBeLessThan(500);
});

it('says what had to make room, and not what was replaced or had its time', () => {
  const gone: string[] = [];
  const few = createBounded<number>({ maxBytes: 500, evicted: (_, key) => gone.push(key) });
  for (const [key, value] of [
    ['a', 1],
    ['a', 2],
    ['b', 1],
  ] as const)
    few.set(key, value);
  few.delete('b');
  expect(gone).toEqual([]);
  for (const key of ['c', 'd']) few.set(key, 1);
  expect(gone).toEqual(['a']);
});

it('is the only memory of the server that grows with what is asked: nothing is bounded by its number alone', async () => {
  const server = path.resolve(import.meta.dirname, '..');
  const own: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: server })) {
    if (file.endsWith('.test.ts') || file.startsWith('gql/')) continue;
    if (/from '(lru-cache|rate-limiter-flexible)'/.test(readFileSync(path.join(server, file), 'utf8'))) own.push(file);
  }
  expect(own.toSorted()).toEqual([
    'cache/bounded.ts',
    // its own bytes of keys, tags and values
    'cache/store.ts',
    'web/middleware/limiter.ts',
    // their types
    'web/middleware/rates.ts',
    'web/middleware/workersLimiter.ts',
    'web/routes/webhooks/callTimes.ts',
    // one counter for all
    'wordpress-check/doctor.ts',
  ]);
});
