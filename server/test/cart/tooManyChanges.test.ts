import { afterEach, expect, it, vi } from 'vitest';
import type { FaultRule } from '../../../demo/http/faults.ts';
import { change, productId, readCart, tryChange } from '../buying.ts';
import { eventually } from '../eventually.ts';
import { emailOf, order, ordering, PLACE, place } from '../ordering.ts';
import { newShopper, type Shopper } from '../shopper.ts';
import { startCartShop } from './cartShop.ts';

// To the store all visitors are one address. What it says of one of them holds for all, but for coupons and orders.

const service = startCartShop();
const { buyer, orders } = ordering(service);
const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

// The pause of one test is over before the next.
afterEach(() => void vi.useRealTimers());

const visitor = (gateway = service.another()) => ({ gateway, shopper: newShopper(gateway) });
const add = async (shopper: Shopper, to = tryChange) =>
  to(shopper, 'addCartItem', { product: await productId(service, 'on-sale'), quantity: 1 });
const writes = async () => (await service.calls()).filter(path => /add-item|batch/.test(path)).length;

it('holds changes of all carts back once one was too many, reads them, and changes them again after', async () => {
  const { gateway, shopper } = visitor();
  await add(shopper, change);
  await service.cold();
  await service.faults({ path: 'add-item', status: 429, times: 1 });
  expect((await add(shopper)).errors[0]!.extensions.code).toBe('UPSTREAM_ERROR');
  expect(await writes()).toBe(1);
  const other = newShopper(gateway);
  for (const one of [shopper, other]) expect((await add(one)).errors[0]!.extensions.code).toBe('UPSTREAM_UNREACHABLE');
  expect(await writes()).toBe(1);
  expect(await readCart(shopper)).toMatchObject({ itemCount: 1 });
  later(5_001);
  expect(await add(shopper, change)).toMatchObject({ itemCount: 2 });
  expect(await add(other, change)).toMatchObject({ itemCount: 1 });
});

it.each<[string, FaultRule[], number, number]>([
  ['25 at once', [{ path: '/batch', delayMs: 1_000, times: 1 }], 30, 25],
  [
    'one by one',
    [
      { path: '/batch', status: 404, body: 'json', code: 'rest_no_route', times: 1 },
      { path: 'add-item', delayMs: 1_000, times: 1 },
    ],
    3,
    1,
  ],
])('tells what of a list was put in, %s, where the rest was held back, and puts nothing in twice', async (...how) => {
  const [, slow, listed, taken] = how;
  const { gateway, shopper } = visitor();
  const other = newShopper(gateway);
  for (const one of [shopper, other]) await add(one, change);
  await service.cold();
  await service.faults(...slow, { path: 'add-item', status: 429, times: 1 });
  const product = await productId(service, 'on-sale');
  const list = { items: Array.from({ length: listed }, () => ({ product, quantity: 1 })), key: 'the-list' };
  const first = change(shopper, 'addCartItems', list);
  await eventually(async () => expect(await writes()).toBe(slow.length));
  expect((await add(other)).errors[0]!.extensions.code).toBe('UPSTREAM_ERROR');
  const told = {
    itemCount: 1 + taken,
    notices: Array.from({ length: listed - taken }, () => ({ code: 'NOT_ADDED' })),
  };
  expect(await first).toMatchObject(told);
  later(5_001);
  expect(await change(shopper, 'addCartItems', list)).toMatchObject(told);
  expect(await readCart(shopper)).toMatchObject({ itemCount: 1 + taken });
});

it('holds nobody back for one who guesses codes of coupons', async () => {
  const { gateway, shopper } = visitor();
  await add(shopper, change);
  await service.faults({ path: 'apply-coupon', status: 429 });
  for (let guess = 0; guess < 8; guess++) await tryChange(shopper, 'applyCoupon', { code: `GUESS${guess}` });
  expect(await add(newShopper(gateway), change)).toMatchObject({ itemCount: 1 });
});

it('holds nobody back for orders that were too many', async () => {
  const { gateway } = visitor();
  const first = await buyer(gateway);
  await service.faults({ path: '/checkout', method: 'POST', status: 429 });
  expect(await place(first, order({ billing: emailOf('max') }))).toMatchObject({ code: 'BEING_CHECKED' });
  expect(await add(newShopper(gateway), change)).toMatchObject({ itemCount: 1 });
});

it('sends no order while the store is left alone, and the same one after: once', async () => {
  const { gateway } = visitor();
  const shopper = await buyer(gateway);
  await service.faults({ path: '/cart', method: 'GET', status: 429, times: 1 });
  await shopper.ask('{ cart { itemCount } }');
  const input = order({ billing: emailOf('pam') });
  const { errors } = await shopper.ask(PLACE, { input });
  expect(errors[0]!.extensions.code).toBe('UPSTREAM_UNREACHABLE');
  expect(await orders('pam@example.test')).toEqual([]);
  later(5_001);
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await place(shopper, input)).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await orders('pam@example.test')).toHaveLength(1);
});
