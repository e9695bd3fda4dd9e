import { expect, it } from 'vitest';
import { ask } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { shopSaying } from '../shopSaying.ts';

const service = startEmbedded();

const hiding = (value: string) => [{ id: 'woocommerce_hide_out_of_stock_items', value }];

const LOOK = `{ products(perPage: 100) { items { slug } pageInfo { totalItems } facets { stock { status } } }
  search(query: "sold") { products { items { slug } } }
  sitemap { url } product(slug: "sold-out") { slug stock { status } } }`;

type Gateway = typeof service.gateway;

/** Where the product that is sold out stands. */
async function placesIn(gateway: Gateway) {
  const { data, errors } = await ask(gateway, LOOK);
  expect(errors).toEqual([]);
  const has = (items: { slug: string }[]) => items.some(({ slug }) => slug === 'sold-out');
  expect(data.product).toEqual({ slug: 'sold-out', stock: { status: 'OUT_OF_STOCK' } });
  return {
    list: has(data.products.items),
    total: data.products.pageInfo.totalItems,
    facet: data.products.facets.stock.some(({ status }: { status: string }) => status === 'OUT_OF_STOCK'),
    search: has(data.search.products.items),
    sitemap: data.sitemap.some(({ url }: { url: string }) => url.endsWith('/product/sold-out')),
    feed: [...gateway.services.catalogue.products.offers()].flat().some(({ slug }) => slug === 'sold-out'),
  };
}

const SHOWN = { list: true, total: 39, facet: true, search: true, sitemap: true, feed: true };
const HIDDEN = { list: false, total: 38, facet: false, search: false, sitemap: false, feed: false };

it('leaves what is out of stock out of lists where the shop hides it, as soon as the shop says so', async () => {
  const said = { '/wc/v3/settings/products?': hiding('no') };
  const gateway = service.another({ upstream: await shopSaying(service.demo.url, said) });
  await gateway.ready();
  expect(await placesIn(gateway)).toEqual(SHOWN);
  for (const [value, places] of [
    ['yes', HIDDEN],
    ['no', SHOWN],
  ] as const) {
    said['/wc/v3/settings/products?'] = hiding(value);
    gateway.store.outdate(['products-settings']);
    await gateway.ready();
    expect(await placesIn(gateway)).toEqual(places);
  }
});

it('takes out what is sold out later, and in what is there again', async () => {
  const upstream = await shopSaying(service.demo.url, { '/wc/v3/settings/products?': hiding('yes') });
  const gateway = service.another({ upstream });
  await gateway.ready();
  const isListed = async () => {
    await gateway.services.catalogue.refresh();
    const { data } = await ask(gateway, '{ products(perPage: 100) { items { slug } } }');
    return data.products.items.some(({ slug }: { slug: string }) => slug === 'counted');
  };
  expect(await isListed()).toBe(true);
  await service.edit('products', 'counted', { stockQuantity: 0, stockStatus: 'outofstock' });
  expect(await isListed()).toBe(false);
  await service.edit('products', 'counted', { stockQuantity: 7, stockStatus: 'instock' });
  expect(await isListed()).toBe(true);
});

it('offers no variation that is out of stock where the shop hides that, but all of a product that is', async () => {
  const said = { '/wc/v3/settings/products?': hiding('no') };
  const gateway = service.another({ upstream: await shopSaying(service.demo.url, said) });
  const offered = async () => {
    gateway.store.outdate(['products-settings']);
    await gateway.ready();
    await gateway.services.catalogue.refresh();
    const { data } = await ask(
      gateway,
      '{ product(slug: "seal") { ... on VariableProduct { variations { sku } priceRange { min { amount } } } } }',
    );
    const { variations, priceRange } = data.product;
    return [variations.map(({ sku }: { sku: string }) => sku).join(), priceRange.min.amount];
  };
  await service.edit('variations', 'SEAL-S-R', { stockStatus: 'outofstock' });
  expect(await offered()).toEqual(['SEAL-S-R,SEAL-L,SEAL-S-B', '24.00']);
  said['/wc/v3/settings/products?'] = hiding('yes');
  expect(await offered()).toEqual(['SEAL-L,SEAL-S-B', '40.50']);
  await service.edit('products', 'seal', { stockStatus: 'outofstock' });
  expect(await offered()).toEqual(['SEAL-S-R,SEAL-L,SEAL-S-B', '24.00']);
  await service.edit('products', 'seal', { stockStatus: 'instock' });
});

it('goes on as the shop last said where its settings may not be read any more', async () => {
  const said: Record<string, unknown> = { '/wc/v3/settings/products?': hiding('yes') };
  const gateway = service.another({ upstream: await shopSaying(service.demo.url, said) });
  await gateway.ready();
  delete said['/wc/v3/settings/products?'];
  await service.faults({ path: '/wc/v3/settings/products', status: 403, body: 'json' });
  gateway.store.outdate(['products-settings']);
  await gateway.ready();
  expect(await placesIn(gateway)).toEqual(HIDDEN);
});

it('shows what is out of stock where the settings may not be read', async () => {
  await service.faults({ path: '/wc/v3/settings/products', status: 403, body: 'json' });
  const gateway = service.another();
  await gateway.ready();
  expect(await placesIn(gateway)).toEqual(SHOWN);
});
