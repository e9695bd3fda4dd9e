import { expect, it } from 'vitest';
import { netPiece, taxedAmount } from './taxedAmount.ts';

const tax = { parts: ['15'], includedPercent: '0', currency: 'ZAR', digits: 2 };

it('rounds what many pieces cost, not what one costs', () => {
  expect(taxedAmount('0.0432', 1000, tax)).toMatchObject({ net: { amount: '43.20' }, gross: { amount: '49.68' } });
  expect(taxedAmount('71.40', 3, { ...tax, includedPercent: '15' })).toMatchObject({
    ...{ net: { amount: '186.26' }, tax: { amount: '27.94' }, gross: { amount: '214.20' } },
  });
});

it('rounds each of several rates by itself, and no tax from what was rounded already', () => {
  const gstAndPst = { ...tax, parts: ['5', '7'] };
  // 0.505 and 0.707; 12% of it are 1.212
  expect(taxedAmount('10.10', 1, gstAndPst)).toMatchObject({ tax: { amount: '1.22' }, gross: { amount: '11.32' } });
  // 15% of 1.2967 are 0.1945, and of 1.30 they would be 0.195
  expect(taxedAmount('1.2967', 1, tax)).toMatchObject({ net: { amount: '1.30' }, tax: { amount: '0.19' } });
  // the middle, which such a shop rounds down: 0.075
  const within = { ...tax, includedPercent: '15' };
  expect(taxedAmount('0.575', 1, within)).toMatchObject({ net: { amount: '0.50' }, tax: { amount: '0.07' } });
});

it.each([
  ['0', '62.09', '0.00', '62.09'],
  ['20', '62.09', '12.42', '74.51'],
])('takes the tax that a price has in it out before it adds %s %% elsewhere', (percent, net, due, gross) => {
  const abroad = { ...tax, parts: [percent], includedPercent: '15' };
  expect(taxedAmount('71.40', 1, abroad)).toMatchObject({
    ...{ net: { amount: net }, tax: { amount: due }, gross: { amount: gross } },
  });
});

it.each([
  ['0.0432', '0', 'ZAR', '0.0432'],
  ['71.40', '15', 'ZAR', '62.087'],
  ['115', '15', 'ZAR', '100.00'],
  ['115', '15', 'JPY', '100'],
  ['0.123456', '0', 'ZAR', '0.1235'],
])('takes the tax out of a price of %s with %s %% in %s: %s', (price, includedPercent, currency, net) => {
  expect(netPiece(price, { ...tax, includedPercent, currency })).toBe(net);
});
