import assert from 'node:assert/strict';
import { type Expectation, orNotAvailable } from '../expectation.ts';
import type { Inspection, Row } from '../inspection.ts';
import { asAsked, pagingOf } from '../paging.ts';
import { behind } from './shop.ts';

const route = 'wc/v3/products';
const always = 'status=publish';
const PATH = `/${route}?${always}`;

const listed = (service: Inspection, query: string): Promise<Row[]> => service.rows('shop', `${PATH}&${query}`);

async function one(service: Inspection, query = '', fields = 'id,slug'): Promise<Row> {
  const [product] = await listed(service, `per_page=1&_fields=${fields}${query}`);
  orNotAvailable(product, `no product${query ? ` with ${query.slice(1)}` : 's'}`);
  return product;
}

const total = async (service: Inspection, query: string) =>
  (await service.call('shop', `${PATH}&per_page=1&_fields=id&${query}`)).total ?? 0;

export const products: Expectation[] = behind([
  ...pagingOf({ service: 'shop', route, always, pastTheEnd: 'empty' }),
  asAsked(route, 'shop', `&${always}`, ({ shop, scope }, ids) => shop.products.byIds(scope(), ids, 'full')),
  {
    route,
    expects: 'keeps the order of include= by orderby=include',
    async check(service) {
      const ids = (await listed(service, 'per_page=5&_fields=id')).map(row => row.id).toReversed();
      orNotAvailable(ids.length > 1, 'fewer than two products');
      const given = await listed(service, `include=${ids.join(',')}&orderby=include&_fields=id`);
      assert.deepEqual(
        given.map(row => row.id),
        ids,
      );
    },
  },
  {
    route,
    expects: 'decodes whole, with its prices, stock, pictures and attributes',
    async check(service) {
      const { items } = await service.shop.products.list(service.scope(), { per_page: 100 }, 'full');
      assert.equal(items.length, Math.min(100, await total(service, '')), 'every row can be read');
    },
  },
  {
    route,
    expects: 'writes prices as decimal text, "" where there is none',
    async check(service) {
      await one(service);
      for (const { id, price } of await listed(service, 'per_page=100&_fields=id,price'))
        assert.match(String(price), /^(\d+(\.\d+)?)?$/, `the price of ${id}`);
    },
  },
  {
    route,
    expects: 'lists published products alone with status=publish',
    async check(service) {
      const rows = await listed(service, 'per_page=100&_fields=id,status');
      assert.deepEqual(
        rows.filter(row => row.status !== 'publish'),
        [],
      );
    },
  },
  {
    route,
    expects: 'leaves a draft out of include= with status=publish',
    async check({ rows, shop, scope }) {
      const [draft] = await rows('shop', `/${route}?status=draft&per_page=1&_fields=id`);
      orNotAvailable(draft, 'no product is a draft');
      assert.deepEqual(await shop.products.byIds(scope(), [draft.id], 'card'), [null]);
    },
  },
  {
    route,
    expects: 'finds one product by its slug, and none by an unknown one',
    async check(service) {
      const { id, slug } = await one(service);
      assert.equal((await service.shop.products.bySlug(service.scope(), String(slug), 'card'))?.id, id);
      assert.equal(await service.shop.products.bySlug(service.scope(), 'no-product-has-this-slug-0', 'card'), null);
    },
  },
  {
    route,
    expects: 'filters by category id, children included, featured and on_sale',
    async check(service) {
      const categories = await service.shop.categories.all(service.scope());
      const full = categories.find(category => (category.count ?? 0) > 0);
      orNotAvailable(full, 'no category has products');
      assert((await total(service, `category=${full.id}`)) > 0, `the category ${full.id} has products`);
      for (const flag of ['featured', 'on_sale']) {
        const rows = await listed(service, `${flag}=true&per_page=100&_fields=id,${flag}`);
        assert.deepEqual(
          rows.filter(row => row[flag] !== true),
          [],
        );
      }
    },
  },
  ...['date', 'title', 'popularity', 'rating', 'price'].map(
    (order): Expectation => ({
      route,
      expects: `sorts by orderby=${order}`,
      check: async service => void (await listed(service, `orderby=${order}&order=asc&per_page=2&_fields=id`)),
    }),
  ),
  {
    route,
    expects: 'refuses an order it does not know with 400 rest_invalid_param',
    async check({ refusal }) {
      const refused = await refusal('shop', `${PATH}&orderby=nothing-to-sort-by`);
      assert.deepEqual(refused, { status: 400, code: 'rest_invalid_param' });
    },
  },
  {
    route,
    expects: 'finds by min_price and max_price in major units, and words by search=',
    async check(service) {
      const { price } = await one(service, '&min_price=0.01', 'id,price');
      assert((await total(service, `min_price=${price}&max_price=${price}`)) > 0, `a product of ${price}`);
      assert.equal(await total(service, 'search=no-product-has-these-words-0'), 0);
    },
  },
  {
    route,
    expects: 'lists by modified_after= what changed since, in UTC by dates_are_gmt=true',
    async check(service) {
      const latest = await one(service, '&orderby=modified&order=desc', 'id,date_modified_gmt');
      const since = (at: string) => listed(service, `modified_after=${at}&dates_are_gmt=true&per_page=100&_fields=id`);
      const before = new Date(Date.parse(`${latest.date_modified_gmt}Z`) - 1_000).toISOString().slice(0, 19);
      assert(
        (await since(before)).some(row => row.id === latest.id),
        'the product that changed last is listed',
      );
      assert.deepEqual(await since('2999-01-01T00:00:00'), []);
    },
  },
  {
    route,
    expects: 'answers an unknown id with 404 woocommerce_rest_product_invalid_id',
    async check({ refusal }) {
      assert.deepEqual(await refusal('shop', `/${route}/999999999`), {
        status: 404,
        code: 'woocommerce_rest_product_invalid_id',
      });
    },
  },
  ...pagingOf({ service: 'shop', route: 'wc/v3/products/categories', pastTheEnd: 'empty' }),
  {
    route: 'wc/v3/products/categories',
    expects: 'decodes, each with its parent, order and picture',
    async check({ shop, scope, call }) {
      const { total: rows } = await call('shop', '/wc/v3/products/categories?per_page=1&_fields=id');
      assert.equal((await shop.categories.all(scope())).length, rows);
    },
  },
  {
    route: 'wc/v3/products/attributes',
    expects: 'decodes, each with its terms',
    async check({ shop, scope, rows }) {
      const attributes = await shop.attributes.all(scope());
      assert.equal(attributes.length, (await rows('shop', '/wc/v3/products/attributes')).length);
      orNotAvailable(attributes.length, 'no global attributes');
      for (const { id, slug } of attributes) assert(slug, `the slug of ${id}`);
    },
  },
]);
