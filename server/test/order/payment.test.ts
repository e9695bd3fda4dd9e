import { expect, it } from 'vitest';
import { change, productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { freePort } from '../freePort.ts';
import { countInFlight } from '../inFlight.ts';
import { ordering, place } from '../ordering.ts';
import { newShopper, type Shopper } from '../shopper.ts';
import { card, type Placed, paying, read, readUnpaid } from './paying.ts';

// Orders that are paid on a page of the shop or its payment service (FACTS 60 to 62).

const service = startEmbedded();
const { buyer, orders } = ordering(service);
const { atProvider } = paying(service);

async function readState(shopper: Shopper, { id, key }: Placed) {
  const query = 'query ($id: ID!, $key: String!) { orderPayment(id: $id, key: $key) { state needsPayment } }';
  return (await shopper.ask(query, { id, key })).data.orderPayment;
}

it('leads to the page that checkout names, and keeps the cart until the order is paid', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('ada'));
  expect(made).toMatchObject({ __typename: 'OrderPlaced' });
  const again = await shopper.ask(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on OrderPlaced { id paymentUrl paymentReturns } } }',
    { input: card('ada') },
  );
  expect(again.data.placeOrder).toEqual({
    ...{ id: made.id, paymentReturns: false },
    paymentUrl: `${service.demo.url}/card-test/?order=${made.id}&key=${made.key}`,
  });
  expect(await read(shopper, made)).toEqual({
    ...{ status: 'pending', paymentState: 'WAITING', needsPayment: true, paymentReturns: false, paidAt: null },
    paymentUrl: `${service.demo.url}/checkout/order-pay/${made.id}/?pay_for_order=true&key=${made.key}`,
    paymentMethod: { id: 'card_test', paidElsewhere: true },
  });
  expect(await readUnpaid(shopper)).toEqual({
    itemCount: 2,
    unpaidOrder: { id: made.id, path: made.path, state: 'WAITING' },
  });
});

it('tells of a payment to nobody who lacks the key or the e-mail of its order, also just after its buyer asked', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('adi'));
  const query = `query ($id: ID!, $key: String!, $email: String!) {
    orderPayment(id: $id, key: $key, email: $email) { state needsPayment } }`;
  const told = async (asked: object) => {
    const { data, errors } = await newShopper(service.gateway).ask(query, {
      ...made,
      email: 'adi@example.test',
      ...asked,
    });
    expect(errors).toEqual([]);
    return data.orderPayment;
  };
  expect(await told({})).toEqual({ state: 'WAITING', needsPayment: true });
  for (const wrong of [{ key: `${made.key}x` }, { email: 'ada@example.test' }]) expect(await told(wrong)).toBeNull();
  expect(await told({})).toEqual({ state: 'WAITING', needsPayment: true });
});

it('says where to pay also where the answer of checkout was lost', async () => {
  const shopper = await buyer();
  await service.faults({ path: '/store/v1/checkout', method: 'POST', reset: true, after: true, times: 1 });
  const { data } = await shopper.ask(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on OrderPlaced { id key paymentUrl } } }',
    { input: card('cleo') },
  );
  const { id, key, paymentUrl } = data.placeOrder;
  expect(paymentUrl).toBe(`${service.demo.url}/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`);
});

it.each([
  ['named no redirect', 'unled'],
  ['led to the order itself', 'received'],
  ['named what is no address', 'scripted'],
] as const)('leads to the pay page of the order where checkout made it and %s', async (_, wrong) => {
  const shopper = await buyer();
  await service.faults({ path: '/store/v1/checkout', method: 'POST', wrong, times: 1 });
  const { data, errors } = await shopper.ask(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ... on OrderPlaced { id key path paymentUrl } } }',
    { input: card(wrong) },
  );
  expect(errors).toEqual([]);
  const { id, key, path, paymentUrl } = data.placeOrder;
  expect(paymentUrl).toBe(`${service.demo.url}/checkout/order-pay/${id}/?pay_for_order=true&key=${key}`);
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 2, unpaidOrder: { id, path, state: 'WAITING' } });
  await atProvider({ id, key }, 'pay');
  expect(await read(shopper, { id, key })).toMatchObject({ paymentState: 'PAID', needsPayment: false });
  expect(await orders(`${wrong}@example.test`)).toHaveLength(1);
});

