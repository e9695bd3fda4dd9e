import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { postgresPrograms, startPostgres } from '../../outbox/test/postgres.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { buyer, offered, quoting } from '../quoting.ts';
import { shopSaying } from '../shopSaying.ts';

// What becomes of offers and acceptances while the shop is away, or charges by province.

const service = startEmbedded();
const { take, submit, read, offer } = quoting(() => service.gateway);
const ordersOf = (reference: string) =>
  service.demo.database.all('orders').filter(order => order.meta.some(({ value }) => value === reference));
const accepted = (reference: string, more = {}) => ({ reference, ...buyer, offerVersion: 1, ...more });

const HOUR_MS = 3_600_000;

/** A call that was not answered is given up soon, and can have no effect any more. */
const HURRIED = { UPSTREAM_TIMEOUT_MS: '4000', PHP_LONGEST_RUN_SECONDS: '1' };

describe('just after a start, while the shop', () => {
  it.each([
    ['refuses every call', { status: 503, body: 'html' }],
    ['answers nothing', { hang: true }],
  ] as const)('%s, an offer is taken by what is stored, and ordered once the shop is back', async (_, fault) => {
    const { reference } = await submit();
    await offer(reference);
    await service.faults({ path: '/wp-json/', ...fault });
    // Nothing is at hand in this process: no reference data, no index.
    const fresh = service.another({ dataDir: service.gateway.dataDir, env: HURRIED });
    expect(await take('acceptOffer', accepted(reference, { paymentMethod: 'barter' }), fresh)).toMatchObject({
      errors: [{ field: 'paymentMethod' }],
    });
    expect(await take('acceptOffer', accepted(reference), fresh)).toMatchObject({
      status: 'ACCEPTED',
      order: { state: 'BEING_MADE' },
    });
    await service.faults();
    fresh.services.commerce.orderMaker.start();
    onTestFinished(() => fresh.services.commerce.orderMaker.close());
    await eventually(async () => expect(await read(reference)).toMatchObject({ status: 'ORDERED' }));
    expect(ordersOf(reference)).toMatchObject([{ paymentMethod: 'bacs', paymentTitle: 'Bank transfer (EFT)' }]);
  });

  it('is away, an offer names its tax or is not sent', async () => {
    await service.faults({ path: '/wc/v3/(taxes|settings)', status: 503, body: 'html' });
    const fresh = service.another();
    const { reference } = await submit('Untaxed', fresh);
    const answer = { reference, version: 1, ...offered };
    expect(await take('answerQuoteRequest', answer, fresh)).toMatchObject({
      errors: [{ field: 'taxPercent', code: 'REQUIRED' }],
    });
    expect(await take('answerQuoteRequest', { ...answer, taxPercent: '15' }, fresh)).toMatchObject({
      offer: { totals: { tax: { amount: '1289.37' } } },
    });
  });
});

it('is ordered soon although it was taken while the clock was a day ahead', async () => {
  const { reference } = await submit('Ahead of time');
  await offer(reference);
  await service.faults({ path: '/wp-json/', status: 503, body: 'html' });
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 });
  const { dataDir } = service.gateway;
  const ahead = service.another({ dataDir, env: HURRIED });
  expect(await take('acceptOffer', accepted(reference), ahead)).toMatchObject({ order: { state: 'BEING_MADE' } });
  vi.useRealTimers();
  await service.faults();
  const { orderMaker } = service.another({ dataDir, env: HURRIED }).services.commerce;
  orderMaker.start();
  onTestFinished(() => orderMaker.close());
  await eventually(async () => expect(await read(reference)).toMatchObject({ status: 'ORDERED' }));
  expect(ordersOf(reference)).toHaveLength(1);
});

it('is ordered once where the answer was lost and its clock was an hour ahead of the shop', async () => {
  const { reference } = await submit('Ahead of the shop');
  await offer(reference);
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
  const ahead = service.another({ dataDir: service.gateway.dataDir, env: HURRIED });
  await service.faults({ path: '/wc/v3/orders', method: 'POST', reset: true, after: true, times: 1 });
  expect(await take('acceptOffer', accepted(reference), ahead)).toMatchObject({ order: { state: 'BEING_MADE' } });
  const [made] = ordersOf(reference);
  const back = (time: string) => new Date(Date.parse(`${time}Z`) - HOUR_MS).toISOString().slice(0, 19);
  service.demo.database.put('orders', { ...made!, date: back(made!.date), modified: back(made!.modified) });
  vi.setSystemTime(Date.now() + 60_000);
  const { orderMaker } = ahead.services.commerce;
  orderMaker.start();
  onTestFinished(() => orderMaker.close());
  await eventually(async () => expect(await read(reference, ahead)).toMatchObject({ status: 'ORDERED' }));
  expect(ordersOf(reference)).toHaveLength(1);
});

it.skipIf(!postgresPrograms())(
  'is not sent again while its call may run, also by another process whose clock is ahead',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const shared = { env: { DATABASE_URL: await postgres.database() } };
    const gateway = service.another(shared);
    onTestFinished(() => gateway.close());
    const { reference } = await submit('Ahead of another', gateway);
    await take('answerQuoteRequest', { reference, version: 1, ...offered }, gateway);
    await service.faults({ path: '/wc/v3/orders', method: 'POST', reset: true, times: 1 });
    expect(await take('acceptOffer', accepted(reference), gateway)).toMatchObject({ order: { state: 'BEING_MADE' } });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    const ahead = service.another(shared);
    onTestFinished(() => ahead.close());
    await ahead.services.commerce.orderMaker.tryNow(reference);
    expect(ordersOf(reference)).toEqual([]);
  },
);

const RATE = { country: 'ZA', state: '', rate: '10.0000', name: 'VAT', priority: 1, shipping: true, class: 'standard' };

/** The shop, but for other rates of tax. */
const withRates = (rates: object[]) => shopSaying(service.demo.url, { '/wc/v3/taxes': rates });

it('is taxed by the province where the shop charges by it, and is delivered to no other', async () => {
  const gauteng = { ...RATE, state: 'GP', rate: '15.0000' };
  const gateway = service.another({ upstream: await withRates([RATE, gauteng]) });
  const { reference } = await submit('By province', gateway);
  const answer = { reference, version: 1, ...offered };
  expect(await take('answerQuoteRequest', answer, gateway)).toMatchObject({
    errors: [{ field: 'state', code: 'REQUIRED' }],
  });
  expect(await take('answerQuoteRequest', { ...answer, state: 'gp' }, gateway)).toMatchObject({
    offer: { taxRate: { percent: '15' }, totals: { total: { amount: '9885.17' } } },
  });
  const capeTown = { address1: '1 Main Rd', city: 'Cape Town', state: 'WC', postcode: '8001' };
  expect(await take('acceptOffer', accepted(reference, { shipping: capeTown }), gateway)).toMatchObject({
    errors: [{ field: 'shipping.state' }],
  });
  // The bill may go elsewhere.
  const taken = accepted(reference, { billing: capeTown, shipping: { ...buyer.billing } });
  expect(await take('acceptOffer', taken, gateway)).toMatchObject({ status: 'ORDERED', order: { state: 'MADE' } });
});
