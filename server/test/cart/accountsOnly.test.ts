import { expect, it } from 'vitest';
import { productId } from '../buying.ts';
import { newShopper } from '../shopper.ts';
import { shopSaying } from '../shopSaying.ts';
import { change, read, startCartShop } from './cartShop.ts';

const service = startCartShop();

const settings = (guests: string, accounts: string) => [
  { id: 'woocommerce_enable_guest_checkout', value: guests },
  { id: 'woocommerce_enable_signup_and_login_from_checkout', value: accounts },
];

/** A visitor of a shop that says this of accounts, with something in the cart. */
async function shopperOf(said: unknown) {
  const upstream = await shopSaying(service.demo.url, { '/wc/v3/settings/account?': said });
  const gateway = service.another({ upstream });
  await gateway.ready();
  const shopper = newShopper(gateway);
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1'), quantity: 2 });
  return shopper;
}

it('leads to the checkout of a shop that sells to nobody who is not signed in', async () => {
  const shopper = await shopperOf(settings('no', 'no'));
  const { storeCheckoutUrl, items } = await read(shopper);
  expect(new URL(storeCheckoutUrl).pathname).toMatch(/^\/checkout/);
  expect(items).toHaveLength(1);
});

it.each([
  ['sells to guests', settings('yes', 'no')],
  ['makes an account of each order', settings('no', 'yes')],
  ['does not say', []],
])('takes the orders of a shop that %s', async (_, said) => {
  const shopper = await shopperOf(said);
  expect(await read(shopper)).toMatchObject({ storeCheckoutUrl: null, paymentMethods: [{ id: 'bacs' }, {}, {}] });
});

it('takes the orders of a shop whose settings may not be read', async () => {
  await service.faults({ path: '/wc/v3/settings/account', status: 403, body: 'json' });
  const gateway = service.another();
  await gateway.ready();
  const shopper = newShopper(gateway);
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1'), quantity: 2 });
  expect((await read(shopper)).storeCheckoutUrl).toBeNull();
});
