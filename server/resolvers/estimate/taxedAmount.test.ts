import { expect, it } from 'vitest';
import { taxedAmount } from './taxedAmount.ts';

const tax = { percent: '15', pricesIncludeTax: false, currency: 'ZAR' };

it('rounds what many pieces cost, not what one costs', () => {
  expect(taxedAmount('0.0432', 1000, tax)).toMatchObject({ net: { amount: '43.20' }, gross: { amount: '49.68' } });
  expect(taxedAmount('71.40', 3, { ...tax, pricesIncludeTax: true })).toMatchObject({
    ...{ net: { amount: '186.26' }, tax: { amount: '27.94' }, gross: { amount: '214.20' } },
  });
});
