import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { shopSaying } from '../shopSaying.ts';

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

it('counts the stars of all reviews, whichever page is shown, in one call', async () => {
  await service.cold();
  const { data, calls } = await service.cost(
    '{ product(slug: "seal") { reviews(page: 2, perPage: 2) { items { reviewer } stars { stars count } } } }',
  );
  const { items, stars } = data.product.reviews;
  expect(items).toEqual([{ reviewer: 'Buyer 9' }, { reviewer: 'Buyer 8' }]);
  expect(stars.map((row: { stars: number }) => row.stars)).toEqual([5, 4, 3, 2, 1]);
  expect(stars.reduce((sum: number, row: { count: number }) => sum + row.count, 0)).toBe(11);
  expect(calls.filter(path => path.includes('reviews'))).toHaveLength(1);
});

it('counts no stars over all products', async () => {
  const { data } = await service.ask('{ reviews { stars { count } } }');
  expect(data.reviews.stars).toBeNull();
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

const SUBMIT = `mutation ($input: SubmitReviewInput!) { submitReview(input: $input) { __typename
  ... on ReviewReceived { message review { id reviewer review rating verified } }
  ... on ValidationFailure { message errors { field code } } ... on ReviewRefused { code message } } }`;
const words = { reviewer: 'Lerato', email: 'lerato@example.test', review: 'Sticks well.\n\nLeaves a mark.', rating: 4 };
const idOf = async (slug: string) =>
  (await service.ask('query ($slug: String) { product(slug: $slug) { id } }', { slug })).data.product.id;
const submit = async (input: Record<string, unknown>) => {
  const { data, errors } = await service.ask(SUBMIT, { input });
  expect(errors).toEqual([]);
  return data.submitReview;
};
const shown = async (product: string) =>
  (await service.ask('query ($id: ID) { reviews(product: $id) { items { review } } }', { id: product })).data.reviews
    .items;

it('hands a review to the shop, where it waits, and shows it to its author alone', async () => {
  const product = await idOf('roll-3');
  expect(await submit({ product, ...words })).toMatchObject({
    __typename: 'ReviewReceived',
    message: 'Thank you for your review! It may take some time to appear after moderation.',
    review: { reviewer: 'Lerato', rating: 4, verified: false, review: expect.stringContaining('Leaves a mark.') },
  });
  await service.cold();
  expect(await shown(product)).toEqual([]);
});

it('shows the first review of a product once it may show, although nothing else of the product has changed', async () => {
  const product = await idOf('roll-8');
  await submit({ product, ...words, review: 'The first of its kind.' });
  const { database } = service.demo;
  const stored = database.all('reviews').find(row => row.review.includes('The first of its kind.'))!;
  database.put('reviews', { ...stored, status: 'approved' });
  // What is kept runs out; the index still knows of none, for WooCommerce takes a review for no edit of its product.
  service.gateway.store.clear();
  const { data } = await service.ask('{ product(slug: "roll-8") { rating { count } reviews { items { reviewer } } } }');
  expect(data.product).toEqual({ rating: { count: 1 }, reviews: { items: [{ reviewer: words.reviewer }] } });
  database.remove('reviews', stored.id);
});

it.each([
  ['a field that people do not see', { website: 'https://spam.example' }],
  ['no time to read the form', { elapsedMs: 300 }],
  ['many addresses', { review: 'http://a.example '.repeat(5) }],
])('takes a review with %s like any other, and marks it as spam for the shop', async (what, more) => {
  const product = await idOf('roll-7');
  expect(await submit({ product, ...words, review: what, ...more })).toMatchObject({ __typename: 'ReviewReceived' });
  const { review } = { review: what, ...more } as { review: string };
  const stored = service.demo.database.all('reviews').find(row => row.review.includes(review.trim()));
  expect(stored?.status).toBe('spam');
});

it('tells search engines of a buyer’s link elsewhere that it is no word of this site', async () => {
  const { database } = service.demo;
  const stored = database.all('reviews').find(row => row.status === 'approved')!;
  database.put('reviews', { ...stored, review: '<a href="https://a.example/">Mine</a>' });
  service.gateway.store.clear();
  const { data } = await service.ask('{ reviews(perPage: 50) { items { review } } }');
  expect(JSON.stringify(data)).toContain(
    JSON.stringify('<a href="https://a.example/" rel="noopener ugc nofollow">Mine</a>').slice(1, -1),
  );
  database.put('reviews', stored);
});

it('takes markup for the text it is', async () => {
  const review = 'Less <b>glue</b> & <script>alert(1)</script>, 3 < 4';
  const { review: made } = await submit({ product: await idOf('roll-4'), ...words, reviewer: '<i>Zo</i>', review });
  expect(made.reviewer).toBe('<i>Zo</i>');
  expect(made.review).toContain('Less &lt;b&gt;glue&lt;/b&gt; &amp; &lt;script&gt;');
  expect(made.review).not.toContain('<script');
});

it('checks what the shop does not', async () => {
  const product = await idOf('roll-3');
  const bad = await submit({ product, reviewer: ' ', email: 'nobody', review: '\n', rating: 9 });
  expect(bad.message).toBe('Please fill in all required fields.');
  expect(bad.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    ...['email', 'rating', 'review', 'reviewer'],
  ]);
  expect((await submit({ product, ...words, rating: 0 })).errors).toMatchObject([{ field: 'rating' }]);
});

it('takes the same words once', async () => {
  const input = { product: await idOf('roll-5'), ...words };
  await submit(input);
  expect(await submit(input)).toMatchObject({ __typename: 'ReviewRefused', code: 'DUPLICATE' });
});

it('takes none where reviews are closed, or where there is no product', async () => {
  await service.edit('products', 'roll-6', { reviewsAllowed: false });
  await service.cold();
  expect(await submit({ product: await idOf('roll-6'), ...words })).toMatchObject({ code: 'REVIEWS_CLOSED' });
  for (const product of ['999999', 'roll', '0'])
    expect(await submit({ product, ...words })).toMatchObject({ code: 'UNKNOWN_PRODUCT' });
});

it('says what each review is about', async () => {
  const { data, calls } = await service.cost('{ reviews(perPage: 20) { items { product { name path } } } }');
  const names = new Set(data.reviews.items.map(({ product }: { product: { name: string } }) => product.name));
  expect(names).toEqual(new Set(['Seal & proof', 'Roll 01']));
  expect(calls).toHaveLength(1);
});

it.each([
  ['switched off', 'no', { reviewsAllowed: false, reviewsShown: false, count: 0, stars: 0, said: 0 }],
  ['switched on', 'yes', { reviewsAllowed: true, reviewsShown: true, count: 11, stars: 4, said: 11 }],
])('shows and takes reviews as the shop has them %s', async (_, value, expected) => {
  const settings = [{ id: 'woocommerce_enable_reviews', value }];
  const upstream = await shopSaying(service.demo.url, { '/wc/v3/settings/products?': settings });
  const gateway = service.another({ upstream });
  await gateway.ready();
  await service.cold();
  const { data } = await ask(
    gateway,
    `{ product(slug: "seal") { id reviewsAllowed reviewsShown rating { count } reviews { items { id } pageInfo { totalItems } } }
      reviews(perPage: 100) { items { id } } products { facets { ratings { atLeast } } } }`,
  );
  const { id, reviewsAllowed, reviewsShown, rating, reviews } = data.product;
  expect({ reviewsAllowed, reviewsShown, count: rating.count }).toEqual({
    ...{ reviewsAllowed: expected.reviewsAllowed, reviewsShown: expected.reviewsShown, count: expected.count },
  });
  expect(reviews.pageInfo.totalItems).toBe(expected.said);
  expect(data.reviews.items.length > 0).toBe(expected.reviewsShown);
  expect(data.products.facets.ratings).toHaveLength(expected.stars);
  const calls = await service.calls();
  expect(calls.some(path => path.includes('/reviews?'))).toBe(expected.reviewsShown);
  expect(calls.filter(path => path.includes('settings'))).toEqual([]);
  const sent = await ask(gateway, SUBMIT, { input: { product: id, ...words, review: `As it is ${value}.` } });
  expect(sent.data.submitReview).toMatchObject(
    expected.reviewsAllowed ? { __typename: 'ReviewReceived' } : { code: 'REVIEWS_CLOSED' },
  );
});

const ratingsAre = (enabled: string, required: string) => [
  { id: 'woocommerce_enable_review_rating', value: enabled },
  { id: 'woocommerce_review_rating_required', value: required },
];

it.each([
  ['REQUIRED', 'yes', 'yes', 'refused', 4],
  ['OPTIONAL', 'yes', 'no', 0, 4],
  ['OFF', 'no', 'yes', 0, 0],
] as const)(
  'asks for stars, and shows them, as the shop does: %s',
  async (starRating, enabled, required, none, four) => {
    const said = { '/wc/v3/settings/products?': ratingsAre(enabled, required) };
    const gateway = service.another({ upstream: await shopSaying(service.demo.url, said) });
    await gateway.ready();
    const { data } = await ask(
      gateway,
      `{ product(slug: "seal") { id rating { count } reviews { starRating stars { count } items { rating } } }
      products { facets { ratings { count } } } }`,
    );
    const { id, rating, reviews } = data.product;
    expect(reviews.starRating).toBe(starRating);
    const shows = starRating !== 'OFF';
    expect([rating.count, data.products.facets.ratings.length, reviews.items[0].rating].map(Boolean)).toEqual(
      Array(3).fill(shows),
    );
    expect(reviews.stars !== null).toBe(shows);
    const rated = async (stars: number) => {
      const input = { product: id, ...words, review: `${starRating} ${stars}`, rating: stars };
      const { submitReview } = (await ask(gateway, SUBMIT, { input })).data;
      return submitReview.review?.rating ?? 'refused';
    };
    expect([await rated(0), await rated(4)]).toEqual([none, four]);
  },
);

it('shows no stars for a review that gave none', async () => {
  const { database } = service.demo;
  const newest = database.all('reviews').find(({ reviewer }) => reviewer === 'Buyer 11')!;
  database.put('reviews', { ...newest, rating: 0 });
  await service.cold();
  const { data } = await service.ask(
    '{ product(slug: "seal") { reviews(perPage: 1) { items { rating } stars { count } } } }',
  );
  const { items, stars } = data.product.reviews;
  expect(items).toEqual([{ rating: 0 }]);
  expect(stars.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(10);
});