it('tells whoever comes back from paying so while nothing can be stored', async () => {
  const secrets = { SECRET_KEYS: 's'.repeat(32) };
  const well = service.another({ env: secrets });
  const shopper = await buyer(well);
  const made = await place(shopper, card('vic'));
  await atProvider(made, 'pay');
  const DATABASE_URL = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
  const back = newShopper(service.another({ env: { ...secrets, DATABASE_URL } }));
  for (const [name, value] of shopper.cookies) back.cookies.set(name, value);
  expect(await read(back, made)).toMatchObject({ paymentState: 'PAID', needsPayment: false });
  expect(await readState(back, made)).toEqual({ state: 'PAID', needsPayment: false });
  expect(await readUnpaid(back)).toEqual({ itemCount: 0, unpaidOrder: null });
});

it('tells that a payment failed, takes the next one, and then empties the cart', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('dan'));
  expect(await atProvider(made, 'decline')).toMatch(/\/checkout\/order-pay\//);
  expect(await read(shopper, made)).toMatchObject({ paymentState: 'FAILED', needsPayment: true, paidAt: null });
  expect(await readUnpaid(shopper)).toMatchObject({ itemCount: 2, unpaidOrder: { state: 'FAILED' } });
  await atProvider(made, 'pay');
  expect(await read(shopper, made)).toMatchObject({
    ...{ status: 'processing', paymentState: 'PAID', needsPayment: false, paymentUrl: null },
    paidAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+02:00$/),
  });
  expect([...shopper.cookies.keys()]).toEqual(['cart']);
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 0, unpaidOrder: null });
});

it('waits for a bank that takes its time, and then empties the cart', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('sol'));
  expect(await atProvider(made, 'slow')).toContain('/order-received/');
  expect(await read(shopper, made)).toMatchObject({ paymentState: 'WAITING', needsPayment: true, paidAt: null });
  expect(await readUnpaid(shopper)).toMatchObject({ itemCount: 2, unpaidOrder: { id: made.id, state: 'WAITING' } });
  expect(await place(shopper, card('sol'))).toMatchObject({ id: made.id });
  await eventually(async () => expect(await readState(shopper, made)).toEqual({ state: 'PAID', needsPayment: false }));
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 0, unpaidOrder: null });
  expect(await orders('sol@example.test')).toHaveLength(1);
});

/** The shop gives the order up: its hold on stock has run out, or somebody there has cancelled it. */
function cancel({ id }: Placed): void {
  const { database } = service.demo;
  database.put('orders', { ...database.get('orders', Number(id))!, status: 'cancelled' });
  service.gateway.services.commerce.payments.changed(Number(id));
}

it('tells that an order was cancelled, gives its cart back and makes another order of it', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('kay'));
  await atProvider(made, 'leave');
  cancel(made);
  expect(await read(shopper, made)).toMatchObject({
    ...{ status: 'cancelled', paymentState: 'CANCELLED', needsPayment: false, paymentUrl: null, paidAt: null },
  });
  expect(await readState(shopper, made)).toEqual({ state: 'CANCELLED', needsPayment: false });
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 2, unpaidOrder: null });
  const again = await place(shopper, card('kay'));
  expect(again.id).not.toBe(made.id);
  expect(await orders('kay@example.test')).toHaveLength(2);
  await atProvider(again, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 0, unpaidOrder: null });
  expect(await read(shopper, made)).toMatchObject({ paymentState: 'CANCELLED' });
});

it('tells that what was paid has been paid back', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('kit'));
  await atProvider(made, 'pay');
  const { database } = service.demo;
  database.put('orders', { ...database.get('orders', Number(made.id))!, status: 'refunded' });
  service.gateway.services.commerce.payments.changed(Number(made.id));
  expect(await readState(shopper, made)).toEqual({ state: 'REFUNDED', needsPayment: false });
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 0, unpaidOrder: null });
});

it('shows an order to nobody who does not know its e-mail', async () => {
  const [shopper, stranger] = [await buyer(), await buyer()];
  const made = await place(shopper, card('joy'));
  expect(await read(stranger, made)).toBeNull();
  expect(await readState(stranger, made)).toBeNull();
  expect(await read(stranger, made, 'joy@example.test')).toMatchObject({ paymentState: 'WAITING' });
});

it('asks the shop every two seconds at most, and where the shop tells of changes only then', async () => {
  const gateway = service.another({ env: { WEBHOOK_SECRET: 'a-secret-of-thirty-two-characters' } });
  for (const [name, shopper] of [
    ['kim', await buyer()],
    ['lea', await buyer(gateway)],
  ] as const) {
    const made = await place(shopper, card(name));
    expect(await readState(shopper, made)).toEqual({ state: 'WAITING', needsPayment: true });
    await service.cold();
    await Promise.all(Array.from({ length: 5 }, () => readState(shopper, made)));
    expect(await service.calls()).toEqual([]);
    await atProvider(made, 'pay');
    (name === 'lea' ? gateway : service.gateway).services.commerce.payments.changed(Number(made.id));
    expect(await readState(shopper, made)).toEqual({ state: 'PAID', needsPayment: false });
  }
});

