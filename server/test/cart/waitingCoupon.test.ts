import { expect, it } from 'vitest';
import { HttpRefusal } from '../../http/refusal.ts';
import { cartBudgets } from '../budgets.ts';
import { change, forgetCart, productId, readCart, tryChange } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { emailOf, order, place } from '../ordering.ts';
import { seed } from '../seed.ts';
import { newShopper, type Shopper } from '../shopper.ts';

const coupon = { amount: '10.00', type: 'percent', minimum: '', expires: '', freeShipping: false } as const;
const service = startEmbedded({
  seed: {
    ...seed,
    coupons: [
      { ...coupon, code: 'SAVE10' },
      { ...coupon, code: 'OLD', expires: '2020-01-01' },
    ],
  },
});

const APPLIED = 'Coupon SAVE10, which waited for your cart, is taken off.';

async function keep(shopper: Shopper, code: string): Promise<string | null> {
  const { data, errors } = await shopper.ask(
    'mutation ($input: KeepCouponInput!) { keepCoupon(input: $input) { code } }',
    { input: { code } },
  );
  expect(errors).toEqual([]);
  return data.keepCoupon.code;
}

async function coupons(shopper: Shopper): Promise<string[]> {
  const { data } = await shopper.ask('{ cart { coupons { code } } }');
  return data.cart.coupons.map(({ code }: { code: string }) => code);
}

const add = async (shopper: Shopper, slug = 'roll-1') =>
  change(shopper, 'addCartItem', { product: await productId(service, slug) });

it('keeps a coupon without a cart and without a call, and applies it with the first product', async () => {
  const buyer = newShopper(service.gateway);
  const product = await productId(service, 'roll-1');
  await service.cold();
  expect(await keep(buyer, ' save10 ')).toBe('save10');
  expect(await service.calls()).toEqual([]);
  expect([...buyer.cookies.keys()]).toEqual(['coupon']);

  const cart = await change(buyer, 'addCartItem', { product });
  expect(await service.calls()).toHaveLength(cartBudgets.firstWrite + 1);
  expect(cart).toMatchObject({ itemCount: 1, notices: [{ code: 'COUPON_APPLIED', message: APPLIED, item: null }] });
  expect(cart.hash).toMatch(/./);
  expect(await coupons(buyer)).toEqual(['save10']);
  expect(buyer.cookies.has('coupon')).toBe(false);
});

it('keeps of a coupon what can be one', async () => {
  const buyer = newShopper(service.gateway);
  expect(await keep(buyer, 'SAVE\ud800\u000010\r\n')).toBe('SAVE10');
  // Where it is cut, a letter of two units is not.
  expect(await keep(buyer, `${'x'.repeat(99)}🏷️`)).toBe('x'.repeat(99));
  expect(await keep(buyer, '\ud800')).toBeNull();
});

it('tells what became of it to a reader too, until the next change', async () => {
  const buyer = newShopper(service.gateway);
  await keep(buyer, 'SAVE10');
  await add(buyer);
  for (const _ of [1, 2]) expect(await readCart(buyer)).toMatchObject({ notices: [{ message: APPLIED }] });
  expect(await add(buyer, 'roll-2')).toMatchObject({ itemCount: 2, notices: [] });
  expect(await readCart(buyer)).toMatchObject({ notices: [] });
  expect(await coupons(buyer)).toEqual(['save10']);
});

it('tells nothing of it in the cart that an order has emptied', async () => {
  const buyer = newShopper(service.gateway);
  await keep(buyer, 'SAVE10');
  const { totals } = await add(buyer);
  const input = order({ billing: emailOf('nan'), total: totals.total.amount });
  expect(await place(buyer, input)).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await readCart(buyer)).toMatchObject({ itemCount: 0, notices: [] });
});

it.each(['OLD', 'NOSUCH'])('tells once that the shop refuses %s, and forgets it', async code => {
  const buyer = newShopper(service.gateway);
  await keep(buyer, code);
  const cart = await add(buyer);
  expect(cart).toMatchObject({ __typename: 'Cart', itemCount: 1, notices: [{ code: 'COUPON_REFUSED' }] });
  expect(cart.notices[0].message).toMatch(new RegExp(`^Coupon ${code}, .* was not taken off\\. .*${code}.*\\.$`, 'i'));
  expect(cart.hash).toMatch(/./);
  expect(await add(buyer)).toMatchObject({ itemCount: 2, notices: [] });
  expect(await coupons(buyer)).toEqual([]);
});

