import { expect, it } from 'vitest';
import { change, forgetCart, productId, readCart } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { emailOf, order, ordering, place } from '../ordering.ts';
import { newShopper, type Shopper } from '../shopper.ts';
import { card, type Placed, paying, read, readUnpaid } from './paying.ts';

// However often a cart is ordered, and wherever it is paid, it makes one order.

const service = startEmbedded();
const { buyer, orders } = ordering(service);
const { atProvider } = paying(service);

it('makes one order of any number of clicks, keys and answers that are lost', async () => {
  const shopper = await buyer();
  const input = card('bea');
  await Promise.all(Array.from({ length: 10 }, () => place(shopper, input)));
  await place(shopper, card('bea'));
  const lost = { path: '/store/v1/checkout', method: 'POST', reset: true, after: true, times: 1 };
  await service.faults(lost);
  const [first] = await orders('bea@example.test');
  const late = card('bea');
  expect(await place(shopper, late)).toMatchObject({ __typename: 'OrderPlaced', id: String(first!.id) });
  expect(await place(shopper, late)).toMatchObject({ __typename: 'OrderPlaced', id: String(first!.id) });
  expect(await orders('bea@example.test')).toHaveLength(1);
});

it('leaves what the browser remembers of its order alone where another tab sends the same cart beside it', async () => {
  const shopper = await buyer();
  const late = newShopper(service.gateway);
  for (const [name, value] of shopper.cookies) late.cookies.set(name, value);
  const { totals } = await readCart(shopper);
  const input = () => order({ billing: emailOf('ivy'), total: totals.total.amount });
  expect(await place(shopper, input())).toMatchObject({ __typename: 'OrderPlaced' });
  expect(await place(late, input())).toMatchObject({ __typename: 'OrderFailure', code: 'NO_CART' });
  expect(late.headers.getSetCookie()).toEqual([]);
});

const TAKEN_OUT = { code: 'PAID_TAKEN_OUT', message: expect.stringMatching(/has been placed meanwhile/), item: null };

it('empties the cart of an order that was paid in another browser, and says so, whatever the visitor does next', async () => {
  const [one, two, three] = [await buyer(), await buyer(), await buyer()];
  const roll = await productId(service, 'roll-1');
  const made = [await place(one, card('eve')), await place(two, card('fay')), await place(three, card('gil'))];
  for (const each of made) await atProvider(each, 'pay');
  for (let times = 0; times < 2; times += 1)
    expect(await readCart(one)).toMatchObject({ itemCount: 0, notices: [TAKEN_OUT] });
  const added = await change(two, 'addCartItem', { product: roll });
  expect(added).toMatchObject({ items: [{ name: 'Roll 01', quantity: 1 }], notices: [TAKEN_OUT] });
  expect(await place(three, card('gil'))).toMatchObject({ __typename: 'OrderFailure', code: 'ALREADY_PAID' });
  expect(await orders('gil@example.test')).toHaveLength(1);
  // Whom the order's own page tells is told there alone.
  const four = await buyer();
  const last = await place(four, card('gus'));
  await atProvider(last, 'pay');
  expect(await read(four, last)).toMatchObject({ paymentState: 'PAID' });
  expect(await readCart(four)).toMatchObject({ itemCount: 0, notices: [] });
});

it('takes what was paid for out of a cart that holds more by then, and says so until the next change', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('hal'));
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1'), quantity: 3 });
  await change(shopper, 'addCartItem', { product: await productId(service, 'on-sale'), quantity: 1 });
  await atProvider(made, 'pay');
  expect(await read(shopper, made)).toMatchObject({ paymentState: 'PAID' });
  for (let times = 0; times < 2; times += 1)
    expect(await readCart(shopper)).toMatchObject({
      items: [
        { name: 'on-sale', quantity: 1 },
        { name: 'Roll 01', quantity: 3 },
      ],
      notices: [TAKEN_OUT],
    });
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 4, unpaidOrder: null });
  const { items, notices } = await change(shopper, 'addCartItem', { product: await productId(service, 'roll-2') });
  expect([items.length, notices]).toEqual([3, []]);
});

it('orders nothing more while the shop does not say whether the last order was paid', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('hao'));
  await atProvider(made, 'pay');
  await service.faults({ path: '/store/v1/order', status: 500 });
  const again = () => place(shopper, card('hao'));
  expect(await again()).toMatchObject({ __typename: 'OrderFailure', code: 'BEING_CHECKED' });
  await service.faults();
  expect(await again()).toMatchObject({ __typename: 'OrderFailure', code: 'ALREADY_PAID' });
  expect(await orders('hao@example.test')).toHaveLength(1);
});

