import { expect, it } from 'vitest';
import { ask, requestContext } from '../ask.ts';
import { recording, row, rows, startRecorded } from '../recorded.ts';

// WooCommerce lists what was paid back of an order below zero, and leaves its total as it was.

const service = startRecorded();
const refund = (id: number, total: string) => ({ id, reason: '', total, total_tax: '0.00' });
const [processing] = recording('wc-orders').body as { total: string; billing: { email: string } }[];
const inPart = { ...processing, refunds: [refund(1, '-50.00'), refund(2, '-4.20')] };

const ORDER = `{ order(id: "403", key: "wc_order_key", email: "sipho@example.test") {
  refunded { amount } remaining { amount currency } totals { total { amount } } } }`;
const LIST = '{ orders { items { status total { amount } refunded { amount currency } remaining { amount } } } }';

async function orderWith(refunds: object[]) {
  service.on(/^\/wc\/store\/v1\/order\/403/, { body: row('store-order-card-pending', { status: 'completed' }) });
  service.on(/^\/wc\/v3\/orders\/403/, { body: row('wc-order-card-paid', { refunds }) });
  const { data, errors } = await ask(service.gateway(), ORDER);
  expect(errors).toEqual([]);
  return data.order;
}

it('says what was paid back of an order, and what of its total is left', async () => {
  const { totals, ...sums } = await orderWith([refund(1, '-50.00')]);
  expect(totals).toEqual({ total: { amount: '156.57' } });
  expect(sums).toEqual({ refunded: { amount: '50.00' }, remaining: { amount: '106.57', currency: 'ZAR' } });
  expect(await orderWith([])).toMatchObject({ refunded: { amount: '0.00' }, remaining: { amount: '156.57' } });
});

it('says the same in lists: of a part, and of all', async () => {
  service.on(/^\/wc\/v3\/orders\?/, rows(inPart, (recording('wc-orders').body as object[])[1] as never));
  const { data, errors } = await ask(service.gateway(), LIST, {}, { ...requestContext(), operator: true });
  expect(errors).toEqual([]);
  expect(data.orders.items).toMatchObject([
    {
      status: 'processing',
      total: { amount: '454.20' },
      refunded: { amount: '54.20' },
      remaining: { amount: '400.00' },
    },
    { status: 'refunded', refunded: { amount: '359.70', currency: 'ZAR' }, remaining: { amount: '0.00' } },
  ]);
});
