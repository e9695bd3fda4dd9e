import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createOutboxAdmin } from '../../outbox/admin/admin.ts';
import { temporaryFolder } from '../../outbox/test/harness.ts';
import { openDatabase } from '../../storage/open.ts';
import { pdf, serveSite, upload } from '../../web/routes/uploads/testUploads.ts';
import type { TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { freePort } from '../freePort.ts';
import { startMailbox } from '../mailbox.ts';
import { emailOf, order, ordering, place } from '../ordering.ts';
import { hasRedis, startRedis } from '../redis.ts';
import { newShopper, type Shopper } from '../shopper.ts';

const service = startEmbedded();
const { buyer } = ordering(service);
const FIRM = 'accounts@labels.example';

const SEND = `mutation ($input: SendPaymentProofInput!) { sendPaymentProof(input: $input) { __typename
  ... on SubmissionReceipt { reference message answerBy } ... on PaymentProofRefused { code message }
  ... on SubmissionRefused { code } ... on ValidationFailure { errors { field } } } }`;
const READ = `query ($id: ID!, $key: String!, $email: String) { order(id: $id, key: $key, email: $email) { paymentState
  paymentProofs { reference receivedAt files { name type bytes } } } }`;

interface Placed {
  id: string;
  key: string;
}

/** A file that was uploaded; answers its id. */
async function uploaded(gateway: TestGateway, text: string): Promise<string> {
  const site = await serveSite(gateway);
  const { body } = await upload(site.origin, [{ bytes: pdf(text), name: 'payment <script>.pdf' }]);
  site.close();
  return body.id;
}

async function bought(
  name: string,
  { gateway = service.gateway, ...more }: { gateway?: TestGateway; paymentMethod?: string } = {},
) {
  const shopper = await buyer(gateway);
  const { id, key } = await place(shopper, order({ billing: emailOf(name), ...more }));
  return { shopper, made: { id, key } as Placed };
}

async function send(shopper: Shopper, input: object) {
  const { data, errors } = await shopper.ask(SEND, { input });
  expect(errors).toEqual([]);
  return data.sendPaymentProof;
}

async function proofs(shopper: Shopper, made: Placed, email: string | null = null) {
  const { data } = await shopper.ask(READ, { ...made, email });
  return data.order?.paymentProofs;
}

it('is kept for the order that waits for a transfer, and told on its page', async () => {
  const { shopper, made } = await bought('ada');
  expect(await proofs(shopper, made)).toEqual([]);
  const artwork = [await uploaded(service.gateway, 'ada')];
  const sent = await send(shopper, { ...made, artwork });
  expect(sent).toMatchObject({
    __typename: 'SubmissionReceipt',
    reference: expect.stringMatching(/^P-/),
    answerBy: null,
  });
  expect(await proofs(shopper, made)).toEqual([
    {
      reference: sent.reference,
      receivedAt: expect.any(String),
      files: [{ name: 'payment _script_.pdf', type: 'application/pdf', bytes: pdf('ada').length }],
    },
  ]);
  const { data } = await shopper.ask(READ, { ...made });
  expect(data.order.paymentState).toBe('DUE');
});

it('sent again under its key is one proof, and one file can prove one payment', async () => {
  const { shopper, made } = await bought('bea');
  const input = { ...made, idempotencyKey: randomUUID(), artwork: [await uploaded(service.gateway, 'bea')] };
  const answers = await Promise.all([send(shopper, input), send(shopper, input), send(shopper, input)]);
  expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
  expect(await proofs(shopper, made)).toHaveLength(1);
  const other = await bought('bea2');
  expect(await send(other.shopper, { ...other.made, artwork: input.artwork })).toMatchObject({
    ...{ __typename: 'ValidationFailure', errors: [{ field: 'artwork' }] },
  });
  expect(await proofs(other.shopper, other.made)).toEqual([]);
});

it('is taken of the order\u2019s own visitor alone', async () => {
  const { shopper, made } = await bought('cleo');
  const stranger = newShopper(service.gateway);
  const artwork = [await uploaded(service.gateway, 'cleo')];
  const wrong = { code: 'ORDER_NOT_FOUND' };
  expect(await send(stranger, { ...made, artwork })).toMatchObject(wrong);
  expect(await send(stranger, { ...made, email: 'else@example.test', artwork })).toMatchObject(wrong);
  expect(await send(shopper, { ...made, key: 'wc_order_guess', artwork })).toMatchObject(wrong);
  expect(await proofs(stranger, made)).toBeUndefined();
  expect(await proofs(shopper, made)).toEqual([]);
  const sent = await send(stranger, { ...made, email: 'cleo@example.test', artwork });
  expect(sent.__typename).toBe('SubmissionReceipt');
});

it('is refused where no transfer is waited for, and beyond five', async () => {
  const cash = await bought('dan', { paymentMethod: 'cod' });
  expect(await send(cash.shopper, { ...cash.made, artwork: [await uploaded(service.gateway, 'dan')] })).toMatchObject({
    code: 'NOT_WAITING',
  });
  const { shopper, made } = await bought('eve');
  let last: string[] = [];
  let answer: unknown;
  for (const number of [1, 2, 3, 4, 5]) {
    last = [await uploaded(service.gateway, `eve ${number}`)];
    answer = await send(shopper, { ...made, artwork: last });
    expect(answer).toMatchObject({ __typename: 'SubmissionReceipt' });
  }
  const sixth = { ...made, artwork: [await uploaded(service.gateway, 'eve 6')] };
  expect(await send(shopper, sixth)).toMatchObject({ code: 'TOO_MANY' });
  expect(await send(shopper, { ...made, artwork: last })).toEqual(answer);
  const { errors } = await shopper.ask(SEND, { input: { ...made, artwork: [] } });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});

it('is kept five times of as many sent at once, by whichever process', async () => {
  const redis = hasRedis() ? await startRedis() : null;
  onTestFinished(() => redis?.stop());
  const { made } = await bought('ivy');
  const env: Record<string, string> = redis ? { REDIS_URL: redis.url } : {};
  const shared = { dataDir: temporaryFolder(), env };
  const gateways = redis ? [service.another(shared), service.another(shared)] : [service.gateway];
  await Promise.all(gateways.map(gateway => gateway.ready()));
  const files = await Promise.all(Array.from({ length: 8 }, (_, at) => uploaded(gateways[0]!, `ivy ${at}`)));
  const named = { ...made, email: 'ivy@example.test' };
  const sent = files.map((file, at) =>
    send(newShopper(gateways[at % gateways.length]!), { ...named, artwork: [file] }),
  );
  const answers = await Promise.all(sent);
  expect(answers.filter(({ code }) => code === 'TOO_MANY')).toHaveLength(3);
  expect(await proofs(newShopper(gateways[0]!), made, named.email)).toHaveLength(5);
});

it('says so where it cannot be stored', async () => {
  const { made } = await bought('jo');
  const away = service.another({ env: { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` } });
  const input = { ...made, email: 'jo@example.test', artwork: ['a-file'] };
  expect(await send(newShopper(away), input)).toMatchObject({ __typename: 'SubmissionRefused', code: 'NOT_STORED' });
});

it('reaches the firm as a message and by mail, with a link that opens the file; the buyer is sent none', async () => {
  const mailbox = await startMailbox();
  await service.cold();
  const gateway = service.another({ env: { SMTP_URL: mailbox.url, SITE_EMAIL: FIRM } });
  await gateway.ready();
  gateway.services.submissions.start();
  onTestFinished(() => gateway.close());
  const { shopper, made } = await bought('fay', { gateway });
  const { reference } = await send(shopper, { ...made, artwork: [await uploaded(gateway, 'fay')] });
  await eventually(() => expect(mailbox.received).toHaveLength(1));
  const [{ to, mail }] = mailbox.received as [(typeof mailbox.received)[number]];
  expect(to).toEqual([FIRM]);
  expect(mail.subject).toBe(`Proof of payment for order ${made.id}, ${reference}`);
  const link = /https?:\/\/\S+signature=\S+/.exec(mail.text ?? '')?.[0] ?? '';
  const site = await serveSite(gateway);
  const { pathname, search } = new URL(link);
  const opened = await fetch(site.origin + pathname + search);
  site.close();
  expect([opened.status, await opened.text()]).toEqual([200, pdf('fay').toString()]);
  expect((await service.calls()).filter(path => path.includes('/contact/v1/submit'))).toHaveLength(1);
  expect(gateway.lines.join('')).not.toMatch(/fay@example|signature=/);
});

it('is handed out and erased with its files by person', async () => {
  const { shopper, made } = await bought('gil');
  const { reference } = await send(shopper, { ...made, artwork: [await uploaded(service.gateway, 'gil')] });
  const { artwork, config } = service.gateway.services;
  const database = await openDatabase(config, Date.now());
  onTestFinished(() => database.close());
  const admin = createOutboxAdmin(database, { eraseArtwork: one => artwork.erase(one), clock: Date.now });
  expect((await admin.person('gil@example.test')).submissions).toMatchObject([{ reference, kind: 'payment' }]);
  expect(existsSync(join(config.artworkDir, 'claimed', reference))).toBe(true);
  expect(await admin.erase('GIL@example.test')).toEqual([reference]);
  expect(existsSync(join(config.artworkDir, 'claimed', reference))).toBe(false);
  expect(await proofs(shopper, made)).toEqual([]);
});

it('repeats no address of a buyer in an answer or the log', async () => {
  const gateway = service.another({ env: { LOG_LEVEL: 'trace' } });
  await gateway.ready();
  const shopper = newShopper(gateway);
  const input = { id: '1', key: 'wrong', email: 'zanele.private@example.test', artwork: [randomUUID()] };
  const { data, errors } = await shopper.ask(SEND, { input });
  expect(JSON.stringify({ data, errors }) + gateway.lines.join('')).not.toMatch(/zanele|private/i);
  expect(data.sendPaymentProof.code).toBe('ORDER_NOT_FOUND');
});
