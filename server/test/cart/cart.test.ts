import { expect, it } from 'vitest';
import { cartBudgets } from '../budgets.ts';
import { startEmbedded } from '../embedded.ts';
import { seed } from '../seed.ts';
import { newShopper, type Shopper } from '../shopper.ts';

const service = startEmbedded({
  seed: {
    ...seed,
    coupons: [{ code: 'SAVE10', amount: '10.00', type: 'percent', minimum: '', expires: '', freeShipping: false }],
  },
});

const TAXED = '{ net { amount } tax { amount } gross { amount } }';
const CART = `__typename items { key id name sku path quantity options { name value } price { amount currency }
    total ${TAXED} product { slug name } variation { id sku } }
  itemCount hash notices { code message item } coupons { code discount ${TAXED} } needsShipping
  totals { items ${TAXED} discount ${TAXED} shipping ${TAXED} tax { amount } taxLines { name rate amount { amount } } total { amount currency } }
  shippingPackages { id rates { id name price ${TAXED} selected } } paymentMethods { id title } storeCheckoutUrl
  shippingAddress { city postcode country email }`;
const RESULT = `... on Cart { ${CART} } ... on CartFailure { __typename code message field cart { itemCount } }`;

const change = async (shopper: Shopper, mutation: string, input: Record<string, unknown>) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!`;
  const { data, errors } = await shopper.ask(
    `mutation ($input: ${type}) { ${mutation}(input: $input) { ${RESULT} } }`,
    {
      input,
    },
  );
  expect(errors).toEqual([]);
  return data[mutation];
};
const read = async (shopper: Shopper) => {
  const { data, errors } = await shopper.ask(`{ cart { ${CART} } }`);
  expect(errors).toEqual([]);
  return data.cart;
};
const idOf = async (slug: string): Promise<string> =>
  (await service.ask('query ($slug: String) { product(slug: $slug) { id } }', { slug })).data.product.id;
const shopper = () => newShopper(service.gateway);

it('opens no cart for a reader', async () => {
  const reader = shopper();
  await service.cold();
  expect(await read(reader)).toBeNull();
  expect(await service.calls()).toEqual([]);
  expect(reader.cookies.size).toBe(0);
});

it('opens one with the first change, and needs one call for each later one', async () => {
  const buyer = shopper();
  const [roll, sale] = [await idOf('roll-1'), await idOf('on-sale')];
  await service.cold();
  const first = await change(buyer, 'addCartItem', { product: roll, quantity: 2 });
  expect(await service.calls()).toHaveLength(cartBudgets.firstWrite);
  expect(first).toMatchObject({
    ...{ __typename: 'Cart', itemCount: 2, notices: [], needsShipping: true, storeCheckoutUrl: null },
    items: [{ name: 'Roll 01', quantity: 2, path: '/product/roll-1', product: { slug: 'roll-1' }, variation: null }],
    paymentMethods: [{ id: 'bacs' }, { id: 'cod' }, { id: 'card_test', title: 'Card' }],
  });
  await service.cold();
  const second = await change(buyer, 'addCartItem', { product: sale });
  expect(second.items.map((item: { name: string }) => item.name)).toEqual(['Roll 01', 'on-sale']);
  expect(await service.calls()).toHaveLength(cartBudgets.write);
});

it('counts in exact decimals, with tax apart', async () => {
  const buyer = shopper();
  const { items, totals } = await change(buyer, 'addCartItem', { product: await idOf('on-sale'), quantity: 3 });
  expect(items[0]).toMatchObject({
    price: { amount: '42.72', currency: 'ZAR' },
    total: { net: { amount: '111.44' }, tax: { amount: '16.72' }, gross: { amount: '128.16' } },
  });
  expect(totals).toMatchObject({
    items: { gross: { amount: '128.16' } },
    shipping: { net: { amount: '99.00' }, tax: { amount: '14.85' }, gross: { amount: '113.85' } },
    tax: { amount: '31.57' },
    taxLines: [{ name: 'VAT', rate: '15', amount: { amount: '31.57' } }],
    total: { amount: '242.01', currency: 'ZAR' },
  });
});

it('keeps the token sealed from scripts, and tells them only that there is a cart', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  const [session, mark] = buyer.headers.getSetCookie();
  expect(session).toMatch(/^cart=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(mark).toMatch(/^has-cart=1; Max-Age=\d+; Path=\/; SameSite=Lax$/);
  expect(Buffer.from(buyer.cookies.get('cart')!, 'base64url').toString()).not.toContain('token');
  await change(buyer, 'removeCartItem', { key: (await read(buyer)).items[0].key });
  expect([...buyer.cookies.keys()]).toEqual(['cart']);
});

it('names its cookie for the host alone where the site is reached by https', async () => {
  const gateway = service.another({ env: { PUBLIC_URL: 'https://labels.example' } });
  const session = gateway.services.commerce.sessions({});
  session.keep({ token: 't', quantities: {}, orders: [] }, true);
  expect(session.headers()[0]![1]).toMatch(
    /^__Host-cart=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

it('speaks to a client without cookies by a header, and only where that header came', async () => {
  const partner = newShopper(service.gateway, { headers: { 'cart-token': 'new' } });
  const product = await idOf('roll-1');
  await change(partner, 'addCartItem', { product });
  const token = partner.headers.get('cart-token')!;
  expect(partner.headers.getSetCookie()).toEqual([]);
  const again = newShopper(service.gateway, { headers: { 'cart-token': token } });
  expect(await read(again)).toMatchObject({ itemCount: 1 });
  const browser = shopper();
  await change(browser, 'addCartItem', { product });
  expect(browser.headers.has('cart-token')).toBe(false);
});

it('gives each visitor a cart of their own', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  const other = shopper();
  expect(await change(other, 'addCartItem', { product: await idOf('roll-2') })).toMatchObject({ itemCount: 1 });
  expect(await read(buyer)).toMatchObject({ items: [{ name: 'Roll 01' }] });
});

it('chooses a variation by its id, with the options it leaves open', async () => {
  const buyer = shopper();
  const query = '{ product(slug: "seal") { id ... on VariableProduct { variations { id sku } } } }';
  const { id, variations } = (await service.ask(query)).data.product;
  const open = variations.find((one: { sku: string }) => one.sku === 'SEAL-L').id;
  expect(await change(buyer, 'addCartItem', { product: id })).toMatchObject({
    ...{ __typename: 'CartFailure', code: 'OPTIONS_MISSING', field: 'options', message: expect.stringMatching(/./) },
  });
  expect(await change(buyer, 'addCartItem', { product: id, variation: open })).toMatchObject({
    code: 'OPTIONS_MISSING',
  });
  const options = [{ attribute: 'Print colour', value: 'Blue' }];
  expect(await change(buyer, 'addCartItem', { product: id, variation: open, options })).toMatchObject({
    items: [
      {
        name: 'Seal & proof',
        sku: 'SEAL-L',
        path: '/product/seal?size=Large&print-colour=Blue',
        options: [
          { name: 'Size', value: 'Large' },
          { name: 'Print colour', value: 'Blue' },
        ],
        product: { slug: 'seal' },
        variation: { sku: 'SEAL-L' },
      },
    ],
  });
  const chosen = [
    { attribute: 'size', value: 's' },
    { attribute: 'Print colour', value: 'Red' },
  ];
  expect(await change(buyer, 'addCartItem', { product: id, options: chosen })).toMatchObject({ itemCount: 2 });
});

it.each([
  ['sold-out', {}, 'OUT_OF_STOCK', 'quantity'],
  ['counted', { quantity: 8 }, 'NOT_ENOUGH_STOCK', 'quantity'],
  ['on-request', {}, 'NOT_FOR_SALE', 'product'],
  ['roll-1', { quantity: 0 }, 'INVALID_QUANTITY', 'quantity'],
])('says in a typed answer why %s %j cannot be added', async (slug, more, code, field) => {
  const failure = await change(shopper(), 'addCartItem', { product: await idOf(slug), ...more });
  expect(failure).toMatchObject({ __typename: 'CartFailure', code, field, message: expect.stringMatching(/./) });
  expect(failure.message).not.toMatch(/&\w+;|</);
});

it('says that a product or an item is unknown', async () => {
  const buyer = shopper();
  for (const product of ['999999', 'seal', ''])
    expect(await change(buyer, 'addCartItem', { product })).toMatchObject({ code: 'UNKNOWN_PRODUCT' });
  await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  expect(await change(buyer, 'updateCartItem', { key: 'nope', quantity: 2 })).toMatchObject({
    ...{ code: 'UNKNOWN_ITEM', field: 'key', cart: { itemCount: 1 } },
  });
});

it('changes and removes items, and removes at a quantity of 0 or below', async () => {
  const buyer = shopper();
  const { items } = await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  const [{ key }] = items;
  expect(await change(buyer, 'updateCartItem', { key, quantity: 5 })).toMatchObject({ itemCount: 5, notices: [] });
  expect(await change(buyer, 'updateCartItem', { key, quantity: 2 })).toMatchObject({ itemCount: 2, notices: [] });
  expect(await change(buyer, 'updateCartItem', { key, quantity: 0 })).toMatchObject({ items: [] });
  await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  expect(await change(buyer, 'updateCartItem', { key, quantity: -3 })).toMatchObject({ items: [] });
});

it('adds many in batches of 25 and tells which could not be added', async () => {
  const buyer = shopper();
  const slugs = [...Array.from({ length: 29 }, (_, at) => `roll-${at + 1}`), 'sold-out'];
  const items = await Promise.all(slugs.map(async slug => ({ product: await idOf(slug), quantity: 2 })));
  await service.cold();
  const cart = await change(buyer, 'addCartItems', { items });
  expect((await service.calls()).filter(path => path.startsWith('/wc/store'))).toEqual([
    ...['/wc/store/v1/cart', '/wc/store/v1/batch', '/wc/store/v1/batch'],
  ]);
  expect(cart).toMatchObject({
    itemCount: 58,
    notices: [{ code: 'NOT_ADDED', message: expect.stringMatching(/sold-out/) }],
  });
  expect((await read(buyer)).items).toHaveLength(29);
});

it('refuses an empty and an endless list', async () => {
  expect(await change(shopper(), 'addCartItems', { items: [] })).toMatchObject({ code: 'NOTHING_TO_DO' });
  const items = Array.from({ length: 101 }, () => ({ product: '1' }));
  expect(await change(shopper(), 'addCartItems', { items })).toMatchObject({ code: 'TOO_MANY_ITEMS' });
});

it('empties the cart in one call', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  await service.cold();
  const { data } = await buyer.ask(`mutation { clearCart { ${RESULT} } }`);
  expect(data.clearCart).toMatchObject({
    __typename: 'Cart',
    items: [],
    notices: [],
    totals: { total: { amount: '0.00' } },
  });
  expect(await service.calls()).toHaveLength(cartBudgets.write);
});

it('forgets the coupons of a cart that is emptied, as the store does, and keeps its address', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('on-sale'), quantity: 10 });
  await change(buyer, 'applyCoupon', { code: 'save10' });
  await change(buyer, 'updateCartCustomer', { shipping: { country: 'ZA', city: 'Durban' } });
  const query = 'mutation { clearCart { ... on Cart { coupons { code } shippingAddress { city } } } }';
  expect((await buyer.ask(query)).data.clearCart).toEqual({ coupons: [], shippingAddress: { city: 'Durban' } });
  expect((await change(buyer, 'addCartItem', { product: await idOf('on-sale') })).coupons).toEqual([]);
});

it('applies and removes coupons, and says why one is refused', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('on-sale'), quantity: 10 });
  expect(await change(buyer, 'applyCoupon', { code: 'Save10' })).toMatchObject({
    coupons: [{ code: 'save10', discount: { gross: { amount: '42.72' } } }],
    totals: { items: { gross: { amount: '427.20' } }, discount: { gross: { amount: '42.72' } } },
  });
  expect(await change(buyer, 'applyCoupon', { code: 'nope' })).toMatchObject({ code: 'COUPON_REFUSED', field: 'code' });
  expect(await change(buyer, 'removeCoupon', { code: 'SAVE10' })).toMatchObject({ coupons: [] });
  expect(await change(buyer, 'removeCoupon', { code: 'SAVE10' })).toMatchObject({ code: 'COUPON_NOT_APPLIED' });
});

it('estimates shipping for a part of an address and refuses what cannot be one', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  expect(
    await change(buyer, 'updateCartCustomer', { shipping: { country: 'ZA', state: 'WC', postcode: '8001' } }),
  ).toMatchObject({
    shippingAddress: { postcode: '8001', country: 'ZA', email: null },
    shippingPackages: [{ rates: [{}, {}] }],
  });
  for (const [billing, field] of [
    [{ country: 'ZA', postcode: '80 01' }, 'billing.postcode'],
    [{ country: 'ZA', state: 'XX' }, 'billing.state'],
    [{ country: 'Narnia' }, 'billing.country'],
    [{ country: 'ZA', email: 'nobody' }, 'billing.email'],
    [{ country: 'ZA', phone: '12' }, 'billing.phone'],
  ] as const)
    expect(await change(buyer, 'updateCartCustomer', { billing })).toMatchObject({ code: 'INVALID_ADDRESS', field });
});

it('chooses how a package is sent, and says when a way is not offered', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  const cart = await change(buyer, 'selectShippingRate', { package: '0', rate: 'local_pickup:2' });
  expect(cart.totals.shipping.gross.amount).toBe('0.00');
  expect(cart.shippingPackages[0].rates.map((rate: { selected: boolean }) => rate.selected)).toEqual([false, true]);
  expect(await change(buyer, 'selectShippingRate', { rate: 'teleport:9' })).toMatchObject({
    ...{ code: 'RATE_NOT_OFFERED', field: 'rate', cart: { itemCount: 1 } },
  });
});

it('offers what goes with the products in it, and is not in it yet', async () => {
  const buyer = shopper();
  const options = [
    { attribute: 'size', value: 's' },
    { attribute: 'Print colour', value: 'Red' },
  ];
  await change(buyer, 'addCartItem', { product: await idOf('seal'), options });
  const offered = async () => {
    const { data, errors } = await buyer.ask('{ cart { crossSells { slug name } } }');
    expect(errors).toEqual([]);
    return data.cart.crossSells;
  };
  expect(await offered()).toEqual([{ slug: 'roll-2', name: 'Roll 02' }]);
  await change(buyer, 'addCartItem', { product: await idOf('roll-2') });
  expect(await offered()).toEqual([]);
});

it('is refused by GET and kept by nobody', async () => {
  const url = 'http://localhost:4000/graphql?query={cart{itemCount}}';
  const answer = await service.gateway.fetch(new Request(url, { headers: { accept: 'application/json' } }));
  expect(answer.status).toBe(405);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'POST_REQUIRED' } }] });
  const before = service.gateway.store.stats.entries;
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  await buyer.ask('{ cart { itemCount shippingAddress { city } } }');
  expect(service.gateway.store.stats.entries).toBe(before);
});
