import { expect, it } from 'vitest';
import { fc } from '../../../rules/test/property.ts';
import { metaUnder, readAddress, readBreaks, readMinimum } from './productMeta.ts';
import type { Product } from './wire.ts';

const breaks = [
  { quantity: 5, price: '66.40' },
  { quantity: 10, price: '59.98' },
];

it.each<[string, unknown]>([
  ['a JSON list', '[{"quantity":10,"price":"59.98"},{"quantity":5,"price":"66.40"}]'],
  ['a list of pairs named otherwise', '[{"from":"5","price":"66.40"},{"min":10,"price":"59.98"}]'],
  ['a map that a plugin left', { 5: '66.40', 10: '59.98' }],
  ['what an editor typed', '5: 66.40, 10: 59.98'],
  ['a list that begins with the price of one', '[[1,"70"],[5,"66.40"],[10,"59.98"]]'],
  ['a list with broken rows', [{ quantity: 5, price: '66.40' }, null, { quantity: 'x', price: 1 }, [10, '59.98']]],
])('reads price breaks from %s', (_, value) => {
  expect(readBreaks(value)).toEqual(breaks);
});

it.each([
  '',
  'call us',
  'null',
  '7',
  0,
  null,
  undefined,
  true,
  [[]],
  { a: 'b' },
  '5:-3',
  '0:10',
  '{"5":{"toString":0}}',
])('reads no price breaks from %j', value => expect(readBreaks(value)).toEqual([]));

it('reads price breaks from anything without failing, each quantity once and in order', () => {
  fc.assert(
    fc.property(fc.anything(), value => {
      const quantities = readBreaks(value).map(({ quantity }) => quantity);
      expect(quantities).toEqual([...new Set(quantities)].toSorted((a, b) => a - b));
    }),
  );
});

it.each([
  ['5', 5],
  [' 12 ', 12],
  [3, 3],
  ['1', null],
  ['0', null],
  ['5 rolls', null],
  ['-2', null],
  [{}, null],
  [undefined, null],
])('a minimum of %j is %j', (value, minimum) => expect(readMinimum(value)).toBe(minimum));

it.each([
  ['https://shop.test/sheet.pdf', 'https://shop.test/sheet.pdf'],
  ['/wp-content/uploads/sheet.pdf', '/wp-content/uploads/sheet.pdf'],
  [{ url: 'https://shop.test/sheet.pdf', id: 4 }, 'https://shop.test/sheet.pdf'],
  ['javascript:alert(1)', undefined],
  ['sheet.pdf', undefined],
  [17, undefined],
  [null, undefined],
])('a data sheet at %j lies at %j', (value, address) => expect(readAddress(value)).toBe(address));

it('finds the value under a key that is read, or that PRODUCT_META names', () => {
  const product = { meta_data: ['pack', '_tiers', 'maker'].map(key => ({ key, value: `of ${key}` })) } as Product;
  const configured = { minimumQuantity: 'least', dataSheet: 'sheet', priceBreaks: '_tiers' };
  expect(metaUnder(product, 'pack', configured)).toBe('of pack');
  expect(metaUnder(product, 'priceBreaks', configured)).toBe('of _tiers');
  expect(metaUnder(product, 'dataSheet', configured)).toBeUndefined();
  // @ts-expect-error: what lists do not ask for would be null in silence; its key belongs into metaKeys.ts.
  metaUnder(product, 'maker', configured);
});
