import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sign } from '../../config/signing.ts';
import { sweepNotices } from '../../outbox/stock/stockNotices.ts';
import { createLeaseHolder } from '../../primary/leases.ts';
import { createLimits } from '../../primary/limits.ts';
import { createReads } from '../../primary/reads.ts';
import { createRelay } from '../../primary/relay.ts';
import { openDatabase } from '../../storage/open.ts';
import { fileOfSubmissions } from '../../storage/sqlite.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { ask, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { linkWorkers } from '../linkedPeers.ts';
import { startMailbox } from '../mailbox.ts';

const service = startEmbedded();

const REQUEST = `mutation ($input: RequestStockNoticeInput!) { requestStockNotice(input: $input) { __typename
  ... on StockNoticeRequested { name path } ... on StockNoticeRefused { code message }
  ... on ValidationFailure { errors { field } } } }`;
const STOP = 'mutation ($input: StopStockNoticesInput!) { stopStockNotices(input: $input) { stopped } }';
const IDS = `query ($slug: String!) { product(slug: $slug) { id ... on VariableProduct { variations { id sku } } } }`;

const productOf = async (gateway: TestGateway, slug: string) => (await ask(gateway, IDS, { slug })).data.product;

const mailing = ({ url }: { url: string }) => ({ SMTP_URL: url, SITE_EMAIL: 'shop@labels.test' });

async function startMailing() {
  const mailbox = await startMailbox();
  const gateway = service.another({ env: mailing(mailbox) });
  await gateway.ready();
  const request = async (slug: string, input: object = {}) => {
    const { id } = await productOf(gateway, slug);
    const { data } = await ask(gateway, REQUEST, { input: { goods: id, email: 'thandi@example.test', ...input } });
    return data.requestStockNotice;
  };
  /** The shop says that it has some again, or none. */
  const changed = async (slug: string, stockStatus: string) => {
    await service.edit('products', slug, { stockStatus });
    const { id } = await productOf(gateway, slug);
    gateway.invalidator.invalidate([{ kind: 'product', id: Number(id) }]);
    await gateway.services.stockWatch?.look();
  };
  return { mailbox, gateway, request, changed };
}

const stopOf = (text: string | undefined) => {
  const [, notice = '', key = ''] = /stock-notice\?notice=(\d+)&key=([\w-]+)/.exec(text ?? '') ?? [];
  return { notice, key };
};

it('mails once, when it is back, whoever asked twice, and by its link no more', async () => {
  const { mailbox, gateway, request, changed } = await startMailing();
  const asked = await request('sold-out');
  expect(asked).toMatchObject({ __typename: 'StockNoticeRequested', path: '/product/sold-out' });
  expect(await request('sold-out', { email: ' Thandi@Example.test ' })).toEqual(asked);
  await gateway.services.stockWatch?.look();
  expect(mailbox.received).toEqual([]);
  await changed('sold-out', 'instock');
  await eventually(() => expect(mailbox.received).toHaveLength(1));
  const [{ to, mail }] = mailbox.received as [(typeof mailbox.received)[number]];
  expect(to).toEqual(['thandi@example.test']);
  expect(mail.subject).toContain(asked.name);
  expect(mail.text).toContain('/product/sold-out');
  await changed('sold-out', 'instock');
  expect(mailbox.received).toHaveLength(1);

  await changed('sold-out', 'outofstock');
  expect((await request('sold-out')).__typename).toBe('StockNoticeRequested');
  const input = stopOf(mail.text);
  expect((await ask(gateway, STOP, { input: { ...input, key: 'made-up' } })).data.stopStockNotices.stopped).toBe(false);
  expect((await ask(gateway, STOP, { input })).data.stopStockNotices.stopped).toBe(true);
  await changed('sold-out', 'instock');
  expect(mailbox.received).toHaveLength(1);
  await changed('sold-out', 'outofstock');
});

it('ends every wait of the address by the link of a mail, however long ago that was sent', async () => {
  const { mailbox, gateway, request, changed } = await startMailing();
  const { stockNotices } = gateway.services.submissions;
  await request('sold-out');
  await changed('sold-out', 'instock');
  await eventually(() => expect(mailbox.received).toHaveLength(1));
  await changed('sold-out', 'outofstock');
  const { text } = mailbox.received[0]!.mail;
  expect(decodeURIComponent(text!)).not.toContain('thandi');
  const database = await openDatabase(gateway.services.config, Date.now());
  onTestFinished(() => database.close());
  await sweepNotices(database, Date.now() + 31 * 86_400_000);
  await stockNotices.ask('thandi@example.test', { product: 7, variation: null }, 'n');
  await stockNotices.ask('sipho@example.test', { product: 9, variation: null }, 'n');
  expect((await ask(gateway, STOP, { input: stopOf(text) })).data.stopStockNotices.stopped).toBe(true);
  expect(await stockNotices.goods(9)).toEqual([{ product: 9, variation: null }]);
});

