import { cpSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { accept } from '../outbox/storage/accept.ts';
import { readBacklog } from '../outbox/storage/backlog.ts';
import { createSubmissions } from '../outbox/submissions.ts';
import { candidate, NOW, noArtwork } from '../outbox/test/candidate.ts';
import { temporaryFolder } from '../outbox/test/harness.ts';
import { eventually } from '../test/eventually.ts';
import { openDatabase } from './open.ts';

const HEADER = 32;
const FRAME = 24 + 4096;

/** A data folder as a kill leaves it after so many messages: everything acknowledged stands in the log. */
async function killed(messages: number, before = async (_folder: string) => {}): Promise<string> {
  const [running, left] = [temporaryFolder(), temporaryFolder()];
  await before(running);
  const database = await openDatabase({ dataDir: running }, NOW);
  for (let n = 0; n < messages; n++) await accept(database, candidate(String(n)), noArtwork);
  cpSync(running, left, { recursive: true });
  await database.close();
  return left;
}

const logIn = (dataDir: string): string => join(dataDir, 'submissions.sqlite-wal');
const framesIn = (dataDir: string): number => (statSync(logIn(dataDir)).size - HEADER) / FRAME;

/** Opens a folder as a gateway does; how many messages are there, and what it says of frames that it could not read. */
async function opened(dataDir: string) {
  const lines: { frames?: number }[] = [];
  const log = { info() {}, warn() {}, error: (fields: { frames?: number }) => void lines.push(fields) };
  const deliver = { service: async () => {} };
  const submissions = createSubmissions({ dataDir, log, deliver, requestsKeptMs: Number.POSITIVE_INFINITY });
  const { pending } = await submissions.backlog();
  const [damage] = submissions.damage();
  await submissions.close();
  return { pending, unread: damage?.frames ?? 0, logged: lines[0]?.frames ?? 0, copy: damage?.file };
}

function spoil(dataDir: string, at: number): void {
  const bytes = readFileSync(logIn(dataDir));
  bytes[at]! ^= 0xff;
  writeFileSync(logIn(dataDir), bytes);
}

it('reads what a kill left, and says nothing', async () => {
  expect(await opened(await killed(20))).toEqual({ pending: 20, unread: 0, logged: 0, copy: undefined });
});

it('says of a log that is broken in the middle how much of it was left out, and keeps a copy for its owner', async () => {
  const dataDir = await killed(20);
  const frames = framesIn(dataDir);
  spoil(dataDir, HEADER + Math.floor(frames / 2) * FRAME + 1_000);
  const whole = readFileSync(logIn(dataDir));
  const { pending, unread, logged, copy } = await opened(dataDir);
  expect(pending).toBeLessThan(20);
  expect(unread).toBeGreaterThanOrEqual(frames - Math.floor(frames / 2));
  expect(logged).toBe(unread);
  expect(readFileSync(copy!)).toEqual(whole);
  expect(statSync(copy!).mode & 0o777).toBe(0o600);
  // It is said again until somebody has seen to it, and kept once.
  expect(await opened(dataDir)).toMatchObject({ unread, logged: unread });
  expect(readdirSync(dataDir).filter(name => name.includes('damaged'))).toHaveLength(1);
});

it.each([1, 20, 25, 3_000])('says so of a log that lacks its last %i bytes', async bytes => {
  const dataDir = await killed(5);
  truncateSync(logIn(dataDir), statSync(logIn(dataDir)).size - bytes);
  expect(await opened(dataDir)).toMatchObject({ pending: 4, unread: expect.toSatisfy((count: number) => count > 0) });
});

it('says so of a log whose beginning is gone', async () => {
  const dataDir = await killed(5);
  const frames = framesIn(dataDir);
  writeFileSync(logIn(dataDir), readFileSync(logIn(dataDir)).fill(0));
  expect(await opened(dataDir)).toMatchObject({ unread: frames, logged: frames });
});

it('does not take for damage what an earlier round left behind, nor a transaction that never ended', async () => {
  const dataDir = temporaryFolder();
  const database = await openDatabase({ dataDir }, NOW);
  for (let n = 0; n < 10; n++) await accept(database, candidate(String(n)), noArtwork);
  await database.query('PRAGMA wal_checkpoint(RESTART)');
  await accept(database, candidate('after'), noArtwork);
  const earlier = temporaryFolder();
  cpSync(dataDir, earlier, { recursive: true });
  // Two pages of memory: a transaction is written to the log before it ends.
  await database.query('PRAGMA cache_size = 2');
  const cut = temporaryFolder();
  await database
    .transaction(async query => {
      for (let n = 0; n < 300; n++)
        await query("INSERT INTO consent VALUES ($1, $2, '', 0)", `N-${n}`, 'x'.repeat(3_000));
      cpSync(dataDir, cut, { recursive: true });
      throw new Error('killed');
    })
    .catch(() => {});
  await database.close();
  expect(framesIn(cut)).toBeGreaterThan(framesIn(earlier));
  for (const folder of [earlier, cut]) expect(await opened(folder)).toMatchObject({ pending: 11, unread: 0 });
});

it('empties the log when nothing is written for a while, so that a copy of the file has everything', async () => {
  const dataDir = temporaryFolder();
  const database = await openDatabase({ dataDir }, NOW);
  onTestFinished(() => database.close());
  await accept(database, candidate('1'), noArtwork);
  expect(statSync(logIn(dataDir)).size).toBeGreaterThan(0);
  await eventually(() => expect(statSync(logIn(dataDir)).size).toBe(0));
  const copy = temporaryFolder();
  cpSync(join(dataDir, 'submissions.sqlite'), join(copy, 'submissions.sqlite'));
  const copied = await openDatabase({ dataDir: copy }, NOW);
  onTestFinished(() => copied.close());
  expect((await readBacklog(copied)).pending).toBe(1);
});

it.each(['submissions.sqlite', 'submissions.sqlite-wal', 'submissions.sqlite-shm'])(
  'lets nobody but its owner read %s, nor one that everybody could read before',
  async name => {
    const dataDir = temporaryFolder();
    writeFileSync(join(dataDir, 'submissions.sqlite'), '', { mode: 0o644 });
    const database = await openDatabase({ dataDir }, NOW);
    onTestFinished(() => database.close());
    await accept(database, candidate('1'), noArtwork);
    expect(existsSync(join(dataDir, name))).toBe(true);
    expect(statSync(join(dataDir, name)).mode & 0o777).toBe(0o600);
  },
);
