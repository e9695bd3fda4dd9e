import { Agent } from 'undici';
import { expect, it, onTestFinished, vi } from 'vitest';
import { postgresPrograms, startPostgres } from '../../outbox/test/postgres.ts';
import { change, productId, readCart } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { freePort } from '../freePort.ts';
import { countInFlight } from '../inFlight.ts';
import { emailOf, order, ordering, PLACE, place } from '../ordering.ts';
import { newShopper } from '../shopper.ts';
import { shopSaying } from '../shopSaying.ts';

// What became of an order whose call was not answered, or not by the store itself.

const service = startEmbedded();
const { buyer, orders } = ordering(service);

it('makes one order where the store answers too late, and shows it', async () => {
  const gateway = service.another({ env: { UPSTREAM_TIMEOUT_MS: '5000' } });
  const shopper = await buyer(gateway);
  await service.faults({ path: '/checkout', method: 'POST', hang: true, after: true, times: 1 });
  const input = order({ billing: emailOf('fay') });
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(shopper, input)));
  const [made] = await orders('fay@example.test');
  expect(answers.map(({ id }) => id)).toEqual(Array(20).fill(String(made!.id)));
  expect(await orders('fay@example.test')).toHaveLength(1);
});

it.each([{ order_id: 0 }, { order_id: null }, { order_key: null }, { order_key: '' }])(
  'looks up the order that the store made and answered %o of',
  async wrong => {
    const lying = (said: unknown) => ({ ...(said as object), ...wrong });
    const upstream = await shopSaying(service.demo.url, { '/wc/store/v1/checkout': lying });
    const gateway = service.another({ upstream });
    const shopper = await buyer(gateway);
    const billing = emailOf(`lying${JSON.stringify(wrong).replace(/\W/g, '')}`);
    const placed = await place(shopper, order({ billing }));
    const [made] = await orders(billing.email);
    expect(placed).toMatchObject({ __typename: 'OrderPlaced', id: String(made!.id) });
    expect(placed.path).toMatch(/key=wc_order_/);
  },
);

it('makes one order where the answer was lost and the shop cannot be asked either, once it can', async () => {
  const gateway = service.another();
  const shopper = await buyer(gateway);
  const lost = { path: '/checkout', method: 'POST', reset: true, after: true, times: 1 };
  await service.faults(lost, { path: '/wc/v3/orders', status: 500 });
  const input = order({ billing: emailOf('gil') });
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderFailure', code: 'BEING_CHECKED' });
  expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
  await service.faults();
  const [made] = await orders('gil@example.test');
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderPlaced', id: String(made!.id) });
  expect(await orders('gil@example.test')).toHaveLength(1);
});

it('sends nothing to the store while its key cannot be kept, and says so', async () => {
  const gateway = service.another({ env: { DATABASE_URL: `postgres://nobody@127.0.0.1:${await freePort()}/none` } });
  const shopper = await buyer(gateway);
  const input = order({ billing: emailOf('ivy') });
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderFailure', code: 'NOT_STORED' });
  expect(await orders('ivy@example.test')).toEqual([]);
  expect(await readCart(shopper)).toMatchObject({ itemCount: 2 });
});

it('shows the order that another process made while this one still read the cart', async () => {
  const reading = countInFlight(/update-customer/);
  const gateway = service.another({ dispatcher: reading.dispatcher });
  const shopper = await buyer(gateway);
  const twin = newShopper(service.another({ dataDir: gateway.dataDir }));
  for (const [name, value] of shopper.cookies) twin.cookies.set(name, value);
  const release = reading.hold();
  const input = order({ billing: emailOf('max') });
  const late = place(shopper, input);
  await eventually(() => expect(reading.most).toBe(1));
  const early = await place(twin, input);
  release();
  const [made] = await orders('max@example.test');
  expect([early, await late]).toMatchObject([{ id: String(made!.id) }, { id: String(made!.id) }]);
  expect(await orders('max@example.test')).toHaveLength(1);
});

it('does not order again while nobody knows whether the first call had an effect', async () => {
  const shopper = await buyer();
  await service.faults({ path: '/checkout', method: 'POST', reset: true, times: 1 });
  const input = order({ billing: emailOf('hal') });
  expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
  expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
  expect(await orders('hal@example.test')).toEqual([]);
  expect(await readCart(shopper)).toMatchObject({ itemCount: 2 });
});

