import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createReleases, keepReleases } from '../../graphql/releases.ts';
import { startRecorded } from '../../test/recorded.ts';
import { createRates, PUBLIC_RATES } from '../middleware/rates.ts';
import { serveSite } from './uploads/testUploads.ts';

const service = startRecorded();

/** Keeps a release as a process of it does that starts: whole, or not there. */
function deploy(dataDir: string, name: string, operations: Record<string, string>, asset = 'main-1.js'): void {
  const folder = join(dataDir, 'releases', name);
  mkdirSync(join(`${folder}.part`, 'assets'), { recursive: true });
  writeFileSync(join(`${folder}.part`, 'operations.json'), JSON.stringify(operations));
  writeFileSync(join(`${folder}.part`, 'assets', asset), '// of the new page');
  renameSync(`${folder}.part`, folder);
}

/** A public site that was started before anything was deployed. */
async function oldProcess() {
  const gateway = service.gateway({ env: { PUBLIC_URL: 'https://labels.test' } });
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  const ask = async (sha256Hash: string) => {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    const response = await fetch(`${site.origin}/graphql?${new URLSearchParams({ extensions })}`);
    const { data, errors } = await response.json();
    return data ?? errors[0].extensions.code;
  };
  const get = (path: string) => fetch(`${site.origin}${path}`);
  const status = async (path: string) => (await get(path)).status;
  return { dataDir: gateway.dataDir, ask, get, status };
}

it('answers the operations of a release that is deployed beside it', async () => {
  const { dataDir, ask } = await oldProcess();
  expect(await ask('hash-of-new')).toBe('PERSISTED_QUERY_NOT_FOUND');
  deploy(dataDir, 'next', { 'hash-of-new': 'query New { robots }' });
  await expect.poll(() => ask('hash-of-new')).toEqual({ robots: expect.stringContaining('User-agent') });
  deploy(dataDir, 'after-next', { 'hash-of-newest': 'query Newest { again: robots }' });
  await expect.poll(() => ask('hash-of-newest')).toEqual({ again: expect.stringContaining('User-agent') });
});

it('does not answer what it would answer in part, for its schema has not all of it yet', async () => {
  const { dataDir, ask } = await oldProcess();
  deploy(dataDir, 'next', { known: 'query Known { robots }', ahead: 'query Ahead { robots robotsToCome }' });
  await expect.poll(() => ask('known')).toMatchObject({ robots: expect.anything() });
  expect(await ask('ahead')).toBe('PERSISTED_QUERY_NOT_FOUND');
});

it('serves the files of a release that is deployed beside it', async () => {
  const { dataDir, status } = await oldProcess();
  expect(await status('/assets/main-2.js')).toBe(404);
  deploy(dataDir, 'next', {}, 'main-2.js');
  await expect.poll(() => status('/assets/main-2.js')).toBe(200);
});

it('sends a file of pages without the policies of pages, and what says that there is none with them', async () => {
  const { dataDir, get, status } = await oldProcess();
  deploy(dataDir, 'next', {}, 'main-2.js');
  await expect.poll(() => status('/assets/main-2.js')).toBe(200);
  const policies = ['content-security-policy', 'permissions-policy', 'x-frame-options'];
  const { headers: ofFile } = await get('/assets/main-2.js');
  expect(policies.filter(name => ofFile.has(name))).toEqual([]);
  expect(ofFile.get('x-content-type-options')).toBe('nosniff');
  const { headers: ofRefusal } = await get('/assets/main-3.js');
  expect(policies.filter(name => ofRefusal.has(name))).toEqual(policies);
});

it('counts the files of other releases in what a visitor may ask for', async () => {
  const gateway = service.gateway({ env: { PUBLIC_URL: 'https://labels.test' } });
  const { config } = gateway.services;
  const rates = createRates(config, null, { ...PUBLIC_RATES, image: { points: 2, per: 60 } });
  const site = await serveSite(gateway, { rates });
  onTestFinished(() => site.close());
  deploy(gateway.dataDir, 'next', {}, 'main-3.js');
  const status = async (path: string) => (await fetch(site.origin + path)).status;
  expect(await status('/assets/nowhere-1.js')).toBe(404);
  expect(await status('/assets/nowhere-2.js')).toBe(404);
  expect(await status('/assets/nowhere-3.js')).toBe(429);
  expect(await status('/assets/main-3.js')).toBe(429);
  expect(await status('/healthz')).toBe(200);
});

it('looks for new releases once a second, however much is asked for that is nowhere', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  let now = 0;
  const releases = createReleases(dataDir, () => now);
  expect(releases.dirs()).toEqual([]);
  deploy(dataDir, 'next', {});
  now = 999;
  expect(releases.dirs()).toEqual([]);
  now = 1_000;
  expect(releases.dirs()).toEqual([join(dataDir, 'releases', 'next')]);
});

it('finds new releases also where the clock on the wall was set back', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const releases = createReleases(dataDir);
  expect(releases.dirs()).toEqual([]);
  deploy(dataDir, 'next', {});
  vi.setSystemTime(Date.now() - 86_400_000);
  await expect.poll(() => releases.dirs()).toEqual([join(dataDir, 'releases', 'next')]);
});

/** Starts a build of its own in a data folder; what it says, and whose operations it knows. */
function start(dataDir: string, build: string) {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets', `${build}.js`), '// of a page');
  writeFileSync(join(dist, 'operations.json'), '{}');
  const said: object[] = [];
  const built = { assets: join(dist, 'assets'), operations: join(dist, 'operations.json') };
  const files = keepReleases({ dataDir, build }, { warn: (about: object) => said.push(about) }, built);
  return { said, files };
}

it('keeps the build beside those of before, and serves without where the disk takes no more', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'releases-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const folder = join(dataDir, 'releases');
  const first = join(folder, 'first', 'operations.json');
  expect(start(dataDir, 'first')).toEqual({ said: [], files: [first] });
  writeFileSync(join(folder, `second.${process.pid}.part`), 'what stands in its way');
  expect(start(dataDir, 'second')).toEqual({
    said: [{ folder, fault: expect.stringContaining('second') }],
    files: [first],
  });
  expect(readdirSync(folder)).toEqual(['first']);
  expect(start(dataDir, 'second').files).toEqual([expect.stringContaining('second'), first]);
});
