import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../test/command.ts';
import { startEmbedded } from '../test/embedded.ts';
import { EMAIL, offered, quoting } from '../test/quoting.ts';
import { serveSite } from '../web/routes/uploads/testUploads.ts';

const service = startEmbedded();
const { submit, read, offer } = quoting(() => service.gateway);
const TOKEN = 'a-token-of-the-operator-long-enough';

const run = (env: Record<string, string>, ...args: string[]) => runCommand('quotes', args, env);

/** A site on the service of this file, and a folder for what the commands read; both end with the test. */
async function startSite() {
  const gateway = service.another({ dataDir: service.gateway.dataDir, env: { OPERATOR_TOKEN: TOKEN } });
  const site = await serveSite(gateway);
  const dir = mkdtempSync(join(tmpdir(), 'quotes-'));
  onTestFinished(async () => {
    site.close();
    await gateway.close();
    rmSync(dir, { recursive: true, force: true });
  });
  return { site, dir };
}

it('lists, shows and answers requests of a running site, as its operator', async () => {
  const { site, dir } = await startSite();
  const env = { DATA_DIR: dir, OPERATOR_TOKEN: TOKEN };
  const quotes = (...args: string[]) => run(env, ...args, '--url', site.origin);
  const { reference } = await submit();
  const list = await quotes('list', '--queue', 'waiting');
  expect(list).toMatchObject({
    code: 0,
    fault: '',
    out: expect.stringMatching(new RegExp(`^REFERENCE .*\n${reference}  RECEIVED`)),
  });
  const { dueAt } = await read(reference);
  expect(dueAt).toMatch(/\+02:00$/);
  expect(list.out).toContain(` ${new Date(dueAt).toISOString().slice(0, 16).replace('T', ' ')}Z `);
  expect((await quotes('show', reference.toLowerCase())).out).toContain(EMAIL);
  const file = join(dir, 'offer.json');
  writeFileSync(file, JSON.stringify(offered));
  expect((await quotes('answer', reference, file, '--preview')).out).toBe(
    'Offer 1: ZAR 9,885.17 with tax. Nothing was sent.\n',
  );
  const { version } = JSON.parse((await quotes('show', reference, '--json')).out);
  const answered = await quotes('answer', reference, file, '--version', String(version));
  expect(answered.out).toContain(`/quote/${reference}?key=`);
  expect(await read(reference)).toMatchObject({ status: 'ANSWERED', offer: { version: 1 } });
  writeFileSync(file, JSON.stringify({ ...offered, version }));
  expect(await quotes('answer', reference, file)).toMatchObject({ code: 0, out: answered.out });
  writeFileSync(file, JSON.stringify({ ...offered, note: 'Another one.', version }));
  expect(await quotes('answer', reference, file)).toMatchObject({
    code: 75,
    out: expect.stringMatching(/Nothing of yours.*\nIt is at version 3 now, ANSWERED with offer 1\.\n/),
  });
  writeFileSync(file, JSON.stringify({ lines: [], version: version + 1 }));
  expect(await quotes('answer', reference, file)).toMatchObject({ code: 1, out: expect.stringContaining('lines: ') });
  expect(JSON.parse((await quotes('list', '--json', '--search', reference)).out)).toMatchObject([{ reference }]);
  expect((await run({ ...env, OPERATOR_TOKEN: `${TOKEN}-wrong` }, 'list', '--url', site.origin)).code).toBe(1);
});

it('sends no answer of which nobody knows what it answers, and none over a newer offer', async () => {
  const { site, dir } = await startSite();
  const { reference } = await submit();
  await offer(reference, { note: "Another operator's." });
  const file = join(dir, 'offer.json');
  writeFileSync(file, JSON.stringify(offered));
  const answer = (...more: string[]) =>
    run({ DATA_DIR: dir, OPERATOR_TOKEN: TOKEN }, 'answer', reference, file, '--url', site.origin, ...more);
  const unsaid = await answer();
  expect(unsaid).toMatchObject({ code: 64, out: '' });
  expect(unsaid.fault).toContain(`Read it by "npm run quotes -- show ${reference}"`);
  expect(await answer('--version', 'two')).toMatchObject({
    code: 64,
    fault: expect.stringContaining('No version: two'),
  });
  expect((await answer('--version', '1')).code).toBe(75);
  expect(await read(reference)).toMatchObject({ offer: { version: 1, note: "Another operator's." } });
  expect((await answer('--version', '2')).code).toBe(0);
  expect(await read(reference)).toMatchObject({ offer: { version: 2, note: offered.note } });
});

it('sends no offer that was written for another request or another version', { tags: 'proof' }, async () => {
  const { site, dir } = await startSite();
  const { reference } = await submit();
  const { reference: other } = await submit();
  const file = join(dir, 'offer.json');
  const answer = (said: object, ...more: string[]) => {
    writeFileSync(file, JSON.stringify({ ...offered, ...said }));
    return run({ DATA_DIR: dir, OPERATOR_TOKEN: TOKEN }, 'answer', reference, file, '--url', site.origin, ...more);
  };
  expect(await answer({ reference: other }, '--version', '1')).toMatchObject({
    ...{
      code: 64,
      out: '',
      fault: expect.stringContaining(`is for ${other}, and ${reference} was to be answered. Nothing`),
    },
  });
  expect(await answer({ reference: other }, '--preview')).toMatchObject({ code: 64 });
  expect(await answer({ version: 2 }, '--version', '1')).toMatchObject({ code: 64, out: '' });
  expect(await read(reference)).toMatchObject({ offer: null });
  expect(await answer({ reference, version: 1 }, '--version', '1')).toMatchObject({ code: 0 });
});

it('says how it is used, and what is wrong', { tags: 'proof' }, async () => {
  const env = { DATA_DIR: tmpdir() };
  for (const url of ['labels.example', 'ftp://labels.example', ''])
    expect(await run(env, 'list', '--url', url)).toMatchObject({
      ...{ code: 64, fault: expect.stringContaining('No address of a site') },
    });
  expect(await run(env, '--help')).toMatchObject({ code: 0, out: expect.stringContaining('answer REFERENCE FILE') });
  expect(await run(env, 'lisst')).toMatchObject({ code: 64, out: '' });
  expect((await run(env, 'answer', 'Q-0TNS1-Z5MTV')).fault).toContain('Answer with which file?');
  expect(await run({ DATA_DIR: '/dev/null/data' }, 'list')).toMatchObject({ code: 78 });
  expect(await run({ ...env, OPERATOR_TOKEN: TOKEN }, 'list', '--url', 'http://127.0.0.1:9')).toMatchObject({
    ...{ code: 1, fault: expect.stringContaining('does not answer') },
  });
});

it('makes no folder and no secrets where it does not find those of the site', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'quotes-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const none = join(dir, 'none');
  expect(await run({ DATA_DIR: none }, 'list')).toMatchObject({ code: 78, fault: expect.stringContaining('DATA_DIR') });
  expect(await run({ DATA_DIR: dir }, 'list')).toMatchObject({
    code: 78,
    fault: expect.stringContaining('OPERATOR_TOKEN'),
  });
  expect(await run({ DATA_DIR: none, OPERATOR_TOKEN: TOKEN, PORT: '1' }, 'list')).toMatchObject({ code: 1 });
  expect(readdirSync(dir)).toEqual([]);
});
