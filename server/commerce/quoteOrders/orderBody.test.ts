import { expect, it } from 'vitest';
import type { OrderJob } from '../../quotes/storage/orderQueue.ts';
import { orderBody } from './orderBody.ts';

const line = (productId: number | null, taxClass?: string | null) => ({
  ...{ productId, variationId: null, name: 'Seal', quantity: 1, unit: '', net: '100.00' },
  ...(taxClass === undefined ? {} : { taxClass }),
});
const job = (lines: object[]) =>
  ({
    ...{
      reference: 'Q-1',
      offer: { lines, fees: [], delivery: null, currency: 'ZAR', version: 1, totals: { total: '115.00' } },
    },
    order: { buyer: { paymentMethod: 'bacs', billing: {}, shipping: {}, note: '' } },
  }) as unknown as OrderJob;

it('orders each product in the class that it was offered in, and what earlier releases offered in the standard one', () => {
  const { line_items } = orderBody(
    job([line(1, 'standard'), line(2, 'reduced-rate'), line(3, null), line(4), line(null, 'standard')]),
    { paymentTitle: 'Bank transfer', deliveryAsGoods: true },
  ) as { line_items: { product_id: number; tax_class: string }[] };
  expect(line_items.map(one => [one.product_id, one.tax_class])).toEqual([
    [1, ''],
    [2, 'reduced-rate'],
    [3, ''],
    [4, ''],
  ]);
});

it.each([
  [
    'as delivery where a product has a class that the shop takes over',
    [line(1, 'standard'), line(null)],
    true,
    '15.00',
    1,
  ],
  ['as a fee where none has', [line(1, null), line(null)], true, '15.00', 0],
  ['as delivery where no tax is offered on it', [line(null)], true, '0.00', 1],
  ['as delivery where the shop has a class for it', [line(null)], false, '15.00', 1],
])('orders what is paid for delivery %s', (_, lines, deliveryAsGoods, tax, count) => {
  const { offer, ...rest } = job(lines);
  const sent = { ...rest, offer: { ...offer, delivery: { name: 'Courier', net: '100.00', tax } } } as OrderJob;
  const { shipping_lines, fee_lines } = orderBody(sent, { paymentTitle: '', deliveryAsGoods });
  expect(shipping_lines).toHaveLength(count);
  expect(fee_lines).toHaveLength(lines.filter(({ productId }) => productId === null).length + 1 - count);
});
