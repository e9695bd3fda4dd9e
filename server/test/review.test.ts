import { expect, it } from 'vitest';
import { startEmbedded } from './embedded.ts';

const service = startEmbedded();

it('shows approved reviews of a product, newest first, cleaned', async () => {
  const { data, calls } = await service.cost(
    '{ product(slug: "seal") { reviews(perPage: 2) { items { reviewer review rating createdAt verified } pageInfo { totalItems totalPages hasNextPage } } } }',
  );
  expect(data.product.reviews).toEqual({
    items: [
      {
        reviewer: 'Buyer 11',
        review: expect.stringMatching(/^<p>Holds <b>well<\/b> &amp; leaves a mark\.<\/p>/),
        rating: 1,
        createdAt: '2026-05-11T10:00:00+02:00',
        verified: true,
      },
      expect.objectContaining({ reviewer: 'Buyer 10' }),
    ],
    pageInfo: { totalItems: 11, totalPages: 6, hasNextPage: true },
  });
  expect(calls.find(path => path.includes('reviews'))).toMatch(/status=approved.*_fields=(?!.*email)/);
});

it('lists the reviews of all products, or of one by its id', async () => {
  const { data } = await service.ask(
    '{ reviews(perPage: 100) { pageInfo { totalItems } } product(slug: "roll-1") { id } }',
  );
  expect(data.reviews.pageInfo.totalItems).toBe(13);
  const one = await service.ask('query ($id: ID) { reviews(product: $id) { items { reviewer } } }', {
    id: data.product.id,
  });
  expect(one.data.reviews.items).toEqual([{ reviewer: 'Buyer 14' }, { reviewer: 'Buyer 13' }]);
});

it('is empty past the end', async () => {
  const { data } = await service.ask(
    '{ product(slug: "seal") { reviews(page: 50) { items { id } pageInfo { page } } } }',
  );
  expect(data.product.reviews).toEqual({ items: [], pageInfo: { page: 50 } });
});

it.each(['', 'seal', '-4', '0'])('has no reviews, and asks for none, of a product %j', async product => {
  const { data, calls } = await service.cost('query ($product: ID) { reviews(product: $product) { items { id } } }', {
    product,
  });
  expect(data.reviews.items).toEqual([]);
  expect(calls).toEqual([]);
});

it.each(['page: 0', 'perPage: 101'])('refuses reviews(%s)', async args => {
  const { errors } = await service.ask(`{ reviews(${args}) { items { id } } }`);
  expect(errors[0]!.extensions.code).toBe('BAD_USER_INPUT');
});
