import { expect, test } from 'vitest';
import type { ProductSeo_ProductFragment } from '../../../gql/graphql.ts';
import { layoutAnswer } from '../../../test/layoutAnswer.ts';
import { externalProduct, money, product, review, stock, variableProduct } from '../../../test/products.ts';
import { productData } from './productData.ts';

const site = { ...layoutAnswer.site, url: 'https://labels.example' };
const dataOf = (answered: ProductSeo_ProductFragment, more: Partial<typeof site> = {}) =>
  productData(answered, { ...site, ...more });

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

test('where prices exclude VAT, a consumer is told the price with it', () => {
  const more = { pricesIncludeTax: false, seoPrice: money('82.11') };
  expect(dataOf(product(more))).toMatchObject({ offers: { price: '82.11', priceCurrency: 'ZAR' } });
  const { variations } = variableProduct();
  const dearer = variations!.map(one => ({ ...one, seoPrice: one.price && money(`1${one.price.amount}`) }));
  const data = dataOf(variableProduct({ pricesIncludeTax: false, variations: dearer }));
  expect(data).toMatchObject({ offers: { lowPrice: '160.00', highPrice: '190.00' } });
  expect(data).toMatchObject({
    hasVariant: dearer.map(({ seoPrice }) => ({ offers: { price: seoPrice?.amount } })),
  });
});

test('where nobody knows the tax, the price is told as it is', () => {
  const more = { pricesIncludeTax: false, seoPrice: null };
  expect(dataOf(product(more))).toMatchObject({ offers: { price: '71.40' } });
});

test('without a price there is no offer', () => {
  expect(dataOf(product({ price: null, regularPrice: null }))).not.toHaveProperty('offers');
});

test('a sample is not offered', () => {
  expect(dataOf(product({ sample: true }))).not.toHaveProperty('offers');
});

test('without ratings there is none', () => {
  expect(dataOf(product({ rating: { __typename: 'Rating', average: 0, count: 0 } }))).not.toHaveProperty(
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

test('what is known of it is told: number, brand, size, material, colour and what buyers wrote', () => {
  const attribute = (slug: string, ...names: string[]) => ({
    ...{ __typename: 'ProductAttribute' as const, slug },
    options: names.map(name => ({ __typename: 'AttributeTerm' as const, name })),
  });
  const seoAttributes = [
    ...[attribute('size', '38 × 19 mm'), attribute('material', 'Void polyester')],
    attribute('colour', 'Blue', 'Red'),
  ];
  const reviews = { __typename: 'ReviewList' as const, items: [review({ review: '<p>It held.</p>' })] };
  const told = dataOf(product({ seoGtin: '4006381333931', seoAttributes, reviews } as never));
  expect(told).toMatchObject({
    ...{ gtin: '4006381333931', brand: { name: 'Diri Labels' }, size: '38 × 19 mm', material: 'Void polyester' },
    review: [{ '@type': 'Review', reviewBody: 'It held.', reviewRating: { bestRating: 5 } }],
  });
  expect(told, 'of two colours neither is said').not.toHaveProperty('color');
  expect(dataOf(product({ seoGtin: '4006381333930' })), 'no number').not.toHaveProperty('gtin');
});

test('a range says how many offers it is of, and each of them what sets it apart', () => {
  const data = dataOf(variableProduct()) as unknown as {
    offers: { offerCount: number };
    hasVariant: { offers?: object }[];
  };
  expect(data.offers.offerCount).toBe(data.hasVariant.filter(({ offers }) => offers).length);
  expect(data).toMatchObject({ variesBy: expect.arrayContaining(['https://schema.org/size']) });
});

test('terms are written out once in a page: each variation refers to them', () => {
  const told = {
    delivery: { ...{ __typename: 'DeliveryPromise' as const, orderBefore: '14:00', workingDays: 2 }, cost: money('9') },
    returnDays: 14,
  };
  const data = dataOf(variableProduct(), told) as unknown as { offers: object; hasVariant: { offers: object }[] };
  expect(data.offers).toMatchObject({ shippingDetails: { '@id': '#delivery', shippingRate: { value: '9' } } });
  expect(data.hasVariant[0]?.offers).toMatchObject({ shippingDetails: { '@id': '#delivery' } });
  for (const { offers } of data.hasVariant)
    expect(offers).toMatchObject({ hasMerchantReturnPolicy: { '@id': '#returns' } });
  expect(JSON.stringify(data).match(/cutoffTime/g)).toHaveLength(1);
});

test('delivery and returns are told as far as they are configured', () => {
  const told = {
    delivery: {
      ...{ __typename: 'DeliveryPromise' as const, orderBefore: '14:00', workingDays: 2 },
      cost: money('113.85'),
    },
    returnDays: 14,
  };
  expect(dataOf(product(), told)).toMatchObject({
    offers: {
      shippingDetails: {
        shippingRate: { value: '113.85', currency: 'ZAR' },
        deliveryTime: { transitTime: { maxValue: 2 } },
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    },
  });
  const place = { ...site.place!, country: 'BW', countryName: 'Botswana' };
  expect(dataOf(product(), { ...told, place })).toMatchObject({
    offers: {
      shippingDetails: { shippingDestination: { addressCountry: 'BW' } },
      hasMerchantReturnPolicy: { applicableCountry: 'BW' },
    },
  });
  expect(JSON.stringify(dataOf(product(), { ...told, place: null }))).not.toMatch(/Country/);
  const noCost = { ...told, delivery: { ...told.delivery, cost: null } };
  for (const less of [{}, noCost])
    expect((dataOf(product(), less) as { offers: object }).offers).not.toHaveProperty('shippingDetails');
});

test('what is no thing is sent nowhere, and what is not in stock by no day', () => {
  const told = {
    delivery: { ...{ __typename: 'DeliveryPromise' as const, orderBefore: '14:00', workingDays: 2 }, cost: money('9') },
    returnDays: 14,
  };
  const offersOf = (answered: ProductSeo_ProductFragment) => (dataOf(answered, told) as { offers: object }).offers;
  const shipping = { __typename: 'Shipping' as const, required: false };
  for (const less of [{ shipping }, { stock: stock('OUT_OF_STOCK') }, { stock: stock('ON_BACKORDER') }]) {
    expect(offersOf(product(less))).not.toHaveProperty('shippingDetails');
    expect(offersOf(product(less))).toHaveProperty('hasMerchantReturnPolicy');
  }
  const elsewhere = externalProduct('https://seller.test/x', 'Buy there');
  expect(offersOf(elsewhere)).not.toHaveProperty('shippingDetails');
  const { hasVariant } = dataOf(variableProduct(), told) as unknown as {
    hasVariant: { offers: { availability: string; shippingDetails?: object } }[];
  };
  for (const { offers } of hasVariant)
    expect('shippingDetails' in offers).toBe(offers.availability === 'https://schema.org/InStock');
});
