import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { ask, type TestGateway } from '../../../test/ask.ts';
import { startEmbedded } from '../../../test/embedded.ts';
import { eventually } from '../../../test/eventually.ts';
import { pdf, serveSite, stored, upload } from './testUploads.ts';

const service = startEmbedded();
const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
afterEach(() => void vi.useRealTimers());

const SUBMIT = `mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { __typename
  ... on QuoteRequest { reference artwork { name } } } }`;
const buyer = { name: 'Ada', email: 'ada@example.test', labelType: 'security-void', quantity: '1001-5000' };
/** A PDF of 10 MB that no other is the same as. */
const large = (text: string) => Buffer.concat([pdf(text), Buffer.alloc(10 * MB - pdf(text).length, 'x')]);

/** A site that takes of a visitor in a day as much as one file may be, unless the environment says otherwise. */
async function open(env: Record<string, string> = {}, dataDir?: string) {
  const more = { ARTWORK_DAY_MB: '10', TRUST_PROXY: '1', ...env };
  const gateway = service.another({ env: more, ...(dataDir ? { dataDir } : {}) });
  await gateway.ready();
  const site = await serveSite(gateway, { renderer: async () => echo });
  onTestFinished(() => site.close());
  const send = (text: string, { from = '192.0.2.1', headers = {}, bytes = pdf(text), key = '' } = {}) =>
    upload(site.origin, [{ bytes, name: 'a.pdf', ...(key ? { key } : {}) }], { 'x-forwarded-for': from, ...headers });
  return { gateway, site, send };
}

/** A page that says which form came. */
const echo = {
  async render({ request }: { request: Request }) {
    const form = request.method === 'POST' ? Object.fromEntries(await request.formData()) : {};
    return {
      ...{ kind: 'page' as const, status: 200, html: `<pre>${JSON.stringify(form)}</pre>` },
      ...{ styles: { global: '', named: [] }, summary: null, routerState: {}, modules: [], faults: [] },
    };
  },
  assets: () => ({ starter: '/assets/starter.js', entry: '/a.js', preloads: [], styles: null }),
};

async function request(gateway: TestGateway, artwork: string[]) {
  const { data } = await ask(gateway, SUBMIT, { input: { ...buyer, artwork, key: crypto.randomUUID() } });
  return data.submitQuoteRequest;
}

/** Sends a request with a file: after it there is no room for as large a file as may come. */
async function spend({ gateway, send }: Awaited<ReturnType<typeof open>>, from?: string) {
  const { body } = await send('1', from ? { from } : {});
  expect(await request(gateway, [body.id])).toMatchObject({ artwork: [{ name: 'a.pdf' }] });
}

it('of one visitor are taken up to a day\u2019s sum, also those that requests keep', async () => {
  const opened = await open();
  await spend(opened);
  expect(stored(opened.gateway)).toMatchObject({ waiting: [], claimed: { length: 1 } });
  const { status, headers, body } = await opened.send('4');
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(body.message).toMatch(/without the file.*e-mail/);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(DAY_MS / 1_000);
  expect(stored(opened.gateway)).toMatchObject({ receiving: [], waiting: [] });
  // The request itself is taken, as whoever was refused a file is told.
  expect(await request(opened.gateway, [])).toMatchObject({ __typename: 'QuoteRequest', artwork: [] });
  expect((await opened.send('4', { from: '192.0.2.2' })).status).toBe(201);
});

it('of one network of IPv6 are those of one visitor', async () => {
  const opened = await open();
  await spend(opened, '2001:db8:1:2::1');
  expect((await opened.send('4', { from: '2001:db8:1:2:ffff::9' })).body.code).toBe('RATE_LIMITED');
  expect((await opened.send('4', { from: '2001:db8:1:3::1' })).status).toBe(201);
});

it('count in every process, after a start too, and no more on the next day', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'day-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const first = await open({}, dataDir);
  await spend(first);
  const beside = await open({}, dataDir);
  expect((await beside.send('4')).body.code).toBe('RATE_LIMITED');
  await first.gateway.close();
  const started = await open({}, dataDir);
  expect((await started.send('4')).body.code).toBe('RATE_LIMITED');
  const tomorrow = Date.now() + DAY_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: tomorrow });
  expect((await started.send('4')).status).toBe(201);
  const days = () => readdirSync(join(started.gateway.services.config.artworkDir, 'sent'));
  expect(days()).toHaveLength(2);
  await started.gateway.services.artwork.sweep(tomorrow + DAY_MS);
  expect(days()).toEqual([new Date(tomorrow).toISOString().slice(0, 10)]);
});

