import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import type { CheckContext } from '../../wordpress-check/fact.ts';
import { quoteOrders } from '../../wordpress-check/facts/machine/storage.ts';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { buyer, EMAIL, offered, quoting } from '../quoting.ts';
import { shopSaying } from '../shopSaying.ts';

// The one order of an accepted offer: what it is, and that there is no second, whatever the shop answers.

const service = startEmbedded();
const { take, submit, read, offer } = quoting(() => service.gateway);
const lusaka = { ...buyer.billing, city: 'Lusaka', postcode: '10101', state: '' };
const ordersOf = (reference: string) =>
  service.demo.database.all('orders').filter(order => order.meta.some(({ value }) => value === reference));

it('makes one order, however often and from wherever at once', async () => {
  const { reference } = await submit();
  await offer(reference);
  const gateways = [service.gateway, service.another({ dataDir: service.gateway.dataDir })];
  const accepted = await Promise.all(
    gateways.flatMap(gateway =>
      [1, 2, 3].map(() => take('acceptOffer', { reference, ...buyer, offerVersion: 1 }, gateway)),
    ),
  );
  expect(new Set(accepted.map(({ __typename }) => __typename))).toEqual(new Set(['QuoteRequest']));
  await eventually(async () => expect(await read(reference)).toMatchObject({ status: 'ORDERED' }));
  expect(ordersOf(reference)).toHaveLength(1);
});

it.each([
  ['was not answered', { reset: true, after: true }],
  ['was answered by the server in front', { status: 503, body: 'html', after: true }],
  ['was answered with something else', { wrong: 'null', after: true }],
] as const)('finds the order whose making %s, and sends no other', async (_, fault) => {
  const { reference } = await submit();
  await offer(reference);
  await service.faults({ path: '/wc/v3/orders', method: 'POST', times: 1, ...fault } as never);
  const accepted = await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  expect(accepted).toMatchObject({ status: 'ACCEPTED', order: { state: 'BEING_MADE', path: null } });
  // Another order of the same buyer, made since, is not it.
  const later = (await submit()).reference;
  await offer(later);
  await take('acceptOffer', { reference: later, ...buyer, offerVersion: 1 });
  const { orderMaker } = service.gateway.services.commerce;
  orderMaker.start();
  await eventually(async () => expect(await read(reference)).toMatchObject({ status: 'ORDERED' }));
  await orderMaker.close();
  expect(ordersOf(reference).map(({ id }) => String(id))).toEqual([(await read(reference)).order.id]);
});

it('finds the order that a server in front had made by a first try, and was refused by its second', async () => {
  const { reference } = await submit();
  await offer(reference);
  await service.faults({ path: '/wc/v3/orders$', method: 'POST', times: 1, status: 400, body: 'json', after: true });
  expect(await take('acceptOffer', { reference, ...buyer, offerVersion: 1 })).toMatchObject({ status: 'ORDERED' });
  expect(ordersOf(reference)).toHaveLength(1);
});

it('sends nothing again before the longest run of the shop has passed, and then once', async () => {
  const gateway = service.another({ env: { PHP_LONGEST_RUN_SECONDS: '4' } });
  await gateway.ready();
  const { reference } = await submit('Patient', gateway);
  await take('answerQuoteRequest', { reference, version: 1, ...offered }, gateway);
  await service.faults({ path: '/wc/v3/orders$', method: 'POST', times: 1, status: 502, body: 'html' });
  await service.cold();
  const started = Date.now();
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 }, gateway);
  gateway.services.commerce.orderMaker.start();
  await eventually(async () => expect(await read(reference, gateway)).toMatchObject({ status: 'ORDERED' }));
  expect(Date.now() - started).toBeGreaterThan(4_000);
  expect((await service.calls()).filter(path => path === '/wc/v3/orders')).toHaveLength(2);
  expect(ordersOf(reference)).toHaveLength(1);
});

it('sends nothing again where the shop has the order and it cannot be read, and knows it once it can', async () => {
  const gateway = service.another({ env: { PHP_LONGEST_RUN_SECONDS: '1' } });
  await gateway.ready();
  const { reference } = await submit('Odd', gateway);
  await take('answerQuoteRequest', { reference, version: 1, ...offered }, gateway);
  await service.faults({ path: '/wc/v3/orders', wrong: 'objects' });
  await service.cold();
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 }, gateway);
  gateway.services.commerce.orderMaker.start();
  const looks = async () => (await service.calls()).filter(path => path.startsWith('/wc/v3/orders?')).length;
  await eventually(async () => expect(await looks()).toBeGreaterThan(1));
  expect(ordersOf(reference)).toHaveLength(1);
  await service.faults();
  await eventually(async () => expect(await read(reference, gateway)).toMatchObject({ status: 'ORDERED' }));
  expect(ordersOf(reference)).toHaveLength(1);
});

