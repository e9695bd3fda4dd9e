import { expect, it } from 'vitest';
import { addAmounts } from '../../../rules/money.ts';
import { productId, readCart } from '../buying.ts';
import { change, startCartShop } from '../cart/cartShop.ts';
import { emailOf, order, place } from '../ordering.ts';
import { newShopper } from '../shopper.ts';

const service = startCartShop();
const SUMS = `query ($id: ID!, $key: String!) { order(id: $id, key: $key) {
  items { subtotal { gross { amount } } total { gross { amount } } }
  totals { items { gross { amount } } discount { gross { amount } } shipping { gross { amount } } total { amount } } } }`;

it('adds up an order with a coupon: lines to the goods, and all parts to the total', async () => {
  const shopper = newShopper(service.gateway);
  for (const slug of ['on-sale', 'roll-1'])
    await change(shopper, 'addCartItem', { product: await productId(service, slug), quantity: 3 });
  await change(shopper, 'applyCoupon', { code: 'save10' });
  const { totals } = await readCart(shopper);
  const placed = await place(shopper, order({ billing: emailOf('kay'), total: totals.total.amount }));
  const { data, errors } = await shopper.ask(SUMS, { id: placed.id, key: placed.key });
  expect(errors).toEqual([]);
  const { items, totals: summed } = data.order;
  const sum = (amounts: string[]) => amounts.reduce(addAmounts, '0.00');
  const each = (part: 'subtotal' | 'total') =>
    items.map((item: Record<typeof part, { gross: { amount: string } }>) => item[part].gross.amount);
  const { items: goods, discount, shipping, total } = summed;
  expect(sum(each('subtotal'))).toBe(goods.gross.amount);
  expect(sum([...each('total'), discount.gross.amount])).toBe(goods.gross.amount);
  expect(sum([goods.gross.amount, `-${discount.gross.amount}`, shipping.gross.amount])).toBe(total.amount);
});
