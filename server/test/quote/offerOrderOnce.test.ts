import { expect, it, onTestFinished, vi } from 'vitest';
import type { TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { buyer, offered, quoting } from '../quoting.ts';
import { shopSaying } from '../shopSaying.ts';

// Which order is that of an accepted offer where an answer was lost, and what becomes of one that is not the offer.

const service = startEmbedded();
const { take, submit, read, offer } = quoting(() => service.gateway);
const ordersOf = (reference: string) =>
  service.demo.database.all('orders').filter(order => order.meta.some(({ value }) => value === reference));
const accept = (reference: string, on?: TestGateway) =>
  take('acceptOffer', { reference, ...buyer, offerVersion: 1 }, on);

const MINUTE_MS = 60_000;
/** A call that was not answered can have no effect any more after a second. */
const PATIENT = { UPSTREAM_TIMEOUT_MS: '60000', PHP_LONGEST_RUN_SECONDS: '1' };

/** An accepted offer whose order was sent, and made or not, and not answered. */
async function unanswered({ after }: { after: boolean }): Promise<string> {
  const { reference } = await submit();
  await offer(reference);
  await service.faults({ path: '/wc/v3/orders$', method: 'POST', times: 1, status: 503, body: 'html', after });
  expect(await accept(reference)).toMatchObject({ order: { state: 'BEING_MADE' } });
  return reference;
}

/** Goes on with it in a process of its own, until it is ordered. */
async function goOn(reference: string): Promise<void> {
  const { orderMaker } = service.another({ dataDir: service.gateway.dataDir, env: PATIENT }).services.commerce;
  orderMaker.start();
  onTestFinished(() => orderMaker.close());
  await eventually(async () => expect(await read(reference)).toMatchObject({ status: 'ORDERED' }));
}

it('sends no order beside that of another process, to which its turn went while it was held up', async () => {
  const reference = await unanswered({ after: false });
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const upstream = await shopSaying(service.demo.url, {
    async '/wc/v3/orders?'(said: unknown) {
      asked.resolve();
      await answer.promise;
      return said;
    },
  });
  const shared = { dataDir: service.gateway.dataDir, env: PATIENT };
  const [heldUp, other] = [service.another({ ...shared, upstream }), service.another(shared)];
  const soon = Date.now() + MINUTE_MS;
  vi.useFakeTimers({ toFake: ['Date'], now: soon });
  onTestFinished(() => void vi.useRealTimers());
  const late = heldUp.services.commerce.orderMaker.tryNow(reference);
  await asked.promise;
  vi.setSystemTime(soon + 2 * MINUTE_MS);
  await other.services.commerce.orderMaker.tryNow(reference);
  expect(ordersOf(reference)).toHaveLength(1);
  // Before it has no time left.
  vi.setSystemTime(soon);
  answer.resolve();
  await late;
  expect(ordersOf(reference)).toHaveLength(1);
  expect(await read(reference)).toMatchObject({ status: 'ORDERED', order: { state: 'MADE' } });
});

it.each([
  ['failed in its own words', { status: 500, body: 'json', code: 'internal_server_error' }],
  ['has its plugin switched off', { status: 404, body: 'json', code: 'rest_no_route' }],
  ['stands behind a server that refuses', { status: 400, body: 'html' }],
] as const)('takes no refusal from a shop that %s, and orders once it works', async (_, fault) => {
  const { reference } = await submit();
  await offer(reference);
  await service.faults({ path: '/wc/v3/orders$', method: 'POST', times: 1, ...fault });
  expect(await accept(reference)).toMatchObject({ status: 'ACCEPTED', order: { state: 'BEING_MADE' } });
  await goOn(reference);
  expect(ordersOf(reference)).toHaveLength(1);
});

it('holds nothing that the shop refused while nobody knows whether it was made by a first try', async () => {
  const { reference } = await submit();
  await offer(reference);
  await service.faults(
    { path: '/wc/v3/orders$', method: 'POST', times: 1, status: 400, body: 'json', code: 'refused', after: true },
    { path: '/wc/v3/orders', method: 'GET', status: 503, body: 'html' },
  );
  expect(await accept(reference)).toMatchObject({ status: 'ACCEPTED', order: { state: 'BEING_MADE' } });
  await service.faults();
  await goOn(reference);
  expect(ordersOf(reference)).toHaveLength(1);
});

it('finds its order behind many that its buyer has made since, and takes none for it that is of another offer', async () => {
  const reference = await unanswered({ after: true });
  const { database } = service.demo;
  const [made] = ordersOf(reference);
  for (let later = 1; later <= 60; later++)
    database.put('orders', { ...made!, id: made!.id + later, key: `${made!.key}${later}`, meta: [] });
  const id = made!.id + 61;
  const meta = made!.meta.map(entry => (entry.value === '1' ? { ...entry, value: '2' } : entry));
  database.put('orders', { ...made!, id, key: `${made!.key}61`, meta });
  await goOn(reference);
  expect(ordersOf(reference).map(order => order.id)).toEqual([made!.id, id]);
  expect(await read(reference)).toMatchObject({ order: { id: String(made!.id) } });
});

interface Made {
  currency: string;
  fee_lines: { name: string; total: string }[];
}

it.each([
  ['in another currency', (made: Made) => ({ ...made, currency: 'USD' }), 'currency USD, not ZAR'],
  [
    'with more for delivery and less for something else',
    ({ fee_lines: fees, ...made }: Made) => {
      const totals: Record<string, string> = { 'Courier to Midrand': '264.80', 'Cutting die': '1350.00' };
      return { ...made, fee_lines: fees.map(fee => ({ ...fee, total: totals[fee.name] ?? fee.total })) };
    },
    'delivery 264.80, not 164.80',
  ],
])('holds an order that the shop made %s, for the firm to set right', async (_, asMade, note) => {
  const gateway = service.another({ upstream: await shopSaying(service.demo.url, { '/wc/v3/orders': asMade }) });
  await gateway.ready();
  const { reference } = await submit('Held', gateway);
  await take('answerQuoteRequest', { reference, version: 1, ...offered }, gateway);
  const { order, history } = await accept(reference, gateway);
  expect(order).toMatchObject({ state: 'HELD', paymentUrl: null });
  expect(history.at(-1)).toMatchObject({ kind: 'ORDER_HELD', note });
});