it('knows the order by its reference where a plugin answers its meta data as a map', async () => {
  const gateway = service.another({ env: { PHP_LONGEST_RUN_SECONDS: '1' } });
  await gateway.ready();
  const { reference } = await submit('Mapped', gateway);
  await take('answerQuoteRequest', { reference, version: 1, ...offered }, gateway);
  const lost = { path: '/wc/v3/orders$', method: 'POST', times: 1, status: 503, body: 'html', after: true } as const;
  await service.faults(lost, { path: '/wc/v3/orders', wrong: 'keyed' });
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 }, gateway);
  gateway.services.commerce.orderMaker.start();
  await eventually(async () => expect(await read(reference, gateway)).toMatchObject({ status: 'ORDERED' }));
  expect(ordersOf(reference)).toHaveLength(1);
});

it('orders a product of the catalogue as its line, at the price of the offer and by its rate of tax', async () => {
  const { reference } = await submit();
  const { id } = (await service.ask('{ product(slug: "roll-7") { id } }')).data.product;
  await offer(reference, { lines: [{ productId: id, name: 'Roll 7', quantity: 7, unitPrice: '3.3333' }] });
  await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  const [made] = ordersOf(reference);
  const shown =
    'query ($id: ID!, $key: String!, $e: String) { order(id: $id, key: $key, email: $e) { quoteReference } }';
  const named = { id: String(made!.id), key: made!.key, e: EMAIL };
  expect((await service.ask(shown, named)).data.order).toEqual({ quoteReference: reference });
  expect(ordersOf(reference)).toMatchObject([
    { lines: [{ product: Number(id), quantity: 7, total: { net: 2333, tax: 350 } }], fees: [{}, {}] },
  ]);
});

it('makes an order that leaves the country, without its tax', async () => {
  const { reference } = await submit();
  expect((await offer(reference, { country: 'ZM' })).offer).toMatchObject({ taxRate: null });
  const accepted = await take('acceptOffer', { reference, ...buyer, billing: lusaka, offerVersion: 1 });
  expect(accepted).toMatchObject({ status: 'ORDERED', order: { state: 'MADE' } });
});

it('holds an order that is not the offer, tells the firm, and lets nobody pay it', async () => {
  // A key that may not read the shop's rates: the firm says one, and the shop charges another.
  await service.faults({ path: '/wc/v3/taxes', status: 403, body: 'json' });
  const gateway = service.another();
  await gateway.ready();
  const { reference } = await submit('Held', gateway);
  await take('answerQuoteRequest', { reference, version: 1, ...offered, taxPercent: '0' }, gateway);
  const accepted = await take('acceptOffer', { reference, ...buyer, offerVersion: 1 }, gateway);
  expect(accepted).toMatchObject({ status: 'ACCEPTED', waitsFor: 'FIRM' });
  expect(accepted.order).toMatchObject({ state: 'HELD', path: null, paymentUrl: null });
  expect(accepted.history.at(-1)).toEqual({
    ...{ kind: 'ORDER_HELD', by: null, offerVersion: 1 },
    note: 'tax 1264.65, not 0.00; total 9860.45, not 8595.80',
  });
  const [made] = ordersOf(reference);
  const asked = `query ($id: ID!, $number: String!, $key: String!, $email: String!) {
    trackOrder(number: $number, email: $email) { needsPayment paymentUrl path }
    order(id: $id, key: $key, email: $email) { paymentUrl }
    orderPayment(id: $id, key: $key, email: $email) { needsPayment } }`;
  const { key, billing } = made!;
  const id = String(made!.id);
  const { data } = await ask(gateway, asked, { id, number: id, key, email: billing.email });
  expect(data).toEqual({
    trackOrder: { needsPayment: false, paymentUrl: null, path: `/quote/${reference}` },
    order: null,
    orderPayment: null,
  });
  expect(ordersOf(reference)).toHaveLength(1);
  const config = readConfig({ WORDPRESS_URL: service.demo.url, DATA_DIR: gateway.dataDir }, 'test');
  expect(await quoteOrders.find({ config } as CheckContext)).toMatchObject({
    ...{ status: 'warning', detail: '0 to be ordered; 1 held' },
    mend: expect.stringContaining('npm run quotes -- list --queue accepted'),
  });
});

