import { expect, it } from 'vitest';
import { fc } from '../../../../rules/test/property.ts';
import { readLines } from './readLines.ts';

const pairs = (list: string) => readLines(list).map(({ sku, quantity }) => [sku, quantity]);

it.each([
  ['commas', 'SEC-1,5\nSEC-2,10'],
  ['semicolons and spaces', 'SEC-1; 5\nSEC-2 ; 10'],
  ['tabs, as a spreadsheet copies', 'SEC-1\t5\r\nSEC-2\t10\r\n'],
  ['spaces', '  SEC-1 5\nSEC-2    10'],
  ['a separator of its own in each line', 'SEC-1;5\nSEC-2 10'],
  ['quotes', '"SEC-1","5"\n"SEC-2";"10"'],
  ['a header', 'SKU,Quantity\nSEC-1,5\nSEC-2,10'],
  ['a header with other columns', 'Item;Qty;SKU\nVoid label;5;SEC-1\nTape;10;SEC-2'],
  ['a header whose first column is another', 'Qty,SKU\n5,SEC-1\n10,SEC-2'],
  ['a header behind a description', 'Description;Stock code;Qty\nVoid label;SEC-1;5\nTape;SEC-2;10'],
  ['empty lines', '\nSEC-1,5\n\n,\nSEC-2,10\n\n'],
])('reads a list with %s', (_what, list) => {
  expect(pairs(list)).toEqual([
    ['SEC-1', 5],
    ['SEC-2', 10],
  ]);
});

it.each([
  ['SEC-1', 1],
  ['SEC-1,', 1],
  ['SEC-1;1 000', 1000],
  ['SEC-1 1 000', 1000],
  ['SEC-1 1 000 000', 1_000_000],
  ['SEC-1  12 each', 12],
  ['SEC-1,"12,500"', 12_500],
  ['SEC-1, 1,000', 1000],
  ['SEC-1,12,500,000', 12_500_000],
  ['SEC-1 1 000', 1000],
  ['SEC-1\t1,000', 1000],
  // A thousand pieces, or five at a hundred each: nobody can tell.
  ['SEC-1,5,100', null],
  ['SEC-1 5 100', 5100],
  ['SEC-1;5;100', 5],
  ['SEC-1\t5\t100', 5],
  ['SEC-1,"5","100"', 5],
  ['SEC-1,5,71.40', 5],
  ['SEC-1,5,for us', 5],
  ['SEC-1,0', null],
  ['SEC-1,-5', null],
  ['SEC-1,1.5', null],
  ['SEC-1,many', null],
  ['SEC-1,99999999999', null],
])('reads %j as %s pieces', (line, quantity) => {
  expect(pairs(line)).toEqual([['SEC-1', quantity]]);
});

it('knows by its header whether a list has other columns', () => {
  expect(pairs('SKU,Qty\nSEC-1,1,000')).toEqual([['SEC-1', 1000]]);
  expect(pairs('Void label,code 7\nSEC-1,5').map(([sku]) => sku)).toEqual(['Void label', 'SEC-1']);
  expect(pairs('SKU,Qty,Price\nSEC-1,5,100')).toEqual([['SEC-1', 5]]);
});

it.each([
  ['SKU-1001\nSEC-1', ['SKU-1001', 'SEC-1']],
  ['ITEM7\nSEC-1', ['ITEM7', 'SEC-1']],
  ['Partition-3\nSEC-1', ['Partition-3', 'SEC-1']],
  ['SKU\nSEC-1', ['SEC-1']],
  ['SKU-1001,many\nSEC-1', ['SKU-1001', 'SEC-1']],
  ['"Stock code:"\nSEC-1', ['SEC-1']],
  ['Item number\nSEC-1', ['SEC-1']],
  ['PartNo.\nSEC-1', ['SEC-1']],
  ['SKUs\nSEC-1', ['SEC-1']],
])('leaves out the first line of %j only where it is a heading', (list, skus) => {
  expect(pairs(list).map(([sku]) => sku)).toEqual(skus);
});

it.each([
  'SKU,Pieces per roll,Quantity\nSEC-1,1000,2',
  'SKU,Amount,Qty\nSEC-1,586,2',
  'SKU,Count,Order qty\nSEC-1,30,2',
  'SKU,Pieces per roll,Pieces\nSEC-1,1000,2',
  'SKU,Qty per roll,Qty\nSEC-1,1000,2',
  'SKU,Price,Pcs\nSEC-1,586,2',
])('finds the quantity of %j', list => {
  expect(pairs(list)).toEqual([['SEC-1', 2]]);
});

it('cannot read a line without a SKU, or with something far too long for one', () => {
  expect(pairs(`,5\n${'x'.repeat(65)},5`).map(([, quantity]) => quantity)).toEqual([null, null]);
});

it('numbers the lines as the visitor counts them, and keeps their words', () => {
  expect(readLines('SKU,Qty\n\nSEC-1, 5 \n').map(({ number, text }) => [number, text])).toEqual([[3, 'SEC-1, 5 ']]);
});

it('takes a separator within quotes for a part of the SKU', () => {
  expect(pairs('"SEC;1",5')).toEqual([['SEC;1', 5]]);
});

it('loses no line of anything', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'AB-12,; \t"') })), lines => {
      const read = readLines(['SKU,Qty', ...lines].join('\n'));
      for (const { number, text } of read) expect(text).toBe(lines[number - 2]);
      const left = lines.filter((_, at) => !read.some(({ number }) => number === at + 2));
      expect(left.join('').replace(/[\s,;"]/g, '')).toBe('');
    }),
  );
});
