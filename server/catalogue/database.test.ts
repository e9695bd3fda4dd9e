import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';

const LIMIT = 10_000;
let dir: string;
let db: Database;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'database-'));
  db = openDatabase(path.join(dir, 'index.sqlite'), pino({ level: 'silent' }), LIMIT);
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

it('keeps what was derived until something changed, also that there was nothing', async () => {
  const make = vi.fn(() => undefined);
  db.cached('nothing', make);
  db.cached('nothing', make);
  expect(make).toHaveBeenCalledTimes(1);
  await db.write(async () => {});
  db.cached('nothing', make);
  expect(make).toHaveBeenCalledTimes(1);
  db.forget();
  db.cached('nothing', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('says what a write failed of, also where SQLite has taken it back by itself', async () => {
  const filling = db.write(async writer => {
    writer.run('PRAGMA max_page_count = 1');
    for (let id = 1; id <= 1_000; id++)
      writer.run('INSERT INTO picture (id, src) VALUES (?, ?)', id, 'a'.repeat(2_000));
  });
  await expect(filling).rejects.toThrow('database or disk is full');
});

it('keeps no answer that something changed under', async () => {
  const ending = Promise.withResolvers<string>();
  const old = db.keep('answer', () => ending.promise);
  db.forget();
  ending.resolve('old');
  expect(await old).toBe('old');
  expect(await db.keep('answer', async () => 'new')).toBe('new');
});

it('hands out a long answer in slices', async () => {
  await db.write(async writer => {
    for (let id = 1; id <= 20_000; id++) writer.run('INSERT INTO picture (id, src) VALUES (?, ?)', id, 'a'.repeat(20));
  });
  let [rows, through] = [0, 0];
  const timer = setInterval(() => through++, 1);
  await db.each('SELECT id, src FROM picture ORDER BY src, id', [], () => {
    rows += 1;
  });
  clearInterval(timer);
  expect(rows).toBe(20_000);
  expect(through).toBeGreaterThan(0);
});

it('keeps no more of it than a number of bytes, and longest what is asked for', () => {
  const make = vi.fn((key: string) => key.repeat(100));
  const ask = (key: string) => db.cached(key, () => make(key));
  for (let at = 0; at < 100; at += 1) {
    ask('often');
    ask(`once ${at}`);
  }
  expect(make.mock.calls.filter(([key]) => key === 'often')).toHaveLength(1);
  make.mockClear();
  for (let at = 99; at >= 0; at -= 1) ask(`once ${at}`);
  const cachedBytes = (100 - make.mock.calls.length) * 'once 99'.length * 100;
  expect(cachedBytes).toBeGreaterThan(LIMIT / 2);
  expect(cachedBytes).toBeLessThanOrEqual(LIMIT);
});

it('hands out what is too large to be kept all the same', () => {
  const make = vi.fn(() => 'x'.repeat(LIMIT));
  expect([db.cached('large', make), db.cached('large', make)]).toEqual(['x'.repeat(LIMIT), 'x'.repeat(LIMIT)]);
  expect(make).toHaveBeenCalledTimes(2);
});
