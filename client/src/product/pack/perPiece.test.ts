import { expect, test } from 'vitest';
import { perPiece, readPack } from './perPiece.ts';

const zar = (amount: string) => ({ amount, currency: 'ZAR' });

test.each([
  ['714.00', 'roll of 1000', 'ZAR\u00a00.71 a label'],
  ['93.50', 'sheet of 1 000', 'ZAR\u00a00.0935 a label'],
  ['1190.00', 'box of 36', 'ZAR\u00a033.06 each'],
])('%s for a %s is %s', (amount, pack, words) => expect(perPiece(zar(amount), pack)).toBe(words));

test.each([
  ['610', 'JPY', 'roll of 1000', '¥0.61 a label'],
  ['1450', 'JPY', 'roll of 1000', '¥1.45 a label'],
  ['14500', 'JPY', 'roll of 1000', '¥15 a label'],
  ['61.250', 'KWD', 'roll of 500', 'KWD\u00a00.123 a label'],
  ['61.250', 'KWD', 'roll of 10 000', 'KWD\u00a00.0061 a label'],
  ['100.00', 'ZAR', 'roll of 1000', 'ZAR\u00a00.10 a label'],
  ['99.90', 'ZAR', 'roll of 1000', 'ZAR\u00a00.0999 a label'],
])("%s %s for a %s is %s, to the currency's own decimals", (amount, currency, pack, words) =>
  expect(perPiece({ amount, currency }, pack)).toBe(words),
);

test.each([
  [null, 'roll of 1000'],
  [zar('714.00'), null],
  [zar('714.00'), 'single roll'],
  [zar('0.00'), 'roll of 1000'],
])('%o for a %s has no price of one', (price, pack) => expect(perPiece(price, pack)).toBeNull());

test('what names no unit is sold by the piece', () => {
  expect(readPack('each')).toEqual({ unit: 'piece', count: null });
  expect(readPack('single roll')).toEqual({ unit: 'roll', count: null });
});
