import { expect, it, onTestFinished, vi } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { buyer, EMAIL, operator, quoting } from '../quoting.ts';

// Whose turn it is, and that the firm finds what waits for it: after an offer ran out, and about an order.

const service = startEmbedded();
const { take, submit, read, offer } = quoting(() => service.gateway);

/** The references in a queue of the firm. */
async function queued(queue: string): Promise<string[]> {
  const query = 'query ($queue: QuoteQueue!) { quoteRequests(filter: { queue: $queue }) { items { reference } } }';
  const { data } = await ask(service.gateway, query, { queue }, operator());
  return data.quoteRequests.items.map((one: { reference: string }) => one.reference);
}

it('keeps a question about an offer before the firm when the offer has run out, until it is answered', async () => {
  const { reference } = await submit();
  await offer(reference, { validDays: 1 });
  await take('replyToQuote', { reference, email: EMAIL, text: 'Could it stand until Friday?' });
  const { dueAt } = await read(reference);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  const waiting = { status: 'EXPIRED', waitsFor: 'FIRM', dueAt };
  expect(await read(reference)).toMatchObject(waiting);
  expect(await queued('WAITING')).toContain(reference);
  await service.gateway.services.commerce.follower.look();
  expect(await read(reference)).toMatchObject(waiting);
  expect(await queued('LATE')).toContain(reference);
  await take('askBuyer', { reference, version: (await read(reference)).version, text: 'Yes: how many?' });
  expect(await queued('WAITING')).not.toContain(reference);
  expect(await queued('ASKED')).toContain(reference);
});

it('waits for nobody once an offer has run out that nobody asked about', async () => {
  const { reference } = await submit();
  await offer(reference, { validDays: 1 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  await service.gateway.services.commerce.follower.look();
  expect(await read(reference)).toMatchObject({ status: 'EXPIRED', waitsFor: null, dueAt: null });
  expect(await queued('WAITING')).not.toContain(reference);
});

it('has who writes about an order answered there', async () => {
  const { reference } = await submit();
  await offer(reference);
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  const asked = await take('replyToQuote', { reference, email: EMAIL, text: 'When is it sent?' });
  expect(asked).toMatchObject({ status: 'ORDERED', waitsFor: 'FIRM', dueAt: expect.any(String) });
  expect(await queued('WAITING')).toContain(reference);
  const answered = await take('askBuyer', { reference, version: asked.version, text: 'On Monday.' });
  expect(answered).toMatchObject({ status: 'ORDERED', waitsFor: null, messages: [{}, { text: 'On Monday.' }] });
  expect(await queued('WAITING')).not.toContain(reference);
});

it('is declined with the reason of its buyer, and then waits for nobody', async () => {
  const { reference } = await submit();
  await offer(reference);
  const declined = await take('declineOffer', { reference, email: EMAIL, offerVersion: 1, reason: 'PRICE' });
  expect(declined).toMatchObject({ __typename: 'QuoteRequest', status: 'DECLINED', waitsFor: null });
  expect(declined.history.at(-1)).toMatchObject({ kind: 'DECLINED', by: 'BUYER', offerVersion: 1 });
});
