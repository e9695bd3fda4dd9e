import { appendFileSync, chownSync, cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../config.ts';
import { createSubmissions } from '../outbox/submissions.ts';
import { contact, quote, temporaryFolder } from '../outbox/test/harness.ts';
import { createArtwork } from '../outbox/uploads/createArtwork.ts';
import {
  givenOperations,
  keepPartnerOperation,
  listPartnerOperations,
  type PartnerOperation,
  removePartnerOperation,
} from '../partners/operationFiles.ts';
import { openDatabase } from '../storage/open.ts';
import { runCommand } from '../test/command.ts';

const NOBODY = 65_534;

const document: PartnerOperation = {
  ...{ name: 'Stock', version: 1, hash: 'h'.repeat(64), partner: 'Press & Co', cost: 3 },
  ...{ addedAt: '2026-11-20T10:00:00.000Z', text: 'query Stock { robots }' },
};

/** A gateway's store that is open, with a message and a quote that has a file, in folders of their own. */
async function startStore(env: Record<string, string> = {}) {
  const dataDir = join(temporaryFolder(), 'data');
  const config = readConfig({ DATA_DIR: dataDir, ...env }, 'test');
  const {
    artworkDir: dir,
    secretKeys: secrets,
    publicUrl,
    artworkKeptMs: keptMs,
    quotesKeptMs: requestsKeptMs,
  } = config;
  const artwork = createArtwork({
    dir,
    secrets,
    publicUrl,
    mostBytes: 1024 ** 3,
    dayBytes: 1024 ** 3,
    freeBytes: 0,
    keptMs,
  });
  const log = { info() {}, warn() {}, error() {} };
  const deliver = { service: () => Promise.reject(new Error('away')) };
  const submissions = createSubmissions({ ...config, requestsKeptMs, log, artwork, deliver });
  onTestFinished(() => submissions.close());
  const content = () => Readable.from([Buffer.from('%PDF-1.7\nlabels')]);
  const file = await artwork.receive({ content: content(), name: 'a.pdf', key: 'k', visitor: 'v' });
  await artwork.receive({ content: content(), name: 'b.pdf', key: 'waits', visitor: 'v' });
  await submissions.submit(contact);
  const outcome = await submissions.submit({ ...quote, artwork: [file.id] });
  return { config, submissions, artwork, reference: (outcome as { reference: string }).reference };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));

it('brings back all that a running gateway had acknowledged, with its files and secrets, for its owner alone', async () => {
  const { config, artwork, reference } = await startStore();
  const former = { ...document, name: 'Former' };
  for (const one of [document, former]) keepPartnerOperation(config.dataDir, one);
  removePartnerOperation(config.dataDir, former);
  const target = join(temporaryFolder(), 'backup');
  const taken = await runCommand('backup', [target, '--json'], { DATA_DIR: config.dataDir });
  expect(taken).toMatchObject({ code: 0, fault: '' });
  expect(JSON.parse(taken.out)).toMatchObject({ target, besides: [], files: expect.any(Array) });
  expect(filesIn(target).every(file => (statSync(file).mode & 0o777) === 0o600)).toBe(true);

  const dataDir = join(temporaryFolder(), 'restored');
  expect(await runCommand('restore', [target], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+ files of .* again\. Start the site\.\n$/),
  });
  expect(filesIn(dataDir).every(file => (statSync(file).mode & 0o777) === 0o600)).toBe(true);
  const restored = readConfig({ DATA_DIR: dataDir }, 'test');
  expect([restored.operatorToken, restored.secretKeys]).toEqual([config.operatorToken, config.secretKeys]);
  const database = await openDatabase(restored, Date.now());
  onTestFinished(() => database.close());
  expect(await database.query('SELECT kind FROM submission ORDER BY id')).toEqual([
    { kind: 'contact' },
    { kind: 'quote' },
  ]);
  const again = createArtwork({
    dir: restored.artworkDir,
    secrets: restored.secretKeys,
    keptMs: restored.artworkKeptMs,
    publicUrl: restored.publicUrl,
    ...{ mostBytes: 1024 ** 3, dayBytes: 1024 ** 3, freeBytes: 0 },
  });
  const link = new URL(/http\S+/.exec(artwork.lines(reference)[0]!)![0]);
  expect(readFileSync((await again.open(link))!.path, 'utf8')).toBe('%PDF-1.7\nlabels');
  expect(readdirSync(join(restored.artworkDir, 'waiting'))).toHaveLength(1);
  // The documents of partners: without them their programs would be refused.
  expect(listPartnerOperations(dataDir)).toEqual([document]);
  expect(
    givenOperations(dataDir)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['Former', document.name]);
});

