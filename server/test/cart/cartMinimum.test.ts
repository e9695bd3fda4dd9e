import { beforeAll, beforeEach, expect, it } from 'vitest';
import { change, forgetCart, productId, readCart } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { emailOf, order, place } from '../ordering.ts';
import { newShopper } from '../shopper.ts';

const service = startEmbedded();
const shopper = () => newShopper(service.gateway);
const MESSAGE = 'The minimum order of Roll 01 is 5.';
const NOTICE = `${MESSAGE} Please raise it or remove it before you order.`;

let product: string;
beforeAll(async () => {
  await service.edit('products', 'roll-1', { meta: { min_order_qty: '5' } });
  await service.cold();
  product = await productId(service, 'roll-1');
});

/** As whoever chooses a product does, which puts its record at hand. */
const look = (id: string) => service.ask('query ($id: ID) { product(id: $id) { minimumQuantity } }', { id });
beforeEach(async () => {
  await look(product);
});

it('puts in no fewer than the shop sells', async () => {
  const buyer = shopper();
  expect(await change(buyer, 'addCartItem', { product, quantity: 4 })).toMatchObject({
    ...{ __typename: 'CartFailure', code: 'BELOW_MINIMUM', field: 'quantity', message: MESSAGE, cart: null },
  });
  expect(buyer.cookies.size).toBe(0);
  expect(await change(buyer, 'addCartItem', { product, quantity: 5 })).toMatchObject({ itemCount: 5 });
});

it('holds a variation that goes by its own id to the minimum of its product', async () => {
  await service.edit('products', 'seal', { meta: { min_order_qty: '3' } });
  await service.cold();
  const query = '{ product(slug: "seal") { ... on VariableProduct { variations { id sku } } } }';
  const { variations } = (await service.ask(query)).data.product;
  const one = { product: variations.find(({ sku }: { sku: string }) => sku === 'SEAL-S-R').id };
  expect(await change(shopper(), 'addCartItem', { ...one, quantity: 2 })).toMatchObject({ code: 'BELOW_MINIMUM' });
  const buyer = shopper();
  expect(await change(buyer, 'addCartItem', { ...one, quantity: 3 })).toMatchObject({ itemCount: 3 });
  const { data } = await buyer.ask('{ cart { items { quantityLimits { minimum } } } }');
  expect(data.cart.items).toEqual([{ quantityLimits: { minimum: 3 } }]);
});

it('adds any number where enough are in the cart already', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product, quantity: 5 });
  expect(await change(buyer, 'addCartItem', { product, quantity: 1 })).toMatchObject({ itemCount: 6 });
});

it('lowers an item no further than the shop sells, and says with how many it stands', async () => {
  const buyer = shopper();
  const { items } = await change(buyer, 'addCartItem', { product, quantity: 7 });
  const [{ key }] = items;
  expect(await change(buyer, 'updateCartItem', { key, quantity: 4 })).toMatchObject({
    ...{ __typename: 'CartFailure', code: 'BELOW_MINIMUM', field: 'quantity', message: MESSAGE },
    cart: { items: [{ quantity: 7 }], notices: [] },
  });
  expect(await readCart(buyer)).toMatchObject({ itemCount: 7, notices: [] });
  expect(await change(buyer, 'updateCartItem', { key, quantity: 5 })).toMatchObject({ itemCount: 5 });
  expect(await change(buyer, 'updateCartItem', { key, quantity: 0 })).toMatchObject({ items: [] });
});

it('puts the rest of a list in and tells of each item that was not put in, which it is', async () => {
  const buyer = shopper();
  const [other, soldOut] = await Promise.all(['roll-2', 'sold-out'].map(slug => productId(service, slug)));
  const few = { product, quantity: 2 };
  expect(await change(buyer, 'addCartItems', { items: [few, { product: other }, { product: soldOut }] })).toMatchObject(
    {
      itemCount: 1,
      notices: [
        { code: 'NOT_ADDED', message: MESSAGE, index: 0 },
        { code: 'NOT_ADDED', message: expect.stringMatching(/sold-out/), index: 2 },
      ],
    },
  );
  expect((await readCart(buyer)).notices.map(({ index }: { index: unknown }) => index)).toEqual([null, null]);
  expect(await change(shopper(), 'addCartItems', { items: [few] })).toMatchObject({ code: 'BELOW_MINIMUM' });
});

