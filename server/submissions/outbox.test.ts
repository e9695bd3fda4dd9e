import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import type { Candidate } from './accept.ts';
import { openDatabase } from './database.ts';
import { StorageError } from './errors.ts';
import { identify } from './identity.ts';
import { Outbox } from './outbox.ts';
import { temporaryFolder } from './test/harness.ts';

const NOW = Date.UTC(2026, 10, 20);

function candidate(key: string, makeReference: () => string, message = 'x'): Candidate {
  const values = { name: 'Sipho', email: 'sipho@example.test', message };
  return { kind: 'contact', values, identity: identify('contact', values, key), makeReference, now: NOW };
}

it('asks for another reference number when one is taken', () => {
  const outbox = new Outbox(openDatabase(temporaryFolder(), NOW));
  outbox.accept(candidate('1', () => 'M-1'));
  const numbers = ['M-1', 'M-1', 'M-2'];
  expect(outbox.accept(candidate('2', () => numbers.shift() ?? '')).row.reference).toBe('M-2');
  expect(() => outbox.accept(candidate('3', () => 'M-1'))).toThrow(StorageError);
  expect(outbox.backlog().pending).toBe(2);
  outbox.close();
});

it('says that the disk is full, and stores nothing by halves', () => {
  const db = openDatabase(temporaryFolder(), NOW);
  db.exec('PRAGMA max_page_count = 20');
  const outbox = new Outbox(db);
  let stored = 0;
  const fill = () => {
    for (; stored < 1_000; stored++) outbox.accept(candidate(String(stored), () => `M-${stored}`, 'x'.repeat(5_000)));
  };
  expect(fill).toThrow(/database or disk is full/);
  expect(outbox.backlog().pending).toBe(stored);
  db.exec('PRAGMA max_page_count = 2000');
  expect(outbox.accept(candidate('again', () => 'M-again')).fresh).toBe(true);
  outbox.close();
});

it('flushes every commit to the disk', () => {
  const db = openDatabase(temporaryFolder(), NOW);
  expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  db.close();
});

it('keeps its content when it is opened again', () => {
  const folder = temporaryFolder();
  const first = new Outbox(openDatabase(folder, NOW));
  first.accept(candidate('1', () => 'M-1'));
  first.close();
  const second = new Outbox(openDatabase(folder, NOW));
  expect(second.backlog()).toMatchObject({ pending: 1, oldest: new Date(NOW) });
  second.close();
});

it('leaves a file of a newer release alone', () => {
  const folder = temporaryFolder();
  openDatabase(folder, NOW).close();
  const db = new DatabaseSync(join(folder, 'submissions.sqlite'));
  db.exec('INSERT INTO migration VALUES (99, 0)');
  db.close();
  expect(() => openDatabase(folder, NOW)).toThrow(/newer release/);
});

it('names the file and the mend when it cannot be opened', () => {
  expect(() => openDatabase('/dev/null/data', NOW)).toThrow(/\/dev\/null\/data\/submissions\.sqlite.*Check free space/);
});