it('takes the link of an earlier release for what its wait says, and claims nothing once that is gone', async () => {
  const { gateway } = await startMailing();
  const { stockNotices } = gateway.services.submissions;
  const goods = { product: 7, variation: null };
  await stockNotices.ask('thandi@example.test', goods, 'n');
  const { id } = (await stockNotices.waiting(goods, 1))[0]!;
  const [secret] = gateway.services.config.secretKeys as [string];
  const key = sign(secret, `stock notice\n${id}`).subarray(0, 18).toString('base64url');
  const stopped = async (input: object) =>
    (await ask(gateway, STOP, { input: { notice: String(id), key, ...input } })).data.stopStockNotices.stopped;
  expect(await stopped({ notice: String(id + 1) })).toBe(false);
  expect(await stockNotices.goods(9)).toEqual([goods]);
  expect(await stopped({})).toBe(true);
  expect(await stockNotices.goods(9)).toEqual([]);
  expect(await stopped({})).toBe(false);
});

it('hears of what is back, however many others wait for what never is', async () => {
  const { mailbox, gateway, request, changed } = await startMailing();
  const { stockNotices } = gateway.services.submissions;
  for (let product = 1; product <= 100; product += 1)
    await stockNotices.ask('waits@example.test', { product, variation: null }, 'n');
  await request('sold-out');
  await changed('sold-out', 'instock');
  await eventually(() => expect(mailbox.received.map(({ to }) => to)).toEqual([['thandi@example.test']]));
  await changed('sold-out', 'outofstock');
});

it('tries again what the mail server did not take, and gives up an address that it refuses', async () => {
  const { mailbox, gateway, request, changed } = await startMailing();
  await request('sold-out', { email: 'late@example.test' });
  await request('sold-out', { email: 'gone@example.test' });
  mailbox.refuse = address => (address.startsWith('gone') ? 550 : 451);
  await changed('sold-out', 'instock');
  expect(mailbox.received).toEqual([]);
  mailbox.refuse = () => null;
  await changed('sold-out', 'outofstock');
  // The wait that was given up can be asked for anew; the next try of the other is some minutes away.
  await request('sold-out', { email: 'gone@example.test' });
  await changed('sold-out', 'instock');
  expect(mailbox.received.map(({ to }) => to)).toEqual([['gone@example.test']]);
  expect(gateway.lines.join('')).not.toMatch(/example\.test/);
  await changed('sold-out', 'outofstock');
});

it('keeps everybody waiting while the mail server takes nothing at all, however long that is', async () => {
  const { mailbox, gateway, request, changed } = await startMailing();
  await request('sold-out');
  mailbox.refuseSender = 550;
  await changed('sold-out', 'instock');
  onTestFinished(() => void vi.useRealTimers());
  const now = Date.now();
  const lookAfter = async (hours: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: now + hours * 3_600_000 });
    await gateway.services.stockWatch?.look();
  };
  for (let hours = 6; hours <= 72; hours += 6) await lookAfter(hours);
  mailbox.refuseSender = null;
  await lookAfter(73);
  expect(mailbox.received.map(({ to }) => to)).toEqual([['thandi@example.test']]);
  vi.useRealTimers();
  await changed('sold-out', 'outofstock');
});

it('notes nobody for what is there, on backorder or unknown, nor a machine, nor what is no address', async () => {
  const { mailbox, gateway, request, changed } = await startMailing();
  expect(await request('roll-7')).toMatchObject({ code: 'AVAILABLE' });
  expect(await request('backordered')).toMatchObject({ code: 'AVAILABLE' });
  expect(await request('sold-out', { goods: '999999' })).toMatchObject({ code: 'UNKNOWN' });
  expect(await request('sold-out', { email: 'nobody' })).toMatchObject({ errors: [{ field: 'email' }] });
  expect((await request('sold-out', { website: 'https://spam.example' })).__typename).toBe('StockNoticeRequested');
  await changed('sold-out', 'instock');
  expect(await gateway.services.submissions.stockNotices.goods(9)).toEqual([]);
  expect(mailbox.received).toEqual([]);
  await changed('sold-out', 'outofstock');
});

