import { describe, expect, it, onTestFinished } from 'vitest';
import { change, productId, readCart } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { ordering, place } from '../ordering.ts';
import type { Shopper } from '../shopper.ts';
import { card, type Placed, paying, readUnpaid } from './paying.ts';

// A cart that was changed and ordered again before its first order was paid has several orders that can be paid.

const service = startEmbedded();
const { buyer, orders } = ordering(service);
const { atProvider } = paying(service);

const add = async (shopper: Shopper, slug: string, quantity: number) =>
  change(shopper, 'addCartItem', { product: await productId(service, slug), quantity });

/** Orders the cart as it stands. */
async function orderNow(shopper: Shopper, name: string, more: object = {}) {
  const { totals } = await readCart(shopper);
  const made = await place(shopper, card(name, { total: totals.total.amount, ...more }));
  expect(made).toMatchObject({ __typename: 'OrderPlaced' });
  return made as Placed;
}

/** A buyer with an order of two pieces, and one of these and three others; neither is paid. */
async function withTwo(name: string) {
  const shopper = await buyer();
  const first = await orderNow(shopper, name);
  await add(shopper, 'roll-1', 3);
  const second = await orderNow(shopper, name);
  expect(second.id).not.toBe(first.id);
  expect(await readUnpaid(shopper)).toMatchObject({ itemCount: 5, unpaidOrder: { id: second.id } });
  return { shopper, first, second };
}

const codes = async (shopper: Shopper) => (await readCart(shopper)).notices.map(({ code }: { code: string }) => code);

it('takes out what the earlier order paid for, and asks no more to pay the later one, which holds it too', async () => {
  const { shopper, first, second } = await withTwo('abe');
  await atProvider(first, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 3, unpaidOrder: null });
  expect(await codes(shopper)).toEqual(['PAID_TAKEN_OUT']);
  // Whoever pays it all the same has bought the rest of the cart with it.
  await atProvider(second, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 0, unpaidOrder: null });
});

it('empties the cart where the later order is paid, and asks no more to pay the earlier one', async () => {
  const { shopper, first, second } = await withTwo('ben');
  await atProvider(second, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 0, unpaidOrder: null });
  // What is put in from now on was never part of it.
  await add(shopper, 'on-sale', 2);
  await atProvider(first, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 2, unpaidOrder: null });
});

it('takes what was paid for out of a later cart only once, however many of its orders were paid', async () => {
  const { shopper, first, second } = await withTwo('cas');
  await add(shopper, 'roll-2', 4);
  await atProvider(first, 'pay');
  await atProvider(second, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 4, unpaidOrder: null });
  expect(await codes(shopper)).toEqual(['PAID_TAKEN_OUT']);
});

it('tells of the later order as long as it holds nothing that was paid for with the earlier one', async () => {
  const shopper = await buyer();
  const first = await orderNow(shopper, 'dot');
  const [item] = (await readCart(shopper)).items;
  await change(shopper, 'removeCartItem', { key: item.key });
  await add(shopper, 'roll-1', 3);
  const second = await orderNow(shopper, 'dot');
  await atProvider(first, 'pay');
  expect(await readUnpaid(shopper)).toMatchObject({ itemCount: 3, unpaidOrder: { id: second.id } });
});

describe('of one variation in two lines, as where it may be of any colour', () => {
  const addSeals = async (shopper: Shopper, colour: string, quantity: number) => {
    const options = [
      { attribute: 'Size', value: 'Large' },
      { attribute: 'Print colour', value: colour },
    ];
    const product = await productId(service, 'seal');
    expect(await change(shopper, 'addCartItem', { product, options, quantity })).toMatchObject({ __typename: 'Cart' });
  };

  it('takes out as many as were paid for, and leaves the line that came later', async () => {
    const shopper = await buyer();
    await addSeals(shopper, 'Red', 2);
    const first = await orderNow(shopper, 'jan');
    await addSeals(shopper, 'Blue', 3);
    await atProvider(first, 'pay');
    expect(await readUnpaid(shopper)).toEqual({ itemCount: 3, unpaidOrder: null });
  });

  it('takes out both where both were paid for', async () => {
    const shopper = await buyer();
    await addSeals(shopper, 'Red', 2);
    await addSeals(shopper, 'Blue', 3);
    const first = await orderNow(shopper, 'kim');
    await add(shopper, 'roll-2', 4);
    await atProvider(first, 'pay');
    expect(await readUnpaid(shopper)).toEqual({ itemCount: 4, unpaidOrder: null });
  });
});

it('knows the last three orders of a cart', async () => {
  const { shopper, first } = await withTwo('eli');
  await add(shopper, 'roll-2', 4);
  const third = await orderNow(shopper, 'eli');
  expect(await readUnpaid(shopper)).toMatchObject({ itemCount: 9, unpaidOrder: { id: third.id } });
  await atProvider(first, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 7, unpaidOrder: null });
  expect(await orders('eli@example.test')).toHaveLength(3);
});

it('orders nothing at the sum from before, once the earlier order is paid', async () => {
  const { shopper, first } = await withTwo('fee');
  const { totals } = await readCart(shopper);
  await atProvider(first, 'pay');
  const again = await place(shopper, card('fee', { total: totals.total.amount }));
  expect(again).toMatchObject({ __typename: 'OrderFailure', code: 'TOTAL_CHANGED', cart: { itemCount: 3 } });
});

it('orders nothing again while the shop does not say whether an earlier order is paid', async () => {
  const { shopper, second } = await withTwo('ida');
  const { totals } = await readCart(shopper);
  await atProvider(second, 'pay');
  await service.faults({ path: '/wc/store/v1/order/', status: 503, body: 'html' });
  onTestFinished(() => service.faults());
  const again = () => place(shopper, card('ida', { total: totals.total.amount }));
  expect(await again()).toMatchObject({ __typename: 'OrderFailure', code: 'BEING_CHECKED' });
  await service.faults();
  expect(await again()).toMatchObject({ __typename: 'OrderFailure', code: 'ALREADY_PAID' });
  expect(await orders('ida@example.test')).toHaveLength(2);
});

it('takes nothing out of a new cart where the one before was ordered by transfer', async () => {
  const { shopper, first } = await withTwo('gil');
  await orderNow(shopper, 'gil', { paymentMethod: 'bacs' });
  await add(shopper, 'on-sale', 2);
  await atProvider(first, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 2, unpaidOrder: null });
});

it('empties the cart of the order that a session of an earlier release knows of', async () => {
  const { shopper, second } = await withTwo('hew');
  const { sessions } = service.gateway.services.commerce;
  const session = sessions({ cookie: `cart=${shopper.cookies.get('cart')}` });
  const { token, quantities, coupons, orders: placed, unpaid } = session.state!;
  session.keep({ token, quantities, coupons, orders: placed, unpaid }, true);
  shopper.cookies.set('cart', /^cart=([^;]+)/.exec(session.headers()[0]![1])![1]!);
  await atProvider(second, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 0, unpaidOrder: null });
});