it('does not go on with what the shop said before it told of a change', async () => {
  const reading = countInFlight(/\/wc\/v3\/orders\/\d+/);
  const env = { SECRET_KEYS: 's'.repeat(32), WEBHOOK_SECRET: 'a-secret-of-thirty-two-characters' };
  const shopper = await buyer(service.another({ env }));
  const made = await place(shopper, card('nia', { paymentMethod: 'bacs' }));
  const gateway = service.another({ env, dispatcher: reading.dispatcher });
  const page = newShopper(gateway);
  for (const [name, value] of shopper.cookies) page.cookies.set(name, value);
  const release = reading.hold();
  const early = readState(page, made);
  await eventually(() => expect(reading.most).toBe(1));
  const { database } = service.demo;
  const id = Number(made.id);
  database.put('orders', { ...database.all('orders').find(row => row.id === id)!, status: 'cancelled' });
  gateway.services.commerce.payments.changed(id);
  release();
  expect(await early).toMatchObject({ state: 'DUE' });
  expect(await readState(page, made)).toMatchObject({ state: 'CANCELLED' });
});

it('names the account of a transfer as the shop has it, else as configured, else none', async () => {
  const accounts = async (env: Record<string, string>, told: boolean) => {
    const gateway = service.another({ env });
    await service.faults(...(told ? [] : [{ path: '/diri/v1/shop', status: 404, body: 'json' as const }]));
    const { data } = await (await buyer(gateway)).ask(
      '{ cart { paymentMethods { id accounts { holder number branchCode bic } } } }',
    );
    return data.cart.paymentMethods as { id: string; accounts: object[] }[];
  };
  const configured = { SITE_BANK_ACCOUNTS: 'Labels Ltd | Example Bank | 1234 5678 | 250655 | EXAMZAJJ' };
  expect(await accounts(configured, true)).toEqual([
    {
      id: 'bacs',
      accounts: [{ holder: 'Diri Labels (Pty) Ltd', number: '62 000 000 017', branchCode: '000 250', bic: '' }],
    },
    { id: 'cod', accounts: [] },
    { id: 'card_test', accounts: [] },
  ]);
  const [own] = await accounts(configured, false);
  expect(own!.accounts).toEqual([{ holder: 'Labels Ltd', number: '1234 5678', branchCode: '250655', bic: 'EXAMZAJJ' }]);
  const [none] = await accounts({}, false);
  expect(none!.accounts).toEqual([]);
});

it('has the doctor say that nothing brings buyers back, and that nobody knows where a transfer goes', async () => {
  await service.faults({ path: '/diri/v1/shop', status: 404, body: 'json' });
  const look = async (env: Record<string, string>) => {
    const { results } = await service.another({ env }).services.doctor.runChecks();
    return results.find(({ id }) => id === 'payments');
  };
  const alone = 'buyers are not brought back from paying by card_test: the pay page opens beside the order, which asks';
  expect(await look({})).toMatchObject({
    status: 'warning',
    detail: `${alone}; nobody knows where a bank transfer goes`,
    mend: expect.stringMatching(/^Install the plugin .*SITE_BANK_ACCOUNTS/),
  });
  const told = { SITE_BANK_ACCOUNTS: 'Labels Ltd | Example Bank | 1234 5678 | 250655' };
  expect(await look(told)).toMatchObject({ status: 'info', detail: alone });
});

it('explains each sum by its parts, to the cent', async () => {
  const shopper = await buyer();
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1'), quantity: 3 });
  const GROSS = '{ gross { amount } }';
  const query = `{ cart { totals { items ${GROSS} discount ${GROSS} fees ${GROSS} shipping ${GROSS} tax { amount } taxLines { amount { amount } } total { amount } } } }`;
  const { totals } = (await shopper.ask(query)).data.cart;
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const gross = (part: { gross: { amount: string } } | null) => (part ? cents(part.gross.amount) : 0);
  expect(gross(totals.items) - gross(totals.discount) + gross(totals.fees) + gross(totals.shipping)).toBe(
    cents(totals.total.amount),
  );
  expect(totals.taxLines.map(({ amount }: { amount: { amount: string } }) => amount.amount)).toEqual([
    totals.tax.amount,
  ]);
});
