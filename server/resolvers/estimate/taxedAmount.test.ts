import { expect, it } from 'vitest';
import { fc } from '../../../rules/test/property.ts';
import { netPiece, sumLines, sumOnce, taxedAmount } from './taxedAmount.ts';

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

/** What anything may cost here, in ten thousandths of a unit, and how often it is bought. */
const basket = fc.array(fc.tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 99_999 })), {
  ...{ minLength: 1, maxLength: 20 },
});
const places = fc.constantFrom(['ZAR', 2], ['ZAR', 4], ['JPY', 0], ['JPY', 2], ['KWD', 3], ['KWD', 0] as const);
const percents = fc.constantFrom(0n, 5n, 7n, 15n, 20n);

it('sums up as one works it out in whole numbers, with tax in the prices or on top', () => {
  fc.assert(
    fc.property(basket, places, percents, fc.boolean(), (wanted, [currency, digits], percent, includes) => {
      const known = { parts: [String(percent)], includedPercent: includes ? String(percent) : '0' };
      const taxed = { ...known, currency: String(currency), digits: Number(digits) };
      const bought = wanted.map(([price, quantity]) => ({
        ...{ price: (price / 10_000).toFixed(4), quantity, tax: taxed },
      }));
      const whole = includes ? 100n + percent : 100n;
      const rounded = (share: bigint, parts: bigint, down = false) =>
        (2n * share + parts - (down ? 1n : 0n)) / (2n * parts);
      const paid = wanted.map(([price, quantity]) => BigInt(price) * BigInt(quantity) * 10n ** BigInt(digits));
      const sum = (amounts: bigint[]) => amounts.reduce((all, one) => all + one, 0n);
      expect(sumLines(bought)).toEqual({
        net: sum(paid.map(one => rounded(one * 100n, 10_000n * whole))),
        tax: sum(paid.map(one => rounded(one * percent, 10_000n * whole, includes))),
        ...{ currency, digits },
      });
      const taxes = sum(paid.map(one => rounded(one * percent * 1_000_000n, 10_000n * whole)));
      const gross = rounded(sum(paid) * 100n + (includes ? 0n : taxes), 1_000_000n);
      const tax = rounded(taxes, 1_000_000n);
      expect(sumOnce(bought)).toEqual({ net: gross - tax, tax, currency, digits });
    }),
  );
});

it('charges at home what stands on a price that has its tax in it', () => {
  fc.assert(
    fc.property(basket, percents, (wanted, percent) => {
      const home = { ...tax, parts: [String(percent)], includedPercent: String(percent) };
      const bought = wanted.map(([cents, quantity]) => ({ price: (cents / 100).toFixed(2), quantity, tax: home }));
      const paid = wanted.reduce((all, [cents, quantity]) => all + BigInt(cents) * BigInt(quantity), 0n);
      for (const sum of [sumLines(bought), sumOnce(bought)]) expect(sum.net + sum.tax).toBe(paid);
    }),
  );
});
