import { expect, it, onTestFinished, vi } from 'vitest';
import { itemGoneText } from '../../../rules/texts/cart.ts';
import type { TestGateway } from '../ask.ts';
import { cartBudgets } from '../budgets.ts';
import { change, forgetCart, productId, readCart, tryChange } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { countInFlight } from '../inFlight.ts';
import { newShopper, type Shopper } from '../shopper.ts';

const service = startEmbedded();

async function filled(gateway: TestGateway = service.gateway, quantity = 2): Promise<Shopper> {
  const shopper = newShopper(gateway);
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1'), quantity });
  return shopper;
}

const codes = (cart: { notices: { code: string }[] }) => cart.notices.map(({ code }) => code);

it('ends right with 50 changes of one cart at a time, made one by one', async () => {
  const inFlight = countInFlight(/add-item/);
  const gateway = service.another({ dispatcher: inFlight.dispatcher });
  await gateway.ready();
  const shopper = await filled(gateway);
  const slugs = Array.from({ length: 25 }, (_, at) => `roll-${at + 1}`);
  const products = await Promise.all(slugs.map(slug => productId(service, slug)));
  await Promise.all([...products, ...products].map(product => change(shopper, 'addCartItem', { product })));
  const cart = await readCart(shopper);
  expect(cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([4, ...Array(24).fill(2)]);
  expect(inFlight.most).toBe(1);
});

/** A store whose carts cannot be read. */
const UNREAD = { path: '/store/v1/cart$', status: 500 };

it('reads the cart before the next change where a server in front has answered the last one', async () => {
  const shopper = await filled();
  const product = await productId(service, 'roll-2');
  await service.faults({ path: 'add-item', status: 504, after: true, times: 1 }, UNREAD);
  const { errors } = await tryChange(shopper, 'addCartItem', { product });
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_ERROR');
  await service.faults();
  await service.cold();
  expect(await change(shopper, 'addCartItem', { product, quantity: 2 })).toMatchObject({ itemCount: 5 });
  expect(await service.calls()).toEqual(['/wc/store/v1/cart', '/wc/store/v1/cart/add-item']);
});

it('never shows one visitor the cart of another, however many shop at once', async () => {
  const slugs = Array.from({ length: 20 }, (_, at) => `roll-${at + 1}`);
  await service.faults({ path: '/wc/store/', delayMs: 10 });
  const bought = await Promise.all(
    slugs.map(async (slug, at) => {
      const shopper = newShopper(service.gateway);
      await change(shopper, 'addCartItem', { product: await productId(service, slug), quantity: at + 1 });
      const [cart, again] = await Promise.all([readCart(shopper), readCart(shopper)]);
      expect(again).toEqual(cart);
      return cart.items.map(({ name, quantity }: { name: string; quantity: number }) => `${quantity} ${name}`);
    }),
  );
  expect(bought).toEqual(slugs.map((_, at) => [`${at + 1} Roll ${String(at + 1).padStart(2, '0')}`]));
});

it('lets different carts change at once', async () => {
  const inFlight = countInFlight(/add-item/);
  const gateway = service.another({ dispatcher: inFlight.dispatcher });
  const shoppers = await Promise.all([filled(gateway), filled(gateway), filled(gateway)]);
  const product = await productId(service, 'roll-2');
  const release = inFlight.hold();
  const changes = shoppers.map(shopper => change(shopper, 'addCartItem', { product }));
  await eventually(() => expect(inFlight.most).toBe(3));
  release();
  await Promise.all(changes);
});

it.each([
  // At its beginning: the last letters of what is written in base64 carry bits that are not read.
  ['changed', (value: string) => `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`],
  ['made up', () => 'nonsense'],
  ['from another site', () => 'x'.repeat(300)],
])('starts a new cart where the cookie is %s, and says so', async (_what, tamper) => {
  const shopper = await filled();
  shopper.cookies.set('cart', tamper(shopper.cookies.get('cart')!));
  const cart = await readCart(shopper);
  expect(cart).toMatchObject({
    items: [],
    notices: [{ code: 'CART_UNREADABLE', message: expect.stringMatching(/./) }],
  });
  const product = await productId(service, 'roll-2');
  const begun = await change(shopper, 'addCartItem', { product });
  expect(begun).toMatchObject({ items: [{ name: 'Roll 02' }], notices: [{ code: 'CART_UNREADABLE' }] });
  expect(codes(await readCart(shopper))).toEqual([]);
});

it("does not open another gateway's session, unless they share a key", async () => {
  const stranger = service.another();
  const [old, current] = ['a'.repeat(32), 'b'.repeat(32)];
  const before = service.another({ env: { SECRET_KEYS: old } });
  const after = service.another({ env: { SECRET_KEYS: `${current},${old}` } });
  const shopper = await filled(before);
  const asking = async (gateway: TestGateway) => {
    const visitor = newShopper(gateway);
    visitor.cookies.set('cart', shopper.cookies.get('cart')!);
    return readCart(visitor);
  };
  expect(codes(await asking(stranger))).toEqual(['CART_UNREADABLE']);
  expect(await asking(after)).toMatchObject({ itemCount: 2, notices: [] });
});

it('tells a reader that the cart has expired, until the next change', async () => {
  const shopper = await filled();
  forgetCart(shopper, service.gateway);
  expect(await readCart(shopper)).toMatchObject({ items: [], notices: [{ code: 'CART_EXPIRED' }] });
  expect(codes(await readCart(shopper))).toEqual(['CART_EXPIRED']);
  const begun = await change(shopper, 'addCartItem', { product: await productId(service, 'roll-2') });
  expect(begun).toMatchObject({ itemCount: 1, notices: [{ code: 'CART_EXPIRED' }] });
  expect(codes(await readCart(shopper))).toEqual([]);
});

it('keeps the cart of a visitor who comes back within two days, again and again', async () => {
  const gateway = service.another();
  await gateway.ready();
  const shopper = await filled(gateway);
  const tab = newShopper(gateway);
  for (const [name, value] of shopper.cookies) tab.cookies.set(name, value);
  const product = await productId(service, 'roll-2');
  const start = Date.now();
  const afterHours = (hours: number) => vi.setSystemTime(start + hours * 3_600_000);
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  afterHours(40);
  await change(tab, 'addCartItem', { product });
  expect(await readCart(shopper)).toMatchObject({ itemCount: 3, notices: [] });
  afterHours(80);
  expect(await change(shopper, 'addCartItem', { product })).toMatchObject({ itemCount: 4, notices: [] });
  afterHours(120);
  expect(await readCart(shopper)).toMatchObject({ itemCount: 4, notices: [] });
});

it('puts back what the client holds before it makes the change', async () => {
  const shopper = await filled();
  const [roll, counted] = await Promise.all(['roll-1', 'counted'].map(slug => productId(service, slug)));
  const [item] = (await readCart(shopper)).items;
  forgetCart(shopper, service.gateway);
  await service.cold();
  const restore = [
    { product: roll, quantity: 2 },
    { product: counted, quantity: 900 },
  ];
  const cart = await change(shopper, 'updateCartItem', { key: item.key, quantity: 5, restore });
  expect((await service.calls()).length).toBeLessThanOrEqual(cartBudgets.repair);
  expect(cart).toMatchObject({
    items: [{ key: item.key, quantity: 5 }],
    notices: [{ code: 'CART_EXPIRED' }, { code: 'PUT_BACK' }, { code: 'NOT_PUT_BACK', message: /enough stock/ }].map(
      notice => expect.objectContaining({ code: notice.code }),
    ),
  });
});

it.each([
  ['selectShippingRate', { rate: 'local_pickup:2' }, 'Cart'],
  ['removeCoupon', { code: 'none' }, 'CartFailure'],
  ['updateCartCustomer', { billing: { country: 'ZA', state: 'WC' } }, 'Cart'],
])('puts it back before %s, too', async (mutation, input, type) => {
  const shopper = await filled();
  const roll = await productId(service, 'roll-1');
  forgetCart(shopper, service.gateway);
  const answer = await change(shopper, mutation, { ...input, restore: [{ product: roll, quantity: 2 }] });
  expect(answer.__typename).toBe(type);
  expect(await readCart(shopper)).toMatchObject({ items: [{ name: 'Roll 01', quantity: 2 }] });
});

it('puts it back before several additions', async () => {
  const shopper = await filled();
  const [roll, other] = await Promise.all(['roll-1', 'roll-2'].map(slug => productId(service, slug)));
  forgetCart(shopper, service.gateway);
  const restore = [{ product: roll, quantity: 2 }];
  const cart = await change(shopper, 'addCartItems', { items: [{ product: other, quantity: 3 }], restore });
  expect(cart.items.map(({ name, quantity }: { name: string; quantity: number }) => `${quantity} ${name}`)).toEqual([
    '2 Roll 01',
    '3 Roll 02',
  ]);
});

it('puts nothing back while the store knows the cart', async () => {
  const shopper = await filled();
  const roll = await productId(service, 'roll-1');
  const cart = await change(shopper, 'addCartItem', { product: roll, restore: [{ product: roll, quantity: 9 }] });
  expect(cart).toMatchObject({ itemCount: 3, notices: [] });
});

it('tells that the stock was lowered behind the back of the visitor, until the next change', async () => {
  const shopper = newShopper(service.gateway);
  const product = await productId(service, 'counted');
  await change(shopper, 'addCartItem', { product, quantity: 5 });
  await service.edit('products', 'counted', { stockQuantity: 2 });
  const lowered = { code: 'QUANTITY_LOWERED', item: 'counted', message: expect.stringMatching(/2 instead of 5/) };
  expect(await readCart(shopper)).toMatchObject({ itemCount: 2, notices: [lowered] });
  expect(await readCart(shopper)).toMatchObject({ notices: [lowered] });
  const roll = await productId(service, 'roll-1');
  expect(await change(shopper, 'addCartItem', { product: roll })).toMatchObject({ notices: [lowered] });
  expect(codes(await readCart(shopper))).toEqual([]);
  await service.edit('products', 'counted', { stockQuantity: 0, stockStatus: 'outofstock' });
  expect(codes(await readCart(shopper))).toContain('OUT_OF_STOCK');
  await service.edit('products', 'counted', { stockQuantity: 7, stockStatus: 'instock' });
});

it('tells that the store has taken out without a word what the shop deleted, until the next change', async () => {
  const { database } = service.demo;
  const sealed = database.all('variations').find(({ sku }) => sku === 'SEAL-S-R')!;
  const buyer = await filled();
  const { items } = await change(buyer, 'addCartItem', { product: String(sealed.id) });
  database.remove('variations', sealed.id);
  onTestFinished(() => database.put('variations', sealed));
  const gone = { itemCount: 2, notices: [{ code: 'ITEM_REMOVED', message: itemGoneText, item: null }] };
  for (let times = 0; times < 2; times += 1) expect(await readCart(buyer)).toMatchObject(gone);
  const key = items.find(({ name }: { name: string }) => name === 'Roll 01').key;
  expect(await change(buyer, 'updateCartItem', { key, quantity: 3 })).toMatchObject({ ...gone, itemCount: 3 });
  expect(await readCart(buyer)).toMatchObject({ notices: [] });
  expect(await change(buyer, 'addCartItem', { product: await productId(service, 'on-sale') })).toMatchObject({
    notices: [],
  });
  expect(await change(buyer, 'removeCartItem', { key })).toMatchObject({ itemCount: 1, notices: [] });
});

it('reads the cart again before the change that follows a time-out', async () => {
  const gateway = service.another({ env: { UPSTREAM_TIMEOUT_MS: '3000' } });
  const shopper = await filled(gateway);
  const product = await productId(service, 'roll-2');
  await service.faults({ path: 'add-item', method: 'POST', hang: true, after: true, times: 1 }, UNREAD);
  const { errors } = await tryChange(shopper, 'addCartItem', { product });
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_TIMEOUT');
  await service.faults();
  await service.cold();
  const cart = await change(shopper, 'addCartItem', { product, quantity: 2 });
  expect(cart.items.map((item: { quantity: number }) => item.quantity)).toEqual([2, 3]);
  expect(await service.calls()).toEqual(['/wc/store/v1/cart', '/wc/store/v1/cart/add-item']);
});

it.each([
  ['is down', { path: '/wc/store/', status: 503 }],
  ['hangs up', { path: '/wc/store/', reset: true }],
  ['answers with a page', { path: '/wc/store/', status: 500 }],
])('answers with an error and never twice where the store %s', async (_what, fault) => {
  const gateway = service.another();
  const shopper = await filled(gateway);
  await service.faults(fault);
  await service.cold();
  const { data, errors } = await tryChange(shopper, 'addCartItem', { product: await productId(service, 'roll-1') });
  expect({ data, code: errors[0]!.extensions.code }).toEqual({ data: null, code: expect.stringMatching(/^UPSTREAM_/) });
  expect((await service.calls()).filter(path => path.includes('/add-item'))).toHaveLength(1);
  await service.faults();
  expect(await readCart(shopper)).toMatchObject({ itemCount: 2 });
});

it('goes on with its cart while the secret that sealed it is replaced, and without it after the next change', async () => {
  const [old, next] = ['o'.repeat(32), 'n'.repeat(32)];
  const under = async (keys: string, before?: Shopper) => {
    const gateway = service.another({ env: { SECRET_KEYS: keys } });
    await gateway.ready();
    const shopper = newShopper(gateway);
    for (const [name, value] of before?.cookies ?? []) shopper.cookies.set(name, value);
    return shopper;
  };
  const product = await productId(service, 'roll-1');
  const first = await under(old);
  await change(first, 'addCartItem', { product, quantity: 2 });
  const both = await under(`${next},${old}`, first);
  expect(await readCart(both)).toMatchObject({ itemCount: 2 });
  await change(both, 'addCartItem', { product });
  expect(await readCart(await under(next, both))).toMatchObject({ itemCount: 3 });
  expect((await readCart(await under(next, first)))?.itemCount ?? 0).toBe(0);
});
