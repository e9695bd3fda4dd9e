import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../storage/open.ts';
import { eventually } from '../../test/eventually.ts';
import { accept } from '../storage/accept.ts';
import { candidate, NOW } from '../test/candidate.ts';
import { createArtwork } from './createArtwork.ts';
import { LINK_MS } from './links.ts';
import { WAITING_MS } from './sweep.ts';

const REFERENCE = 'Q-0TNS1-Z5MTV';
const OTHER = 'Q-0TNS1-Z5MTW';
const UNKNOWN = 'u'.repeat(32);
const KEPT_MS = 365 * 24 * 3_600_000;

/** Artwork in a folder of its own, and time that stands still. */
function open() {
  const dir = mkdtempSync(join(tmpdir(), 'artwork-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const requests = new Set([REFERENCE, OTHER]);
  const time = { now: Date.parse('2026-11-20T09:00:00Z') };
  const process = (secrets = ['s'.repeat(32)], mostBytes = 1024 ** 3) =>
    createArtwork({
      ...{ dir, secrets, publicUrl: 'https://labels.example', mostBytes, keptMs: KEPT_MS },
      ...{ dayBytes: 1024 ** 3, freeBytes: 0 },
      isStored: async reference => requests.has(reference),
      clock: () => time.now,
    });
  const artwork = process();
  const receive = async (name = 'seal.pdf', text = name) => {
    const content = Readable.from([Buffer.from(`%PDF-1.7\n${text}`)]);
    return (await artwork.receive({ content, name, key: undefined, visitor: '192.0.2.1' })).id;
  };
  const link = () => new URL(/https:\S+/.exec(artwork.lines(REFERENCE)[0]!)![0]);
  const inside = (folder: string) => readdirSync(join(dir, folder), { recursive: true });
  return { dir, time, requests, artwork, process, receive, link, inside };
}

it('is claimed once: by a request, whole or not at all', async () => {
  const { artwork, receive, inside } = open();
  const [one, two] = [await receive('1.pdf'), await receive('2.pdf')];
  expect(artwork.claim([one, two], REFERENCE)).toBe(true);
  expect(artwork.claim([one, two], REFERENCE)).toBe(true);
  const three = await receive('3.pdf');
  expect(artwork.claim([three, one], OTHER)).toBe(false);
  expect(artwork.claim([three, UNKNOWN], OTHER)).toBe(false);
  expect(inside('waiting')).toContain(three);
  expect(inside('claimed')).not.toContain(OTHER);
  expect(artwork.lines(REFERENCE)).toHaveLength(2);
});

it.each(['', '..', '../claimed', `${'a'.repeat(31)}/`, `../${'a'.repeat(29)}`])('has no id like %j', async id => {
  expect(open().artwork.claim([id], REFERENCE)).toBe(false);
});

it('is at most five files of a request', async () => {
  const { artwork, receive } = open();
  const ids = await Promise.all(['1', '2', '3', '4', '5', '6'].map(name => receive(`${name}.pdf`)));
  expect(artwork.claim(ids, REFERENCE)).toBe(false);
  expect(artwork.claim(ids.slice(0, 5), REFERENCE)).toBe(true);
});

it('counts for 64 kB at least: the smallest takes a folder of its own, too', async () => {
  const artwork = open().process(['s'.repeat(32)], 50 * 1024 ** 2);
  const receive = () =>
    artwork.receive({ content: Readable.from([Buffer.from('%PDF-1.7')]), name: '', key: undefined, visitor: 'x' });
  // A quarter of 50 MB, of which the largest file must still have room.
  for (let files = 0; files <= 40; files++) await receive();
  await expect(receive()).rejects.toMatchObject({ code: 'UPLOAD_QUOTA' });
  expect(await artwork.waiting()).toEqual({ files: 41, bytes: 41 * 8 });
});

const MB = 1024 ** 2;

it('makes room for a network that has less: of the one that has most, by its visitor who has most, the last goes', async () => {
  const { dir, process, inside } = open();
  const artwork = process(['s'.repeat(32)], 80 * MB);
  const lie = (id: string, network: string, visitor: string, uploadedAt: number) => {
    mkdirSync(join(dir, 'waiting', id));
    writeFileSync(
      join(dir, 'waiting', id, 'about.json'),
      JSON.stringify({ visitor, network, bytes: 10 * MB, uploadedAt }),
    );
  };
  for (const [id, visitor, uploadedAt] of [
    ['a1', 'one', 9],
    ['a2', 'two', 1],
    ['a3', 'two', 5],
  ] as const)
    lie(id, 'a', visitor, uploadedAt);
  for (const id of ['b1', 'b2', 'c1', 'c2', 'd1']) lie(id, id.slice(0, 1), id, 7);
  const content = Readable.from([Buffer.from('%PDF-1.7')]);
  const { id } = await artwork.receive({ content, name: '', key: undefined, visitor: '192.0.2.1' });
  const rest = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', id].toSorted();
  expect(readdirSync(join(dir, 'waiting')).toSorted()).toEqual(rest);
  expect(inside('receiving')).toEqual([]);
});

it('makes room by what still comes in, too: nobody was told that it is stored', async () => {
  const { process, inside } = open();
  const artwork = process(['s'.repeat(32)], 80 * MB);
  const slow = Array.from({ length: 8 }, (_, n) => {
    const content = new PassThrough();
    content.write('%PDF-1.7');
    const stored = artwork.receive({ content, name: '', key: undefined, visitor: `192.0.${n % 4}.${n}` });
    return {
      content,
      stored: stored.then(
        () => 'stored',
        error => error.code,
      ),
    };
  });
  await eventually(() => expect(inside('receiving')).toHaveLength(16));
  const content = Readable.from([Buffer.from('%PDF-1.7')]);
  await artwork.receive({ content, name: '', key: undefined, visitor: '198.51.100.1' });
  for (const { content } of slow) content.end('more');
  const became = await Promise.all(slow.map(({ stored }) => stored));
  expect(became.toSorted()).toEqual(['UPLOADS_FULL', ...Array.from({ length: 7 }, () => 'stored')]);
});

it('is claimed by one of two processes', async () => {
  const { artwork, process, receive } = open();
  const id = await receive();
  const second = process();
  expect([artwork.claim([id], REFERENCE), second.claim([id], OTHER)]).toEqual([true, false]);
});

it('waits again when its request was not stored after all', async () => {
  const { artwork, receive, inside } = open();
  const id = await receive();
  artwork.claim([id], REFERENCE);
  artwork.release(REFERENCE);
  expect(inside('claimed')).toEqual([]);
  expect(artwork.claim([id], OTHER)).toBe(true);
});

it.each([
  ['before the request is stored', false],
  ['once the request is stored, of which nobody is told', true],
])('belongs to its request sent once more where the database fails %s', async (_when, stored) => {
  const { dir, artwork, receive } = open();
  const database = await openDatabase({ dataDir: dir }, NOW);
  onTestFinished(() => database.close());
  const id = await receive();
  const sent = candidate('proof', { artwork: [id], makeReference: () => REFERENCE });
  const failing: Pick<typeof database, 'transaction'> = {
    transaction: work =>
      database
        .transaction(async query => {
          const done = await work(query);
          if (!stored) throw new Error('gone');
          return done;
        })
        .then(() => {
          throw new Error('gone');
        }),
  };
  await expect(accept(failing, sent, artwork)).rejects.toThrow('gone');
  expect(artwork.lines(REFERENCE)).toEqual([]);
  const again = { ...sent, makeReference: () => OTHER };
  const reference = stored ? REFERENCE : OTHER;
  expect(await accept(database, again, artwork)).toMatchObject(
    stored ? { type: 'known', reference } : { type: 'fresh' },
  );
  expect(artwork.lines(reference)).toHaveLength(1);
});

it('stays with its reply where the request that it belongs to is sent once more, whose own files are gone', async () => {
  const { artwork, receive, dir } = open();
  const database = await openDatabase({ dataDir: dir }, NOW);
  onTestFinished(() => database.close());
  const sent = candidate('1', { kind: 'quote', artwork: [await receive('1.pdf')], makeReference: () => REFERENCE });
  expect(await accept(database, sent, artwork)).toMatchObject({ type: 'fresh' });
  artwork.erase(REFERENCE);
  const later = await receive('2.pdf');
  expect(artwork.attach([later], REFERENCE)).toBe(true);
  expect(await accept(database, sent, artwork)).toMatchObject({ type: 'known' });
  expect(artwork.files(REFERENCE).map(({ id }) => id)).toEqual([later]);
});

it('is received, claimed, given back and swept beside what a system or a disk leaves in its folders', async () => {
  const { artwork, receive, time, dir } = open();
  const leave = (...place: string[]) => writeFileSync(join(dir, ...place, '.DS_Store'), '');
  leave('waiting');
  const id = await receive();
  expect(await artwork.waiting()).toMatchObject({ files: 1 });
  expect(artwork.claim([id], REFERENCE)).toBe(true);
  for (const place of [[], [REFERENCE], [REFERENCE, id]]) leave('claimed', ...place);
  mkdirSync(join(dir, 'claimed', REFERENCE, 'lost+found'));
  expect(artwork.files(REFERENCE)).toMatchObject([{ id }]);
  expect(artwork.lines(REFERENCE)).toHaveLength(1);
  await artwork.sweep(time.now);
  expect(artwork.files(REFERENCE)).toHaveLength(1);
  artwork.release(REFERENCE);
  expect(readdirSync(join(dir, 'waiting'))).toEqual([id]);
  expect(artwork.claim([id], OTHER)).toBe(true);
});

it('is kept for its time, and without a request until no link leads to it', async () => {
  const { artwork, receive, requests, time, inside } = open();
  artwork.claim([await receive('1.pdf')], REFERENCE);
  artwork.claim([await receive('2.pdf')], OTHER);
  requests.delete(OTHER);
  time.now += LINK_MS - 1;
  await artwork.sweep(time.now);
  expect([artwork.files(REFERENCE).length, artwork.files(OTHER).length]).toEqual([1, 1]);
  time.now += 1;
  await artwork.sweep(time.now);
  expect([artwork.files(REFERENCE).length, artwork.files(OTHER).length]).toEqual([1, 0]);
  time.now += KEPT_MS - LINK_MS;
  await artwork.sweep(time.now);
  expect(inside('claimed')).toEqual([]);
});

it('is named for the operator with kind, size and a link', async () => {
  const { artwork, receive } = open();
  artwork.claim([await receive('seal "A".pdf', 'x'.repeat(1_500_000))], REFERENCE);
  expect(artwork.lines(REFERENCE)).toEqual([
    expect.stringMatching(
      /^seal _A_\.pdf \(PDF, 1\.4 MB\): https:\/\/labels\.example\/uploads\/[\w-]{32}\?reference=Q/,
    ),
  ]);
  expect(artwork.lines(OTHER)).toEqual([]);
});

it('is found by its link until that expires, and also after the keys were changed', async () => {
  const { artwork, process, receive, link, time } = open();
  const id = await receive();
  expect(artwork.claim([id], REFERENCE)).toBe(true);
  const url = link();
  expect((await artwork.open(url))?.file.id).toBe(id);
  expect((await process(['new'.repeat(12), 's'.repeat(32)]).open(url))?.file.id).toBe(id);
  expect(await process(['new'.repeat(12)]).open(url)).toBeNull();
  time.now += LINK_MS - 1_000;
  expect((await artwork.open(url))?.file.id).toBe(id);
  time.now += 1_000;
  expect(await artwork.open(url)).toBeNull();
});

it.each([
  ['reference', () => OTHER],
  ['expires', (given: string) => `9${given}`],
  ['signature', (given: string) => given.replace(/^./, first => (first === 'A' ? 'B' : 'A'))],
  ['signature', (given: string) => given.slice(1)],
])('is not found by a link whose %s was changed', async (name, change) => {
  const { artwork, receive, link } = open();
  artwork.claim([await receive()], REFERENCE);
  artwork.claim([await receive('other.pdf')], OTHER);
  const url = link();
  url.searchParams.set(name, change(url.searchParams.get(name)!));
  expect(await artwork.open(url)).toBeNull();
  url.searchParams.delete(name);
  expect(await artwork.open(url)).toBeNull();
});

it('is gone once its request is erased', async () => {
  const { artwork, receive, link, inside } = open();
  artwork.claim([await receive()], REFERENCE);
  const url = link();
  artwork.erase(REFERENCE);
  artwork.erase(REFERENCE);
  expect(await artwork.open(url)).toBeNull();
  expect(artwork.lines(REFERENCE)).toEqual([]);
  expect(inside('claimed')).toEqual([]);
});

it('is swept a day after nobody claimed it; what a request has stays', async () => {
  const { artwork, receive, inside, time } = open();
  const claimed = await receive('claimed.pdf');
  artwork.claim([claimed], REFERENCE);
  const early = await receive('early.pdf');
  time.now += 1_000;
  const late = await receive('late.pdf');
  time.now += WAITING_MS - 1_001;
  await artwork.sweep(time.now);
  expect(inside('waiting')).toContain(early);
  time.now += 1;
  await artwork.sweep(time.now);
  expect(inside('waiting')).not.toContain(early);
  expect(inside('receiving')).toEqual([]);
  expect(artwork.claim([early], OTHER)).toBe(false);
  expect(artwork.claim([late], OTHER)).toBe(true);
  expect(artwork.lines(REFERENCE)).toHaveLength(1);
});

it('of a request that a process did not live to store is swept once no link leads there', async () => {
  const { artwork, receive, inside, time, requests } = open();
  artwork.claim([await receive()], REFERENCE);
  artwork.claim([await receive()], OTHER);
  requests.delete(OTHER);
  time.now += LINK_MS - 1;
  await artwork.sweep(time.now);
  expect(inside('claimed')).toContain(OTHER);
  time.now += 1;
  await artwork.sweep(time.now);
  expect(inside('claimed')).not.toContain(OTHER);
  expect(artwork.lines(REFERENCE)).toHaveLength(1);
});

it('that a process which died was still receiving is swept after an hour', async () => {
  const { dir, artwork, inside, time } = open();
  writeFileSync(join(dir, 'receiving', `${time.now}-0123456789abcdef`), '');
  await artwork.sweep(time.now);
  expect(inside('receiving')).toHaveLength(1);
  time.now += 60 * 60 * 1000;
  await artwork.sweep(time.now);
  expect(inside('receiving')).toEqual([]);
});

it('is readable by its owner only, and tells nobody whose it is', async () => {
  const { dir, receive, inside } = open();
  await receive();
  for (const name of inside('waiting')) expect(statSync(join(dir, 'waiting', String(name))).mode & 0o077).toBe(0);
  const about = inside('waiting').find(name => String(name).endsWith('.json'));
  expect(readFileSync(join(dir, 'waiting', String(about)), 'utf8')).not.toContain('192.0.2.1');
});