it('keeps artwork that lies elsewhere, and says what the environment holds', async () => {
  const artworkDir = join(temporaryFolder(), 'art');
  const env = { ARTWORK_DIR: artworkDir, SECRET_KEYS: 's'.repeat(32), OPERATOR_TOKEN: 't'.repeat(24) };
  const { config } = await startStore(env);
  const target = temporaryFolder();
  const { out, code } = await runCommand('backup', [target], { ...env, DATA_DIR: config.dataDir });
  expect(code).toBe(0);
  expect(out).toMatch(/SECRET_KEYS was given by the environment: keep it yourself\.\nOPERATOR_TOKEN was given/);
  const restored = { DATA_DIR: join(temporaryFolder(), 'data'), ARTWORK_DIR: join(temporaryFolder(), 'art') };
  expect((await runCommand('restore', [target], restored)).code).toBe(0);
  const within = (folder: string) =>
    filesIn(folder)
      .map(file => file.slice(folder.length))
      // What counts for a day only.
      .filter(file => !file.startsWith('/sent/'))
      .toSorted();
  expect(within(restored.ARTWORK_DIR)).toEqual(within(artworkDir));
  expect(readdirSync(restored.DATA_DIR)).toEqual(['submissions.sqlite']);
});

it('says where submissions come back to that lie in PostgreSQL', async () => {
  const { config } = await startStore();
  const target = temporaryFolder();
  const env = { DATABASE_URL: 'postgres://diri@127.0.0.1:1/diri' };
  const taken = await runCommand('backup', [target], { ...env, DATA_DIR: config.dataDir });
  expect(taken).toMatchObject({ code: 0, out: expect.stringContaining('run pg_dump first, then this.') });
  expect(await runCommand('restore', [target], { ...env, DATA_DIR: temporaryFolder() })).toMatchObject({
    code: 0,
    out: expect.stringMatching(/their dump into a new database and set DATABASE_URL to that\. Start the site\.\n$/),
  });
});

it('leaves out what a system or a disk puts beside artwork, so that what was backed up can be restored', async () => {
  const { config, reference } = await startStore();
  const claimed = join(config.artworkDir, 'claimed');
  const [id] = readdirSync(join(claimed, reference)) as [string];
  const before = filesIn(config.artworkDir).length;
  for (const place of [join(config.artworkDir, 'waiting'), claimed, join(claimed, reference)])
    writeFileSync(join(place, '.DS_Store'), '');
  writeFileSync(join(claimed, reference, id, '.nfs0001'), '');
  cpSync(join(claimed, reference, id), join(claimed, reference, `${id} (copy)`), { recursive: true });
  const target = join(temporaryFolder(), 'backup');
  expect(await runCommand('backup', [target], { DATA_DIR: config.dataDir })).toMatchObject({ code: 0, fault: '' });
  const dataDir = join(temporaryFolder(), 'restored');
  expect(await runCommand('restore', [target], { DATA_DIR: dataDir })).toMatchObject({ code: 0, fault: '' });
  const { artworkDir } = readConfig({ DATA_DIR: dataDir }, 'test');
  expect(readdirSync(join(artworkDir, 'claimed', reference))).toEqual([id]);
  // But for the empty files that count for a day.
  expect(filesIn(artworkDir)).toHaveLength(before - filesIn(join(config.artworkDir, 'sent')).length);
});

