import { expect, it } from 'vitest';
import { type Asked, requestContext } from '../ask.ts';
import { productId, readCart } from '../buying.ts';
import { change, startCartShop } from '../cart/cartShop.ts';
import { emailOf, order, place } from '../ordering.ts';
import { newShopper } from '../shopper.ts';

// A shop that makes each buyer an account hands the order to it; so it does with earlier ones of whoever opens an account.

const service = startCartShop();
const TAXED = '{ net { amount } tax { amount } gross { amount currency } }';
const ORDER = `query ($id: ID!, $key: String!, $email: String) { order(id: $id, key: $key, email: $email) {
  id number status note paymentState needsPayment paymentMethod { id } remaining { amount }
  items { productId sku quantity options { name value } price { amount } subtotal ${TAXED} total ${TAXED} }
  coupons { code discount ${TAXED} } fees { name amount ${TAXED} }
  totals { items ${TAXED} fees ${TAXED} discount ${TAXED} shipping ${TAXED} tax { amount } taxLines { name amount { amount } } total { amount } }
  billingAddress { firstName city state email } shippingAddress { firstName city country email } } }`;
const PAYMENT = `query ($id: ID!, $key: String!, $email: String) { orderPayment(id: $id, key: $key, email: $email) { state needsPayment } }`;

async function ordered(name: string) {
  const shopper = newShopper(service.gateway);
  const product = await productId(service, 'seal');
  const options = [
    { attribute: 'Size', value: 'Small' },
    { attribute: 'Print colour', value: 'Red' },
  ];
  await change(shopper, 'addCartItem', { product, options, quantity: 3 });
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-1'), quantity: 2 });
  await change(shopper, 'applyCoupon', { code: 'save10' });
  const { totals } = await readCart(shopper);
  const { id, key } = await place(shopper, order({ billing: emailOf(name), total: totals.total.amount }));
  return { shopper, id, key };
}

/** What the shop asks for besides. */
function addFee(id: string) {
  const { database } = service.demo;
  const fees = [{ name: 'Handling', cost: { net: 2_000, tax: 300 } }];
  database.put('orders', { ...database.get('orders', Number(id))!, fees });
}

const taxed = (net: string, tax: string, gross: string) => ({
  ...{ net: { amount: net }, tax: { amount: tax } },
  gross: { amount: gross, currency: 'ZAR' },
});

/** Hands an order to the account of its buyer. */
function handOver(id: string, customer = 7) {
  const { database } = service.demo;
  database.put('orders', { ...database.get('orders', Number(id))!, customer });
}

const told = ({ data, errors }: Asked) => {
  expect(errors).toEqual([]);
  return data;
};

it('is shown to whoever has its key and its e-mail, as it was while it was nobody’s', async () => {
  const { shopper, id, key } = await ordered('nomsa');
  addFee(id);
  const before = told(await shopper.ask(ORDER, { id, key }));
  expect(before.order.fees).toEqual([{ name: 'Handling', amount: taxed('20.00', '3.00', '23.00') }]);
  const payment = told(await shopper.ask(PAYMENT, { id, key }));
  handOver(id);
  expect(told(await shopper.ask(ORDER, { id, key }))).toEqual(before);
  const elsewhere = newShopper(service.another());
  const known = { id, key, email: 'Nomsa@Example.test' };
  expect(told(await elsewhere.ask(ORDER, known))).toEqual(before);
  expect(told(await elsewhere.ask(PAYMENT, known))).toEqual(payment);
});

it('is shown to nobody who lacks one of them', async () => {
  const { shopper, id, key } = await ordered('thabo');
  handOver(id);
  const elsewhere = newShopper(service.gateway);
  for (const [asking, args] of [
    [elsewhere, { id, key }],
    [elsewhere, { id, key, email: 'nomsa@example.test' }],
    [elsewhere, { id, key: `${key}x`, email: 'thabo@example.test' }],
    [shopper, { id, key: 'wc_order_another' }],
  ] as const)
    expect(told(await asking.ask(ORDER, args)).order).toBeNull();
});

it('is nobody’s by an e-mail that neither has', async () => {
  const { id, key } = await ordered('lindiwe');
  handOver(id);
  const { database } = service.demo;
  const order = database.get('orders', Number(id))!;
  database.put('orders', { ...order, billing: { ...order.billing, email: '' } });
  const { placedOrders } = service.gateway.services.commerce;
  expect(await placedOrders.byKey(requestContext().scope, Number(id), key, '')).toBeNull();
});
