import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { Scope } from '../../cache/scope.ts';
import { createFiles } from '../../web/routes/files/files.ts';
import { ask, type TestGateway } from '../ask.ts';
import { change, forgetCart, productId, readCart } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { order, place } from '../ordering.ts';
import { recording, startRecorded } from '../recorded.ts';
import { product, seed, variation } from '../seed.ts';
import { newShopper } from '../shopper.ts';

// A product behind a password, whose whole text the shop sends: asked for in every way in which a visitor could read it.

const SECRET = 'Swordfish';
const words = {
  ...{ name: 'Hushed tape', password: 'open sesame', tags: ['tamper'] },
  ...{ description: `<p>${SECRET}</p>`, shortDescription: `<p>${SECRET}</p>`, weight: '77.7' },
  meta: { pack: SECRET, datasheet_url: `/${SECRET}.pdf`, data_sheet: `/${SECRET}.pdf` },
};
const locked = product('locked-tape', { ...words, sku: `${SECRET}-1`, regularPrice: '90.00' });
const varied = product('locked-seal', {
  ...{ ...words, name: 'Hushed seal', type: 'variable', regularPrice: '' },
  attributes: [{ global: null, name: SECRET, options: [SECRET], visible: true, variation: true }],
  variations: [variation({ [SECRET]: SECRET }, { sku: `${SECRET}-2`, regularPrice: '95.00', description: SECRET })],
});
const elsewhere = product('locked-link', {
  ...{ ...words, name: 'Hushed link', type: 'external' },
  ...{ externalUrl: `https://shop.example/${SECRET}`, buttonText: SECRET },
});
const review = {
  ...{ product: 'locked-tape', reviewer: 'Ada', email: 'ada@example.test', review: SECRET, rating: 5 },
  ...{ date: '2026-06-01T10:00:00', verified: true, status: 'approved' as const },
};

const service = startEmbedded({
  seed: { ...seed, products: [...seed.products, locked, varied, elsewhere], reviews: [...seed.reviews, review] },
});
const recorded = startRecorded();

const ALL = `__typename id name protected description shortDescription sku weight dimensions { length } dataSheet
  attributes { name options { name } } defaultAttributes { value } tags { name } meta { value } priceBreaks { quantity }
  rating { count } reviewsAllowed reviews { items { review } stars { count } } purchasable price { amount }
  ... on VariableProduct { priceRange { max { amount } } variations { sku description attributes { value } }
    variation(options: [{ attribute: "${SECRET}", value: "${SECRET}" }]) { sku } }
  ... on ExternalProduct { externalUrl buttonText }`;

const ids = new Map<string, string>();
beforeAll(async () => {
  for (const slug of ['locked-tape', 'locked-seal'])
    ids.set(slug, (await service.ask('query ($s: String) { product(slug: $s) { id } }', { s: slug })).data.product.id);
});

it.each(['with the index', 'before the index is there'])('shows name and price and no word of it, %s', async when => {
  const gateway: TestGateway = when === 'with the index' ? service.gateway : service.another();
  const tape = ids.get('locked-tape')!;
  const { variations } = service.gateway.services.shop;
  const [known] = await variations.ofProducts(new Scope('test', 10_000), [Number(ids.get('locked-seal'))], 'full');
  const [{ id: hidden }] = known as { id: number }[] as [{ id: number }];
  const answers = await Promise.all(
    [
      ...['locked-tape', 'locked-seal', 'locked-link'].map(slug => `{ product(slug: "${slug}") { ${ALL} } }`),
      `{ products(perPage: 100) { items { ${ALL} } } }`,
      '{ products(perPage: 100) { items { id reviews { items { review } } ... on VariableProduct { variations { sku } } } } }',
      `{ route(path: "/product/locked-tape") { ... on SimpleProduct { ${ALL.split('... on')[0]} } } }`,
      `{ reviews(product: "${tape}") { items { review } pageInfo { totalItems } stars { count } } }`,
      '{ reviews(perPage: 100) { items { review } } }',
      `{ estimateQuote(items: [{ productId: "${ids.get('locked-seal')}", variationId: "${hidden}", quantity: 5 }, { sku: "${SECRET}-2", quantity: 5 }]) {
        lines { unpriced product { name } variation { sku description attributes { value } } } } }`,
    ].map(async query => JSON.stringify((await ask(gateway, query)).data)),
  );
  for (const answer of answers) expect(answer).not.toContain(SECRET);
  expect(answers.join()).not.toContain('open sesame');
  expect(JSON.parse(answers[0]!).product).toMatchObject({
    ...{ name: 'Hushed tape', protected: true, price: { amount: '90.00' }, description: '', shortDescription: '' },
    ...{ sku: null, weight: null, dataSheet: null, attributes: [], meta: [], tags: [] },
    ...{ reviewsAllowed: false, reviews: { items: [], stars: null }, rating: { count: 0 }, purchasable: false },
  });
});

it.each(['with the index', 'before the index is there'])('is found by its name and not by its text, %s', async when => {
  const gateway: TestGateway = when === 'with the index' ? service.gateway : service.another();
  const { data } = await ask(gateway, `{ search(query: "${SECRET}") { products { items { name } } } }`);
  expect(data.search.products.items).toEqual([]);
});

it('is listed among its category, found by name, and not by its SKU or that of a variation', async () => {
  const { data } = await service.ask(
    `{ search(query: "Hushed tape") { products { items { name } } }
       products(filter: { categorySlugs: ["rolls"] }, perPage: 100) { items { name } facets { attributes { name } } }
       skus(skus: ["${SECRET}-1", "${SECRET}-2"]) { product { id } variation { id } } }`,
  );
  expect(data.search.products.items).toEqual([{ name: 'Hushed tape' }]);
  expect(data.products.items).toContainEqual({ name: 'Hushed tape' });
  expect(JSON.stringify(data.products.facets)).not.toContain(SECRET);
  expect(data.skus).toEqual([
    { product: null, variation: null },
    { product: null, variation: null },
  ]);
});

