import { expect, it } from 'vitest';
import { productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { seed } from '../seed.ts';
import { newShopper } from '../shopper.ts';
import { change, read } from './cartShop.ts';

// What may be applied beside what, and for whom. The store takes all others off for one that is used by itself, without a word.

const coupon = { amount: '10.00', type: 'percent', minimum: '', expires: '', freeShipping: false } as const;
const service = startEmbedded({
  seed: {
    ...seed,
    coupons: [
      { ...coupon, code: 'SAVE10' },
      { ...coupon, code: 'MORE5', amount: '5.00', type: 'fixed_cart' },
      { ...coupon, code: 'ALONE', amount: '1.00', individualUse: true },
      { ...coupon, code: 'VIP', emails: ['vip@example.test'] },
    ],
  },
});

async function shopperWith(...codes: string[]) {
  const shopper = newShopper(service.gateway);
  await change(shopper, 'addCartItem', { product: await productId(service, 'on-sale'), quantity: 2 });
  for (const code of codes) await change(shopper, 'applyCoupon', { code });
  return shopper;
}

const WHY = 'Removed from your cart, as coupon ALONE was added: SAVE10, MORE5.';

it('tells of the coupons that another one took off, until the next change', async () => {
  const shopper = await shopperWith('SAVE10', 'MORE5');
  const told = { coupons: [{ code: 'alone' }], notices: [{ code: 'CART_PROBLEM', message: WHY, item: null }] };
  const cart = await change(shopper, 'applyCoupon', { code: 'Alone' });
  expect(cart).toMatchObject(told);
  for (let times = 0; times < 2; times += 1) expect(await read(shopper)).toMatchObject(told);
  const [{ key }] = cart.items;
  expect(await change(shopper, 'updateCartItem', { key, quantity: 3 })).toMatchObject({ notices: [] });
});

it('leaves the cart as it was where a coupon is for use by itself and another is refused beside it', async () => {
  const shopper = await shopperWith('ALONE');
  const before = await read(shopper);
  const refused = await change(shopper, 'applyCoupon', { code: 'SAVE10' });
  expect(refused).toMatchObject({
    code: 'COUPON_REFUSED',
    field: 'code',
    message: expect.stringMatching(/^"alone" has already been applied/),
  });
  expect(await read(shopper)).toEqual(before);
});

it('says nothing where a coupon comes to others, or to none', async () => {
  const shopper = await shopperWith('SAVE10');
  const both = await change(shopper, 'applyCoupon', { code: 'MORE5' });
  expect(both).toMatchObject({ coupons: [{ code: 'save10' }, { code: 'more5' }], notices: [] });
});

it('takes a coupon of one buyer once it knows the email, and off again with another', async () => {
  const shopper = await shopperWith();
  expect(await change(shopper, 'applyCoupon', { code: 'VIP' })).toMatchObject({ code: 'COUPON_REFUSED' });
  const know = (email: string) => change(shopper, 'updateCartCustomer', { billing: { country: 'ZA', email } });
  await know('vip@example.test');
  expect(await change(shopper, 'applyCoupon', { code: 'VIP' })).toMatchObject({ coupons: [{ code: 'vip' }] });
  const message = expect.stringMatching(
    /^The "vip" coupon has been removed from your cart: Please enter a valid email/,
  );
  expect(await know('eve@example.test')).toMatchObject({ coupons: [], notices: [{ code: 'CART_PROBLEM', message }] });
});