it('leaves out an index that is damaged, which can be made again, and says so', async () => {
  const { config, reference } = await startStore();
  const [whole, damaged] = ['catalogue-whole.sqlite', 'catalogue-left.sqlite'];
  for (const name of [whole, damaged]) {
    const index = new DatabaseSync(join(config.dataDir, name));
    index.exec('CREATE TABLE former_slug (slug TEXT); CREATE TABLE news (at REAL)');
    index.close();
  }
  writeFileSync(join(config.dataDir, damaged), Buffer.alloc(4096, 'x'), { flag: 'r+' });
  const target = join(temporaryFolder(), 'backup');
  const { code, out } = await runCommand('backup', [target, '--json'], { DATA_DIR: config.dataDir });
  expect(code).toBe(0);
  const { besides, files } = JSON.parse(out) as { besides: string[]; files: { path: string }[] };
  expect(besides).toEqual([expect.stringMatching(/catalogue-left\.sqlite failed: .* may be deleted/)]);
  const kept = files.map(file => file.path);
  expect(kept.slice(0, 2)).toEqual(['submissions.sqlite', whole]);
  expect(kept.filter(name => name.startsWith(`artwork/claimed/${reference}/`))).toHaveLength(2);
  expect(filesIn(target)).toHaveLength(kept.length + 1);
  const dataDir = join(temporaryFolder(), 'restored');
  expect(await runCommand('restore', [target], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
});

it('says that a folder cannot be made where a file system makes none', async () => {
  const { config } = await startStore();
  const refused = { code: 1, out: '', fault: expect.stringContaining('/proc/nowhere') };
  expect(await runCommand('backup', ['/proc/nowhere'], { DATA_DIR: config.dataDir })).toMatchObject(refused);
});

it('restores into empty folders alone, and nothing of a backup that is not whole', async () => {
  const { config } = await startStore();
  const target = join(temporaryFolder(), 'backup');
  await runCommand('backup', [target], { DATA_DIR: config.dataDir });
  expect(await runCommand('backup', [target], { DATA_DIR: config.dataDir })).toMatchObject({
    code: 1,
    fault: expect.stringContaining('is not empty'),
  });
  expect(await runCommand('restore', [target], { DATA_DIR: config.dataDir })).toMatchObject({
    code: 78,
    fault: expect.stringMatching(/DATA_DIR: .* is not empty\. Set it to an empty folder/),
  });
  const dataDir = join(temporaryFolder(), 'restored');
  const spoilt = temporaryFolder();
  cpSync(target, spoilt, { recursive: true });
  appendFileSync(join(spoilt, 'submissions.sqlite'), 'x');
  expect(await runCommand('restore', [spoilt], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    fault: expect.stringContaining('submissions.sqlite is not as it was backed up'),
  });
  expect(readdirSync(dataDir)).toEqual([]);
  rmSync(join(spoilt, 'backup.json'));
  expect(await runCommand('restore', [spoilt], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    fault: expect.stringContaining('is no finished backup'),
  });
});

it.skipIf(process.getuid?.() !== 0)('restores for the user whose folder it is, where root does it', async () => {
  const { config } = await startStore();
  const target = join(temporaryFolder(), 'backup');
  await runCommand('backup', [target], { DATA_DIR: config.dataDir });
  const dataDir = temporaryFolder();
  chownSync(dataDir, NOBODY, NOBODY);
  expect(await runCommand('restore', [target], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  const restored = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
  expect(restored.length).toBeGreaterThan(5);
  expect(restored.filter(name => statSync(join(dataDir, name)).uid !== NOBODY)).toEqual([]);
});

it('lets no gateway start where a restore has not ended', () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, '.restoring'), '');
  expect(() => readConfig({ DATA_DIR: dataDir }, 'test')).toThrow(/restoring a backup into .* has not ended/);
  expect(readdirSync(dataDir)).toEqual(['.restoring']);
});

it('says how it is used, what is wrong with the configuration, and that there is nothing to keep', {
  tags: 'proof',
}, async () => {
  const dataDir = temporaryFolder();
  for (const command of ['backup', 'restore'] as const) {
    expect(await runCommand(command, ['--help'], {})).toMatchObject({
      code: 0,
      out: expect.stringContaining(`npm run ${command} -- `),
    });
    expect(await runCommand(command, [], {})).toMatchObject({ code: 64, out: '' });
    expect(await runCommand(command, ['a', 'b'], {})).toMatchObject({ code: 64 });
    expect(await runCommand(command, ['a', '--jsno'], {})).toMatchObject({ code: 64 });
    expect(await runCommand(command, ['a'], { PORT: 'x' })).toMatchObject({
      code: 78,
      fault: expect.stringContaining('PORT'),
    });
  }
  const target = join(temporaryFolder(), 'backup');
  expect(await runCommand('backup', [target], { DATA_DIR: dataDir })).toMatchObject({
    code: 1,
    fault: expect.stringContaining('holds no submissions.sqlite'),
  });
  expect(readdirSync(dataDir)).toEqual([]);
});
