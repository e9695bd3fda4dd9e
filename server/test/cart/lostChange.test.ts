import { Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import type { FaultRule } from '../../../demo/http/faults.ts';
import type { TestGateway } from '../ask.ts';
import { change, forgetCart, productId, readCart, tryChange } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { hasRedis, startRedis } from '../redis.ts';
import { newShopper, type Shopper } from '../shopper.ts';

const service = startEmbedded();
const ADD: FaultRule = { path: 'add-item', method: 'POST', times: 1 };
const CUT: FaultRule = { ...ADD, reset: true };

/** A buyer with two of the first roll. */
async function buyer(gateway: TestGateway = service.gateway): Promise<Shopper> {
  const shopper = newShopper(gateway);
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1'), quantity: 2 });
  return shopper;
}

/** The same browser with the cart as it stands now, whatever it does elsewhere later. */
function sameBrowser(shopper: Shopper, gateway: TestGateway = service.gateway): Shopper {
  const tab = newShopper(gateway);
  for (const [name, value] of shopper.cookies) tab.cookies.set(name, value);
  return tab;
}

const quantities = ({ items }: { items: { quantity: number }[] }) => items.map(({ quantity }) => quantity);
const faultOf = async (shopper: Shopper, input: object) => {
  const { errors } = await tryChange(shopper, 'addCartItem', { ...input });
  return errors[0]?.extensions.code;
};

it.each<[string, FaultRule]>([
  ['is cut off', { ...CUT, after: true }],
  ['is another one of a server in front', { ...ADD, status: 504, after: true }],
  ['is a page', { ...ADD, status: 500, after: true }],
  ['does not come', { ...ADD, hang: true, after: true }],
])('tells of the addition that was made where its answer %s', async (_what, fault) => {
  const gateway = service.another({ env: { UPSTREAM_TIMEOUT_MS: '4000' } });
  await gateway.ready();
  const shopper = await buyer(gateway);
  const product = await productId(service, 'roll-1');
  await service.faults(fault);
  await service.cold();
  const cart = await change(shopper, 'addCartItem', { product });
  expect(cart).toMatchObject({ __typename: 'Cart', notices: [] });
  expect(quantities(cart)).toEqual([3]);
  expect(await service.calls()).toEqual(['/wc/store/v1/cart/add-item', '/wc/store/v1/cart']);
  expect(quantities(await change(shopper, 'addCartItem', { product }))).toEqual([4]);
});

it('opens one cart where the answer to the first addition is lost', async () => {
  const shopper = newShopper(service.gateway);
  await service.faults({ ...CUT, after: true });
  const cart = await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1'), quantity: 3 });
  expect(quantities(cart)).toEqual([3]);
  expect(quantities(await readCart(shopper))).toEqual([3]);
});

it('says so where the addition was not made, and makes it once when it is tried again', async () => {
  const shopper = await buyer();
  const product = await productId(service, 'roll-1');
  await service.faults(CUT);
  expect(await faultOf(shopper, { product })).toBe('UPSTREAM_UNREACHABLE');
  expect(quantities(await change(shopper, 'addCartItem', { product }))).toEqual([3]);
});

it('takes no addition of another tab for its own', async () => {
  const shopper = await buyer();
  const tab = sameBrowser(shopper);
  const product = await productId(service, 'roll-1');
  await change(shopper, 'addCartItem', { product });
  await service.faults(CUT);
  expect(await faultOf(tab, { product })).toBe('UPSTREAM_UNREACHABLE');
  expect(quantities(await readCart(shopper))).toEqual([3]);
  await service.faults({ ...CUT, after: true });
  expect(quantities(await change(sameBrowser(tab), 'addCartItem', { product }))).toEqual([4]);
});

it('makes an addition once that the shop takes after its time is up, also where it is tried again', async () => {
  const env = { SECRET_KEYS: 's'.repeat(32) };
  const gateway = service.another({ env });
  await gateway.ready();
  const shopper = await buyer(gateway);
  const [product, other] = await Promise.all(['roll-1', 'roll-2'].map(slug => productId(service, slug)));
  await service.faults(CUT);
  expect(await faultOf(shopper, { product })).toBe('UPSTREAM_UNREACHABLE');
  // Past the gateway, as what was sent and is made later.
  await change(sameBrowser(shopper, service.another({ env })), 'addCartItem', { product });
  expect(quantities(await change(shopper, 'addCartItem', { product }))).toEqual([3]);
  expect(quantities(await change(shopper, 'addCartItem', { product }))).toEqual([4]);
  await service.faults(CUT);
  expect(await faultOf(shopper, { product })).toBe('UPSTREAM_UNREACHABLE');
  expect(quantities(await change(shopper, 'addCartItem', { product: other }))).toEqual([4, 1]);
});

it('makes an addition once that is sent again with its key, also where its sender did not wait for the first', async () => {
  const shopper = await buyer();
  const [product, other] = await Promise.all(['roll-1', 'roll-2'].map(slug => productId(service, slug)));
  const input = { product, quantity: 2, key: 'the-first' };
  const [one, again] = await Promise.all([
    change(sameBrowser(shopper), 'addCartItem', input),
    change(sameBrowser(shopper), 'addCartItem', input),
  ]);
  expect([quantities(one), quantities(again)]).toEqual([[4], [4]]);
  await change(shopper, 'addCartItem', { product: other });
  expect(quantities(await change(shopper, 'addCartItem', input))).toEqual([4, 1]);
  expect(quantities(await change(shopper, 'addCartItem', { ...input, key: 'the-second' }))).toEqual([6, 1]);
  expect(quantities(await change(shopper, 'addCartItem', { product, quantity: 2 }))).toEqual([8, 1]);
  const items = [
    { product, quantity: 1 },
    { product: other, quantity: 1 },
  ];
  for (let sent = 0; sent < 2; sent++)
    expect(quantities(await change(shopper, 'addCartItems', { items, key: 'the-list' }))).toEqual([9, 2]);
});

it('tells again of what was refused where a list is sent again', async () => {
  const shopper = await buyer();
  const [product, soldOut] = await Promise.all(['roll-1', 'sold-out'].map(slug => productId(service, slug)));
  const items = [{ product, quantity: 1 }, { product: soldOut }];
  for (let sent = 0; sent < 2; sent++) {
    const cart = await change(shopper, 'addCartItems', { items, key: 'the-list' });
    expect(cart).toMatchObject({ notices: [{ code: 'NOT_ADDED', index: 1 }] });
    expect(quantities(cart)).toEqual([3]);
  }
});

it('puts in once what opened a cart, alone or with what it put back, when it is sent again with its key', async () => {
  const shopper = newShopper(service.gateway);
  const [product, other] = await Promise.all(['roll-1', 'roll-2'].map(slug => productId(service, slug)));
  const input = { product, quantity: 2, key: 'the-first' };
  for (let sent = 0; sent < 2; sent++) expect(quantities(await change(shopper, 'addCartItem', input))).toEqual([2]);
  const list = { items: [{ product, quantity: 1 }, { product: other }], key: 'the-list' };
  const fresh = newShopper(service.gateway);
  for (let sent = 0; sent < 2; sent++) expect(quantities(await change(fresh, 'addCartItems', list))).toEqual([1, 1]);
  forgetCart(shopper, service.gateway);
  const restore = [{ product: other, quantity: 3 }];
  for (let sent = 0; sent < 2; sent++)
    expect(quantities(await change(shopper, 'addCartItem', { ...input, key: 'the-next', restore }))).toEqual([3, 2]);
});

it('tells which of several additions were made where their answer is lost', async () => {
  const shopper = await buyer();
  const [roll, other, soldOut] = await Promise.all(
    ['roll-1', 'roll-2', 'sold-out'].map(slug => productId(service, slug)),
  );
  const items = [{ product: roll, quantity: 4 }, { product: soldOut }, { product: other }];
  await service.faults({ path: '/batch', method: 'POST', reset: true, after: true, times: 1 });
  const cart = await change(shopper, 'addCartItems', { items });
  expect(cart).toMatchObject({ notices: [{ code: 'NOT_ADDED', index: 1 }] });
  expect(quantities(cart)).toEqual([6, 1]);
});

it('finds the variation that was put in by its options', async () => {
  const shopper = await buyer();
  const query = '{ product(slug: "seal") { id } }';
  const { id } = (await service.ask(query)).data.product;
  const options = [
    { attribute: 'size', value: 's' },
    { attribute: 'Print colour', value: 'Red' },
  ];
  await service.faults({ ...CUT, after: true });
  expect(await change(shopper, 'addCartItem', { product: id, options })).toMatchObject({ itemCount: 3 });
});

it.each([
  ['quantity', 'updateCartItem', { quantity: 5 }, 'update-item', [5]],
  ['removal', 'removeCartItem', {}, 'remove-item', []],
])('tells of the %s that was changed where its answer is lost', async (_what, mutation, input, path, left) => {
  const shopper = await buyer();
  const [{ key }] = (await readCart(shopper)).items;
  await service.faults({ path, method: 'POST', reset: true, after: true, times: 1 });
  expect(quantities(await change(shopper, mutation, { key, ...input }))).toEqual(left);
  await service.faults({ path, method: 'POST', reset: true, times: 1 });
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-2') });
  const [{ key: next }] = (await readCart(shopper)).items;
  const { errors } = await tryChange(shopper, mutation, {
    key: next,
    ...input,
    ...(left.length ? { quantity: 9 } : {}),
  });
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_UNREACHABLE');
});

it('says that nobody knows where the cart cannot be read either, and finds out when it is tried again', async () => {
  const shopper = await buyer();
  const product = await productId(service, 'roll-1');
  await service.faults({ ...CUT, after: true }, { path: '/store/v1/cart$', status: 500 });
  expect(await faultOf(shopper, { product })).toBe('UPSTREAM_UNREACHABLE');
  await service.faults();
  expect(quantities(await change(shopper, 'addCartItem', { product }))).toEqual([3]);
});

it.skipIf(!hasRedis()).each([
  ['once that is sent again with its key', 'sent-first', 5],
  ['that is the same with a key of its own', 'sent-then', 8],
])('makes an addition %s after a process died at the first', async (_what, key, pieces) => {
  const redis = await startRedis();
  onTestFinished(() => redis.stop());
  const env = { REDIS_URL: redis.url, SECRET_KEYS: 's'.repeat(32), UPSTREAM_TIMEOUT_MS: '4000' };
  const [dying, other] = [service.another({ env }), service.another({ env })];
  await Promise.all([dying.ready(), other.ready()]);
  const shopper = await buyer(dying);
  const input = { product: await productId(service, 'roll-1'), quantity: 3, key: 'sent-first' };
  await service.cold();
  await service.faults({ ...ADD, hang: true, after: true });
  const lost = tryChange(sameBrowser(shopper, dying), 'addCartItem', input);
  await expect.poll(() => service.calls()).toContain('/wc/store/v1/cart/add-item');
  // Nobody renews the lease of a process that died.
  const client = new Redis(redis.url);
  onTestFinished(() => client.disconnect());
  await client.del(await client.keys('lease:*'));
  await service.faults();
  const next = { ...input, key };
  expect(quantities(await change(sameBrowser(shopper, other), 'addCartItem', next))).toEqual([pieces]);
  await lost;
});
