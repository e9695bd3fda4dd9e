import { beforeAll, expect, it } from 'vitest';
import { change, productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { newShopper } from '../shopper.ts';

const service = startEmbedded();
const shopper = () => newShopper(service.gateway);

let product: string;
beforeAll(async () => {
  await service.edit('products', 'roll-2', { soldIndividually: true });
  await service.edit('products', 'seal', { soldIndividually: true });
  await service.cold();
  product = await productId(service, 'roll-2');
});

const noticeOf = (item: string) => ({
  code: 'SOLD_INDIVIDUALLY',
  message: `${item} is sold one to an order: there is one in your cart instead of 5.`,
  item,
});

it('says that one was put in of what is sold one to an order', async () => {
  const cart = await change(shopper(), 'addCartItem', { product, quantity: 5 });
  expect(cart).toMatchObject({ itemCount: 1, notices: [noticeOf('Roll 02')] });
});

it('says so among several that were put in, and of a variation by its options', async () => {
  const options = [
    { attribute: 'size', value: 's' },
    { attribute: 'Print colour', value: 'Red' },
  ];
  const [seal, other] = [await productId(service, 'seal'), await productId(service, 'roll-3')];
  const items = [
    { product: other, quantity: 5 },
    { product, quantity: 5 },
    { product: seal, options, quantity: 5 },
  ];
  const cart = await change(shopper(), 'addCartItems', { items });
  expect(cart).toMatchObject({ itemCount: 7, notices: [noticeOf('Roll 02'), noticeOf('Seal & proof')] });
});

it('says that fewer were put in than were asked for, where a line may hold no more', async () => {
  const buyer = shopper();
  const input = { product: await productId(service, 'roll-4'), quantity: 9999 };
  const message = 'There are fewer of Roll 04 than you wanted: 9999 instead of 99999.';
  const lowered = { notices: [{ code: 'QUANTITY_LOWERED', message, item: 'Roll 04' }] };
  expect(await change(shopper(), 'addCartItem', input)).toMatchObject({ notices: [] });
  expect(await change(buyer, 'addCartItem', { ...input, quantity: 99_999 })).toMatchObject(lowered);
});

it('says nothing where one was asked for', async () => {
  expect(await change(shopper(), 'addCartItem', { product })).toMatchObject({ itemCount: 1, notices: [] });
});

it('says so, too, where the answer of the store is lost', async () => {
  const buyer = shopper();
  await change(buyer, 'addCartItem', { product: await productId(service, 'roll-1') });
  await service.faults({ path: 'add-item', method: 'POST', times: 1, reset: true, after: true });
  const cart = await change(buyer, 'addCartItem', { product, quantity: 5 });
  expect(cart).toMatchObject({ itemCount: 2, notices: [noticeOf('Roll 02')] });
});