it('does not order by another key either, as another tab would', async () => {
  const shopper = await buyer();
  await service.faults({ path: '/checkout', method: 'POST', reset: true, times: 1 });
  expect(await place(shopper, order({ billing: emailOf('kay') }))).toMatchObject({ code: 'BEING_CHECKED' });
  expect(await place(shopper, order({ billing: emailOf('kay') }))).toMatchObject({ code: 'BEING_CHECKED' });
  expect(await orders('kay@example.test')).toEqual([]);
});

it('shows each tab what became of an order that one of them lost sight of', async () => {
  const shopper = await buyer();
  const lost = { path: '/checkout', method: 'POST', reset: true, after: true, times: 1 };
  await service.faults(lost, { path: '/wc/v3/orders', status: 500 });
  const [one, other] = [order({ billing: emailOf('lea') }), order({ billing: emailOf('lea') })];
  expect(await place(shopper, one)).toMatchObject({ code: 'BEING_CHECKED' });
  await service.faults();
  expect(await place(shopper, other)).toMatchObject({ code: 'BEING_CHECKED' });
  expect(await place(shopper, other)).toMatchObject({ code: 'NO_CART' });
  const [made] = await orders('lea@example.test');
  expect(await place(shopper, one)).toMatchObject({ __typename: 'OrderPlaced', id: String(made!.id) });
  expect(await orders('lea@example.test')).toHaveLength(1);
});

it('orders again once the first call can have no effect any more', async () => {
  const shopper = await buyer();
  await service.faults({ path: '/checkout', method: 'POST', reset: true, times: 1 });
  const input = order({ billing: emailOf('joy') });
  expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await orders('joy@example.test')).toHaveLength(1);
});

it('waits as long as the operator says that a call can run before it orders again', async () => {
  const gateway = service.another({ env: { PHP_LONGEST_RUN_SECONDS: '300' } });
  const shopper = await buyer(gateway);
  await service.faults({ path: '/checkout', method: 'POST', reset: true, times: 1 });
  const input = order({ billing: emailOf('zoe') });
  const sent = Date.now();
  const at = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: sent + seconds * 1_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
  at(290);
  expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
  expect(await place(shopper, order({ billing: emailOf('zoe') }))).toMatchObject({ code: 'BEING_CHECKED' });
  at(310);
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await orders('zoe@example.test')).toHaveLength(1);
});

it.skipIf(!postgresPrograms())(
  'waits as long also where another process comes to it whose clock is ahead',
  { tags: 'proof' },
  async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const gateway = service.another({ env: { DATABASE_URL: await postgres.database() } });
    onTestFinished(() => gateway.close());
    const shopper = await buyer(gateway);
    await service.faults({ path: '/checkout', method: 'POST', reset: true, times: 1 });
    const input = order({ billing: emailOf('ned') });
    expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
    expect(await place(shopper, order({ billing: emailOf('ned') }))).toMatchObject({ code: 'BEING_CHECKED' });
    expect(await orders('ned@example.test')).toEqual([]);
  },
);

const HOUR_MS = 3_600_000;

/** An order whose answer is lost, sent while the gateway's clock is an hour ahead of the shop's. */
async function sentAhead(name: string) {
  const shopper = await buyer();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS });
  onTestFinished(() => void vi.useRealTimers());
  const lost = { path: '/checkout', method: 'POST', reset: true, after: true, times: 1 };
  await service.faults(lost, { path: '/wc/v3/orders', status: 500 });
  const input = order({ billing: emailOf(name) });
  expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
  const { database } = service.demo;
  const made = database.all('orders').find(({ billing }) => billing.email === `${name}@example.test`)!;
  const back = (time: string) => new Date(Date.parse(`${time}Z`) - HOUR_MS).toISOString().slice(0, 19);
  database.put('orders', { ...made, date: back(made.date), modified: back(made.modified) });
  await service.faults();
  return { placeAgain: () => place(shopper, input), placed: { __typename: 'OrderPlaced', id: String(made.id) } };
}

it('finds an order that was sent while its clock was ahead of the shop by more than clocks differ', async () => {
  const { placeAgain, placed } = await sentAhead('uma');
  vi.setSystemTime(Date.now() + 3 * 60_000);
  expect(await placeAgain()).toMatchObject(placed);
  expect(await orders('uma@example.test')).toHaveLength(1);
});

it('finds an order that was sent before its clock was set back', async () => {
  const { placeAgain, placed } = await sentAhead('xia');
  vi.useRealTimers();
  expect(await placeAgain()).toMatchObject(placed);
  expect(await orders('xia@example.test')).toHaveLength(1);
});

