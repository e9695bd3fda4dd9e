import { expect, it } from 'vitest';
import { ask, type TestGateway } from '../ask.ts';
import { change } from '../buying.ts';
import { startEmbedded } from '../embedded.ts';
import { newShopper } from '../shopper.ts';

const service = startEmbedded();
const QUERY = `query ($skus: [String!]!) { skus(skus: $skus) {
  sku product { slug price { amount } } variation { sku price { amount } attributes { value } }
} }`;

const QUERY_IDS = 'query ($skus: [String!]!) { skus(skus: $skus) { product { id } variation { id } } }';

it('finds products and variations in any case of their letters, in the order of the question', async () => {
  const { data } = await service.ask(QUERY, { skus: ['roll-02', ' SEAL-S-R ', 'No such', 'ROLL-01', ''] });
  expect(data.skus).toEqual([
    { sku: 'roll-02', product: { slug: 'roll-2', price: expect.anything() }, variation: null },
    {
      sku: ' SEAL-S-R ',
      product: { slug: 'seal', price: { amount: '24.00' } },
      variation: { sku: 'SEAL-S-R', price: { amount: '24.00' }, attributes: [{ value: 'Small' }, { value: 'Red' }] },
    },
    { sku: 'No such', product: null, variation: null },
    { sku: 'ROLL-01', product: { slug: 'roll-1', price: expect.anything() }, variation: null },
    { sku: '', product: null, variation: null },
  ]);
});

it('is no search: a part of a SKU finds nothing', async () => {
  const { data } = await service.ask(QUERY, { skus: ['ROLL', 'SEAL-S'] });
  expect(data.skus.map((match: { product: unknown }) => match.product)).toEqual([null, null]);
});

it('asks once for all products and once for all variations', async () => {
  const skus = ['ROLL-01', 'ROLL-02', 'ROLL-03', 'SEAL-S-R', 'SEAL-L', 'unknown'];
  const { calls } = await service.cost(QUERY, { skus });
  expect(calls.toSorted()).toEqual([
    expect.stringMatching(/^\/wc\/v3\/products\?status=publish&include=(\d+(%2C|,)){3}\d+&/),
    expect.stringMatching(/^\/wc\/v3\/variations\?parent=\d+&/),
  ]);
});

it('asks nothing for unknown ones', async () => {
  expect((await service.cost(QUERY, { skus: ['unknown'] })).calls).toEqual([]);
});

it.each(['skus(skus:', 'goods(ids:'])('refuses more than a hundred at a time of %s', async asked => {
  const { errors } = await service.ask(`{ ${asked} [${'"1",'.repeat(101)}]) { sku } }`);
  const argument = asked.slice(asked.indexOf('(') + 1);
  expect(errors[0]).toMatchObject({
    message: `${argument} 101 at once. Send at most 100.`,
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

it('says that the shop is not there while the index is not', async () => {
  const { errors } = await ask(service.another(), QUERY, { skus: ['ROLL-01'] });
  expect(errors[0]).toMatchObject({ extensions: { code: 'UPSTREAM_UNREACHABLE' } });
});

it('finds products and variations by their ids, and no other', async () => {
  const { data: known } = await service.ask(QUERY_IDS, { skus: ['ROLL-01', 'SEAL-S-R'] });
  const [roll, seal] = known.skus as { product: { id: string }; variation: { id: string } | null }[];
  const ids = [seal!.variation!.id, roll!.product.id, '999999', 'x'];
  const { data } = await service.ask(
    `query ($ids: [ID!]!) { goods(ids: $ids) { sku product { id } variation { id } } }`,
    {
      ids,
    },
  );
  expect(data.goods).toEqual([
    { sku: 'SEAL-S-R', product: seal!.product, variation: seal!.variation },
    { sku: 'ROLL-01', product: roll!.product, variation: null },
    { sku: '', product: null, variation: null },
    { sku: '', product: null, variation: null },
  ]);
});

const PRICES = `query ($ids: [ID!]!, $quantities: [Int!]) { goods(ids: $ids, quantities: $quantities) {
  unitPrice { amount } total { amount } } }`;

/** What so many of these cost in a cart: one, and all. */
async function pricesOf(gateway: TestGateway, ids: string[], quantities?: number[]) {
  const { data, errors } = await ask(gateway, PRICES, { ids, quantities });
  expect(errors).toEqual([]);
  type Priced = Record<'unitPrice' | 'total', { amount: string } | null>;
  return data.goods.map(({ unitPrice, total }: Priced) => [unitPrice?.amount, total?.amount]);
}

it('says what so many cost, of a price that may be less than a cent, as an estimate and the cart do', async () => {
  await service.edit('products', 'roll-3', { regularPrice: '0.085' });
  await service.gateway.services.catalogue.refresh();
  await service.cold();
  const { data } = await service.ask(QUERY_IDS, { skus: ['ROLL-03', 'SEAL-S-R'] });
  const [{ product: roll }, { product: seal, variation }] = data.skus;
  const ids = [roll.id, variation.id, seal.id, '999999'];
  const none = [undefined, undefined];
  expect(await pricesOf(service.gateway, ids, [1_000, 3, 2])).toEqual([
    ['0.09', '85.00'],
    ['24.00', '72.00'],
    none,
    none,
  ]);
  const items = [{ productId: roll.id, quantity: 1_000 }];
  const estimate =
    'query ($items: [EstimateItemInput!]!) { estimateQuote(items: $items) { goods { gross { amount } } } }';
  const cost = { gross: { amount: '85.00' } };
  expect((await service.ask(estimate, { items })).data.estimateQuote).toEqual({ goods: cost });
  const shopper = newShopper(service.gateway);
  await change(shopper, 'addCartItem', { product: roll.id, quantity: 1_000 });
  const cart = '{ cart { items { price { amount } subtotal { gross { amount } } } } }';
  expect((await shopper.ask(cart)).data.cart.items).toEqual([{ price: { amount: '0.09' }, subtotal: cost }]);
  expect(await pricesOf(service.gateway, [variation.id])).toEqual([['24.00', '24.00']]);
});

it.each([
  ['cart', ['0.50', '4.50']],
  ['quote', ['0.52', '4.64']],
])(
  'reckons with price breaks, where they hold in a %s, that are lower than the price as it stands',
  async (where, ten) => {
    const gateway = service.another({ env: { PRICE_BREAKS: where } });
    const price_breaks = '5:0.6, 9:0.5, 20:0.4';
    await service.edit('products', 'roll-4', { regularPrice: '0.515', meta: { price_breaks } });
    await gateway.ready();
    const { data } = await ask(gateway, QUERY_IDS, { skus: ['ROLL-04'] });
    const { id } = data.skus[0].product;
    expect(await pricesOf(gateway, [id], [6])).toEqual([['0.52', '3.09']]);
    expect(await pricesOf(gateway, [id], [9])).toEqual([ten]);
  },
);

it.each([0, -1, 100_000_001])('refuses %i pieces', async pieces => {
  const { errors } = await service.ask(PRICES, { ids: ['1'], quantities: [pieces] });
  expect(errors[0]).toMatchObject({
    message: `quantities[0]: ${pieces} is not a number from 1 to 100000000.`,
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
