import { expect, it } from 'vitest';
import { cartBudgets } from '../budgets.ts';
import { productId } from '../buying.ts';
import { newShopper } from '../shopper.ts';
import { change, RESULT, startCartShop } from './cartShop.ts';

// Coupons, addresses, ways of shipping and what goes with it: all that changes what a cart comes to.

const service = startCartShop();
const idOf = (slug: string) => productId(service, slug);
const shopper = () => newShopper(service.gateway);

it('empties the cart in one call', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  await service.cold();
  const { data } = await buyer.ask(`mutation { clearCart { ${RESULT} } }`);
  expect(data.clearCart).toMatchObject({
    __typename: 'Cart',
    items: [],
    notices: [],
    totals: { total: { amount: '0.00' } },
  });
  expect(await service.calls()).toHaveLength(cartBudgets.write);
});

it('forgets the coupons of a cart that is emptied, as the store does, and keeps its address', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('on-sale'), quantity: 10 });
  await change(buyer, 'applyCoupon', { code: 'save10' });
  await change(buyer, 'updateCartCustomer', { shipping: { country: 'ZA', city: 'Durban' } });
  const query = 'mutation { clearCart { ... on Cart { coupons { code } shippingAddress { city } } } }';
  expect((await buyer.ask(query)).data.clearCart).toEqual({ coupons: [], shippingAddress: { city: 'Durban' } });
  expect((await change(buyer, 'addCartItem', { product: await idOf('on-sale') })).coupons).toEqual([]);
});

it('applies and removes coupons, and says why one is refused', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('on-sale'), quantity: 10 });
  expect(await change(buyer, 'applyCoupon', { code: 'Save10' })).toMatchObject({
    coupons: [{ code: 'save10', discount: { gross: { amount: '42.72' } } }],
    totals: { items: { gross: { amount: '427.20' } }, discount: { gross: { amount: '42.72' } } },
  });
  expect(await change(buyer, 'applyCoupon', { code: 'nope' })).toMatchObject({ code: 'COUPON_REFUSED', field: 'code' });
  expect(await change(buyer, 'removeCoupon', { code: 'SAVE10' })).toMatchObject({ coupons: [] });
  expect(await change(buyer, 'removeCoupon', { code: 'SAVE10' })).toMatchObject({ code: 'COUPON_NOT_APPLIED' });
});

it('estimates shipping for a part of an address and refuses what cannot be one', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  expect(
    await change(buyer, 'updateCartCustomer', { shipping: { country: 'ZA', state: 'WC', postcode: '8001' } }),
  ).toMatchObject({
    shippingAddress: { postcode: '8001', country: 'ZA', email: null },
    shippingPackages: [{ rates: [{}, {}] }],
  });
  for (const [billing, field] of [
    [{ country: 'ZA', postcode: '80 01' }, 'billing.postcode'],
    [{ country: 'ZA', state: 'XX' }, 'billing.state'],
    [{ country: 'Narnia' }, 'billing.country'],
    [{ country: 'ZA', email: 'nobody' }, 'billing.email'],
    [{ country: 'ZA', phone: '12' }, 'billing.phone'],
  ] as const)
    expect(await change(buyer, 'updateCartCustomer', { billing })).toMatchObject({ code: 'INVALID_ADDRESS', field });
});

it('chooses how a package is sent, and says when a way is not offered', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await idOf('roll-1') });
  const cart = await change(buyer, 'selectShippingRate', { package: '0', rate: 'local_pickup:2' });
  expect(cart.totals.shipping.gross.amount).toBe('0.00');
  expect(cart.shippingPackages[0].rates.map((rate: { selected: boolean }) => rate.selected)).toEqual([false, true]);
  expect(await change(buyer, 'selectShippingRate', { rate: 'teleport:9' })).toMatchObject({
    ...{ code: 'RATE_NOT_OFFERED', field: 'rate', cart: { itemCount: 1 } },
  });
});

it('offers what goes with the products in it, and is not in it yet', async () => {
  const buyer = shopper();
  const options = [
    { attribute: 'size', value: 's' },
    { attribute: 'Print colour', value: 'Red' },
  ];
  await change(buyer, 'addCartItem', { product: await idOf('seal'), options });
  const offered = async () => {
    const { data, errors } = await buyer.ask('{ cart { crossSells { slug name } } }');
    expect(errors).toEqual([]);
    return data.cart.crossSells;
  };
  expect(await offered()).toEqual([{ slug: 'roll-2', name: 'Roll 02' }]);
  await change(buyer, 'addCartItem', { product: await idOf('roll-2') });
  expect(await offered()).toEqual([]);
});
