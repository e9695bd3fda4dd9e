import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { AskingPartner } from '../../graphql/requestContext.ts';
import { isSigned, type Receiver, startReceiver } from '../../outbox/webhooks/testReceiver.ts';
import { ask, requestContext, type TestGateway } from '../ask.ts';
import { runCommand } from '../command.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { newPartner } from '../partnering.ts';
import { buyer, EMAIL, operator, quoting } from '../quoting.ts';

// What partners are told of by themselves: from an edit in the shop, and a step of a quote, to a program of theirs.

const service = startEmbedded();
/** One that delivers, and looks for what changed when it is told to. */
let gateway: TestGateway;
const { take, offer, read } = quoting(() => gateway);
beforeAll(async () => {
  gateway = service.another();
  await gateway.ready();
  gateway.services.submissions.start();
});

let count = 0;
const partner = (scopes: ('catalogue' | 'quotes')[]) => newPartner(gateway, `Listener ${++count}`, scopes);
const ADD = `mutation ($input: AddPartnerWebhookInput!) { addPartnerWebhook(input: $input) {
  ... on AddedPartnerWebhook { secret webhook { id url topics waiting endedAt } }
  ... on ValidationFailure { errors { field code message } } } }`;
const add = async (name: string, url: string, topics: string[], on = gateway) =>
  (await ask(on, ADD, { input: { name, url, topics } }, operator())).data.addPartnerWebhook;
const told = ({ received }: Receiver, type: string) => received.filter(({ json }) => json.type === type);

/** Asks with a partner's key, or as a visitor. */
async function submitBy(by: AskingPartner | null, quantity: string): Promise<string> {
  const input = { name: 'Lerato Mokoena', email: EMAIL, quantity, labelType: 'security-void', size: '60x30mm' };
  const mutation = `mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) {
    ... on QuoteRequest { reference } ... on ValidationFailure { errors { field message } } } }`;
  const asking = { ...requestContext('a partner'), ...(by ? { partner: by } : {}) };
  return (await ask(gateway, mutation, { input }, asking)).data.submitQuoteRequest.reference;
}

it('tells of a product that changed, of its stock, and that it is gone', async () => {
  const receiver = await startReceiver();
  const { name } = await partner(['catalogue']);
  const { secret } = await add(name, receiver.url, ['PRODUCT_CHANGED', 'PRODUCT_REMOVED', 'STOCK_CHANGED']);
  const changes = async (id: number) => gateway.invalidator.invalidate([{ kind: 'product', id }]);
  const { data } = await service.ask('{ products(perPage: 2) { items { id slug path } } }');
  const [first, second] = data.products.items;
  await service.edit('products', first.slug, { name: 'Renamed for partners' });
  await changes(Number(first.id));
  await eventually(() => expect(told(receiver, 'product.changed')).toHaveLength(1));
  const [call] = told(receiver, 'product.changed');
  expect(isSigned(secret, call!)).toBe(true);
  expect(call!.json.data).toEqual({ id: Number(first.id), url: `${gateway.services.config.publicUrl}${first.path}` });
  await service.edit('products', second.slug, { manageStock: true, stockQuantity: 4, stockStatus: 'instock' });
  await changes(Number(second.id));
  await eventually(() =>
    expect(told(receiver, 'stock.changed').map(({ json }) => json.data.id)).toEqual([Number(second.id)]),
  );
  await service.edit('products', first.slug, { status: 'draft' });
  await changes(Number(first.id));
  await eventually(() => expect(told(receiver, 'product.removed')).toHaveLength(1));
  expect(told(receiver, 'product.removed')[0]!.json.data).toEqual({ id: Number(first.id), url: null });
  await service.edit('products', first.slug, { status: 'publish' });
});

it('tells of each step of the requests that came with the partner’s own key, and of nobody’s person', async () => {
  const receiver = await startReceiver();
  const [own, other] = [await partner(['quotes']), await partner(['quotes'])];
  for (const { name } of [own, other]) await add(name, receiver.url, ['QUOTE_STEP']);
  // However busy the machine is, the time does not pass here after which a request can no longer be refused.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [reference, visitors] = [await submitBy(own, '1001-5000'), await submitBy(null, '501-1000')];
  for (const one of [reference, visitors])
    await take('askBuyer', { reference: one, version: 1, text: 'Which colour?' });
  await eventually(() => expect(told(receiver, 'quote.step').length).toBeGreaterThanOrEqual(1));
  const [call] = receiver.received;
  expect(call!.json.data).toEqual({
    ...{ reference, step: 'ASKED', by: 'FIRM', status: 'IN_REVIEW', waitsFor: 'BUYER', version: 2 },
    url: `${gateway.services.config.publicUrl}/quote/${reference}`,
  });
  const all = receiver.received.map(({ body }) => body).join();
  expect(all).not.toContain(visitors);
  expect(all).not.toMatch(/Lerato|highveld|colour/);
  expect(await gateway.services.webhooks.list(other.name)).toMatchObject([{ waiting: 0 }]);
  // That it was received is told once it can no longer be refused.
  await eventually(async () => expect(await gateway.services.webhooks.list(own.name)).toMatchObject([{ waiting: 1 }]));

  // Whatever its history says of a request from then on is told too.
  await take('replyToQuote', { reference, email: EMAIL, text: 'Red.' });
  await offer(reference);
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  const steps = () => told(receiver, 'quote.step').map(({ json }) => json.data.step);
  await eventually(async () => {
    const { history } = await read(reference);
    const taken = history.map(({ kind }: { kind: string }) => kind);
    expect(taken).toEqual(expect.arrayContaining(['ASKED', 'REPLIED', 'OFFERED', 'ACCEPTED', 'ORDERED']));
    expect(taken.toSorted()).toEqual(['RECEIVED', ...steps()].toSorted());
  });
});

