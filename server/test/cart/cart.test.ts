import { expect, it } from 'vitest';
import { cartBudgets } from '../budgets.ts';
import { productId } from '../buying.ts';
import { newShopper } from '../shopper.ts';
import { change, read, startCartShop } from './cartShop.ts';

const service = startCartShop();
const idOf = (slug: string) => productId(service, slug);
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
        ...{ productId: id, variation: { sku: 'SEAL-L' } },
      },
    ],
  });
  const chosen = [
    { attribute: 'size', value: 's' },
    { attribute: 'Print colour', value: 'Red' },
  ];
  expect(await change(buyer, 'addCartItem', { product: id, options: chosen })).toMatchObject({ itemCount: 2 });
});

it("tells an attribute of the product's own from the shop's of the same name", async () => {
  const own = { global: null, name: 'Size', options: ['Small', 'Huge'], visible: true, variation: true };
  const { attributes, defaultAttributes } = service.demo.database.all('products').find(({ slug }) => slug === 'seal')!;
  await service.edit('products', 'seal', { attributes: [own, attributes[1]!], defaultAttributes: {} });
  await service.edit('variations', 'SEAL-L', { attributes: { 'Print colour': 'Red' } });
  await service.gateway.services.catalogue.refresh();
  await service.cold();
  const query = '{ product(slug: "seal") { id ... on VariableProduct { variations { id sku } } } }';
  const { id, variations } = (await service.ask(query)).data.product;
  const { id: variation } = variations.find(({ sku }: { sku: string }) => sku === 'SEAL-L');
  for (const [attribute, value] of [
    ['Size', 'Small'],
    ['size', 'huge'],
  ])
    expect(
      await change(shopper(), 'addCartItem', {
        ...{ product: id, variation },
        options: [
          { attribute, value },
          { attribute: 'Print colour', value: 'Red' },
        ],
      }),
    ).toMatchObject({
      items: [
        { sku: 'SEAL-L', options: [{ name: 'Size', value: expect.stringMatching(new RegExp(value!, 'i')) }, {}] },
      ],
    });
  await service.edit('variations', 'SEAL-L', { attributes: { size: 'l' } });
  await service.edit('products', 'seal', { attributes, defaultAttributes });
  await service.gateway.services.catalogue.refresh();
});

it('names an option to the store by its key, which need not be made of its name', async () => {
  const query = '{ product(slug: "seal") { id ... on VariableProduct { variations { id sku } } } }';
  const { id, variations } = (await service.ask(query)).data.product;
  const { id: variation } = variations.find(({ sku }: { sku: string }) => sku === 'SEAL-S-R');
  const options = [
    { attribute: 'Size', value: 'Small' },
    { attribute: 'Print colour', value: 'Red' },
  ];
  for (const goods of [{ product: id, variation }, { product: variation }, { product: id }])
    expect(await change(shopper(), 'addCartItem', { ...goods, options })).toMatchObject({
      items: [{ sku: 'SEAL-S-R', options: options.map(({ attribute: name, value }) => ({ name, value })) }],
    });
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
  const unknown = (product: string) => ({
    ...{ code: 'UNKNOWN_PRODUCT', field: 'product' },
    message: `Product with ID "${product}" was not found and cannot be added to the cart.`,
  });
  for (const product of ['999999', 'seal', ''])
    expect(await change(buyer, 'addCartItem', { product })).toMatchObject(unknown(product));
  const items = [{ product: await idOf('roll-1') }, { product: 'seal' }];
  expect(await change(shopper(), 'addCartItems', { items })).toMatchObject({
    ...{ itemCount: 1, notices: [{ code: 'NOT_ADDED', message: unknown('seal').message }] },
  });
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
  const notices = [{ code: 'NOT_ADDED', message: expect.stringMatching(/sold-out/) }];
  expect(cart).toMatchObject({ itemCount: 58, notices });
  // Whom a form leads to the cart reads there what was not put in.
  for (let times = 0; times < 2; times += 1) expect(await read(buyer)).toMatchObject({ itemCount: 58, notices });
  expect(await change(buyer, 'removeCartItem', { key: cart.items[0].key })).toMatchObject({ notices: [] });
});

it('refuses an empty and an endless list', async () => {
  expect(await change(shopper(), 'addCartItems', { items: [] })).toMatchObject({ code: 'NOTHING_TO_DO' });
  const items = Array.from({ length: 101 }, () => ({ product: '1' }));
  expect(await change(shopper(), 'addCartItems', { items })).toMatchObject({ code: 'TOO_MANY_ITEMS' });
});

it('is refused by GET and kept by nobody', async () => {
  const url = 'http://localhost:4000/graphql?query={cart{itemCount}}';
  const answer = await service.gateway.fetch(new Request(url, { headers: { accept: 'application/json' } }));
  expect(answer.status).toBe(405);
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'POST_REQUIRED' } }] });
  const shops = async () => {
    const buyer = shopper();
    await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
    await buyer.ask('{ cart { itemCount shippingAddress { city } } }');
  };
  // What every visitor is told of the product may be kept.
  await shops();
  const before = service.gateway.store.stats.entries;
  await shops();
  expect(service.gateway.store.stats.entries).toBe(before);
});