it('takes no more out than was paid for where the cart was changed without anything being put in', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('hed'));
  const [line] = (await readCart(shopper)).items;
  await change(shopper, 'updateCartItem', { key: line.key, quantity: 5 });
  await atProvider(made, 'pay');
  expect(await readCart(shopper)).toMatchObject({ items: [{ name: 'on-sale', quantity: 3 }], notices: [TAKEN_OUT] });
});

it('takes nothing out of what was put back once the store had forgotten the cart of the order', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('hew'));
  forgetCart(shopper, service.gateway);
  const restore = [{ product: await productId(service, 'roll-1'), quantity: 3 }];
  await change(shopper, 'updateCartCustomer', { billing: { country: 'ZA', state: 'WC' }, restore });
  await atProvider(made, 'pay');
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 3, unpaidOrder: null });
});

it('orders nothing again that was paid for while the cart was changed', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('hob'));
  const roll = await productId(service, 'roll-1');
  const { totals } = await change(shopper, 'addCartItem', { product: roll });
  await atProvider(made, 'pay');
  const refused = await place(shopper, card('hob', { total: totals.total.amount }));
  expect(refused).toMatchObject({
    ...{ code: 'TOTAL_CHANGED', cart: { items: [{ name: 'Roll 01' }], notices: [TAKEN_OUT] } },
  });
  const other = await buyer();
  const second = await place(other, card('hub'));
  const [line] = (await change(other, 'addCartItem', { product: roll })).items;
  await atProvider(second, 'pay');
  expect(await change(other, 'addCartItem', { product: roll })).toMatchObject({
    ...{ items: [{ name: 'Roll 01', quantity: 2 }], notices: [TAKEN_OUT] },
  });
  expect(await change(other, 'removeCartItem', { key: line.key })).toMatchObject({ code: 'UNKNOWN_ITEM' });
});

it.each([
  ['all of the cart', 0, {}, 0],
  ['its goods', 1, { notices: [TAKEN_OUT] }, 1],
])('takes %s out where the order itself took what the shop had of it', async (_what, more, told, left) => {
  await service.edit('products', 'counted', { stockQuantity: 7 });
  const shopper = newShopper(service.gateway);
  const product = await productId(service, 'counted');
  const { totals } = await change(shopper, 'addCartItem', { product, quantity: 5 });
  const made = await place(shopper, card(`pat${more}`, { total: totals.total.amount }));
  if (more) await change(shopper, 'addCartItem', { product, quantity: more });
  await atProvider(made, 'pay');
  expect(await read(shopper, made)).toMatchObject({ paymentState: 'PAID' });
  expect(await readCart(shopper)).toMatchObject({ itemCount: left, notices: [], ...told });
});

/** Pieces of one variation: what is printed on them makes lines of their own. */
async function addSeals(shopper: Shopper, colour: string, quantity: number) {
  const options = [
    { attribute: 'Size', value: 'Large' },
    { attribute: 'Print colour', value: colour },
  ];
  return change(shopper, 'addCartItem', { product: await productId(service, 'seal'), options, quantity });
}

it('takes what was paid for out of one line alone where another is of the same variation', async () => {
  const shopper = newShopper(service.gateway);
  const { totals } = await addSeals(shopper, 'Red', 2);
  const made = await place(shopper, card('uma', { total: totals.total.amount }));
  expect((await addSeals(shopper, 'Blue', 3)).items).toHaveLength(2);
  await atProvider(made, 'pay');
  expect(await readCart(shopper)).toMatchObject({ itemCount: 3, notices: [TAKEN_OUT] });
});

it('takes all out that was paid for where two lines of the order are of the same variation', async () => {
  const shopper = newShopper(service.gateway);
  await addSeals(shopper, 'Red', 2);
  const { totals } = await addSeals(shopper, 'Blue', 3);
  const made = await place(shopper, card('una', { total: totals.total.amount }));
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1') });
  await atProvider(made, 'pay');
  expect(await readCart(shopper)).toMatchObject({ items: [{ name: 'Roll 01', quantity: 1 }], notices: [TAKEN_OUT] });
});

it('leaves in the cart what the shop still has of what was wanted beyond the order', async () => {
  await service.edit('products', 'counted', { stockQuantity: 7 });
  const shopper = newShopper(service.gateway);
  const product = await productId(service, 'counted');
  const { totals } = await change(shopper, 'addCartItem', { product, quantity: 5 });
  const made = await place(shopper, card('pam', { total: totals.total.amount }));
  await change(shopper, 'addCartItem', { product, quantity: 2 });
  await atProvider(made, 'pay');
  await service.edit('products', 'counted', { stockQuantity: 1 });
  expect(await readCart(shopper)).toMatchObject({ itemCount: 1, notices: [TAKEN_OUT] });
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 1, unpaidOrder: null });
});

