import { expect, it } from 'vitest';
import { breakRows, nextBreak } from './breakRows.ts';

const money = (amount: string, currency = 'ZAR') => ({ amount, currency });
const step = (quantity: number, amount: string) => ({ quantity, price: money(amount) });
const priceBreaks = [step(5, '66.40'), step(10, '59.98'), step(25, '53.00')];

it('begins with what the least that is sold costs, at a break that it reaches', () => {
  const rows = breakRows({ price: money('71.40'), priceBreaks, minimum: 10 });
  expect(rows).toEqual([
    { from: 10, range: '10-24', each: money('59.98'), percent: null },
    { from: 25, range: '25+', each: money('53.00'), percent: 12 },
  ]);
  expect(nextBreak(rows, 10)).toMatchObject({ missing: 15, saving: 'ZAR\u00a06.98' });
});

it('has no rows where the least that is sold reaches the last break', () => {
  expect(breakRows({ price: money('71.40'), priceBreaks, minimum: 25 })).toEqual([]);
});

it('has no rows of what has no price: the estimate has none for it either', () => {
  expect(breakRows({ price: null, priceBreaks, minimum: 1 })).toEqual([]);
});

it('says what is saved in all decimals of the currency', () => {
  const dinars = [{ quantity: 5, price: money('1.111', 'KWD') }];
  const rows = breakRows({ price: money('1.234', 'KWD'), priceBreaks: dinars, minimum: 1 });
  expect(nextBreak(rows, 1)?.saving).toBe('KWD\u00a00.123');
});

it('saves nothing by a break that is not lower than the one before it', () => {
  const priced = [step(5, '66.40'), step(10, '66.40'), step(25, '68.00'), step(50, '60.00')];
  const rows = breakRows({ price: money('71.40'), priceBreaks: priced, minimum: 1 });
  expect(nextBreak(rows, 6)).toEqual({ missing: 44, saving: 'ZAR\u00a06.40', price: 'ZAR\u00a060.00' });
  expect(nextBreak(rows.slice(0, -1), 6)).toBeNull();
  expect(rows.map(({ percent }) => percent)).toEqual([null, 7, 7, 5, 16]);
});
