import { expect, it } from 'vitest';
import { change, productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { countInFlight } from '../inFlight.ts';
import { ordering, place } from '../ordering.ts';
import { newShopper, type Shopper } from '../shopper.ts';
import { card, paying, read, readUnpaid } from './paying.ts';

// Whoever changes a cart by a session from before its order, as a client without locks does, loses nothing of either.

const service = startEmbedded();
const { buyer } = ordering(service);
const { atProvider } = paying(service);

/** The same browser, with the session that it has now. */
function asItIs(shopper: Shopper, gateway = service.gateway): Shopper {
  const now = newShopper(gateway);
  for (const [name, value] of shopper.cookies) now.cookies.set(name, value);
  return now;
}

const add = async (shopper: Shopper) =>
  change(shopper, 'addCartItem', { product: await productId(service, 'roll-1'), quantity: 3 });

it.each([
  ['bacs', 'DUE', 3],
  ['card_test', 'WAITING', 5],
])('knows the order by %s that was made while a change waited for the cart', async (paymentMethod, state, pieces) => {
  const checkout = countInFlight(/\/store\/v1\/checkout/);
  const gateway = service.another({ dispatcher: checkout.dispatcher });
  await gateway.ready();
  const shopper = await buyer(gateway);
  const tab = asItIs(shopper, gateway);
  const release = checkout.hold();
  const placing = place(shopper, card('tia', { paymentMethod }));
  await eventually(() => expect(checkout.most).toBe(1));
  const adding = add(tab);
  release();
  const made = await placing;
  expect(await adding).toMatchObject({ itemCount: pieces, notices: [] });
  expect(await read(tab, made)).toMatchObject({ paymentState: state });
  if (state === 'WAITING') await atProvider(made, 'pay');
  expect(await readUnpaid(tab)).toEqual({ itemCount: 3, unpaidOrder: null });
  expect(tab.cookies.get('has-cart')).toBe('1');
});

it.each(['bacs', 'card_test'])(
  'keeps what was put in before an order by %s is told again whose answer never came',
  async paymentMethod => {
    const shopper = await buyer();
    const unanswered = asItIs(shopper);
    const input = card('tom', { paymentMethod });
    const { id } = await place(shopper, input);
    await add(unanswered);
    const made = await place(unanswered, input);
    expect(made).toMatchObject({ __typename: 'OrderPlaced', id });
    expect(unanswered.cookies.get('has-cart')).toBe('1');
    if (paymentMethod === 'card_test') await atProvider(made, 'pay');
    expect(await readUnpaid(unanswered)).toEqual({ itemCount: 3, unpaidOrder: null });
  },
);

it('knows the order after several changes whose answers never came, either', async () => {
  const shopper = await buyer();
  const unanswered = asItIs(shopper);
  const made = await place(shopper, card('tod'));
  await add(asItIs(unanswered));
  expect(await add(unanswered)).toMatchObject({ itemCount: 8 });
  expect(await readUnpaid(unanswered)).toMatchObject({ unpaidOrder: { id: made.id } });
  await atProvider(made, 'pay');
  expect(await readUnpaid(unanswered)).toEqual({ itemCount: 6, unpaidOrder: null });
});

it('takes out what was paid for before the next change tells its browser of the order', async () => {
  const shopper = await buyer();
  const unanswered = asItIs(shopper);
  const made = await place(shopper, card('tim'));
  await atProvider(made, 'pay');
  expect(await add(unanswered)).toMatchObject({ itemCount: 5 });
  expect(await readUnpaid(unanswered)).toEqual({ itemCount: 3, unpaidOrder: null });
  expect(await read(unanswered, made)).toMatchObject({ paymentState: 'PAID' });
});
