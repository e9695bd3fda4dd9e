import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FaultRule } from '../../../demo/http/faults.ts';
import { ask, requestContext, type TestGateway } from '../ask.ts';
import { startEmbedded } from '../embedded.ts';
import { recording, startRecorded } from '../recorded.ts';

// What the index knows is shown while the shop is away, marked as such, and kept by nobody.

const service = startEmbedded();
const recorded = startRecorded();
const dataDir = mkdtempSync(join(tmpdir(), 'away-'));
let before: Shown;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Shown = Awaited<ReturnType<typeof look>>;

const CARD = 'slug name path asOf price { amount currency } image { url } stock { status } ';
const CHOICES = `attributes { slug variation options { slug } }
  variations { sku price { amount } purchasable stock { status } attributes { slug valueSlug } }`;
const LOOK = `{ list: products(perPage: 5, sort: { field: TITLE, order: ASC }) { asOf sample items { ${CARD} } pageInfo { totalItems } facets { allCategories } }
  filtered: products(filter: { categorySlugs: ["rolls"] }, perPage: 2) { asOf items { slug price { amount } } pageInfo { totalItems } }
  search(query: "roll") { products { asOf items { slug price { amount } } } }
  product(slug: "seal") { ${CARD} description reviews { items { id } } related { slug } categories { slug }
    ... on VariableProduct { priceRange { min { amount } } ${CHOICES} } }
  productCategory(slug: "rolls") { name products(perPage: 2) { asOf items { slug price { amount } } } } }`;

async function look(gateway: TestGateway) {
  const { data, errors } = await ask(gateway, LOOK);
  return { data, errors };
}

const opened = (env: Record<string, string> = {}) => service.another({ env: { DATA_DIR: dataDir, ...env } });

beforeAll(async () => {
  const gateway = opened();
  await gateway.ready();
  before = await look(gateway);
  expect(before.errors).toEqual([]);
});

const REFUSED = { status: 401, body: 'json', code: 'woocommerce_rest_cannot_view' } as const;

it.each<[string, Partial<FaultRule>]>([
  ['answers 503', { status: 503 }],
  ['refuses the key', REFUSED],
  ['hangs up', { reset: true }],
  ['shows its maintenance page', { status: 500 }],
  ['says nothing', { hang: true }],
])('shows name, price, picture and stock from the index where the shop %s, also after a restart', async (_, fault) => {
  await service.faults({ path: '/wc/v3/', ...fault });
  const gateway = opened({ UPSTREAM_TIMEOUT_MS: '60000' });
  const began = Date.now();
  const { data, errors } = await ask(gateway, LOOK, {}, requestContext('away', 60_000));
  // A call that is not answered takes a minute; what a busy machine adds to some seconds is nobody's.
  expect(Date.now() - began).toBeLessThan(30_000);
  expect(errors).toEqual([]);
  expect(data.list).toMatchObject({
    asOf: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\+02:00$/),
    sample: false,
  });
  expect(data.list.pageInfo).toEqual(before.data.list.pageInfo);
  expect(data.list.facets).toEqual(before.data.list.facets);
  for (const [at, item] of data.list.items.entries())
    expect(item).toEqual({ ...before.data.list.items[at], asOf: expect.any(String) });
  expect(data.filtered).toEqual({ ...before.data.filtered, asOf: expect.any(String) });
  expect(data.search.products.items).toEqual(before.data.search.products.items);
  expect(data.productCategory.name).toBe(before.data.productCategory.name);
  const { name, price, image, stock, priceRange, categories } = before.data.product;
  expect(data.product).toMatchObject({ name, price, image, stock, priceRange, categories });
  expect(data.product).toMatchObject({ asOf: expect.any(String), description: '', reviews: null });
  const chosenBy = (one: Shown['data']) =>
    one.product.attributes.filter((attribute: { variation: boolean }) => attribute.variation);
  expect(data.product.variations).toEqual(before.data.product.variations);
  expect(chosenBy(data)).toEqual(chosenBy(before.data));
  expect(chosenBy(data)).not.toEqual([]);
  // What the content service says of the site's clock is kept, and that the shop does not say how it is set, in three
  // groups; nothing that was answered without it.
  expect(gateway.store.stats.entries).toBeLessThanOrEqual(4);
});

it('shows the shop itself as soon as it answers', async () => {
  await service.faults({ path: '/wc/v3/', ...REFUSED });
  const gateway = opened();
  expect((await look(gateway)).data.product.asOf).not.toBeNull();
  await service.faults();
  expect((await look(gateway)).data).toEqual(before.data);
});

it('does not stand in for what the shop says is gone, nor for a wrong answer', async () => {
  const gateway = opened();
  await service.faults({ path: '/wc/v3/products[/?]', wrong: 'objects' });
  const { data, errors } = await ask(gateway, '{ product(slug: "seal") { name asOf } }');
  expect([data.product, errors.length]).toEqual([null, 1]);
});

it('keeps all else of a product whose variations and reviews fail', async () => {
  const gateway = opened();
  await service.faults(
    { path: '/wc/v3/(variations|products/\\d+/variations)', status: 500 },
    { path: '/wc/v3/products/reviews', status: 500 },
  );
  const { data } = await look(gateway);
  expect(data.product).toMatchObject({ ...before.data.product, variations: null, reviews: null });
});

it('finds the variation of the options that are chosen while the shop is away', async () => {
  const [wanted] = before.data.product.variations;
  const options = wanted.attributes.map((one: { slug: string; valueSlug: string }) => ({
    ...{ attribute: one.slug, value: one.valueSlug },
  }));
  await service.faults({ path: '/wc/v3/', status: 503 });
  const { data, errors } = await ask(
    opened(),
    'query ($options: [AttributeChoice!]!) { product(slug: "seal") { asOf ... on VariableProduct { variation(options: $options) { sku } } } }',
    { options },
  );
  expect(errors).toEqual([]);
  expect(data.product).toEqual({ asOf: expect.any(String), variation: { sku: wanted.sku } });
});

it('gives each sample a page where the shop refuses the key and nothing is known of it', async () => {
  recorded.on(/^\/wc\//, recording('wc-product-no-auth'));
  const gateway = recorded.gateway();
  const query = '{ products { items { slug } } product(slug: "security-void-label") { name sample purchasable } }';
  const { data, errors } = await ask(gateway, query);
  expect(errors).toEqual([]);
  expect(data.products.items).toContainEqual({ slug: 'security-void-label' });
  expect(data.product).toEqual({ name: 'Security Void Label', sample: true, purchasable: false });
  const other = await ask(gateway, '{ product(slug: "another") { name } }');
  expect(other.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAUTHORIZED' } }]);
});
