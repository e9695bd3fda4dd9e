import { expect, it } from 'vitest';
import { cartBudgets } from '../budgets.ts';
import { address, billing, change, forgetCart, productId, readCart } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { emailOf, ORDER, order, ordering, place } from '../ordering.ts';
import { newShopper, type Shopper } from '../shopper.ts';

const service = startEmbedded();
const { buyer, orders } = ordering(service);

it('makes the cart an order, for at most five calls, and empties the cart', async () => {
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

it('takes an order of which nothing is to be paid for paid, however it would have been', async () => {
  await service.edit('products', 'roll-4', { regularPrice: '0', virtual: true });
  const shopper = await buyer(service.gateway, 'roll-4');
  const { data } = await shopper.ask('{ cart { needsPayment totals { total { amount } } } }');
  expect(data.cart).toEqual({ needsPayment: false, totals: { total: { amount: '0.00' } } });
  const placed = await place(shopper, order({ billing: emailOf('gia'), total: '0', paymentMethod: 'card_test' }));
  expect(placed).toMatchObject({ __typename: 'OrderPlaced', order: { status: 'processing' } });
  const query = 'query ($id: ID!, $key: String!) { orderPayment(id: $id, key: $key) { state needsPayment } }';
  const told = await shopper.ask(query, { id: placed.id, key: placed.key });
  expect(told.data.orderPayment).toEqual({ state: 'PAID', needsPayment: false });
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
    ...['paymentMethod', 'shipping.lastName', 'shipping.state', 'terms', 'vatNumber'],
  ]);
  expect(answer.errors).toContainEqual(expect.objectContaining({ field: 'vatNumber', code: 'INVALID_VAT_NUMBER' }));
  expect(await service.calls()).toEqual([]);
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
  // Its buyer may have looked away.
  expect((await readCart(shopper)).notices).toMatchObject([{ code: 'QUANTITY_LOWERED' }]);
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

it('refuses a key that stands for another order or another cart', async () => {
  const [shopper, stranger] = [await buyer(), await buyer()];
  const input = order({ billing: emailOf('kim') });
  await place(shopper, input);
  expect(await place(shopper, { ...input, note: 'Changed' })).toMatchObject({ code: 'KEY_REUSED' });
  expect(await place(shopper, { ...input, total: '199.30' })).toMatchObject({ code: 'KEY_REUSED' });
  expect(await place(shopper, { ...input, total: '199.290' })).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await place(stranger, input)).toMatchObject({ code: 'KEY_REUSED' });
});

const FIND = `query ($id: ID!, $key: String!, $email: String) { order(id: $id, key: $key, email: $email) { ${ORDER} } }`;

it('refuses a key that stands for another order while that is being made', async () => {
  const shopper = await buyer();
  const input = order({ billing: emailOf('palesa') });
  const outcomes = await Promise.all([place(shopper, input), place(shopper, { ...input, note: 'Changed' })]);
  expect(outcomes.map(({ code = 'placed' }) => code).toSorted()).toEqual(['KEY_REUSED', 'placed']);
  expect(await orders('palesa@example.test')).toHaveLength(1);
});

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

it.each([
  ['a guest', 0],
  ['a customer', 7],
])('shows nobody an order of %s that the shop has thrown away', async (_whose, customer) => {
  const shopper = await buyer();
  const { id, key } = await place(shopper, order({ billing: emailOf('ray') }));
  const { database } = service.demo;
  database.put('orders', { ...database.get('orders', Number(id))!, customer, status: 'trash' });
  const query = `query ($id: ID!, $key: String!, $number: String!, $email: String!) { order(id: $id, key: $key) { id }
    orderPayment(id: $id, key: $key) { state } trackOrder(number: $number, email: $email) { id } }`;
  const variables = { id, key, number: id, email: 'ray@example.test' };
  const gone = { order: null, orderPayment: null, trackOrder: null };
  expect(await shopper.ask(query, variables)).toEqual({ data: gone, errors: [] });
});

it('asks the shop nothing about what can be no key or no address', async () => {
  const shopper = newShopper(service.gateway);
  await service.cold();
  for (const typed of [
    { key: 'k'.repeat(9_000), email: 'liz@example.test' },
    { key: 'wc_order_nope', email: `${'l'.repeat(9_000)}@example.test` },
  ])
    expect(await shopper.ask(FIND, { id: '7788', ...typed })).toMatchObject({ data: { order: null }, errors: [] });
  expect(await service.calls()).toEqual([]);
});

it('says of each line what was bought, as a cart takes it, and not the number of the line', async () => {
  const shopper = await buyer();
  const { id, key } = await place(shopper, order({ billing: emailOf('zoe') }));
  const asked = 'query ($id: ID!, $key: String!) { order(id: $id, key: $key) { items { productId } } }';
  const { data } = await shopper.ask(asked, { id, key });
  expect(data.order.items).toEqual([{ productId: await productId(service, 'on-sale') }]);
});
