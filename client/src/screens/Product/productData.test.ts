import { expect, test } from 'vitest';
import type { ProductSeo_ProductFragment } from '../../gql/graphql.ts';
import { layoutAnswer } from '../../test/layoutAnswer.ts';
import { product, variableProduct } from '../../test/products.ts';
import { productData } from './productData.ts';

const site = { ...layoutAnswer.site, url: 'https://labels.example' };
const dataOf = (answered: object, more: object = {}) =>
  productData({ described: [], ...answered } as unknown as ProductSeo_ProductFragment, { ...site, ...more });

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

test('variations are a group of products, each with its own offer and address', () => {
  const data = dataOf(variableProduct()) as unknown as { hasVariant: { url: string; offers: { price: string } }[] };
  expect(data).toMatchObject({ '@type': 'ProductGroup', brand: { name: 'Diri Labels' } });
  expect(data.hasVariant.length).toBeGreaterThan(1);
  expect(new Set(data.hasVariant.map(({ url }) => url)).size).toBe(data.hasVariant.length);
  for (const { offers } of data.hasVariant) expect(offers.price).toMatch(/^\d+\.\d{2}$/);
});

test('delivery and returns are told as far as they are configured', () => {
  const told = { delivery: { orderBefore: '14:00', workingDays: 2 }, returnDays: 14 };
  expect(dataOf(product(), told)).toMatchObject({
    offers: {
      shippingDetails: { deliveryTime: { transitTime: { maxValue: 2 } } },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    },
  });
  expect((dataOf(product()) as { offers: object }).offers).not.toHaveProperty('shippingDetails');
});