it('takes an equal order of the same buyer for another one', async () => {
  const shopper = await buyer();
  const first = await place(shopper, order({ billing: emailOf('ida') }));
  await change(shopper, 'addCartItem', { product: await productId(service, 'on-sale'), quantity: 2 });
  await service.faults({ path: '/checkout', method: 'POST', reset: true, after: true, times: 1 });
  const second = await place(shopper, order({ billing: emailOf('ida') }));
  expect(second).toMatchObject({ __typename: 'OrderPlaced' });
  expect(second.id).not.toBe(first.id);
});

it('does not take an earlier order for one that was never placed', async () => {
  const shopper = await buyer();
  await place(shopper, order({ billing: emailOf('ivy') }));
  await change(shopper, 'addCartItem', { product: await productId(service, 'on-sale'), quantity: 2 });
  await service.faults({ path: '/checkout', method: 'POST', reset: true, times: 1 });
  expect(await place(shopper, order({ billing: emailOf('ivy') }))).toMatchObject({ code: 'BEING_CHECKED' });
  expect(await orders('ivy@example.test')).toHaveLength(1);
});

const HALFWAY = { path: '/checkout', method: 'POST', after: 'halfway', times: 1 } as const;

it.each([
  ['503 by the server in front', { status: 503 }],
  ['429 by the server in front', { status: 429 }],
  ['503 by the shop', { status: 503, body: 'json' }],
  ['429 by the shop, which asks for patience', { status: 429, body: 'json', code: 'rate_limit_exceeded' }],
  ['502', { status: 502 }],
  ['500 by the shop', { status: 500, body: 'json' }],
] as const)('makes one order where the store answers %s after it has stored the order', async (how, fault) => {
  const shopper = await buyer();
  await service.faults({ ...HALFWAY, ...fault });
  const input = order({ billing: emailOf(how.replace(/\W/g, '')) });
  const first = await place(shopper, input);
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderPlaced', id: first.id });
  expect(await orders(input.billing.email)).toMatchObject([{ id: Number(first.id) }]);
});

it.each([503, 429])('does not order again at once after a %s, though the shop shows no order', async status => {
  const shopper = await buyer();
  await service.faults({ path: '/checkout', method: 'POST', status, times: 1 });
  const input = order({ billing: emailOf(`jon${status}`) });
  expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
  expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
  expect(await orders(input.billing.email)).toEqual([]);
});

it('says that it is being checked where the shop cannot be asked after a 503', async () => {
  const shopper = await buyer();
  await service.faults({ ...HALFWAY, status: 503 }, { path: '/wc/v3/orders', status: 503 });
  const input = order({ billing: emailOf('mia') });
  expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
  await service.faults();
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await orders('mia@example.test')).toHaveLength(1);
});

it('frees the key where the store itself asks for patience and the shop shows no order', async () => {
  const shopper = await buyer();
  const tooOften = { status: 429, body: 'json', code: 'rate_limit_exceeded' } as const;
  await service.faults({ path: '/checkout', method: 'POST', ...tooOften, times: 1 });
  const input = order({ billing: emailOf('ned') });
  const { errors } = await shopper.ask(PLACE, { input });
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_ERROR');
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await orders('ned@example.test')).toHaveLength(1);
});

it.each([
  ['no connection', async () => `http://127.0.0.1:${await freePort()}`],
  ['no such host', async () => 'http://nowhere.invalid'],
])('frees the key where the order was never sent: %s', async (how, origin) => {
  const elsewhere = await origin();
  let away = true;
  const dispatcher = new Agent().compose(dispatch => (options, handler) => {
    const lost = away && options.path.includes('/checkout');
    return dispatch(lost ? { ...options, origin: elsewhere } : options, handler);
  });
  onTestFinished(() => dispatcher.close());
  const shopper = await buyer(service.another({ dispatcher }));
  const input = order({ billing: emailOf(how.replace(/\W/g, '')) });
  const { errors } = await shopper.ask(PLACE, { input });
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_UNREACHABLE');
  away = false;
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await orders(input.billing.email)).toHaveLength(1);
});

it('knows what became of an order whose buyer has lost the cart', async () => {
  const shopper = await buyer();
  const input = order({ billing: emailOf('ola') });
  await service.faults({ ...HALFWAY, reset: true }, { path: '/wc/v3/orders', status: 500 });
  expect(await place(shopper, input)).toMatchObject({ code: 'BEING_CHECKED' });
  await service.faults();
  shopper.cookies.clear();
  expect(await place(shopper, { ...input, note: 'Another order' })).toMatchObject({ code: 'NO_CART' });
  const [made] = await orders('ola@example.test');
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderPlaced', id: String(made!.id) });
});