it('is in no sitemap', async () => {
  const scope = () => new Scope('test', 10_000);
  const file = await createFiles(service.gateway)('/sitemap.xml', scope(), scope);
  expect(String(await file!.encoded('identity'))).not.toContain('locked-');
});

it.each([
  ['locked-tape', {}],
  ['locked-seal', { options: [{ attribute: SECRET, value: SECRET }] }],
])('cannot be put into the cart, and takes no review: %s', async (slug, more) => {
  const shopper = newShopper(service.gateway);
  const id = ids.get(slug)!;
  expect(await change(shopper, 'addCartItem', { product: id, quantity: 1, ...more })).toMatchObject({
    ...{ __typename: 'CartFailure', code: 'NOT_FOR_SALE', field: 'product' },
  });
  const input = { product: id, reviewer: 'Ada', email: 'ada@example.test', review: 'Good.', rating: 5 };
  const { data } = await shopper.ask(
    'mutation ($input: SubmitReviewInput!) { submitReview(input: $input) { ... on ReviewRefused { code } } }',
    { input },
  );
  expect(data.submitReview).toEqual({ code: 'REVIEWS_CLOSED' });
});

it('is not put back into a cart that the store has forgotten', async () => {
  const shopper = newShopper(service.gateway);
  const roll = await productId(service, 'roll-1');
  await change(shopper, 'addCartItem', { product: roll, quantity: 1 });
  forgetCart(shopper, service.gateway);
  const restore = [roll, ids.get('locked-tape')].map(product => ({ product, quantity: 1 }));
  const cart = await change(shopper, 'addCartItem', { product: roll, quantity: 1, restore });
  expect(cart).toMatchObject({ items: [{ name: 'Roll 01', quantity: 2 }] });
  expect(cart.notices.map(({ code }: { code: string }) => code)).toEqual(['CART_EXPIRED', 'PUT_BACK', 'NOT_PUT_BACK']);
});

it('shows no word of a variation that lies in a cart already', async () => {
  const gateway = service.another();
  const shopper = newShopper(gateway);
  const options = [{ attribute: SECRET, value: SECRET }];
  await service.edit('products', 'locked-seal', { password: '' });
  const put = await change(shopper, 'addCartItem', { product: ids.get('locked-seal'), quantity: 1, options });
  await service.edit('products', 'locked-seal', { password: 'open sesame' });
  gateway.store.clear();
  expect(put).toMatchObject({ itemCount: 1 });
  const { data } = await shopper.ask('{ cart { items { product { protected } variation { description } } } }');
  expect(data.cart.items).toEqual([{ product: { protected: true }, variation: null }]);
});

it.each(['with the index', 'before the index is there'])(
  'cannot be ordered where it got its password in the cart, %s',
  async when => {
    const gateway: TestGateway = when === 'with the index' ? service.gateway : service.another();
    const [shopper, roll] = [newShopper(gateway), await productId(service, 'roll-2')];
    await change(shopper, 'addCartItem', { product: roll, quantity: 2 });
    await setPassword('open sesame');
    onTestFinished(() => setPassword(''));
    gateway.store.clear();
    const total = (await readCart(shopper)).totals.total.amount;
    const refused = await place(shopper, order({ total }));
    expect(refused).toMatchObject({ __typename: 'OrderFailure', code: 'NOT_FOR_SALE', cart: { itemCount: 2 } });
    expect(refused.cart.notices).toMatchObject([{ code: 'NOT_FOR_SALE', item: 'Roll 02' }]);
    const [{ key }] = refused.cart.items;
    expect(await change(shopper, 'updateCartItem', { key, quantity: 5 })).toMatchObject({
      ...{ __typename: 'CartFailure', code: 'NOT_FOR_SALE', field: 'key', cart: { itemCount: 2 } },
    });
    expect(await change(shopper, 'updateCartItem', { key, quantity: 1 })).toMatchObject({ itemCount: 1 });
    expect(await change(shopper, 'updateCartItem', { key, quantity: 0 })).toMatchObject({ itemCount: 0, notices: [] });
    expect(await change(shopper, 'addCartItem', { product: roll, quantity: 1 })).toMatchObject({
      code: 'NOT_FOR_SALE',
    });
  },
);

it('is told of in the cart that it lies in', async () => {
  const shopper = newShopper(service.gateway);
  await change(shopper, 'addCartItem', { product: await productId(service, 'roll-2'), quantity: 2 });
  await setPassword('open sesame');
  onTestFinished(() => setPassword(''));
  expect((await readCart(shopper)).notices).toEqual([
    {
      ...{ code: 'NOT_FOR_SALE', item: 'Roll 02', index: null },
      message: 'Roll 02 can no longer be bought here. Please remove it before you order.',
    },
  ]);
});

async function setPassword(password: string) {
  await service.edit('products', 'roll-2', { password });
  await service.gateway.services.catalogue.refresh(true);
}

it('shows nothing more of one that WooCommerce sent', async () => {
  const gateway = recorded.gateway();
  const { body } = recording('wc-product-password') as { body: Record<string, unknown> };
  recorded.on(/^\/wc\/v3\/products\?/, { body: [body] });
  const { data } = await ask(gateway, `{ product(slug: "behind-a-password") { ${ALL} } }`);
  expect(data.product).toMatchObject({ name: 'Behind a password', protected: true, description: '', price: {} });
  expect(JSON.stringify(data)).not.toContain('hidden');
  expect(recorded.calls.find(path => path.startsWith('/wc/v3/products?'))).toContain('post_password');
});
