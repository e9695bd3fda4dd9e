import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { recording, row, startRecorded } from '../recorded.ts';

// The store leaves the tax on shipping out of an order's tax lines.

const service = startRecorded();
const QUERY = `{ order(id: "403", key: "wc_order_key", email: "sipho@example.test") { totals { tax { amount }
  taxLines { name rate amount { amount } } } } }`;
const line = (name: string, rate: string | null, amount: string) => ({ name, rate, amount: { amount } });

async function totalsOf(stored: Record<string, unknown>) {
  service.on(/^\/wc\/store\/v1\/order\/403/, { body: stored });
  const { data, errors } = await ask(service.gateway(), QUERY);
  expect(errors).toEqual([]);
  return data.order.totals;
}

it('names all tax of one rate, shipping too, without another call', async () => {
  const totals = await totalsOf(row('store-order-card-pending'));
  expect(totals).toEqual({ tax: { amount: '20.42' }, taxLines: [line('VAT', '15', '20.42')] });
  expect(service.calls.filter(path => path.startsWith('/wc/v3/orders'))).toEqual([]);
});

const { totals } = recording('store-order-card-pending').body as { totals: Record<string, unknown> };
const twoRates = row('store-order-card-pending', {
  totals: {
    ...totals,
    tax_lines: [
      { name: 'State', price: '400', rate: '10' },
      { name: 'City', price: '157', rate: '5' },
    ],
  },
});

it('asks the shop for the parts of several rates', async () => {
  const tax_lines = [
    { label: 'State', rate_code: 'STATE-1', rate_percent: 10, tax_total: '4.00', shipping_tax_total: '9.90' },
    { label: 'City', rate_code: 'CITY-1', rate_percent: 5, tax_total: '1.57', shipping_tax_total: '4.95' },
  ];
  service.on(/^\/wc\/v3\/orders\/403/, { body: row('wc-order-card-pending', { tax_lines }) });

  expect((await totalsOf(twoRates)).taxLines).toEqual([line('State', '10', '13.90'), line('City', '5', '6.52')]);
});

it('names all as one where the shop does not tell the parts', async () => {
  service.on(/^\/wc\/v3\/orders\/403/, { status: 503, body: 'away' });
  expect((await totalsOf(twoRates)).taxLines).toEqual([line('State, City', null, '20.42')]);
});
