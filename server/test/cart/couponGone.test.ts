import { expect, it } from 'vitest';
import { forgetCart, productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { emailOf, order, place } from '../ordering.ts';
import { seed } from '../seed.ts';
import { newShopper } from '../shopper.ts';
import { change, read } from './cartShop.ts';

// The store takes off a coupon that holds no more, and says so in the one answer in which it does.

const service = startEmbedded({
  seed: {
    ...seed,
    coupons: ['BULK', 'MORE'].map(code => ({
      ...{ code, amount: '5.00', type: 'fixed_cart', minimum: '60.00', expires: '', freeShipping: false },
    })),
  },
});
const WHY = 'The "bulk" coupon has been removed from your cart: The minimum spend for coupon "bulk" is R60.00.';
const told = [{ code: 'CART_PROBLEM', message: WHY, item: null }];

/** A visitor whose cart is worth a coupon. */
async function shopperWithCoupon() {
  const shopper = newShopper(service.gateway);
  await change(shopper, 'addCartItem', { product: await productId(service, 'on-sale'), quantity: 2 });
  const cart = await change(shopper, 'applyCoupon', { code: 'bulk' });
  expect(cart.coupons).toMatchObject([{ code: 'bulk' }]);
  return { shopper, key: cart.items[0].key };
}

it('tells of it to a reader too, until the next change', async () => {
  const { shopper, key } = await shopperWithCoupon();
  expect(await change(shopper, 'updateCartItem', { key, quantity: 1 })).toMatchObject({ coupons: [], notices: told });
  for (let times = 0; times < 2; times += 1) expect(await read(shopper)).toMatchObject({ coupons: [], notices: told });
  expect(await change(shopper, 'updateCartItem', { key, quantity: 3 })).toMatchObject({ coupons: [], notices: [] });
  expect((await read(shopper)).notices).toEqual([]);
});

it('tells of all that are taken off together', async () => {
  const { shopper, key } = await shopperWithCoupon();
  await change(shopper, 'applyCoupon', { code: 'more' });
  const notices = [...told, { ...told[0], message: WHY.replaceAll('bulk', 'more') }];
  expect(await change(shopper, 'updateCartItem', { key, quantity: 1 })).toMatchObject({ notices });
  for (let times = 0; times < 2; times += 1) expect(await read(shopper)).toMatchObject({ notices });
});

it('tells of what came to light with a read as long', async () => {
  const { shopper } = await shopperWithCoupon();
  await service.edit('products', 'on-sale', { salePrice: '10.00' });
  for (let times = 0; times < 2; times += 1) expect(await read(shopper)).toMatchObject({ coupons: [], notices: told });
  await service.edit('products', 'on-sale', { salePrice: '42.72' });
});

it('tells of what came to light with the order', async () => {
  const { shopper } = await shopperWithCoupon();
  const { totals } = await read(shopper);
  await service.edit('products', 'on-sale', { salePrice: '10.00' });
  const { total } = totals;
  const refused = await place(shopper, order({ billing: emailOf('zola'), total: total.amount }));
  expect(refused).toMatchObject({ code: 'CART_CHANGED', cart: { notices: told } });
  expect((await read(shopper)).notices).toEqual(told);
  await service.edit('products', 'on-sale', { salePrice: '42.72' });
});

it('takes it off again where a cart that the store has forgotten is put back, or says why not', async () => {
  const { shopper } = await shopperWithCoupon();
  const product = await productId(service, 'on-sale');
  const putBack = (quantity: number) => {
    forgetCart(shopper, service.gateway);
    return change(shopper, 'updateCartCustomer', { billing: { country: 'ZA' }, restore: [{ product, quantity }] });
  };
  const notices = [{ code: 'CART_EXPIRED' }, { code: 'PUT_BACK' }];
  expect(await putBack(2)).toMatchObject({ coupons: [{ code: 'bulk' }], notices });
  const why = { code: 'NOT_PUT_BACK', message: expect.stringMatching(/^The minimum spend for coupon "bulk"/) };
  expect(await putBack(1)).toMatchObject({ coupons: [], notices: [...notices, why] });
  expect(await putBack(2)).toMatchObject({ coupons: [], notices });
});