it('is not offered where no mail can be sent', async () => {
  const { id } = await productOf(service.gateway, 'sold-out');
  const { data } = await service.ask(REQUEST, { input: { goods: id, email: 'thandi@example.test' } });
  expect(data.requestStockNotice).toMatchObject({ code: 'NOT_OFFERED' });
});

it('is noted with the network that it came from, which nobody can read', async () => {
  const mailbox = await startMailbox();
  const gateway = service.another({ env: { ...mailing(mailbox), TRUST_PROXY: '1' } });
  await gateway.ready();
  const site = await serveSite(gateway);
  onTestFinished(() => site.close());
  const { id } = await productOf(gateway, 'sold-out');
  for (const [email, from] of [
    ['a', '192.0.2.1'],
    ['b', '192.0.2.9'],
    ['c', '198.51.100.1'],
  ] as const)
    await fetch(`${site.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ query: REQUEST, variables: { input: { goods: id, email: `${email}@example.test` } } }),
    });
  const db = new DatabaseSync(fileOfSubmissions(gateway.services.config.dataDir), { readOnly: true });
  onTestFinished(() => db.close());
  const [a, b, c] = db
    .prepare('SELECT network FROM stock_notice ORDER BY email')
    .all()
    .map(({ network }) => network);
  expect([a, b === a, c === a]).toEqual([expect.stringMatching(/^[\w-]{43}$/), true, false]);
});

it('tells one mailbox of so much in a day, whoever asked, and of the rest on the next', { tags: 'proof' }, async () => {
  const { mailbox, gateway, request, changed } = await startMailing();
  const goods = Array.from({ length: 23 }, (_, at) => `roll-${at + 1}`);
  const decorated = ['thandi@example.test', 't.handi@example.test', 'thandi+9@example.test'];
  for (const slug of goods) await changed(slug, 'outofstock');
  for (const [at, slug] of goods.entries())
    expect((await request(slug, { email: decorated[at % 3] })).__typename).toBe('StockNoticeRequested');
  await request('roll-1', { email: 'sipho@example.test' });
  const told = () => mailbox.received.filter(({ to }) => to[0] !== 'sipho@example.test');
  for (const slug of goods) await changed(slug, 'instock');
  expect(told()).toHaveLength(20);
  expect(mailbox.received).toHaveLength(21);
  const putOff = () => gateway.lines.filter(line => line.includes('a notice of stock is put off'));
  expect(putOff()).toHaveLength(3);
  expect(putOff().join('')).not.toMatch(/example\.test/);
  await gateway.services.stockWatch?.look();
  expect(putOff()).toHaveLength(3);
  // What was told already is asked for anew: that makes no room.
  await changed('roll-1', 'outofstock');
  await request('roll-1');
  await changed('roll-1', 'instock');
  expect(told()).toHaveLength(20);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  await gateway.services.stockWatch?.look();
  expect(told()).toHaveLength(24);
});

/** Two workers of one machine, and what tells one of them what the other hears. */
async function startWorkers() {
  const mailbox = await startMailbox();
  const dataDir = mkdtempSync(join(tmpdir(), 'workers-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const links = linkWorkers(2, createRelay(), createReads(), createLeaseHolder(), createLimits());
  const [reader, other] = links.map(({ primary }, at) =>
    service.another({ dataDir, env: mailing(mailbox), place: { number: at + 1, isFirst: at === 0, primary } }),
  ) as [TestGateway, TestGateway];
  await reader.ready();
  await other.ready();
  const { id } = await productOf(reader, 'sold-out');
  await ask(reader, REQUEST, { input: { goods: id, email: 'sipho@example.test' } });
  await service.edit('products', 'sold-out', { stockStatus: 'instock' });
  const change = { kind: 'product', id: Number(id) } as const;
  return { mailbox, reader, other, change };
}

it('is looked for by one of several workers, whichever of them hears of the change', async () => {
  const { mailbox, reader, other, change } = await startWorkers();
  other.invalidator.invalidate([change]);
  // Only after a look under way.
  await other.services.stockWatch?.close();
  expect(mailbox.received).toEqual([]);
  reader.invalidator.start();
  other.invalidator.start();
  other.invalidator.invalidate([change]);
  await eventually(() => expect(mailbox.received).toHaveLength(1));
});
