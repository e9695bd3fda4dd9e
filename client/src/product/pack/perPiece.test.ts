import { expect, test } from 'vitest';
import { perPiece, readPack } from './perPiece.ts';

const zar = (amount: string) => ({ amount, currency: 'ZAR' });

test.each([
  ['714.00', 'roll of 1000', 'ZAR\u00a00.71 a label'],
  ['93.50', 'sheet of 1 000', 'ZAR\u00a00.0935 a label'],
  ['1190.00', 'box of 36', 'ZAR\u00a033.06 each'],
])('%s for a %s is %s', (amount, pack, words) => expect(perPiece(zar(amount), pack)).toBe(words));

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
