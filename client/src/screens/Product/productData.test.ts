import { expect, test } from 'vitest';
import type { ProductSeo_ProductFragment } from '../../gql/graphql.ts';
import { product, variableProduct } from '../../test/products.ts';
import { productData } from './productData.ts';

const dataOf = (answered: object) => productData(answered as ProductSeo_ProductFragment, 'https://labels.example');

test('a product is offered at its price, in the currency of the price shown', () => {
  expect(dataOf(product())).toMatchObject({
    '@type': 'Product',
    name: 'Void Label',
    offers: { '@type': 'Offer', price: '71.40', priceCurrency: 'ZAR' },
  });
});

test('variations of different prices are a range', () => {
  expect(dataOf(variableProduct())).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '60.00', highPrice: '90.00' },
  });
});

test('without a price there is no offer', () => {
  expect(dataOf(product({ price: null, regularPrice: null }))).not.toHaveProperty('offers');
});

test('a sample is not offered', () => {
  expect(dataOf(product({ sample: true }))).not.toHaveProperty('offers');
});

test('without ratings there is none', () => {
  expect(dataOf(product({ rating: { __typename: 'Rating', average: '0.00', count: 0 } }))).not.toHaveProperty(
    'aggregateRating',
  );
});