it('tells that an offer ran out as a step of its own, with where the request stood then', async () => {
  const own = await partner(['quotes']);
  const receiver = await startReceiver();
  await add(own.name, receiver.url, ['QUOTE_STEP']);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const reference = await submitBy(own, '5001-10000');
  await offer(reference, { validDays: 1 });
  const { version } = await read(reference);
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  const replied = await take('replyToQuote', { reference, email: EMAIL, text: 'Once more?' });
  expect(replied).toMatchObject({ status: 'IN_REVIEW', waitsFor: 'FIRM', version: version + 2 });
  const steps = () => told(receiver, 'quote.step').map(({ json }) => json.data);
  await eventually(() =>
    expect(steps().map(({ step }) => step)).toEqual(expect.arrayContaining(['REPLIED', 'EXPIRED'])),
  );
  const of = (kind: string) => steps().find(({ step }) => step === kind);
  expect(of('EXPIRED')).toMatchObject({ by: null, status: 'EXPIRED', waitsFor: null, version: version + 1 });
  expect(of('REPLIED')).toMatchObject({ by: 'BUYER', status: 'IN_REVIEW', waitsFor: 'FIRM', version: version + 2 });
});

it('registers addresses within the partner’s scopes alone, and on a public site on the net alone', async () => {
  const { name } = await partner(['catalogue']);
  const field = async (url: string, topics: string[], on?: TestGateway) =>
    (await add(name, url, topics, on)).errors?.[0].field;
  expect(await field('http://127.0.0.1:9/', ['QUOTE_STEP'])).toBe('topics');
  expect(await field('http://127.0.0.1:9/', [])).toBe('topics');
  const strict = service.another({
    dataDir: gateway.dataDir,
    env: { PUBLIC_URL: 'https://labels.test', WEBHOOK_HOSTS: 'erp.internal:8080' },
  });
  for (const url of ['http://partner.example/', 'https://localhost/', 'https://169.254.169.254/', 'nonsense'])
    expect(await field(url, ['PRODUCT_CHANGED'], strict), url).toBe('url');
  expect(await field('http://erp.internal:8080/hooks', ['PRODUCT_CHANGED'], strict)).toBeUndefined();
  expect((await add('Nobody', 'https://partner.example/', ['PRODUCT_CHANGED'])).errors[0].code).toBe('UNKNOWN');
  const hidden = await ask(gateway, ADD, { input: { name, url: 'https://a.example/', topics: [] } });
  expect(hidden.errors?.[0]?.message).toContain('AddPartnerWebhook');
});

it('registers an address once, however it is written, and one of two that come at once', async () => {
  const [{ name }, other] = [await partner(['quotes']), await partner(['quotes'])];
  const both = await Promise.all(['a', 'b'].map(() => add(name, 'http://127.0.0.1:9/hooks', ['QUOTE_STEP'])));
  expect(both.flatMap(({ secret }) => secret ?? [])).toHaveLength(1);
  const taken = [{ field: 'url', code: 'TAKEN', message: expect.stringContaining('called there already') }];
  expect(both.flatMap(({ errors }) => errors ?? [])).toEqual(taken);
  expect((await add(name, 'HTTP://127.0.0.1:9/hooks', ['QUOTE_STEP'])).errors).toEqual(taken);
  const again = ['hook', name, 'http://127.0.0.1:9/hooks', '--topics', 'quote.step'];
  const refused = { code: 1, out: expect.stringContaining('called there already') };
  expect(await runCommand('partners', again, { DATA_DIR: gateway.dataDir })).toMatchObject(refused);
  expect(await gateway.services.webhooks.list(name)).toHaveLength(1);
  // How a secret is replaced without a gap.
  expect(await add(name, 'http://127.0.0.1:9/hooks?2', ['QUOTE_STEP'])).toHaveProperty('secret');
  expect(await add(other.name, 'http://127.0.0.1:9/hooks', ['QUOTE_STEP'])).toHaveProperty('secret');
});

it('lets the operator see to addresses from a shell, beside a running gateway', async () => {
  const { name } = await partner(['catalogue']);
  const receiver = await startReceiver();
  const run = (...args: string[]) => runCommand('partners', args, { DATA_DIR: gateway.dataDir });
  const shell = async (...args: string[]) => (await run(...args)).out;
  expect(await run('hook', name, receiver.url)).toMatchObject({
    code: 64,
    fault: expect.stringMatching(/^--topics: /),
  });
  expect(await shell('hook', name, receiver.url, '--topics', 'quote.step')).toContain('needs the scope quotes');
  const added = await shell('hook', name, receiver.url, '--topics', 'product.changed,stock.changed');
  expect(added).toContain('not shown again');
  const secret = /whsec_\S+/.exec(added)![0];
  const [listed] = JSON.parse(await shell('hooks', name, '--json'));
  expect(listed).toMatchObject({ url: receiver.url, topics: ['product.changed', 'stock.changed'], endedAt: null });
  await gateway.services.submissions.tellProducts([{ product: 1, what: 'stock', mark: 'one', url: '/product/one' }]);
  await eventually(() => expect(receiver.received).toHaveLength(1));
  expect(isSigned(secret, receiver.received[0]!)).toBe(true);
  expect(await shell('rehook', name, String(listed.id))).toContain('good');
  expect(await shell('unhook', name, String(listed.id))).toBe(`Called no more: ${listed.id} ${receiver.url}\n`);
  expect(await shell('hooks', name)).toBe('None.\n');
});
