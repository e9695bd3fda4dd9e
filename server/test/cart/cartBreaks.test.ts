import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { change, productId } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { newShopper } from '../shopper.ts';

const service = startEmbedded({ env: { PRICE_BREAKS: 'cart' } });
const BREAKS = '{ cart { items { quantity price { amount } nextBreak { quantity price { amount currency } } } } }';

let product: string;
beforeAll(async () => {
  await service.edit('products', 'roll-7', { meta: { price_breaks: '10:6.5, 5:7' }, regularPrice: '8.00' });
  await service.edit('products', 'seal', { meta: { price_breaks: '1:0.5, 20:1.5' } });
  await service.cold();
});
// As whoever chooses a product does, which puts its record at hand.
beforeEach(async () => {
  product = await productId(service, 'roll-7');
  await service.ask('{ product(slug: "roll-7") { priceBreaks { quantity } } }');
});

/** The one line of a cart with so many of it. */
async function lineOf(item: object, quantity: number, gateway = service.gateway) {
  const buyer = newShopper(gateway);
  await change(buyer, 'addCartItem', { ...item, quantity });
  return (await buyer.ask(BREAKS)).data.cart.items[0];
}

it('says from how many on the next break holds, and what one costs then', async () => {
  const zar = (amount: string) => ({ amount, currency: 'ZAR' });
  const next = async (quantity: number) => (await lineOf({ product }, quantity)).nextBreak;
  expect(await next(1)).toEqual({ quantity: 5, price: zar('7.00') });
  expect(await next(5)).toEqual({ quantity: 10, price: zar('6.50') });
  expect(await next(10)).toBeNull();
});

it('is what the cart then charges', async () => {
  for (const quantity of [1, 5]) {
    const { nextBreak } = await lineOf({ product }, quantity);
    const { price } = await lineOf({ product }, nextBreak.quantity);
    expect(price.amount).toBe(nextBreak.price.amount);
  }
});

it('goes by the price of the variation, whatever is listed of a single piece', async () => {
  const { data } = await service.ask(
    '{ product(slug: "seal") { priceBreaks { quantity } ... on VariableProduct { variations { id sku } } } }',
  );
  const { id } = data.product.variations.find(({ sku }: { sku: string }) => sku === 'SEAL-S-R');
  expect(data.product.priceBreaks).toEqual([{ quantity: 20 }]);
  const { price, nextBreak } = await lineOf({ product: id }, 1);
  expect([price, nextBreak]).toMatchObject([{ amount: '24.00' }, { quantity: 20, price: { amount: '1.50' } }]);
});

it('says nothing where breaks hold for quotes alone', async () => {
  const gateway = service.another({ env: { PRICE_BREAKS: 'quote' } });
  await gateway.ready();
  await ask(gateway, '{ product(slug: "roll-7") { priceBreaks { quantity } } }');
  expect((await lineOf({ product }, 1, gateway)).nextBreak).toBeNull();
});

it('says nothing where the cart charges another price than the shop lists', async () => {
  await service.edit('products', 'roll-7', { regularPrice: '9.00' });
  expect((await lineOf({ product }, 1)).nextBreak).toBeNull();
  expect((await lineOf({ product }, 5)).nextBreak).toMatchObject({ quantity: 10 });
  await service.edit('products', 'roll-7', { regularPrice: '8.00' });
});

it('says nothing of a break for which there are too few, or of which one alone is sold', async () => {
  const next = async () => (await lineOf({ product }, 1)).nextBreak;
  for (const [limit, breaks] of [
    [{ manageStock: true, stockQuantity: 9 }, { quantity: 5 }],
    [{ stockQuantity: 4 }, null],
    [{ stockQuantity: 4, backorders: 'yes' }, { quantity: 5 }],
    [{ soldIndividually: true }, null],
  ] as const) {
    await service.edit('products', 'roll-7', limit);
    const found = await next();
    expect(breaks ? found : [found]).toMatchObject(breaks ?? [null]);
  }
});