it('keeps all of a changed cart out of which the store takes nothing', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('hod'));
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1') });
  await atProvider(made, 'pay');
  const code = 'woocommerce_rest_cart_invalid_key';
  await service.faults({ path: '/cart/remove-item', status: 409, body: 'json', code, times: 1 });
  expect(await readCart(shopper)).toMatchObject({ items: [{ name: 'on-sale' }, { name: 'Roll 01' }], notices: [] });
  expect(shopper.cookies.get('has-cart')).toBe('1');
});

it('leaves alone what was put in by a change whose answer was lost', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('ivo'));
  const before = shopper.cookies.get('cart')!;
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1'), quantity: 3 });
  await atProvider(made, 'pay');
  shopper.cookies.set('cart', before);
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 5, unpaidOrder: null });
  shopper.cookies.set('cart', before);
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 5, unpaidOrder: null });
});

it('is the same order where the buyer gives up the card and pays by transfer', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('ida'));
  await atProvider(made, 'leave');
  const moved = await place(shopper, order({ billing: emailOf('ida') }));
  expect(moved.id).toBe(made.id);
  expect(await read(shopper, made)).toMatchObject({ paymentState: 'DUE', needsPayment: false, paymentUrl: null });
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 0, unpaidOrder: null });
  expect(await orders('ida@example.test')).toHaveLength(1);
});

it('is the same order, and known by its new e-mail, where the buyer corrects that before paying', async () => {
  const shopper = await buyer();
  const made = await place(shopper, card('misspelt'));
  await atProvider(made, 'leave');
  const corrected = await place(shopper, card('max'));
  expect(corrected.id).toBe(made.id);
  expect(await read(shopper, corrected)).toMatchObject({ paymentState: 'WAITING' });
  await atProvider(corrected, 'pay');
  expect(await read(shopper, corrected)).toMatchObject({ paymentState: 'PAID' });
  expect(await readUnpaid(shopper)).toEqual({ itemCount: 0, unpaidOrder: null });
});

/** The store never hears of an order. */
const UNHEARD = { path: '/store/v1/checkout', method: 'POST', reset: true, times: 1 };

it('takes an order that waits for its payment by card for none that was to be paid by transfer', async () => {
  const shopper = await buyer();
  await place(shopper, card('ode'));
  await service.faults(UNHEARD);
  const moved = await place(shopper, order({ billing: emailOf('ode') }));
  expect(moved).toMatchObject({ __typename: 'OrderFailure', code: 'BEING_CHECKED' });
});

it('takes an order that waits for its payment for none that the store refuses', async () => {
  const shopper = await buyer();
  await place(shopper, card('oto'));
  const code = 'woocommerce_rest_product_out_of_stock';
  await service.faults({ path: '/store/v1/checkout', method: 'POST', status: 400, body: 'json', code, times: 1 });
  expect(await place(shopper, card('oto'))).toMatchObject({ __typename: 'OrderFailure', code: 'CART_CHANGED' });
});

it('takes the order of one cart that waits for its payment for none of another with the same goods', async () => {
  const [one, other] = [await buyer(), await buyer()];
  await place(one, card('ora'));
  await service.faults(UNHEARD);
  expect(await place(other, card('ora'))).toMatchObject({ __typename: 'OrderFailure', code: 'BEING_CHECKED' });
});

/** The same walk on every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state % sides;
  };
}

it.each([1, 2, 3, 4, 5, 6])(
  'never makes two orders of one cart, and empties it once it is paid (walk %i)',
  async seed => {
    const throwDice = dice(seed);
    const shopper = await buyer();
    const email = `walk${seed}`;
    let key = card(email);
    let made: Placed | null = null;
    let paid = false;
    const lost = { path: '/store/v1/checkout', method: 'POST', reset: true, after: true, times: 1 };
    const acts = [
      async () => {
        const answer = await place(shopper, key);
        if (answer.__typename === 'OrderPlaced') made = answer;
      },
      async () => {
        key = card(email);
      },
      () => service.faults(lost),
      async () => made && !paid && void (await atProvider(made, 'decline')),
      async () => {
        if (made) await atProvider(made, 'pay');
        paid ||= made !== null;
      },
      async () => void (await readCart(shopper)),
    ];
    for (let step = 0; step < 14; step += 1) await acts[throwDice(acts.length)]!();
    const { itemCount } = await readCart(shopper);
    const placed = await orders(`${email}@example.test`);
    expect(placed.length).toBeLessThanOrEqual(1);
    expect(itemCount).toBe(paid ? 0 : 2);
  },
);
