import { expect, test } from 'vitest';
import { leanData } from './leanData.ts';

test('what is asked for search engines alone stays on the server, and the same field for the page does not', () => {
  const product = { id: '1', gtin: '4006381333931', seoGtin: '4006381333931', seo: { title: 'Void' } };
  expect(leanData({ product })).toEqual({ product: { id: '1', gtin: '4006381333931', seo: { title: 'Void' } } });
});

test('a type is named where another could stand', () => {
  const product = { __typename: 'VariableProduct', price: { __typename: 'Money', amount: '1' } };
  expect(leanData([product])).toEqual([{ __typename: 'VariableProduct', price: { amount: '1' } }]);
});