it('counts the lines of a list together, and puts them in once where it is sent again', async () => {
  const buyer = shopper();
  const items = [
    { product, quantity: 2 },
    { product, quantity: 5 },
  ];
  for (let sent = 0; sent < 2; sent++)
    expect(await change(buyer, 'addCartItems', { items, key: 'one-list' })).toMatchObject({
      itemCount: 7,
      notices: [],
    });
});

it('leaves a product that nobody has looked at to the store until it is ordered, and waits for no other service', async () => {
  await service.cold();
  expect(await change(shopper(), 'addCartItem', { product, quantity: 1 })).toMatchObject({ itemCount: 1 });
  expect((await service.calls()).filter(path => !path.startsWith('/wc/store'))).toEqual([]);
});

it('orders no fewer than the shop sells, whoever has looked at the product, and says of what', async () => {
  const buyer = shopper();
  await service.cold();
  const few = await change(buyer, 'addCartItem', { product, quantity: 3 });
  const total = few.totals.total.amount;
  const refused = await place(buyer, order({ billing: emailOf('few'), total }));
  expect(refused).toMatchObject({
    ...{ __typename: 'OrderFailure', code: 'BELOW_MINIMUM' },
    cart: { items: [{ quantity: 3 }], notices: [{ code: 'BELOW_MINIMUM', item: 'Roll 01' }] },
  });
  expect(await readCart(buyer)).toMatchObject({ notices: [{ code: 'BELOW_MINIMUM', message: NOTICE }] });
  const [{ key }] = few.items;
  const enough = await change(buyer, 'updateCartItem', { key, quantity: 5 });
  expect(enough.notices).toEqual([]);
  const input = order({ billing: emailOf('few'), total: enough.totals.total.amount });
  expect(await place(buyer, input)).toMatchObject({ __typename: 'OrderPlaced' });
});

it('takes an order while the shop tells nothing of the minimum', async () => {
  const buyer = shopper();
  await service.cold();
  const { totals } = await change(buyer, 'addCartItem', { product, quantity: 3 });
  await service.faults({ path: '/wc/v3/products', status: 503 });
  const input = order({ billing: emailOf('away'), total: totals.total.amount });
  expect(await place(buyer, input)).toMatchObject({ __typename: 'OrderPlaced' });
});

it('puts back no fewer than the shop sells, whoever has looked at the product', async () => {
  const [other, buyer] = [await productId(service, 'roll-2'), shopper()];
  await change(buyer, 'addCartItem', { product: other });
  forgetCart(buyer, service.gateway);
  await service.cold();
  const restore = [
    { product, quantity: 4 },
    { product: other, quantity: 2 },
  ];
  const cart = await change(buyer, 'addCartItem', { product: other, restore });
  expect(cart.items).toMatchObject([{ name: 'Roll 02', quantity: 3 }]);
  expect(cart.notices).toContainEqual({ code: 'NOT_PUT_BACK', item: 'Roll 01', message: MESSAGE, index: null });
  forgetCart(buyer, service.gateway);
  const whole = await change(buyer, 'addCartItem', { product: other, restore: [{ product, quantity: 5 }] });
  expect(whole.items).toMatchObject([{ name: 'Roll 01', quantity: 5 }, { name: 'Roll 02' }]);
});

it('needs no further call where the product is at hand', async () => {
  const buyer = shopper();
  await service.cold();
  await look(product);
  const before = (await service.calls()).length;
  await change(buyer, 'addCartItem', { product, quantity: 7 });
  const { items } = await readCart(buyer);
  await change(buyer, 'updateCartItem', { key: items[0].key, quantity: 6 });
  expect((await service.calls()).slice(before)).toEqual([
    '/wc/store/v1/cart',
    '/wc/store/v1/cart/add-item',
    '/wc/store/v1/cart',
    '/wc/store/v1/cart/update-item',
  ]);
});

it('takes no variation of another product, and no product for a variation', async () => {
  const query = '{ product(slug: "seal") { id ... on VariableProduct { variations { id } } } }';
  const { id, variations } = (await service.ask(query)).data.product;
  const variation = variations[0].id;
  for (const wrong of [
    { product, variation },
    { product: id, variation: product },
    { product: id, variation: 'abc' },
  ])
    expect(await change(shopper(), 'addCartItem', { ...wrong, quantity: 9 })).toMatchObject({
      ...{ __typename: 'CartFailure', code: 'NO_SUCH_VARIATION', field: 'variation', cart: null },
    });
});