it('writes a name of one word into the order once', async () => {
  const { reference } = await submit();
  await offer(reference);
  const accepted = await take('acceptOffer', { reference, ...buyer, offerVersion: 1, name: ' Lerato ' });
  expect(accepted).toMatchObject({ status: 'ORDERED' });
  const named = { first_name: 'Lerato', last_name: '' };
  expect(ordersOf(reference)).toMatchObject([{ billing: named, shipping: named }]);
});

/** An order, and what is noted of it once the shop has changed it and so many hours have passed. */
async function following() {
  const { reference } = await submit();
  await offer(reference);
  const { order } = await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { database } = service.demo;
  const later = async (hours: number, change: object) => {
    database.put('orders', { ...database.get('orders', Number(order.id))!, ...change });
    vi.setSystemTime(Date.now() + hours * 3_600_000);
    await service.gateway.services.commerce.follower.look();
    const { history } = await read(reference);
    const kinds = history.map(({ kind }: { kind: string }) => kind);
    return kinds.slice(kinds.indexOf('ORDERED') + 1);
  };
  return { later, id: Number(order.id) };
}

it('notes once that an order was cancelled, and looks at it on, less often: it may be paid and sent after all', async () => {
  const { later } = await following();
  const paid = { status: 'processing', paid: service.demo.database.all('orders')[0]!.date };
  expect(await later(1, { status: 'cancelled' })).toEqual(['CANCELLED']);
  expect(await later(24 * 80, { status: 'cancelled' })).toEqual(['CANCELLED']);
  expect(await later(0.9, paid)).toEqual(['CANCELLED']);
  expect(await later(0.2, {})).toEqual(['CANCELLED', 'PAID']);
  expect(await later(24 * 20, { status: 'completed' })).toEqual(['CANCELLED', 'PAID', 'SENT']);
});

it('takes the date that the shop writes for a payment of nothing for no payment', async () => {
  const { later } = await following();
  const paid = service.demo.database.all('orders')[0]!.date;
  expect(await later(1, { status: 'processing', paid, lines: [], fees: [], shippings: [] })).toEqual([]);
});

it('knows a payment by its date in UTC where a plugin leaves out the other', async () => {
  const withoutLocal = (rows: { date_paid: unknown }[]) => rows.map(({ date_paid: _, ...row }) => row);
  const upstream = await shopSaying(service.demo.url, { '/wc/v3/orders?': withoutLocal });
  const { follower } = service.another({ upstream, dataDir: service.gateway.dataDir }).services.commerce;
  const { reference } = await submit('In UTC');
  await offer(reference);
  const { order } = await take('acceptOffer', { reference, ...buyer, offerVersion: 1 });
  const { database } = service.demo;
  const made = database.get('orders', Number(order.id))!;
  database.put('orders', { ...made, status: 'processing', paid: made.date });
  await follower.look(Date.now() + 3_600_000);
  expect((await read(reference)).history.at(-1)).toMatchObject({ kind: 'PAID' });
});

it('looks no more at an order that was cancelled ninety days ago', async () => {
  const { later, id } = await following();
  expect(await later(1, { status: 'cancelled' })).toEqual(['CANCELLED']);
  await later(24 * 91, {});
  await service.cold();
  expect(await later(2, { status: 'completed' })).toEqual(['CANCELLED']);
  expect((await service.calls()).filter(path => path.startsWith('/wc/v3/orders?')).join()).not.toContain(String(id));
});

it('asks for an order that the shop has thrown away no oftener than for any other', async () => {
  const { later, id } = await following();
  const asked = async () =>
    (await service.calls()).filter(path => path.startsWith('/wc/v3/orders?') && path.includes(String(id))).length;
  await service.cold();
  expect(await later(1, { status: 'trash' })).toEqual([]);
  expect(await asked()).toBe(1);
  expect(await later(0.05, {})).toEqual([]);
  expect(await asked()).toBe(1);
  expect(await later(0.05, {})).toEqual([]);
  expect(await asked()).toBe(2);
});
