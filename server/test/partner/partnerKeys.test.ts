import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, it } from 'vitest';
import type { AskingPartner } from '../../graphql/requestContext.ts';
import { ask, requestContext } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { emailOf, order, ordering, place } from '../ordering.ts';
import { newPartner } from '../partnering.ts';

// Idempotency keys of callers who know nothing of each other, and choose the same.

const service = startEmbedded();
const { buyer } = ordering(service);
let callers: (AskingPartner | undefined)[];
beforeAll(async () => {
  const partners = ['One', 'Other'].map(name => newPartner(service.gateway, name, ['quotes', 'carts', 'orders']));
  callers = [undefined, ...(await Promise.all(partners))];
});

const asked = (partner: AskingPartner | undefined) => ({ ...requestContext(), ...(partner ? { partner } : {}) });
const SUBMIT = `mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { __typename
  ... on QuoteRequest { reference } ... on SubmissionRefused { code } } }`;
const request = { name: 'Ada', email: 'ada@example.test', labelType: 'security-void', quantity: '1001-5000' };
const submit = async (by: AskingPartner | undefined, more: object) =>
  (await ask(service.gateway, SUBMIT, { input: { ...request, ...more } }, asked(by))).data.submitQuoteRequest;

it.each([
  ['a key', { key: 'order-4711' }],
  ['no key', {}],
])('takes the same fields under %s for one request of each caller', async (_, key) => {
  const first = [];
  for (const caller of callers) first.push(await submit(caller, key));
  expect(new Set(first.map(({ reference }) => reference)).size).toBe(3);
  for (const [at, caller] of callers.entries()) expect(await submit(caller, key)).toEqual(first[at]);
});

it('refuses other fields under a key to the caller alone who has used it', async () => {
  const [visitor, one, other] = callers;
  await submit(one, { key: 'order-4712' });
  expect(await submit(one, { key: 'order-4712', size: '10 mm' })).toMatchObject({ code: 'KEY_REUSED' });
  for (const caller of [visitor, other])
    expect(await submit(caller, { key: 'order-4712', size: '10 mm' })).toMatchObject({ __typename: 'QuoteRequest' });
});

it('finds the request of a partner whose key an earlier release stored among those of everybody', async () => {
  const [, one, other] = callers;
  const first = await submit(one, { key: 'order-4713' });
  const file = new DatabaseSync(join(service.gateway.dataDir, 'submissions.sqlite'));
  const sql = "UPDATE submission SET key = replace(key, 'partner ' || ? || ' ', '') WHERE reference = ?";
  expect(file.prepare(sql).run(one!.id, first.reference).changes).toBe(1);
  file.close();
  expect(await submit(one, { key: 'order-4713' })).toEqual(first);
  expect(await submit(other, { key: 'order-4713' })).not.toEqual(first);
});

it('makes an order of each caller’s own cart', async () => {
  const input = order({ key: 'order-4714', billing: emailOf('lea') });
  const ids = [];
  for (const caller of callers) {
    const shopper = await buyer(service.gateway, 'on-sale', caller);
    const { id } = await place(shopper, input);
    ids.push(id);
    expect(await place(shopper, input)).toMatchObject({ id });
    expect(await place(shopper, { ...input, note: 'Changed' })).toMatchObject({ code: 'KEY_REUSED' });
  }
  expect(new Set(ids).size).toBe(3);
});
