import { expect, test } from 'vitest';
import { cart } from '../../test/cartAnswers.ts';
import { viewOf } from '../store/cartView.ts';
import type { Cart } from '../store/lines.ts';
import { obstacleAt } from './obstacles.ts';

type Said = { code?: string; message: string; item?: string };

const named = (names: string[], { code = 'OUT_OF_STOCK', message, item }: Said, options: string[][] = []): Cart => {
  const plain = cart(Object.fromEntries(names.map((_, at) => [at + 1, 1])));
  const items = plain.items.map((item, at) => ({
    ...item,
    name: names[at]!,
    options: (options[at] ?? []).map(value => ({ __typename: 'ItemOption' as const, name: 'Colour', value })),
  }));
  return { ...plain, items, notices: [{ __typename: 'CartNotice', code, message, item: item ?? null, index: null }] };
};

const GONE = 'is out of stock and cannot be purchased. Please remove it from your cart.';

test.each<[string, Cart, boolean[]]>([
  ['the one that is named', named(['Seal', 'Tape'], { message: `“Tape” ${GONE}` }), [false, true]],
  ['all that are named', named(['Seal', 'Tape'], { message: '"Seal" and "Tape" are out of stock.' }), [true, true]],
  ['none whose name is part of another', named(['Seal', 'Seal Red'], { message: `“Seal Red” ${GONE}` }), [false, true]],
  ['none that another name ends with', named(['Seal', 'Blue Seal'], { message: `“Blue Seal” ${GONE}` }), [false, true]],
  [
    'of two kinds of one product that with the options',
    named(['Seal', 'Seal'], { message: `“Seal - Red” ${GONE}` }, [['Blue'], ['Red']]),
    [false, true],
  ],
  [
    'neither of two kinds where nobody says which',
    named(['Seal', 'Seal'], { message: `“Seal” ${GONE}` }, [['Blue'], ['Red']]),
    [false, false],
  ],
  [
    'one that is sold no more',
    named(['Seal'], { code: 'NOT_FOR_SALE', message: 'Seal can no longer be bought here.', item: 'Seal' }),
    [true],
  ],
  [
    'one that is less than the least that is sold',
    named(['Seal', 'Tape'], { code: 'BELOW_MINIMUM', message: 'The minimum order of Seal is 5.', item: 'Seal' }),
    [true, false],
  ],
  [
    'none that there are only fewer of',
    named(['Seal'], { code: 'QUANTITY_LOWERED', message: 'Fewer of Seal.' }),
    [false],
  ],
])('of the lines of a cart, %s cannot be ordered', (_, shown, expected) => {
  const { lines, notices } = viewOf(shown);
  expect(lines.map(line => obstacleAt(line, lines, notices) !== null)).toEqual(expected);
});
