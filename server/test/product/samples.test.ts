import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { recording, rows, startRecorded } from '../recorded.ts';

const service = startRecorded();
const LIST = `{ products { sample items { slug sample purchasable price { amount } pricesIncludeTax stock { status inStock } image { url }
  categories { slug sample } attributes { name } } pageInfo { totalItems } }
  productCategories { slug name sample parent { slug } children { slug } products { sample items { slug } } } }`;

it('stands two products and two categories in for a shop that refuses its credentials', async () => {
  service.on(/^\/wc\//, recording('wc-product-no-auth'));
  const { data } = await ask(service.gateway(), LIST);
  expect(data.products).toMatchObject({ sample: true, pageInfo: { totalItems: 2 } });
  expect(data.products.items).toHaveLength(2);
  for (const item of data.products.items)
    expect(item).toMatchObject({ sample: true, purchasable: false, price: null, stock: { inStock: false } });
  expect(data.products.items[0].categories).toEqual([{ slug: 'security', sample: true }]);
  expect(data.productCategories).toMatchObject([
    { slug: 'security', sample: true },
    { slug: 'regulatory', sample: true },
  ]);
});

it('says of any other category that it could not be had, not that it is gone', async () => {
  service.on(/^\/wc\//, recording('wc-product-no-auth'));
  const asked = '{ productCategory(slug: "services") { name } sample: productCategory(slug: "security") { name } }';
  const { data, errors } = await ask(service.gateway(), asked);
  expect(data).toEqual({ productCategory: null, sample: { name: 'Security Products' } });
  expect(errors).toMatchObject([{ path: ['productCategory'], extensions: { code: 'UPSTREAM_UNAUTHORIZED' } }]);
});

it('has no second page of them', async () => {
  service.on(/^\/wc\//, recording('wc-product-no-auth'));
  const { data } = await ask(service.gateway(), '{ products(page: 2) { items { slug } sample } }');
  expect(data.products).toEqual({ items: [], sample: true });
});

it('says the truth where samples are switched off', async () => {
  service.on(/^\/wc\//, recording('wc-product-no-auth'));
  const { data, errors } = await ask(service.gateway({ env: { SAMPLE_DATA: 'off' } }), LIST);
  expect(data).toEqual({ products: null, productCategories: null });
  expect(errors.map(error => error.extensions.code)).toEqual(['UPSTREAM_UNAUTHORIZED', 'UPSTREAM_UNAUTHORIZED']);
});

it('shows no sample for any other trouble', async () => {
  service.on(/^\/wc\//, recording('fail-maintenance'));
  const { data } = await ask(service.gateway(), '{ products { items { slug } } productCategories { slug } }');
  expect(data).toEqual({ products: null, productCategories: null });
});

it('prefers the real list it read before', async () => {
  service.on(/^\/wc\/v3\/products\?/, rows('wc-product-simple'));
  const gateway = service.gateway();
  const first = await ask(gateway, '{ products { sample items { slug } } }');
  service.on(/^\/wc\//, recording('wc-product-no-auth'));
  expect(await ask(gateway, '{ products { sample items { slug } } }')).toEqual(first);
  expect(first.data.products.sample).toBe(false);
});
