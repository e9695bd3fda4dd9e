import { expect, it } from 'vitest';
import type { Wrong } from '../../../demo/http/faults.ts';
import { ask, requestContext } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';

// A service that answers 200 with something well-formed that is not true, where the index knows better.

const service = startEmbedded();
const INVALID = { extensions: expect.objectContaining({ code: 'UPSTREAM_INVALID_ANSWER' }) };
const KINDS: Wrong[] = ['empty', 'counted', 'null', 'nulls', 'objects', 'slugs'];

const THINGS: [name: string, path: string, query: string][] = [
  ['product', '/wc/v3/products', '{ found: product(slug: "on-sale") { slug name description } }'],
  ['post', '/wp/v2/posts', '{ found: post(slug: "post-1") { slug content } }'],
  ['page', '/wp/v2/pages', '{ found: page(slug: "careers") { slug content } }'],
  ['route', '/wc/v3/products', '{ found: route(path: "/product/on-sale") { ... on Product { slug } } }'],
];

it.each(THINGS.flatMap(thing => KINDS.map(wrong => [...thing, wrong] as const)))(
  'a %s that the index has is an error and no 404, and is asked for again: %s %s %s',
  async (_name, path, query, wrong) => {
    await service.cold();
    await service.faults({ path: `${path}[/?]`, wrong });
    const { data, errors } = await service.ask(query);
    expect(data.found).toBeNull();
    expect(errors).toEqual([expect.objectContaining(INVALID)]);
    await service.faults();
    const again = await service.ask(query);
    expect(again.errors).toEqual([]);
    expect(again.data.found.slug).toBeTruthy();
  },
);

it.each(THINGS)('a %s that a list does not bring is had by its own address', async (_name, path, query) => {
  await service.cold();
  await service.faults({ path: `${path}\\?`, wrong: 'counted' });
  const { data, errors } = await service.ask(query);
  expect(errors).toEqual([]);
  expect(data.found.slug).toBeTruthy();
  expect(await service.calls()).toContainEqual(expect.stringMatching(new RegExp(`${path}/\\d+\\?`)));
});

const TERMS: [name: string, path: string, query: string][] = [
  ['product category', 'products/categories', '{ found: productCategory(slug: "seals") { slug } }'],
  ['list of product categories', 'products/categories', '{ found: productCategories { slug } }'],
  ['post category', '/wp/v2/categories', '{ found: postCategory(slug: "void") { slug } }'],
  ['tag', '/wp/v2/tags', '{ found: postTag(slug: "seals") { slug } }'],
  ['menu', '/wp/v2/menus', '{ found: menu(slug: "primary") { slug } }'],
  ['blog', '/wp/v2/posts', '{ found: posts { items { slug } } }'],
  ['list of pages', '/wp/v2/pages', '{ found: pages { items { slug } } }'],
  ['list of products', '/wc/v3/products', '{ found: products { items { slug sku price { amount } } } }'],
];

it.each(
  TERMS.flatMap(term => (['empty', 'null', 'nulls', 'objects'] as const).map(wrong => [...term, wrong] as const)),
)('a %s that is known is not lost by an answer without it: %s %s %s', async (_name, path, query, wrong) => {
  service.gateway.store.clear();
  await service.faults({ path: `${path}[/?]`, wrong });
  const { data, errors } = await service.ask(query);
  expect(data.found).toBeNull();
  expect(errors).toEqual([expect.objectContaining(INVALID)]);
  await service.faults();
  expect((await service.ask(query)).errors).toEqual([]);
});

it('reads a list that a plugin filtered, which PHP sends as a map of what is left by its places', async () => {
  const query = `{
    product(slug: "seal") {
      ... on VariableProduct {
        categories { slug } images { url } attributes { name options { name } } related { slug }
        variations { sku attributes { value } }
      }
    }
    post(slug: "post-1") { categories { slug } tags { slug } }
  }`;
  await service.cold();
  const whole = await service.ask(query);
  expect(whole.errors).toEqual([]);
  await service.cold();
  await service.faults({ path: '/w[cp]/v', wrong: 'keyed' });
  expect(await service.ask(query)).toEqual(whole);
  await service.faults();
});

it.each([
  ['variations', 'variations', '... on VariableProduct { part: variations { sku } }', 3],
  ['reviews', 'products/reviews', 'part: reviews { items { rating } }', 10],
])('the %s of a product fail alone where none come', async (_name, path, part, amount) => {
  const query = `{ product(slug: "seal") { slug ${part} } }`;
  for (const wrong of ['empty', 'null', 'nulls'] as const) {
    await service.cold();
    await service.faults({ path: `${path}[/?]`, wrong });
    const { data, errors } = await service.ask(query);
    expect(data.product).toEqual({ slug: 'seal', part: null });
    expect(errors).toEqual([expect.objectContaining(INVALID)]);
    await service.faults();
    const { part: found } = (await service.ask(query)).data.product;
    expect((found.items ?? found).length).toBe(amount);
  }
});

it('shows what it had while a service lies, and says that it is old', async () => {
  const query = '{ product(slug: "on-sale") { name } }';
  await service.cold();
  const before = await service.ask(query);
  service.gateway.store.outdate('everything');
  await service.faults({ path: '/wc/v3/products[/?]', wrong: 'empty' });
  expect(await service.ask(query)).toEqual(before);
});

it('believes the service that a thing is gone, or bears another name since it was changed', async () => {
  const gateway = service.another();
  await gateway.ready();
  const find = (slug: string, posted: string) =>
    ask(gateway, `{ product(slug: "${slug}") { path } post(slug: "${posted}") { path } }`);
  await service.edit('products', 'counted', { slug: 'counted-anew', modified: '2030-01-01T10:00:00' });
  expect((await find('counted', 'post-1')).data.product).toEqual({ path: '/product/counted-anew' });
  await service.edit('products', 'sold-out', { status: 'draft' });
  await service.edit('posts', 'post-2', { status: 'draft' });
  expect(await find('sold-out', 'post-2')).toEqual({ data: { product: null, post: null }, errors: [] });
});

it('leaves a single row that is missing out of a list, and keeps no such list', async () => {
  const gateway = service.another();
  await gateway.ready();
  await service.edit('products', 'roll-30', { status: 'draft' });
  await service.faults({ path: '/wc/v3/products/\\d', wrong: 'null' });
  const asked = requestContext();
  const query = '{ products(perPage: 100) { items { slug price { amount } } } }';
  const { data } = await ask(gateway, query, {}, asked);
  expect(data.products.items.length).toBeGreaterThan(30);
  expect(data.products.items.map((row: { slug: string }) => row.slug)).not.toContain('roll-30');
  expect(asked.scope.failed).toBe(true);
  await service.faults();
  const later = requestContext();
  expect((await ask(gateway, query, {}, later)).data.products).toEqual(data.products);
  expect(later.scope.failed).toBe(false);
});

it('empties no index by an empty list that nobody counted', async () => {
  const count = async () => (await service.ask('{ products { pageInfo { totalItems } } }')).data.products.pageInfo;
  const before = await count();
  await service.faults({ path: '/wc/v3/products\\?status=publish&_fields', wrong: 'empty' });
  await service.gateway.services.catalogue.refresh(true);
  expect(await count()).toEqual(before);
});
