import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { accept } from '../outbox/storage/accept.ts';
import { readBacklog } from '../outbox/storage/backlog.ts';
import { candidate, NOW, noArtwork } from '../outbox/test/candidate.ts';
import { temporaryFolder } from '../outbox/test/harness.ts';
import { StorageError } from './errors.ts';
import { openDatabase } from './open.ts';
import { sqliteMigrations } from './sqliteMigrations.ts';

it('asks for another reference number when one is taken', async () => {
  const database = await openDatabase({ dataDir: temporaryFolder() }, NOW);
  await accept(database, candidate('1'), noArtwork);
  const numbers = ['M-1', 'M-1', 'M-2'];
  const second = await accept(database, candidate('2', { makeReference: () => numbers.shift() ?? '' }), noArtwork);
  expect(second).toMatchObject({ type: 'fresh', job: { reference: 'M-2' } });
  await expect(accept(database, candidate('3', { makeReference: () => 'M-1' }), noArtwork)).rejects.toThrow(
    /no free reference/,
  );
  expect((await readBacklog(database)).pending).toBe(2);
  await database.close();
});

it('says that the disk is full, and stores nothing by halves', async () => {
  const database = await openDatabase({ dataDir: temporaryFolder() }, NOW);
  await database.query('PRAGMA max_page_count = 30');
  let stored = 0;
  const fill = async () => {
    for (; stored < 1_000; stored++)
      await accept(database, candidate(String(stored), { message: 'x'.repeat(5_000) }), noArtwork);
  };
  await expect(fill()).rejects.toMatchObject({ name: 'StorageError', reason: 'disk full' });
  expect((await readBacklog(database)).pending).toBe(stored);
  await database.query('PRAGMA max_page_count = 2000');
  expect(await accept(database, candidate('again'), noArtwork)).toMatchObject({ type: 'fresh' });
  await database.close();
});

it('flushes every commit to the disk', async () => {
  const database = await openDatabase({ dataDir: temporaryFolder() }, NOW);
  expect(await database.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  expect(await database.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  await database.close();
});

it('keeps its content when it is opened again', async () => {
  const dataDir = temporaryFolder();
  const first = await openDatabase({ dataDir }, NOW);
  await accept(first, candidate('1'), noArtwork);
  await first.close();
  const second = await openDatabase({ dataDir }, NOW);
  expect(await readBacklog(second)).toMatchObject({ pending: 1, oldest: new Date(NOW) });
  await second.close();
});

it.each(sqliteMigrations.map((_, at) => at).slice(1))(
  'brings a file of schema %i to the newest, with what it holds',
  async version => {
    const dataDir = temporaryFolder();
    const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
    db.exec('CREATE TABLE migration (version INTEGER PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT');
    for (const [index, migration] of sqliteMigrations.slice(0, version).entries()) {
      for (const statement of migration) db.exec(statement);
      db.exec(`INSERT INTO migration VALUES (${index + 1}, 0)`);
    }
    db.exec(`INSERT INTO consent (reference, email, page, given_at) VALUES ('N-1', 'a@example.test', '/', ${NOW})`);
    db.close();
    const database = await openDatabase({ dataDir }, NOW);
    onTestFinished(() => database.close());
    const { query } = database;
    expect(await query('SELECT reference FROM consent')).toEqual([{ reference: 'N-1' }]);
    expect(await query('SELECT max(version) AS version FROM migration')).toEqual([
      { version: sqliteMigrations.length },
    ]);
    expect(await readBacklog(database)).toMatchObject({ pending: 0 });
  },
);

it('leaves a file of a newer release alone', async () => {
  const dataDir = temporaryFolder();
  await (await openDatabase({ dataDir }, NOW)).close();
  const db = new DatabaseSync(join(dataDir, 'submissions.sqlite'));
  db.exec('INSERT INTO migration VALUES (99, 0)');
  db.close();
  await expect(openDatabase({ dataDir }, NOW)).rejects.toThrow(
    /newer release.*Start that release, or restore a copy made before it/,
  );
});

it('names the file and the mend when it cannot be opened', async () => {
  const opened = openDatabase({ dataDir: '/dev/null/data' }, NOW);
  await expect(opened).rejects.toThrow(/\/dev\/null\/data\/submissions\.sqlite.*Check free space/);
  await expect(opened).rejects.toBeInstanceOf(StorageError);
});
