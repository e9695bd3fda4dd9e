import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isReference } from '../../../rules/reference.ts';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';

const service = startEmbedded();
const SUBMIT = `mutation ($input: SubmitQuoteRequestInput!) { submitQuoteRequest(input: $input) { __typename
  ... on SubmissionReceipt { reference message } ... on ValidationFailure { code message errors { field code message } }
  ... on SubmissionRefused { code message } } }`;
const request = (name: string, more: Record<string, unknown> = {}) => ({
  ...{ name, email: 'lerato@example.co.za', phone: '082 123 4567', phoneCountry: 'ZA' },
  ...{ labelType: 'security-void', quantity: '1001-5000', ...more },
});
const submit = async (input: Record<string, unknown>) => (await service.ask(SUBMIT, { input })).data.submitQuoteRequest;
async function received(name: string): Promise<{ form: string; fields: Record<string, string> }[]> {
  const response = await fetch(`${service.demo.url}/__demo/submissions`);
  const all = (await response.json()) as { form: string; fields: Record<string, string> }[];
  return all.filter(one => one.fields.name === name);
}

it('answers with a reference that the service has too', async () => {
  const receipt = await submit(request('Ada', { additionalInfo: 'Numbered from 1.', size: '25x15mm' }));
  expect(receipt).toEqual({
    __typename: 'SubmissionReceipt',
    reference: expect.toSatisfy(isReference),
    message: expect.stringMatching(/./),
  });
  const [sent, ...others] = await received('Ada');
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    form: '/diri/v1/submit-quote',
    fields: { email: 'lerato@example.co.za', phone: '+27 821234567', labelType: 'security-void', size: '25x15mm' },
  });
  expect(sent!.fields.additionalInfo).toContain(receipt.reference);
});

it('names every field that is wrong and stores nothing', async () => {
  const answer = await submit({ name: ' ', email: 'nobody', phone: '12', labelType: 'gold', quantity: '' });
  expect(answer).toMatchObject({ __typename: 'ValidationFailure', code: 'VALIDATION_FAILED' });
  expect(answer.errors.map((error: { field: string }) => error.field).toSorted()).toEqual([
    ...['email', 'labelType', 'name', 'phone', 'quantity'],
  ]);
  for (const error of answer.errors)
    expect(error).toEqual({
      field: error.field,
      code: expect.stringMatching(/^[A-Z_]+$/),
      message: expect.stringMatching(/./),
    });
  expect(await received('')).toEqual([]);
});

it('carries the quote list as text, of at most a hundred products', async () => {
  const item = { productId: '7', productName: 'ICASA Label', quantity: 5, sku: 'REG-ICA-2515', price: 'R 12.50' };
  await submit(request('Hope', { items: Array(100).fill({ ...item, notes: 'matt' }) }));
  const [sent] = await received('Hope');
  const line = '5 x ICASA Label (REG-ICA-2515, shown at R 12.50): matt';
  expect(sent!.fields.additionalInfo!.split('\n').filter(text => text === line)).toHaveLength(100);
  expect(await submit(request('Ida', { items: Array(101).fill(item) }))).toMatchObject({
    __typename: 'ValidationFailure',
    errors: [{ field: 'items', code: 'TOO_LONG' }],
  });
});

it.each([-3, 0, 100_000_001])('stores no other quantity in the place of %i', async quantity => {
  const items = [{ productId: '7', productName: 'ICASA Label', quantity }];
  expect(await submit(request('Ngozi', { items }))).toMatchObject({
    __typename: 'ValidationFailure',
    errors: [{ field: 'items', code: 'OUT_OF_RANGE' }],
  });
  expect(await received('Ngozi')).toEqual([]);
});

it.each([-3, 0, 100_000_001])('fills no form in with %i pieces', async quantity => {
  const { errors } = await service.ask(`{ quoteForm(product: "5027", quantity: ${quantity}) { url } }`);
  expect(errors?.[0]).toMatchObject({
    message: `quantity: ${quantity} is not a number from 1 to 100000000.`,
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

it('acknowledges what a machine sent, and delivers none of it', async () => {
  const receipt = await submit(request('Jay', { website: 'https://spam.example' }));
  expect(receipt).toMatchObject({ __typename: 'SubmissionReceipt', reference: expect.toSatisfy(isReference) });
  await submit(request('Kim', { elapsedMs: 400 }));
  await submit(request('Lea', { elapsedMs: 40_000, website: '' }));
  expect(await received('Lea')).toHaveLength(1);
  expect([...(await received('Jay')), ...(await received('Kim'))]).toEqual([]);
});

it('takes the same key with the same fields for one request, also at once', async () => {
  const input = request('Bea', { key: 'a-key-of-bea' });
  const receipts = await Promise.all([submit(input), submit(input), submit(input)]);
  expect(new Set(receipts.map(receipt => receipt.reference)).size).toBe(1);
  expect((await submit(input)).reference).toBe(receipts[0].reference);
  expect(await received('Bea')).toHaveLength(1);
});

it('takes the fields for the key where none is given', async () => {
  const [first, second] = [await submit(request('Cleo')), await submit(request('Cleo'))];
  expect(second.reference).toBe(first.reference);
  expect((await submit(request('Cleo', { size: 'other' }))).reference).not.toBe(first.reference);
});

it('refuses a key that came with other fields', async () => {
  await submit(request('Dora', { key: 'a-key-of-dora' }));
  const answer = await submit(request('Dora', { key: 'a-key-of-dora', size: '10 mm' }));
  expect(answer).toEqual({ __typename: 'SubmissionRefused', code: 'KEY_REUSED', message: expect.stringMatching(/./) });
});

it('gives a receipt while the service is down, and delivers once it is back', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'));
  const before = service.another({ dataDir });
  await service.faults({ path: '/diri/v1/', status: 503 });
  const { data } = await ask(before, SUBMIT, { input: request('Eve') });
  expect(data.submitQuoteRequest.__typename).toBe('SubmissionReceipt');
  expect(await received('Eve')).toEqual([]);
  await before.close();
  await service.faults();
  const after = service.another({ dataDir });
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  after.services.submissions.start();
  await eventually(async () => expect(await received('Eve')).toHaveLength(1));
  const [sent] = await received('Eve');
  expect(sent!.fields.additionalInfo).toContain(data.submitQuoteRequest.reference);
});

it('is not stored twice when the answer of the service was lost', async () => {
  await service.faults({ path: '/diri/v1/', reset: true, times: 1 });
  const first = await submit(request('Fay', { key: 'a-key-of-fay' }));
  expect((await submit(request('Fay', { key: 'a-key-of-fay' }))).reference).toBe(first.reference);
  expect((await received('Fay')).length).toBeLessThanOrEqual(1);
});
