import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { createLeaseHolder } from '../../primary/leases.ts';
import { createLimits } from '../../primary/limits.ts';
import { createReads } from '../../primary/reads.ts';
import { createRelay } from '../../primary/relay.ts';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { linkWorkers } from '../linkedPeers.ts';

const service = startEmbedded();
afterEach(() => void vi.useRealTimers());

const LIST = '{ posts(perPage: 30) { asOf items { title } } }';
const POST = '{ post(slug: "post-1") { asOf title content } }';
const PAGE = '{ page(slug: "careers") { asOf content } }';

it('goes on with what was read while the content service is away, and says since when', async () => {
  await service.cold();
  const before = await Promise.all([LIST, POST, PAGE].map(query => service.ask(query)));
  for (const { data } of before) expect(JSON.stringify(data)).toContain('"asOf":null');
  const read = new Date();
  vi.useFakeTimers({ toFake: ['Date'], now: read.getTime() + 5 * 60_000 });
  await service.faults({ path: '/wp/v2/', status: 503 });
  for (const [at, query] of [LIST, POST, PAGE].entries()) {
    const { data, errors } = await eventually(async () => {
      const asked = await service.ask(query);
      expect(JSON.stringify(asked.data)).not.toContain('"asOf":null');
      return asked;
    });
    expect(errors).toEqual([]);
    const [known] = Object.values(data) as { asOf: string }[];
    expect(known!.asOf).toMatch(/\+02:00$/);
    expect(Math.abs(Date.parse(known!.asOf) - read.getTime())).toBeLessThan(30_000);
    const [was] = Object.values(before[at]!.data) as object[];
    expect({ ...known, asOf: null }).toEqual(was);
  }
  // What nobody has read before, nobody knows.
  const { errors } = await service.ask('{ post(slug: "post-9") { title content } }');
  expect(errors[0]!.extensions.code).toMatch(/^UPSTREAM_/);
});

it('lets what was edited stand in as it was, and nothing that was withdrawn, where nobody could read it again', async () => {
  const other = service.another();
  await other.ready();
  const [EDITED, LOCKED] = ['{ post(slug: "post-2") { asOf title } }', '{ post(slug: "post-3") { title content } }'];
  for (const query of [EDITED, LIST, POST, LOCKED, PAGE]) expect((await ask(other, query)).errors).toEqual([]);
  const changed = { modified_gmt: '2030-01-01T00:00:00' };
  await service.edit('posts', 'post-2', { ...changed, title: 'Edited' });
  await service.edit('posts', 'post-1', { ...changed, status: 'draft' });
  await service.edit('posts', 'post-3', { ...changed, password: 'secret' });
  await service.edit('pages', 'careers', changed);
  await other.services.catalogue.refresh(true);
  await service.faults({ path: '/wp/v2/', status: 503 });
  for (const query of [EDITED, PAGE, LIST]) {
    const { data, errors } = await ask(other, query);
    expect([errors, JSON.stringify(data)]).toEqual([[], expect.not.stringMatching(/"asOf":null|Edited/)]);
  }
  const titles = (await ask(other, LIST)).data.posts.items.map(({ title }: { title: string }) => title);
  expect(titles).toContain('Post 2');
  expect(titles).not.toContain('Post 1');
  expect(titles).not.toContain('Post 3');
  expect((await ask(other, POST)).data.post).toBeNull();
  expect((await ask(other, LOCKED)).errors[0]!.extensions.code).toMatch(/^UPSTREAM_/);
});

it('says since when, of what another worker has read', async () => {
  const READ = '{ post(slug: "post-4") { asOf title } }';
  const dataDir = mkdtempSync(join(tmpdir(), 'workers-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const links = linkWorkers(2, createRelay(), createReads(), createLeaseHolder(), createLimits());
  const [reader, other] = links.map(({ primary }, at) =>
    service.another({ dataDir, place: { number: at + 1, isFirst: at === 0, primary } }),
  );
  for (const worker of [reader!, other!]) await worker.ready();
  await service.cold();
  for (const worker of [reader!, other!]) expect((await ask(worker, READ)).errors).toEqual([]);
  expect((await service.calls()).filter(path => path.startsWith('/wp/v2/posts'))).toHaveLength(1);
  await service.faults({ path: '/wp/v2/', status: 503 });
  other!.invalidator.invalidate([{ kind: 'everything' }]);
  const { data, errors } = await ask(other!, READ);
  expect([errors, data.post]).toEqual([[], { asOf: expect.stringMatching(/\+02:00$/), title: 'Post 4' }]);
});