it('leaves it waiting while nothing could be put in, and while the store does not answer', async () => {
  const buyer = newShopper(service.gateway);
  await keep(buyer, 'SAVE10');
  expect(await change(buyer, 'addCartItem', { product: '999999' })).toMatchObject({ __typename: 'CartFailure' });
  await service.faults({ path: 'apply-coupon', status: 503 });
  expect(await add(buyer)).toMatchObject({ itemCount: 1, notices: [] });
  await service.faults();
  expect(await add(buyer)).toMatchObject({ itemCount: 2, notices: [{ code: 'COUPON_APPLIED' }] });
});

it('is tried as often as a visitor may try coupons, and waits after that', async () => {
  let left = 2;
  const limit = async (form: string) => {
    if (form === 'coupon' && left-- <= 0) throw new HttpRefusal(429, 'RATE_LIMITED');
  };
  const guesser = newShopper(service.gateway, { limit });
  const apply = (code: string) => tryChange(guesser, 'applyCoupon', { code });
  await add(guesser);
  guesser.cookies.set('coupon', 'NOSUCH');
  expect(await add(guesser, 'roll-2')).toMatchObject({ notices: [{ code: 'COUPON_REFUSED' }] });
  expect(await change(guesser, 'applyCoupon', { code: 'OLD' })).toMatchObject({ code: 'COUPON_REFUSED' });
  expect((await apply('SAVE10')).errors[0]?.extensions.code).toBe('RATE_LIMITED');
  guesser.cookies.set('coupon', 'SAVE10');
  expect(await add(guesser)).toMatchObject({ __typename: 'Cart', itemCount: 3, notices: [] });
  expect(guesser.cookies.get('coupon')).toBe('SAVE10');
  expect(await coupons(guesser)).toEqual([]);
});

it('keeps none beside a cart that has something in it', async () => {
  const buyer = newShopper(service.gateway);
  await add(buyer);
  expect(await keep(buyer, 'SAVE10')).toBeNull();
  expect(await add(buyer)).toMatchObject({ itemCount: 2, notices: [] });
  expect(await coupons(buyer)).toEqual([]);
});

it('says nothing of one that is on the cart already', async () => {
  const buyer = newShopper(service.gateway);
  const before = buyer.cookies;
  await keep(buyer, 'SAVE10');
  const waiting = before.get('coupon')!;
  await add(buyer);
  buyer.cookies.set('coupon', waiting);
  expect(await add(buyer)).toMatchObject({ itemCount: 2, notices: [] });
  expect(await coupons(buyer)).toEqual(['save10']);
  expect(buyer.cookies.has('coupon')).toBe(false);
});

it('keeps the last of several, and none that is blank', async () => {
  const buyer = newShopper(service.gateway);
  await keep(buyer, 'OLD');
  expect(await keep(buyer, 'SAVE10')).toBe('SAVE10');
  expect(await add(buyer)).toMatchObject({ notices: [{ message: APPLIED }] });
  expect(await keep(newShopper(service.gateway), '  ')).toBeNull();
});

it('keeps none for a client without cookies', async () => {
  const client = newShopper(service.gateway, { headers: { 'cart-token': 'new' } });
  expect(await keep(client, 'SAVE10')).toBeNull();
  expect(client.headers.getSetCookie()).toEqual([]);
});

it('puts back an expired cart with the coupon that waited', async () => {
  const buyer = newShopper(service.gateway);
  await add(buyer);
  await change(buyer, 'updateCartItem', { key: (await readCart(buyer)).items[0].key, quantity: 0 });
  await keep(buyer, 'SAVE10');
  forgetCart(buyer, service.gateway);
  const { data } = await tryChange(buyer, 'addCartItem', { product: await productId(service, 'roll-1') });
  expect(data.addCartItem).toMatchObject({ itemCount: 1, notices: [{ code: 'COUPON_APPLIED' }] });
});
