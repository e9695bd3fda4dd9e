import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { MAX_QUOTE_ITEMS, quoteItemLimits } from '../../../rules/forms/quoteItems.ts';
import { operationOf } from '../../graphql/operations.ts';
import { createRates, LOCAL_RATES } from '../../web/middleware/rates.ts';
import { serveSite } from '../../web/routes/uploads/testUploads.ts';
import { ask, requestContext } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

const service = startEmbedded();
const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
afterEach(() => void vi.useRealTimers());

const RESULT = '{ __typename ... on QuoteRequest { reference } ... on SubmissionRefused { code message } }';
const QUOTE = `mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) ${RESULT} }`;
const REPLY = `mutation ($input: ReplyToQuoteInput!) { replyToQuote(input: $input) {
  __typename ... on QuoteRequest { reference } ... on QuoteStepRefused { code message } } }`;
const operations = new Map([
  ['quote', operationOf(QUOTE)],
  ['reply', operationOf(REPLY)],
]);
const buyer = { name: 'Ada', email: 'ada@example.test', labelType: 'security-void', quantity: '1001-5000' };
const items = (count: number, letter: string, most = Number.POSITIVE_INFINITY) => {
  const text = (limit: number) => letter.repeat(Math.min(limit, most));
  const { productId, productName, sku, price, notes } = quoteItemLimits;
  const item = { productName: text(productName), sku: text(sku), price: text(price), notes: text(notes), quantity: 5 };
  return Array.from({ length: count }, () => ({ ...item, productId: text(productId) }));
};
/** As much as a request may hold: three bytes a letter, stored as list and as text. It is held, and delivered nowhere. */
const largest = { ...buyer, website: 'x', additionalInfo: '漢'.repeat(5_000), items: items(MAX_QUOTE_ITEMS, '漢') };

/** A public site where only the sum of a day holds. */
async function open(env: Record<string, string> = {}, dataDir?: string) {
  const gateway = service.another({
    operations,
    env: { PUBLIC_URL: 'https://labels.example', TRUST_PROXY: '1', SITE_PHONE: '+27 11 000 0100', ...env },
    ...(dataDir ? { dataDir } : {}),
  });
  await gateway.ready();
  const rates = createRates(gateway.services.config, null, LOCAL_RATES);
  const site = await serveSite(gateway, { rates });
  onTestFinished(() => site.close());
  const post = async (documentId: string, input: object, from: string, headers = {}) => {
    const response = await fetch(`${site.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
      body: JSON.stringify({ documentId, variables: { input } }),
    });
    const { data, errors } = (await response.json()) as {
      data: Record<string, Record<string, string>>;
      errors?: object;
    };
    expect(errors).toBeUndefined();
    return Object.values(data)[0]!;
  };
  const send = (input: object = {}, { from = '192.0.2.1', headers = {} } = {}) =>
    post('quote', { ...buyer, key: crypto.randomUUID(), ...input }, from, headers);
  return { gateway, send, reply: (input: object, from = '192.0.2.1') => post('reply', input, from) };
}

/** Sends the largest requests until one is refused; how many were taken. */
async function spend({ send }: Awaited<ReturnType<typeof open>>, from?: string): Promise<number> {
  for (let taken = 0; taken < 200; taken += 1) {
    const { __typename, code } = await send(largest, from ? { from } : {});
    if (__typename === 'QuoteRequest') continue;
    expect(code).toBe('RATE_LIMITED');
    return taken;
  }
  throw new Error('Nothing was refused');
}

it('of one visitor are taken up to a day\u2019s sum of bytes, and then refused with another way to reach somebody', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'forms-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { UNLIMITED_CLIENTS: '198.51.100.7', OPERATOR_TOKEN: 'o'.repeat(40) };
  const opened = await open(env, dataDir);
  const { send, reply } = opened;
  const { reference } = await send({ email: 'own@example.test' });
  const key = crypto.randomUUID();
  for (let times = 0; times < 3; times += 1)
    expect(await send({ ...largest, key })).toMatchObject({ reference: expect.stringMatching(/^Q-/) });
  const taken = await spend(opened);
  // A repeat takes no more of the day, and is known after it.
  expect([taken > 80, taken < 100]).toEqual([true, true]);
  expect(await send({ ...largest, key })).toMatchObject({ __typename: 'QuoteRequest' });
  expect(await send(largest)).toEqual({
    ...{ __typename: 'SubmissionRefused', code: 'RATE_LIMITED' },
    message: expect.stringMatching(/nothing was sent.*\+27 11 000 0100.*tomorrow/),
  });
  const said = { reference, email: 'own@example.test', text: 'x'.repeat(5_000) };
  for (let times = 0; times < 20; times += 1) await reply({ ...said, idempotencyKey: crypto.randomUUID() });
  expect(await reply({ ...said, idempotencyKey: crypto.randomUUID() })).toMatchObject({ code: 'RATE_LIMITED' });
  for (const more of [
    { from: '192.0.2.2' },
    { from: '198.51.100.7' },
    { headers: { authorization: `Bearer ${'o'.repeat(40)}` } },
  ])
    expect(await send(largest, more)).toMatchObject({ __typename: 'QuoteRequest' });

  const beside = await open(env, dataDir);
  expect(await beside.send(largest)).toMatchObject({ code: 'RATE_LIMITED' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  expect(await beside.send()).toMatchObject({ __typename: 'QuoteRequest' });
});

it('of an office of many buyers behind one address are all taken', async () => {
  const { send } = await open();
  const honest = { items: items(MAX_QUOTE_ITEMS, 'n', 60), website: 'x' };
  const answers = [];
  for (let sent = 0; sent < 300; sent += 1) answers.push(await send(honest));
  expect(new Set(answers.map(({ __typename }) => __typename))).toEqual(new Set(['QuoteRequest']));
});

it('are taken as long as the disk has room for orders, and longer than files are', async () => {
  const { bavail, bsize } = statfsSync(tmpdir());
  const free = (times: number) => ({
    ARTWORK_FREE_MB: String(Math.min(1e8, Math.ceil((times * bavail * bsize) / MB))),
  });
  expect(await (await open(free(2))).send()).toMatchObject({ __typename: 'QuoteRequest' });
  const { gateway, send } = await open(free(10));
  expect(await send()).toMatchObject({ code: 'NOT_STORED', message: expect.stringContaining('+27 11 000 0100') });
  // What no visitor sends, as a request with a partner's key, still is.
  const { data } = await ask(gateway, QUOTE, { input: buyer }, { ...requestContext(), operator: true });
  expect(data.submitQuoteRequest).toMatchObject({ __typename: 'QuoteRequest' });
});
