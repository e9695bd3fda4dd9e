import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { TestGateway } from './ask.ts';
import { cartBudgets } from './budgets.ts';
import { address, billing, CART, change, forgetCart, productId, readCart } from './buying.ts';
import { startEmbedded } from './embedded.ts';
import { newShopper, type Shopper } from './shopper.ts';

const service = startEmbedded();

const ORDER = `id number placedAt status note paymentMethod { id title description } items { name quantity path total { gross { amount } } }
  totals { items { gross { amount } } total { amount currency } } billingAddress { firstName email } shippingAddress { city email }`;
const RESULT = `__typename ... on OrderPlaced { id key path order { ${ORDER} } } ... on ValidationFailure { code errors { field code message } }
  ... on OrderFailure { code message cart { ${CART} } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ${RESULT} } }`;

async function buyer(gateway: TestGateway = service.gateway, slug = 'on-sale'): Promise<Shopper> {
  const shopper = newShopper(gateway);
  await change(shopper, 'addCartItem', { product: await productId(service, slug), quantity: 2 });
  return shopper;
}

const order = (more: Record<string, unknown> = {}) => ({
  ...{ key: randomUUID(), billing, shipping: null, paymentMethod: 'bacs', total: '199.29', terms: true },
  ...more,
});

async function place(shopper: Shopper, input: Record<string, unknown>) {
  const { data, errors } = await shopper.ask(PLACE, { input });
  expect(errors).toEqual([]);
  return data.placeOrder;
}

interface ShopOrder {
  id: number;
  customer_note: string;
  total: string;
  payment_method: string;
  billing: { email: string };
}

/** Orders as the shop's back office lists them. */
async function orders(email: string): Promise<ShopOrder[]> {
  const { username, applicationPassword, url } = service.demo;
  const authorization = `Basic ${Buffer.from(`${username}:${applicationPassword}`).toString('base64')}`;
  const response = await fetch(`${url}/wp-json/wc/v3/orders?per_page=100`, { headers: { authorization } });
  return ((await response.json()) as ShopOrder[]).filter(one => one.billing.email === email);
}

const emailOf = (name: string) => ({ ...billing, email: `${name}@example.test` });

it('makes the cart an order, for at most four calls, and empties the cart', async () => {
  const shopper = await buyer();
  const { totals } = await readCart(shopper);
  await service.cold();
  const placed = await place(shopper, order({ billing: emailOf('ada'), total: totals.total.amount }));
  expect((await service.calls()).length).toBeLessThanOrEqual(cartBudgets.placeOrder);
  expect(placed).toMatchObject({
    __typename: 'OrderPlaced',
    path: `/order-received/${placed.id}?key=${placed.key}`,
    order: {
      ...{ id: placed.id, number: placed.id, status: 'on-hold', note: '' },
      placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+02:00$/),
      paymentMethod: { id: 'bacs', title: 'Bank transfer (EFT)', description: expect.stringMatching(/bank account/) },
      items: [{ name: 'on-sale', quantity: 2, path: '/product/on-sale', total: { gross: { amount: '85.44' } } }],
      totals: { items: { gross: { amount: '85.44' } }, total: { amount: '199.29', currency: 'ZAR' } },
      billingAddress: { firstName: 'Sipho', email: 'ada@example.test' },
      shippingAddress: { city: 'Cape Town', email: null },
    },
  });
  expect(await orders('ada@example.test')).toMatchObject([{ id: Number(placed.id), total: '199.29' }]);
  expect(await readCart(shopper)).toMatchObject({ items: [], notices: [] });
  expect([...shopper.cookies.keys()]).toEqual(['cart']);
});

it('writes VAT number, purchase order and note into the order', async () => {
  const extra = { vatNumber: '4123456789', purchaseOrder: 'PO-77', note: 'Gate code 12' };
  await place(await buyer(), order({ billing: emailOf('bea'), paymentMethod: 'cod', ...extra }));
  expect(await orders('bea@example.test')).toMatchObject([
    { customer_note: 'VAT number: 4123456789\nPurchase order: PO-77\nGate code 12', payment_method: 'cod' },
  ]);
});

it('names every field that is wrong, without a call', async () => {
  const shopper = await buyer();
  await service.cold();
  const wrong = { ...billing, email: 'nobody', city: ' ', postcode: '80', phone: '12' };
  const shipping = { ...address, state: '', lastName: null };
  const answer = await place(
    shopper,
    order({ billing: wrong, shipping, paymentMethod: '', vatNumber: '123', terms: false }),
  );
  expect(answer.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    ...['billing.city', 'billing.email', 'billing.phone', 'billing.postcode'],
    ...['paymentMethod', 'shipping.lastName', 'shipping.state', 'terms'],
  ]);
  expect(await service.calls()).toEqual([]);
  const vat = await place(shopper, order({ vatNumber: '123' }));
  expect(vat.errors).toMatchObject([{ field: 'vatNumber', code: 'INVALID_VAT_NUMBER' }]);
});

it('asks again where the sum has changed, and charges the sum that was shown', async () => {
  const shopper = await buyer(service.gateway, 'counted');
  const { totals } = await readCart(shopper);
  await service.edit('products', 'counted', { stockQuantity: 1 });
  const input = order({ billing: emailOf('cleo'), total: totals.total.amount });
  const again = await place(shopper, input);
  expect(again).toMatchObject({
    __typename: 'OrderFailure',
    code: 'TOTAL_CHANGED',
    cart: { itemCount: 1, notices: [{ code: 'QUANTITY_LOWERED' }] },
  });
  expect(await orders('cleo@example.test')).toEqual([]);
  const placed = await place(shopper, { ...input, total: again.cart.totals.total.amount });
  expect(placed.order.totals.total.amount).toBe(again.cart.totals.total.amount);
  await service.edit('products', 'counted', { stockQuantity: 7 });
});

