import { expect, it } from 'vitest';
import type { OrderJob } from '../../quotes/storage/orderQueue.ts';
import { orderBody } from './orderBody.ts';

const line = (productId: number | null, taxClass?: string | null) => ({
  ...{ productId, variationId: null, name: 'Seal', quantity: 1, unit: '', net: '100.00' },
  ...(taxClass === undefined ? {} : { taxClass }),
});
const job = (lines: object[]) =>
  ({
    ...{ reference: 'Q-1', offer: { lines, fees: [], delivery: null, currency: 'ZAR', version: 1 } },
    order: { buyer: { paymentMethod: 'bacs', billing: {}, shipping: {}, note: '' } },
  }) as unknown as OrderJob;

it('orders each product in the class that it was offered in, and what earlier releases offered in the standard one', () => {
  const { line_items } = orderBody(
    job([line(1, 'standard'), line(2, 'reduced-rate'), line(3, null), line(4), line(null, 'standard')]),
    'Bank transfer',
  ) as { line_items: { product_id: number; tax_class: string }[] };
  expect(line_items.map(one => [one.product_id, one.tax_class])).toEqual([
    [1, ''],
    [2, 'reduced-rate'],
    [3, ''],
    [4, ''],
  ]);
});
