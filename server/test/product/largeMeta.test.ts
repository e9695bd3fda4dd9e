import { expect, it } from 'vitest';
import { ask, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { eventually } from '../eventually.ts';
import { product, seed } from '../seed.ts';
import { startVariant } from '../variant.ts';

// Products that a page builder keeps its data with: a list of them with all their meta data has more than 5 MB.

const built = (slug: string, megabytes: number) =>
  product(slug, { meta: { _layout: 'x'.repeat(megabytes * 1_024 ** 2), min_order_qty: '50', pack: '500' } });
const LARGE = ['large-1', 'large-2', 'large-3', 'large-4'];
const products = [...LARGE.map(slug => built(slug, 1.5)), built('too-large', 5.1)];
const service = startEmbedded({ seed: { ...seed, products, reviews: [] } });

const LIST = '{ products { items { slug minimumQuantity meta { key value } image { url } } } }';

const productCalls = (calls: readonly string[]) => calls.filter(call => call.includes('/wc/v3/products?'));
const keysOf = (call: string) => new URLSearchParams(call.split('?')[1]).get('include_meta')!.split(',');

async function listedBy(gateway: TestGateway): Promise<string[]> {
  const { data, errors } = await ask(gateway, LIST);
  expect(errors).toEqual([]);
  for (const item of data.products.items)
    expect(item).toMatchObject({ minimumQuantity: 50, meta: [{ key: 'pack', value: '500' }] });
  return data.products.items.map(({ slug }: { slug: string }) => slug).toSorted();
}

it('asks in one call for the meta data that is read of products, and for no other', async () => {
  await service.cold();
  expect(await listedBy(service.gateway)).toEqual([...LARGE, 'too-large']);
  const [asked, ...more] = productCalls(await service.calls());
  expect(more).toEqual([]);
  expect(keysOf(asked!)).toEqual(
    expect.arrayContaining(['pack', 'min_order_qty', 'data_sheet', 'price_breaks', 'rank_math_title']),
  );
  expect(keysOf(asked!)).not.toContain('_layout');
});

it('asks for the keys that the owner names', async () => {
  const gateway = service.another({ env: { PRODUCT_META: 'price_breaks=_tiers' } });
  await gateway.ready();
  await service.cold();
  await listedBy(gateway);
  const keys = keysOf(productCalls(await service.calls())[0]!);
  expect(keys).toContain('_tiers');
  expect(keys).not.toContain('price_breaks');
});

it('has by halves what a shop that sends all of it cannot send at once, but for a row too large by itself', async () => {
  const older = await startVariant(service.demo, ({ path }) => ({
    ask: { path: path.replace(/&include_meta=[^&]*/, '') },
  }));
  const gateway = service.another({ upstream: older.url });
  await gateway.ready();
  // On a busy machine the index stands in at first.
  await eventually(async () => expect(await listedBy(gateway)).toEqual(LARGE));
  await eventually(async () => {
    const { data, errors } = await ask(gateway, '{ product(slug: "too-large") { slug minimumQuantity } }');
    expect(data.product).toBeNull();
    expect(errors[0]!.extensions.code).toBe('UPSTREAM_INVALID_ANSWER');
  });
});