it('asks again where something else is in the cart than was shown', async () => {
  const shopper = await buyer();
  expect(await place(shopper, order({ cartHash: 'another' }))).toMatchObject({ code: 'CART_CHANGED', cart: {} });
  const { totals, hash } = await change(shopper, 'updateCartCustomer', { billing });
  const placed = await place(shopper, order({ total: totals.total.amount, cartHash: hash }));
  expect(placed.__typename).toBe('OrderPlaced');
});

it.each([
  ['a way to pay that is not offered', { paymentMethod: 'cheque' }, 'PAYMENT_NOT_OFFERED'],
  [
    'a country where nothing is shipped to',
    { shipping: { ...address, country: 'DE', state: '', postcode: '10115', phone: '' } },
    'NO_SHIPPING',
  ],
  ['another total', { total: '1' }, 'TOTAL_CHANGED'],
])('refuses %s', async (_what, more, code) => {
  expect(await place(await buyer(), order(more))).toMatchObject({ __typename: 'OrderFailure', code });
});

it('has no order without a cart, of an empty cart or of one that has expired', async () => {
  expect(await place(newShopper(service.gateway), order())).toMatchObject({ code: 'NO_CART' });
  const shopper = await buyer();
  await shopper.ask('mutation { clearCart { __typename } }');
  expect(await place(shopper, order())).toMatchObject({ code: 'NO_CART' });
  const late = await buyer();
  forgetCart(late, service.gateway);
  expect(await place(late, order())).toMatchObject({ code: 'CART_EXPIRED', cart: null });
});

it('does not ask the store for an order of what has run out meanwhile', async () => {
  const shopper = await buyer(service.gateway, 'roll-9');
  const { totals } = await readCart(shopper);
  await service.edit('products', 'roll-9', { stockStatus: 'outofstock' });
  await service.cold();
  const input = order({ billing: emailOf('ned'), total: totals.total.amount });
  expect(await place(shopper, input)).toMatchObject({
    ...{ code: 'CART_CHANGED', cart: { items: [{ name: 'Roll 09' }], notices: [{ code: 'OUT_OF_STOCK' }] } },
  });
  expect((await service.calls()).filter(path => path.includes('/checkout'))).toEqual([]);
});

it('makes one order of 20 clicks at once and of any later one', async () => {
  const shopper = await buyer();
  const input = order({ billing: emailOf('dora') });
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(shopper, input)));
  expect(new Set(answers.map(({ id, key }) => `${id} ${key}`)).size).toBe(1);
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1') });
  expect(await place(shopper, input)).toMatchObject({ id: answers[0].id, order: { id: answers[0].id } });
  expect(shopper.cookies.get('has-cart')).toBe('1');
  expect(await readCart(shopper)).toMatchObject({ itemCount: 1 });
  expect(await orders('dora@example.test')).toHaveLength(1);
});

it('makes one order of clicks in two gateways that share their storage', async () => {
  const dataDir = service.gateway.dataDir;
  const shopper = await buyer();
  const other = newShopper(service.another({ dataDir }));
  other.cookies.set('cart', shopper.cookies.get('cart')!);
  const input = order({ billing: emailOf('eve') });
  const first = await place(shopper, input);
  expect(await place(other, input)).toMatchObject({ __typename: 'OrderPlaced', id: first.id });
  expect(await orders('eve@example.test')).toHaveLength(1);
});

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

it('frees the key where the store turned the order away', async () => {
  const shopper = await buyer();
  const input = order({ billing: emailOf('jon') });
  await service.faults({ path: '/checkout', method: 'POST', status: 503, times: 1 });
  const { errors } = await shopper.ask(PLACE, { input });
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_ERROR');
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await orders('jon@example.test')).toHaveLength(1);
});

it('refuses a key that stands for another order or another cart', async () => {
  const [shopper, stranger] = [await buyer(), await buyer()];
  const input = order({ billing: emailOf('kim') });
  await place(shopper, input);
  expect(await place(shopper, { ...input, note: 'Changed' })).toMatchObject({ code: 'KEY_REUSED' });
  expect(await place(stranger, input)).toMatchObject({ code: 'KEY_REUSED' });
});

const FIND = `query ($id: ID!, $key: String!, $email: String) { order(id: $id, key: $key, email: $email) { ${ORDER} } }`;

it('shows an order to the browser that placed it, and to others who know key and e-mail', async () => {
  const shopper = await buyer();
  const { id, key } = await place(shopper, order({ billing: emailOf('liz') }));
  const find = async (who: Shopper, more = {}) => (await who.ask(FIND, { id, key, ...more })).data.order;
  expect(await find(shopper)).toMatchObject({ id, status: 'on-hold' });
  const stranger = newShopper(service.gateway);
  expect(await find(stranger)).toBeNull();
  expect(await find(stranger, { email: 'else@example.test' })).toBeNull();
  expect(await find(stranger, { email: 'liz@example.test', key: 'wc_order_nope' })).toBeNull();
  expect(await find(stranger, { email: 'liz@example.test' })).toMatchObject({ id });
});
