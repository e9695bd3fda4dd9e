import { expect, it } from 'vitest';
import { change, readCart } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { emailOf, order, ordering, place } from '../ordering.ts';

// An order says how it is sent, or that its buyer collects it.

const service = startEmbedded();
const { buyer } = ordering(service);

const ORDER = 'query ($id: ID!, $key: String!) { order(id: $id, key: $key) { shippingMethods collected } }';
const TRACK =
  'query ($number: String!, $email: String!) { trackOrder(number: $number, email: $email) { number collected } }';

async function placed(name: string, rate: string) {
  const shopper = await buyer();
  await change(shopper, 'updateCartCustomer', { billing: emailOf(name) });
  await change(shopper, 'selectShippingRate', { package: '0', rate });
  const { totals } = await readCart(shopper);
  return { shopper, ...(await place(shopper, order({ billing: emailOf(name), total: totals.total.amount }))) };
}

it.each([
  ['flat_rate:1', 'Courier', false],
  ['local_pickup:2', 'Collect in Johannesburg', true],
])('names the way that was chosen: %s', async (rate, name, collected) => {
  const buyerName = rate.replace(':', '');
  const { shopper, id, key } = await placed(buyerName, rate);
  await service.cold();
  const { data, errors } = await shopper.ask(ORDER, { id, key });
  expect(errors).toEqual([]);
  expect(data.order).toEqual({ shippingMethods: [name], collected });
  expect((await service.calls()).filter(path => path.startsWith('/wc/v3/orders'))).toHaveLength(1);
  const tracked = await shopper.ask(TRACK, { number: id, email: emailOf(buyerName).email });
  expect(tracked.data.trackOrder).toEqual({ number: id, collected });
});

it('says nothing of it while the shop does not answer', async () => {
  const { shopper, id, key } = await placed('zola', 'local_pickup:2');
  await service.cold();
  await service.faults({ path: '/wc/v3/orders', status: 503, body: 'html' });
  const { data } = await shopper.ask(ORDER, { id, key });
  await service.faults();
  expect(data.order).toEqual({ shippingMethods: null, collected: null });
});
