import { expect, it } from 'vitest';
import { checkQuoteItems, quoteItemsText } from './quoteItems.ts';

const item = { productId: 7, productName: 'ICASA Label', quantity: 5 };

it('reads as one line per entry', () => {
  const noted = { ...item, sku: 'REG-ICA-2515', price: 'R 12.50', notes: ' matt,\nplease ' };
  expect(quoteItemsText([noted, { ...item, productName: 'VOID Label', quantity: 1.5 }])).toBe(
    'Quote list:\n5 x ICASA Label (REG-ICA-2515, shown at R 12.50): matt, please\n1 x VOID Label',
  );
});

it('is empty for an empty list and leaves out entries without a name', () => {
  expect(quoteItemsText([])).toBe('');
  expect(quoteItemsText([{ ...item, productName: ' ' }])).toBe('');
});

it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('counts a quantity of %d as 1', quantity => {
  expect(quoteItemsText([{ ...item, quantity }])).toBe('Quote list:\n1 x ICASA Label');
});

it.each([0, -1, 1.5, 100_000_001])('does not take a quantity of %d for another one', quantity => {
  expect(checkQuoteItems([item, { ...item, quantity }])).toEqual({
    code: 'OUT_OF_RANGE',
    message: 'Please give each product a quantity from 1 to 100000000.',
  });
});

it('cuts nothing off of what a buyer wrote about a product', () => {
  expect(checkQuoteItems([{ ...item, notes: 'x'.repeat(500) }])).toBeNull();
  expect(checkQuoteItems([{ ...item, notes: 'x'.repeat(501) }])).toEqual({
    code: 'TOO_LONG',
    message: 'Please write at most 500 characters about each product.',
  });
});

it('has at most a hundred entries', () => {
  expect(checkQuoteItems(Array(100).fill(item))).toBeNull();
  expect(checkQuoteItems(Array(101).fill(item))).toEqual({
    code: 'TOO_LONG',
    message: 'Please send at most 100 products at a time.',
  });
});