it('count where a file manager left a file of its own among what counts', async () => {
  const opened = await open();
  await spend(opened);
  const sent = join(opened.gateway.services.config.artworkDir, 'sent');
  const [of = ''] = readdirSync(sent, { recursive: true, encoding: 'utf8' }).filter(path =>
    path.endsWith(`-${pdf('1').length}`),
  );
  writeFileSync(join(sent, dirname(of), '.DS_Store'), '');
  expect((await opened.send('4')).body.code).toBe('RATE_LIMITED');
});

it('that come at once, or again, or were refused, do not take more or less of it than they are', async () => {
  const { gateway, site, send } = await open({ ARTWORK_DAY_MB: '20' });
  const bytes = large('1');
  for (let times = 0; times < 3; times += 1) expect((await send('1', { key: 'one', bytes })).status).toBe(201);
  expect((await send('text', { bytes: Buffer.from('no file of ours') })).body.code).toBe('FILE_TYPE');
  const files = ['2', '3', '4'].map(text => ({ bytes: pdf(text), name: `${text}.pdf` }));
  const { body } = await upload(site.origin, files, { 'x-forwarded-for': '192.0.2.1' });
  const codes: (string | undefined)[] = body.map(({ code }: { code?: string }) => code);
  expect(codes.toSorted()).toEqual(['RATE_LIMITED', 'RATE_LIMITED', undefined]);
  expect(stored(gateway).waiting).toHaveLength(2);
});

it('are the operator\u2019s own, or of clients without limits, in any number', async () => {
  const opened = await open({ OPERATOR_TOKEN: 'o'.repeat(40), UNLIMITED_CLIENTS: '198.51.100.7' });
  await spend(opened);
  const headers = { authorization: `Bearer ${'o'.repeat(40)}` };
  expect((await opened.send('4', { headers })).status).toBe(201);
  for (const text of ['1', '2', '3', '4']) expect((await opened.send(text, { from: '198.51.100.7' })).status).toBe(201);
});

it('of a form without scripts are refused alone: what was written stays, with the files before them', async () => {
  const { site } = await open();
  const form = new FormData();
  for (const [name, value] of [
    ['step', 'reply'],
    ['text', 'The blue one, please.'],
    ['idempotencyKey', 'k'],
  ] as const)
    form.append(name, value);
  for (const text of ['2', '3']) form.append('files', new Blob([new Uint8Array(pdf(text))]), `${text}.pdf`);
  const answer = await fetch(`${site.origin}/quote/q-0w3xk-7qf2p`, {
    ...{ method: 'POST', body: form, headers: { 'x-forwarded-for': '192.0.2.1', origin: site.origin } },
  });
  const html = await answer.text();
  const came = JSON.parse(/<pre>(\{.*?\})/.exec(html)![1]!);
  const [stored] = Object.keys(came).flatMap(name => /^artwork\.([\w-]{32})$/.exec(name)?.[1] ?? []);
  expect(came).toEqual({
    ...{ step: 'reply', text: 'The blue one, please.', idempotencyKey: 'k' },
    [`artwork.${stored}`]: '2.pdf',
    filesRefused: expect.stringMatching(/without the file/),
  });
});

it('are taken as long as the disk has room for everything else', async () => {
  const { bavail, bsize } = statfsSync(tmpdir());
  const { gateway, site, send } = await open({ ARTWORK_FREE_MB: String(Math.ceil((2 * bavail * bsize) / MB)) });
  const { status, body } = await send('1');
  expect([status, body.code]).toEqual([503, 'UPLOADS_FULL']);
  expect(body.message).toContain('without it');
  const ready = async () =>
    (await fetch(`${site.origin}/readyz`)).json() as Promise<{ checks: Record<string, unknown> }>;
  await eventually(async () =>
    expect((await ready()).checks.artwork).toMatchObject({ ready: false, reason: 'disk full' }),
  );
  expect(await request(gateway, [])).toMatchObject({ __typename: 'QuoteRequest' });
});
