import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

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
